/** The keywords of schemas, by what they hold and by what it means to leave them out (`generator/validate/schema-shape.ts`). */

/** All of them, in the order in which they are written. */
export const schemaWords: readonly string[] = [
  ...["$ref", "$comment", "type", "title", "description", "default", "examples", "deprecated"],
  ...["readOnly", "writeOnly", "enum", "const", "format", "pattern", "minLength", "maxLength"],
  ...["contentEncoding", "contentMediaType", "minimum", "maximum", "exclusiveMinimum"],
  ...["exclusiveMaximum", "multipleOf", "minItems", "maxItems", "minContains", "maxContains"],
  ...["uniqueItems", "required", "minProperties", "maxProperties", "dependentRequired"],
  ...["discriminator", "properties", "patternProperties", "additionalProperties", "propertyNames"],
  ...["unevaluatedProperties", "dependentSchemas", "items", "prefixItems", "contains"],
  ...["unevaluatedItems", "allOf", "anyOf", "oneOf", "not", "if", "then", "else", "contentSchema"],
];

/** They assert nothing (JSON Schema 2020-12, validation, section 9): left out, nothing is said. */
export const annotationWords: ReadonlySet<string> = new Set([
  ...["$comment", "title", "description", "default", "examples", "deprecated", "readOnly"],
  "writeOnly",
]);

/** Annotations that are set or not: left out, they are not (section 9 again). */
export const flagWords: ReadonlySet<string> = new Set(["deprecated", "readOnly", "writeOnly"]);

/** They hold one schema. */
export const wordsOfOne: ReadonlySet<string> = new Set([
  ...["items", "contains", "additionalProperties", "propertyNames", "unevaluatedItems"],
  ...["unevaluatedProperties", "not", "if", "then", "else", "contentSchema"],
]);

/** They hold a list of schemas. */
export const wordsOfLists: ReadonlySet<string> = new Set([
  "allOf",
  "anyOf",
  "oneOf",
  "prefixItems",
]);

/** They hold schemas by name. */
export const wordsOfMaps: ReadonlySet<string> = new Set([
  ...["properties", "patternProperties", "dependentSchemas"],
]);

/** They hold lists whose order says nothing. */
export const wordsOfSets: ReadonlySet<string> = new Set([
  ...["type", "enum", "required", "dependentRequired"],
]);

/** They hold texts that people read. */
export const wordsOfProse: ReadonlySet<string> = new Set(["$comment", "title", "description"]);
