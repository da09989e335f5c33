/** Names of types for shapes, as one language writes them: each in the name space of its owner. */
import { late } from "../../model/once.js";
import { identifierOf, type NamePolicy } from "../names/policy.js";
import { Scope } from "../names/scope.js";
import { type Name, nameOf } from "../names/words.js";
import type { NamedShape, ShapeId } from "./shape.js";
import { othersPart } from "./shape-places.js";

/** How a language has name spaces. */
export interface TypeSpaces {
  /** Types of one owner stand in it (`Book.Author`), or beside it with its name in front (`Book_Author`). */
  readonly nested: boolean;
  /** Names that are taken beside the outermost types. */
  readonly taken: Iterable<string>;
  /** Names that are taken in every type, where types are nested. */
  readonly takenWithin?: Iterable<string>;
  /** Names that differ in case alone are one, where each type is in a file of its name. */
  readonly foldsCase?: boolean;
}

/**
 * The name of the type of each shape; where types are nested, the last part of it. Names that are joined have an underscore
 * between, which none made from words has before a letter: no later fact can take one. In a record each property has its name
 * kept free, and so have others, whether or not they need one today.
 */
export function shapeIdentifiers(
  shapes: readonly NamedShape[],
  policy: NamePolicy,
  { nested, taken, takenWithin = [], foldsCase = false }: TypeSpaces,
): ReadonlyMap<ShapeId, string> {
  const identifier = (name: Name): string => identifierOf(name, "type", policy);
  const outermost = new Scope(taken, { foldsCase });
  const spaces = new Map<ShapeId, Space>();
  const found = new Map<ShapeId, string>();
  for (const shape of shapes) {
    const { id, owner, names } = shape;
    const space = owner === undefined ? undefined : spaces.get(owner);
    const [first, ...others] = names.map(
      (name, index) => (index === 0 && space?.members().get(name.wire)) || identifier(name),
    );
    const own = [first, ...others].join("_");
    const name = space === undefined ? outermost.take(own) : own;
    const around = [...(space?.around ?? []), name];
    const whole = nested || space === undefined ? name : around.join("_");
    found.set(id, whole);
    const members = late(() => {
      // A class in a class cannot have the name of one around it (Java Language Specification, section 8.1).
      const inner = [
        identifier(nameOf(othersPart)),
        ...(nested ? [...around, ...takenWithin] : []),
      ];
      const scope = new Scope(inner, { foldsCase });
      return new Map(memberNames(shape).map((each) => [each.wire, scope.take(identifier(each))]));
    });
    spaces.set(id, { around, members });
  }
  return found;
}

/** The names that are in one shape. */
interface Space {
  /** Those of the types around it, and its own. */
  readonly around: readonly string[];
  /** By the name on the wire; most types own none, so that nobody asks. */
  readonly members: () => ReadonlyMap<string, string>;
}

function memberNames(shape: NamedShape): readonly Name[] {
  if (shape.kind === "record") return shape.fields.map(({ name }) => name);
  return shape.kind === "union" ? shape.variants.map(({ name }) => name) : [];
}
