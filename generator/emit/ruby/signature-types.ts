/**
 * Types of values in RBS (https://github.com/ruby/rbs/blob/master/docs/syntax.md). What is not shown is `untyped`, with which every call
 * that is right can be checked; names of the gem are absolute, so that no class of a service hides them.
 */
import { type Code, code, type Hole, joined } from "../text/code.js";
import { isSettled, plainShape, recordOfShape } from "../../sdk/shapes/settled-shapes.js";
import type { Shape, ShapeId } from "../../sdk/shapes/shape.js";
import { unreachable } from "../../unreachable.js";
import { id, scoped, spokenCode } from "./ruby-code.js";
import { type RubyTypes, wayToClass } from "./types.js";

/** Classes of shapes, and the module that they stand in. */
export interface SignedTypes extends RubyTypes {
  readonly module: string;
}

/** What nothing is known of. */
export const untyped = code`untyped`;

/** A constant of the gem's module: `::Library::Response`. */
export function rooted(module: string, ...names: readonly string[]): Code {
  return code`::${scoped(module, ...names)}`;
}

/** The type of what a property gives: its reader came with the type, so that nobody has used it with another. */
export function signatureType(shape: Shape, types: SignedTypes): Code {
  return unionOf(alternatives(shape, types, "all"));
}

/**
 * The type of what a call gives, which was `untyped` before it was known. A type of which a caller has to tell alternatives apart would
 * break a caller who was right, so it stays `untyped`, also within lists and maps.
 */
export function steadyType(shape: Shape, types: SignedTypes): Code {
  return onlyOne(alternatives(shape, types, "one"));
}

/** A type that may be nil. */
export function orNil(type: Code): Code {
  const text = spokenCode(type);
  if (text === "untyped" || text === "nil" || text.endsWith("?")) return type;
  return text.includes(" | ") && !text.startsWith("(") ? code`(${type})?` : code`${type}?`;
}

function onlyOne(found: readonly Code[]): Code {
  const [only, ...others] = distinct(found);
  return only === undefined || others.length > 0 ? untyped : only;
}

function unionOf(found: readonly Code[]): Code {
  const all = distinct(found);
  if (all.length === 0 || all.some((each) => spokenCode(each) === "untyped")) return untyped;
  const nil = all.filter((each) => spokenCode(each) === "nil");
  const own = all.filter((each) => spokenCode(each) !== "nil");
  const [only, ...others] = own;
  if (only === undefined) return code`nil`;
  const whole = others.length === 0 ? only : code`(${joined(own, code` | `)})`;
  return nil.length === 0 ? whole : orNil(whole);
}

function distinct(found: readonly Code[]): readonly Code[] {
  return [...new Map(found.map((each) => [spokenCode(each), each] as const)).values()];
}

/** Whether all types of a part are told, or only one that it alone can have. */
type Telling = "all" | "one";

function alternatives(shape: Shape, types: SignedTypes, telling: Telling): readonly Code[] {
  if (!isSettled(shape, types.named)) return [untyped];
  if (shape.kind === "nullable") return [...alternatives(shape.of, types, telling), code`nil`];
  const plain = plainShape(shape, types.named);
  const within = (of: Shape): Hole =>
    telling === "all" ? signatureType(of, types) : steadyType(of, types);
  switch (plain.kind) {
    case "raw":
      return [untyped];
    case "scalar":
      return scalars[plain.type].map((each) => (each === "untyped" ? untyped : code`${id(each)}`));
    case "constant":
      return constants[plain.value.kind];
    case "list":
      return [code`Array[${within(plain.item)}]`];
    case "map":
      return [code`Hash[String, ${within(plain.value)}]`];
    case "tuple":
      return constants.array;
    case "named":
      return ofNamed(plain.id, types);
    default:
      return unreachable(plain);
  }
}

function ofNamed(of: ShapeId, types: SignedTypes): readonly Code[] {
  const target = types.named.get(of);
  switch (target?.kind) {
    case "record":
      return [rooted(types.module, ...wayToClass(of, types))];
    case "enum":
      return scalars[target.of].map((each) => code`${id(each)}`);
    case "union":
      if (target.by.kind === "nothing") return [untyped];
      return target.variants.flatMap(({ shape }) => {
        const record = recordOfShape(shape, types.named);
        return record === undefined
          ? outline(shape, types)
          : [rooted(types.module, ...wayToClass(record.id, types))];
      });
    default:
      return [untyped];
  }
}

/** The kind of a variant's values, without what is in them: a union may be in itself. */
function outline(shape: Shape, types: SignedTypes): readonly Code[] {
  const plain = plainShape(shape, types.named);
  switch (plain.kind) {
    case "scalar":
    case "constant":
      return alternatives(plain, types, "all");
    case "list":
    case "tuple":
      return constants.array;
    case "map":
      return constants.object;
    default:
      return [untyped];
  }
}

const scalars = {
  ...{ string: ["String"], integer: ["Integer"], number: ["Integer", "Float"] },
  ...{ boolean: ["bool"], bytes: ["String"], file: ["untyped"] },
} as const;

const constants = {
  ...{ string: [code`String`], number: [code`Integer`, code`Float`], boolean: [code`bool`] },
  ...{ null: [code`nil`], array: [code`Array[untyped]`], object: [code`Hash[untyped, untyped]`] },
} as const;
