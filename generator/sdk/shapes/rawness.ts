/** The schemas of which no shape says more than that they are JSON: unknown parts of them may turn out to be anything. */
import type { FindSchema } from "../../model/schema-members.js";
import type { Schema } from "../../model/schema.js";
import { isOfObjects, type TypesOf } from "./json-types.js";

/** Why a schema is JSON, or that it is more. */
export type Rawness = "not-shown" | "any" | "no";

/** Looks up why a schema is JSON. */
export type RawnessOf = (schema: Schema) => Rawness;

/**
 * Finds these among the schemas of one model, each looked at once, also through references: a shape must not change when that
 * is filled in.
 */
export function rawnessIn(find: FindSchema, typesOf: TypesOf): RawnessOf {
  const known = new Map<Schema, Rawness>();
  const rawnessOf: RawnessOf = (schema) => {
    const found = known.get(schema);
    if (found !== undefined) return found;
    known.set(schema, "no");
    const rawness = read(schema);
    known.set(schema, rawness);
    return rawness;
  };
  const read = (schema: Schema): Rawness => {
    switch (schema.kind) {
      case "notShown":
        return "not-shown";
      case "any":
      case "not":
      case "conditional":
        return "any";
      case "reference": {
        const target = find(schema.name);
        return target === undefined ? "any" : rawnessOf(target);
      }
      case "anyOf":
      case "oneOf":
        return mostOpen(schema.members.map(rawnessOf));
      case "allOf": {
        if (isOfObjects(schema, typesOf)) return "no";
        const each = schema.members.map(rawnessOf);
        if (each.includes("not-shown")) return "not-shown";
        return each.every((one) => one === "any") ? "any" : "no";
      }
      default:
        return "no";
    }
  };
  return rawnessOf;
}

function mostOpen(each: readonly Rawness[]): Rawness {
  return (["not-shown", "any"] as const).find((one) => each.includes(one)) ?? "no";
}
