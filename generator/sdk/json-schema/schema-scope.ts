/** The parts that make a JSON Schema: the side that it is for, and how it refers to named schemas. */
import type { Schema } from "../../model/schema.js";
import type { FindSchema } from "../../model/schema-members.js";
import type { Side } from "../schemas/sides.js";
import type { JsonObject } from "./json-objects.js";

/** A schema of JSON Schema 2020-12: an object, or `false`. */
export type JsonSchema = JsonObject | { readonly kind: "boolean"; readonly value: false };

/** The options of JSON Schemas. */
export interface JsonSchemaOptions {
  /** Which way values go: what is marked `readOnly` is not sent, what is marked `writeOnly` is not answered. Left out = both. */
  readonly side?: Side;
  readonly find: FindSchema;
  /** Returns the `$ref` of a named schema. */
  readonly refer: (schema: string) => string;
  /**
   * True if what does not go this way is still named, so that a value that has it fits all the same: for checking values,
   * not for making them.
   */
  readonly namesHidden?: boolean;
  /** True if words for people go with it: titles, descriptions, deprecations. */
  readonly prose?: boolean;
  /** True if a discriminator is said only where its property has to be there: OpenAPI 3.2 asks for a default otherwise. */
  readonly requiredDiscriminators?: boolean;
  /**
   * True if what is not shown says so, for people and tools that know the word: a schema with `x-not-shown: true`, and
   * words of which more may come with a list of them.
   */
  readonly marksNotShown?: boolean;
  /** True if patterns say how long a text may be that they are run against (`x-pattern-longest`), for what runs them. */
  readonly boundsPatterns?: boolean;
}

/** The surroundings of a JSON Schema. */
export interface JsonSchemaScope extends JsonSchemaOptions {
  /**
   * The JSON Schema of any schema in the same surroundings. `hidden` are properties that do not go this way, as another part
   * of what is said of the same value has it: none of its parts requires them.
   */
  readonly schemaOf: (schema: Schema, hidden?: ReadonlySet<string>) => JsonSchema;
}

/** True if nothing has to be said of a schema that stands for all that is left: items, properties. */
export function refusesNothing(
  { kind }: Pick<Schema, "kind">,
  { marksNotShown }: Pick<JsonSchemaOptions, "marksNotShown">,
): boolean {
  return kind === "any" || (kind === "notShown" && marksNotShown !== true);
}
