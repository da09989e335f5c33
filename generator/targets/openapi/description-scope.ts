/** The parts that make all of a description. */
import { jsonObject, type JsonObject } from "../../sdk/json-schema/json-objects.js";
import { jsonSchemaScope } from "../../sdk/json-schema/json-schema.js";
import type { Certain } from "../../model/known.js";
import type { ApiModel, Service } from "../../model/model.js";
import type { Schema } from "../../model/schema.js";
import { schemaFinder } from "../../model/schema-finder.js";
import type { FindSchema } from "../../model/schema-members.js";
import type { Shared } from "../../model/shared.js";
import { describedSchemes } from "./security.js";

/** The surroundings of an object of the description. */
export interface DescriptionScope {
  readonly service: Service;
  /** The parts that several operations share: components. */
  readonly shared: Shared;
  /** Names on the wire by the names of shared parameters. */
  readonly wireNames: ReadonlyMap<string, string>;
  /** True if it is written in OpenAPI 3.2. */
  readonly isLater: boolean;
  readonly find: FindSchema;
  /** The schemes of authentication by name, as far as a description can have them. */
  readonly schemes: ReadonlyMap<string, JsonObject>;
  readonly schemaOf: (schema: Schema) => JsonObject;
}

/** Makes the surroundings for a model. */
export function descriptionScope(model: ApiModel, isLater: boolean): DescriptionScope {
  const find = schemaFinder(model);
  const { schemaOf } = jsonSchemaScope({
    find,
    refer: (name) => `#/components/schemas/${name}`,
    prose: true,
    marksNotShown: true,
    requiredDiscriminators: isLater,
  });
  // Some tools know no schema that is `false`, and this says the same.
  const objectOf = (schema: Schema): JsonObject => {
    const made = schemaOf(schema);
    return made.kind === "boolean" ? jsonObject([["not", jsonObject([])]]) : made;
  };
  const schemes = describedSchemes(model.service, isLater);
  const { service, shared } = model;
  const wireNames = new Map(shared.parameters.map(({ name, wireName }) => [name, wireName]));
  return { service, shared, wireNames, isLater, find, schemes, schemaOf: objectOf };
}

/** The schema of a thing; while it is not shown, one that refuses nothing and says so. */
export function schemaOr(schema: Certain<Schema>, { schemaOf }: DescriptionScope): JsonObject {
  return schema.state === "known" ? schemaOf(schema.value) : notShownSchema;
}

const notShownSchema: JsonObject = jsonObject([["x-not-shown", true]]);
