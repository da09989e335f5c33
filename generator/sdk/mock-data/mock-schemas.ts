/** The schemas of a model as makers of values read them: JSON Schemas as plain data, which refer to named ones. */
import type { MockSchema } from "#runtime/typescript-server/mock-data.js";
import type { ApiModel } from "../../model/model.js";
import type { Schema } from "../../model/schema.js";
import { plainObject } from "../json-schema/json-objects.js";
import { namedSchemas } from "../json-schema/named-schemas.js";
import type { JsonSchema } from "../json-schema/schema-scope.js";
import type { Side } from "../schemas/sides.js";

/** Schemas as plain data. */
export interface MockSchemas {
  readonly schemaOf: (schema: Schema, side: Side) => MockSchema;
  /** The named ones that those made by now need, by name, without those that it returned before. */
  readonly needed: () => Readonly<Record<string, MockSchema>>;
}

/** The schemas of a model. */
export function mockSchemas(model: Pick<ApiModel, "schemas">): MockSchemas {
  const { scopes, needed } = namedSchemas(model, {
    refer: (name) => `#/schemas/${name}`,
    boundsPatterns: true,
  });
  return {
    schemaOf: (schema, side) => plainSchema(scopes[side].schemaOf(schema)),
    needed: () =>
      Object.fromEntries(needed().map(({ name, schema }) => [name, plainSchema(schema)])),
  };
}

function plainSchema(schema: JsonSchema): MockSchema {
  return schema.kind === "boolean" ? schema.value : plainObject(schema);
}
