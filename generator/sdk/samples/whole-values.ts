/** Values of schemas that say more than the parts of a plain value: made, and held against the schema, as the mock does it. */
import type { MockSchema } from "#runtime/typescript-server/mock-data.js";
import { valueMaker } from "#runtime/typescript-server/mock-value.js";
import type { ApiModel } from "../../model/model.js";
import type { Schema } from "../../model/schema.js";
import { plainObject } from "../json-schema/json-objects.js";
import { type NamedSchemas, namedSchemas } from "../json-schema/named-schemas.js";
import type { JsonSchema } from "../json-schema/schema-scope.js";
import type { SampleValue } from "./sample-value.js";

/** Makes a value to be sent; undefined where none is found. The same name gives the same value. */
export type WholeMaker = (schema: Schema, name: string) => SampleValue | undefined;

/** The maker of a model's values. */
export function wholeMaker(model: Pick<ApiModel, "schemas">): WholeMaker {
  // Few operations need it, and those of most services none.
  let named: NamedSchemas | undefined;
  return (schema, name) => {
    named ??= namedSchemas(model, { refer: (each) => `#/schemas/${each}` });
    const wanted = plainSchema(named.scopes.request.schemaOf(schema));
    const schemas = named.needed().map((each) => [each.name, plainSchema(each.schema)] as const);
    const made = valueMaker(Object.fromEntries(schemas)).make(wanted, { seed: name });
    return made && sampleOf(made.value);
  };
}

function plainSchema(schema: JsonSchema): MockSchema {
  return schema.kind === "boolean" ? schema.value : plainObject(schema);
}

/** What is made is JSON: nothing else is. */
function sampleOf(value: unknown): SampleValue {
  if (Array.isArray(value)) return value.map(sampleOf);
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, sampleOf(each)]));
  }
  const isPlain = typeof value === "string" || typeof value === "number";
  return isPlain || typeof value === "boolean" ? value : null;
}
