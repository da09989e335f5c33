/** The properties of objects as they go one way, with all that is said of each, and the named schema that each comes from. */
import {
  type FindSchema,
  membersOfObject,
  objectsThrough,
  propertiesOf,
} from "../../model/schema-members.js";
import type { ObjectSchema, Schema } from "../../model/schema.js";
import { listedNames } from "../schemas/listed-names.js";
import { isHidden } from "../schemas/sides.js";
import { isOfObjects, type TypesOf } from "./json-types.js";
import type { ShapeSide } from "./shape.js";

/** A property as it goes one way, with all that is said of it. */
export interface Said {
  readonly name: string;
  readonly schemas: readonly Schema[];
  readonly isRequired: boolean;
}

/** The rules of properties, by name. */
type SaidByName = ReadonlyMap<string, Said>;

/** The rules of properties in the schemas of one model, each looked at once for each side. */
export class SaidProperties {
  readonly #find: FindSchema;
  readonly #said = { sent: new Map<Schema, SaidByName>(), other: new Map<Schema, SaidByName>() };
  readonly #bases = new Map<SaidByName, ReadonlyMap<string, string>>();

  readonly #typesOf: TypesOf;

  constructor(find: FindSchema, typesOf: TypesOf) {
    this.#find = find;
    this.#typesOf = typesOf;
  }

  /** The properties of an object or an `allOf` of objects. One that must not be there is none. */
  of(schema: Schema, side: ShapeSide): SaidByName {
    const known = side === "sent" ? this.#said.sent : this.#said.other;
    const found = known.get(schema);
    if (found !== undefined) return found;
    const said = saidProperties(objectsThrough(schema, this.#find), side, this.#find);
    const byName = new Map(said.map((each) => [each.name, each]));
    known.set(schema, byName);
    return byName;
  }

  /**
   * The named schema that a property comes from, where nothing more is said of it here: what needs a name in it has that one, so
   * that a value of it is of the same type in all that are made of that schema.
   */
  homeOf(property: Said, schema: Schema, side: ShapeSide): string | undefined {
    if (property.schemas.every(({ kind }) => nameless.has(kind))) return undefined;
    const base = this.#basesOf(schema, side).get(property.name);
    const target = base === undefined ? undefined : this.#find(base);
    if (target === undefined) return undefined;
    const there = this.of(target, side).get(property.name)?.schemas ?? [];
    const isSame =
      there.length === property.schemas.length &&
      there.every((each, index) => each === property.schemas[index]);
    return isSame ? (this.homeOf(property, target, side) ?? base) : undefined;
  }

  /** The first schema that an object refers to and that has a property, by the property's name. */
  #basesOf(schema: Schema, side: ShapeSide): ReadonlyMap<string, string> {
    const key = this.of(schema, side);
    const found = this.#bases.get(key);
    if (found !== undefined) return found;
    const bases = new Map<string, string>();
    for (const member of membersOfObject(schema)) {
      const target = member.kind === "reference" ? this.#find(member.name) : undefined;
      // What may be something else too is no record, and has no shapes in it.
      if (member.kind !== "reference" || target === undefined) continue;
      if (!isOfObjects(target, this.#typesOf)) continue;
      for (const name of this.of(target, side).keys()) {
        if (!bases.has(name)) bases.set(name, member.name);
      }
    }
    this.#bases.set(key, bases);
    return bases;
  }
}

/** Kinds of schemas whose shapes need no name. */
const nameless: ReadonlySet<Schema["kind"]> = new Set([
  ...(["any", "notShown", "never", "reference", "string", "number", "boolean", "null"] as const),
]);

function saidProperties(
  objects: readonly ObjectSchema[],
  side: ShapeSide,
  find: FindSchema,
): readonly Said[] {
  const found = new Map<string, { schemas: Schema[]; isRequired: boolean }>();
  for (const object of objects) {
    const listed = listedNames(object).map((name) => ({
      name,
      schema: object.additional,
      required: false,
    }));
    for (const { name, schema, required } of [...propertiesOf(object), ...listed]) {
      const before = found.get(name);
      if (before === undefined) found.set(name, { schemas: [schema], isRequired: required });
      else {
        before.schemas.push(schema);
        before.isRequired ||= required;
      }
    }
  }
  const way = { side: side === "sent" ? "request" : "response", find } as const;
  return [...found].flatMap(([name, { schemas, isRequired }]) => {
    const isGone = schemas.some((each) => each.kind === "never" || isHidden(each, way));
    return isGone ? [] : [{ name, schemas, isRequired }];
  });
}
