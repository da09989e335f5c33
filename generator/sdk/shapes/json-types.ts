/** Which types of JSON the values of a schema may have: never too few, so that what a type is left to belongs to it for certain. */
import type { FindSchema } from "../../model/schema-members.js";
import type { JsonValue, Schema } from "../../model/schema.js";
import { unreachable } from "../../unreachable.js";
import type { JsonType } from "./shape.js";

/** A type of JSON. */
export type AnyJsonType = JsonType | "null";

/** All of them. */
const allTypes: ReadonlySet<AnyJsonType> = new Set([
  ...(["null", "boolean", "number", "string", "array", "object"] as const),
]);

/** Looks the types of a schema up. */
export type TypesOf = (schema: Schema) => ReadonlySet<AnyJsonType>;

/** The types of the schemas of one model, each looked at once. What is made of itself may be anything. */
export function jsonTypes(find: FindSchema): TypesOf {
  const known = new Map<Schema, ReadonlySet<AnyJsonType>>();
  const typesOf: TypesOf = (schema) => {
    const found = known.get(schema);
    if (found !== undefined) return found;
    known.set(schema, allTypes);
    const types = read(schema);
    known.set(schema, types);
    return types;
  };
  const read = (schema: Schema): ReadonlySet<AnyJsonType> => {
    switch (schema.kind) {
      case "any":
      case "notShown":
      case "not":
        return allTypes;
      case "never":
        return new Set();
      case "string":
      case "number":
      case "boolean":
      case "null":
      case "array":
      case "object":
        return new Set([schema.kind]);
      case "reference": {
        const target = find(schema.name);
        return target === undefined ? allTypes : typesOf(target);
      }
      case "enum": {
        const types = new Set(schema.values.map(({ kind }) => kind));
        // Who has seen some values has seen what type they are, but where null or an object was among them.
        return schema.open && ![...types].every(isText) ? allTypes : types;
      }
      case "anyOf":
      case "oneOf":
        return new Set(schema.members.flatMap((member) => [...typesOf(member)]));
      case "allOf":
        return common(schema.members.map(typesOf));
      case "conditional": {
        const { condition, consequence, alternative } = schema;
        if (alternative === undefined) return allTypes;
        const both = consequence === undefined ? [condition] : [condition, consequence];
        return new Set([...common(both.map(typesOf)), ...typesOf(alternative)]);
      }
      default:
        return unreachable(schema);
    }
  };
  return typesOf;
}

/** True if all values of a schema are objects; asked of what is known, since it is asked of whole chains of `allOf`s. */
export function isOfObjects(schema: Schema, typesOf: TypesOf): boolean {
  const types = typesOf(schema);
  return types.size === 1 && types.has("object");
}

function isText(kind: JsonValue["kind"]): boolean {
  return kind === "string" || kind === "number";
}

function common(sets: readonly ReadonlySet<AnyJsonType>[]): ReadonlySet<AnyJsonType> {
  return new Set([...allTypes].filter((type) => sets.every((types) => types.has(type))));
}
