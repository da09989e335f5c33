/** Schemas as they are written in a manifest → their validators, as text, and made with the runtime that clients have. */
import type { FindSchema } from "../../../../../generator/model/schema-members.js";
import type { Schema } from "../../../../../generator/model/schema.js";
import { camelCase } from "../../../../../generator/emit/typescript/names.js";
import type { Side } from "../../../../../generator/sdk/schemas/sides.js";
import type { ValidatorScope } from "../../../../../generator/emit/typescript/schemas/validator-scope.js";
import { kindValue } from "../../../../../generator/emit/typescript/schemas/validator-tree.js";
import { validatorScope } from "../../../../../generator/emit/typescript/schemas/validators.js";
import { valueText } from "../../../../../generator/emit/typescript/tree-text.js";
import type { SchemaValue } from "../../../../../generator/validate/schema-shape.js";
import * as checks from "../../../../../templates/typescript-client/schema-checks.js";
import * as kinds from "../../../../../templates/typescript-client/schema-kinds.js";
import { type Validator, validator } from "../../../../../templates/typescript-client/validator.js";
import { namedSchemas, schemaOf, type Schemas } from "./types-of.js";

/** The schemas around a schema. */
export interface Surroundings {
  readonly side?: Side;
  readonly schemas?: Schemas;
  readonly kind?: "document" | "observed";
}

/** The expression that makes a validator, on one line. */
export function kindText(written: SchemaValue, surroundings: Surroundings = {}): string {
  const scope = scopeOf(surroundings);
  return textOf(schemaOf(written, surroundings.kind), scope).replace(/\s+/g, " ");
}

/** The validator of a schema. */
export function validatorOf(
  written: SchemaValue,
  surroundings: Surroundings = {},
): Validator<unknown> {
  const scope = scopeOf(surroundings);
  const others = namedSchemas(surroundings.schemas ?? {});
  const made: Record<string, unknown> = { ...kinds, ...checks };
  for (const { name, schema } of others) {
    made[camelCase(name)] = validator(() => kindIn(schema, scope, made));
  }
  return validator(() => kindIn(schemaOf(written, surroundings.kind), scope, made));
}

/** The surroundings of a schema, as the emitter has them. */
export function scopeOf({ side = "response", schemas = {} }: Surroundings): ValidatorScope {
  const named = new Map(namedSchemas(schemas).map(({ name, schema }) => [name, schema]));
  const find: FindSchema = (name) => named.get(name);
  return validatorScope({ side, find });
}

function textOf(schema: Schema, scope: ValidatorScope): string {
  return valueText(kindValue(scope.kindOf(schema), { word: (word) => word, validator: camelCase }));
}

/** Runs the expression as a file of the client would. */
function kindIn(
  schema: Schema,
  scope: ValidatorScope,
  names: Readonly<Record<string, unknown>>,
): ReturnType<typeof kinds.unknown> {
  const make = new Function(...Object.keys(names), `return ${textOf(schema, scope)};`);
  return make(...Object.values(names));
}
