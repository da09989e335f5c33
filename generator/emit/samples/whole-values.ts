/** Values of schemas that say more than the parts of a plain value: made, and held against the schema, as the mock does it. */
import type { MockSchema } from "#runtime/typescript-server/mock-data.js";
import { valueMaker } from "#runtime/typescript-server/mock-value.js";
import type { ApiModel } from "../../model/model.js";
import type { Schema } from "../../model/schema.js";
import { plainObject } from "../../sdk/json-schema/json-objects.js";
import { type NamedSchemas, namedSchemas } from "../../sdk/json-schema/named-schemas.js";
import type { JsonSchema } from "../../sdk/json-schema/schema-scope.js";
import { arrayValue, literalValue, objectValue, type ValueTree } from "../typescript/value-tree.js";

/** Makes a value to be sent; undefined where none is found. The same name gives the same value. */
export type WholeMaker = (schema: Schema, name: string) => ValueTree | undefined;

/** The maker of a model's values. */
export function wholeMaker(model: Pick<ApiModel, "schemas">): WholeMaker {
  // Few operations need it, and those of most services none.
  let named: NamedSchemas | undefined;
  return (schema, name) => {
    named ??= namedSchemas(model, { refer: (each) => `#/schemas/${each}` });
    const wanted = plainSchema(named.scopes.request.schemaOf(schema));
    const schemas = named.needed().map((each) => [each.name, plainSchema(each.schema)] as const);
    const made = valueMaker(Object.fromEntries(schemas)).make(wanted, { seed: name });
    return made && treeOf(made.value);
  };
}

function plainSchema(schema: JsonSchema): MockSchema {
  return schema.kind === "boolean" ? schema.value : plainObject(schema);
}

/** A value of JSON as an expression. */
function treeOf(value: unknown): ValueTree {
  if (Array.isArray(value)) return arrayValue(value.map(treeOf));
  if (typeof value === "object" && value !== null) {
    return objectValue(Object.entries(value).map(([key, each]) => ({ key, value: treeOf(each) })));
  }
  const isPlain = typeof value === "string" || typeof value === "number";
  return literalValue(isPlain || typeof value === "boolean" ? value : null);
}
