/**
 * The shape of a schema: JSON Schema 2020-12 in OpenAPI 3.1's words, known keywords only (rule 7 of the manifest).
 * The single extension: a subschema may be `not shown`.
 */
import { z } from "zod";
import { closed, setOf } from "./forms.js";
import { textLike } from "./patterns.js";

/** A schema as it is written. */
export type SchemaValue = boolean | "not shown" | SchemaForm;

/** A schema written as a map of keywords. */
export type SchemaForm = z.output<z.ZodObject<typeof keywords>> & {
  readonly [Keyword in OneSchema]?: SchemaValue | undefined;
} & { readonly [Keyword in SchemaList]?: readonly SchemaValue[] | undefined } & {
  readonly [Keyword in SchemaMap]?: Readonly<Record<string, SchemaValue>> | undefined;
};

type OneSchema =
  | "items"
  | "contains"
  | "additionalProperties"
  | "propertyNames"
  | "unevaluatedItems"
  | "unevaluatedProperties"
  | "not"
  | "if"
  | "then"
  | "else"
  | "contentSchema";
type SchemaList = "allOf" | "anyOf" | "oneOf" | "prefixItems";
type SchemaMap = "properties" | "patternProperties" | "dependentSchemas";

/** The keywords that hold schemas: one, a list of them, or a map of them. */
export const keywordsOfSchemas: {
  readonly one: ReadonlySet<string>;
  readonly lists: ReadonlySet<string>;
  readonly maps: ReadonlySet<string>;
} = {
  one: new Set<OneSchema>([
    ...(["items", "contains", "additionalProperties", "propertyNames"] as const),
    ...(["unevaluatedItems", "unevaluatedProperties", "not", "if", "then", "else"] as const),
    "contentSchema",
  ]),
  lists: new Set<SchemaList>(["allOf", "anyOf", "oneOf", "prefixItems"]),
  maps: new Set<SchemaMap>(["properties", "patternProperties", "dependentSchemas"]),
};

const types = ["string", "number", "integer", "boolean", "array", "object", "null"] as const;
const count = z.int().min(0).max(Number.MAX_SAFE_INTEGER);

/** Keywords that hold no schema. */
const keywords = {
  $ref: textLike("schemaReference").optional(),
  $comment: z.string().optional(),
  type: z.union([z.enum(types), setOf(z.enum(types))]).optional(),
  title: z.string().optional(),
  description: z.string().optional(),
  default: z.unknown().optional(),
  examples: z.array(z.unknown()).optional(),
  deprecated: z.boolean().optional(),
  readOnly: z.boolean().optional(),
  writeOnly: z.boolean().optional(),
  enum: z.array(z.unknown()).min(1).optional(),
  const: z.unknown().optional(),
  format: z.string().optional(),
  pattern: z.string().optional(),
  minLength: count.optional(),
  maxLength: count.optional(),
  contentEncoding: z.string().optional(),
  contentMediaType: textLike("mediaType").optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  exclusiveMinimum: z.number().optional(),
  exclusiveMaximum: z.number().optional(),
  multipleOf: z.number().positive().optional(),
  minItems: count.optional(),
  maxItems: count.optional(),
  minContains: count.optional(),
  maxContains: count.optional(),
  uniqueItems: z.boolean().optional(),
  required: z.array(z.string()).optional(),
  minProperties: count.optional(),
  maxProperties: count.optional(),
  dependentRequired: z.record(z.string(), z.array(z.string())).optional(),
  discriminator: closed({
    propertyName: textLike("name"),
    mapping: z.record(z.string(), textLike("schemaReference")).optional(),
  })
    .meta({ id: "discriminator" })
    .optional(),
};

const oneSchema = z.lazy((): z.ZodType<SchemaValue> => schemaShape).optional();
const schemaList = z
  .array(z.lazy((): z.ZodType<SchemaValue> => schemaShape))
  .min(1)
  .optional();
const schemaMap = z
  .record(
    z.string(),
    z.lazy((): z.ZodType<SchemaValue> => schemaShape),
  )
  .optional();

const schemaForm: z.ZodType<SchemaForm> = closed({
  ...keywords,
  properties: schemaMap,
  patternProperties: schemaMap,
  additionalProperties: oneSchema,
  propertyNames: oneSchema,
  unevaluatedProperties: oneSchema,
  dependentSchemas: schemaMap,
  items: oneSchema,
  prefixItems: schemaList,
  contains: oneSchema,
  unevaluatedItems: oneSchema,
  allOf: schemaList,
  anyOf: schemaList,
  oneOf: schemaList,
  not: oneSchema,
  if: oneSchema,
  then: oneSchema,
  else: oneSchema,
  contentSchema: oneSchema,
}).meta({ id: "json-schema" });

/** A schema, a boolean schema, or `not shown`. */
export const schemaShape: z.ZodType<SchemaValue> = z
  .union([z.boolean(), z.literal("not shown"), schemaForm])
  .meta({ id: "schema" });
