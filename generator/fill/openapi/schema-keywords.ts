/** The keywords of schemas that the manifest has, by what stands under them (JSON Schema 2020-12; OpenAPI 3.1.1, section 4.8.24). */

/** The content of a keyword. */
export type KeywordKind =
  | "text"
  | "flag"
  | "count"
  | "number"
  | "data"
  | "schema"
  | "schemas"
  | "schema-map"
  | "own"
  | "ignored";

/** Returns the content of a keyword; undefined for those that are not known. `own` ones have their own reader. */
export function keywordKind(key: string): KeywordKind | undefined {
  return kinds.get(key);
}

/** True if a keyword only says something about values, and refuses none. */
export function isAnnotation(key: string): boolean {
  return annotations.has(key);
}

const annotations: ReadonlySet<string> = new Set([
  ...["title", "description", "$comment", "default", "examples"],
  ...["deprecated", "readOnly", "writeOnly"],
]);

const byKind: Readonly<Record<KeywordKind, readonly string[]>> = {
  text: ["title", "description", "$comment", "contentEncoding"],
  flag: ["deprecated", "readOnly", "writeOnly", "uniqueItems"],
  count: [
    ...["minLength", "maxLength", "minItems", "maxItems", "minContains", "maxContains"],
    ...["minProperties", "maxProperties"],
  ],
  number: ["minimum", "maximum"],
  data: ["default", "const"],
  schema: [
    ...["contains", "additionalProperties", "propertyNames", "unevaluatedItems"],
    ...["unevaluatedProperties", "not", "if", "then", "else", "contentSchema"],
  ],
  schemas: ["allOf", "anyOf", "oneOf", "prefixItems"],
  "schema-map": ["properties", "patternProperties", "dependentSchemas"],
  own: [
    ...["type", "format", "pattern", "contentMediaType", "multipleOf", "enum", "examples"],
    ...["example", "required", "dependentRequired", "discriminator", "items"],
    ...["exclusiveMinimum", "exclusiveMaximum"],
  ],
  // What they hold or name is read where it is referred to.
  ignored: ["$defs", "definitions", "$id", "$anchor", "$schema"],
};

const kinds: ReadonlyMap<string, KeywordKind> = new Map(
  keywordKinds().flatMap((kind) => byKind[kind].map((key) => [key, kind] as const)),
);

function keywordKinds(): readonly KeywordKind[] {
  return [
    ...(["text", "flag", "count", "number", "data", "schema", "schemas"] as const),
    ...(["schema-map", "own", "ignored"] as const),
  ];
}
