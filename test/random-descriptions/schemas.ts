/** Random schemas of OpenAPI 3.0 and 3.1, as people and tools write them: also what is odd, left out or said twice. */
import fc from "fast-check";

/** Names of the schemas that every random description declares; some become one name in TypeScript unless somebody minds. */
export const schemaNames = [
  ...["Book", "Reader", "Fault", "book-list", "Error", "Page_Of_Books", "String", "Promise"],
  ...["events", "api.v1.Shelf", "book", "RequestOptions"],
] as const;

const propertyNames = [
  ...["id", "name", "size", "created_at", "items", "next", "total", "kind", "default", "class"],
  ...["constructor", "toString", "a b", "x-y", "@id", "$ref_", "2nd", "ÅÄ", "status", "then"],
] as const;

const enums = fc.constantFrom<readonly unknown[]>(
  ["a", "b"],
  ["on", "off", ""],
  [1, 2, 3],
  ["A", "a", null],
  [true],
  ["it's", 'say "x"', `\`\${1}\``, "*/"],
);

const texts = fc.constantFrom(
  "A text.",
  "Two\n\nparagraphs with `code` and <br/> and [a link](/here).",
  "ends a comment */ and {@link nothing} @deprecated",
  `\${hole} \`tick\` \\u0041 é 漢字`,
);

const annotations = fc.record(
  {
    title: texts,
    description: texts,
    deprecated: fc.boolean(),
    readOnly: fc.boolean(),
    nullable: fc.boolean(),
    example: fc.constantFrom<unknown>("x", 1, null, { id: 1 }, [1]),
    "x-internal": fc.constant(true),
  },
  { requiredKeys: [] },
);

const scalars: fc.Arbitrary<object> = fc.oneof(
  fc.record(
    {
      type: fc.constant("string"),
      format: fc.constantFrom("date", "date-time", "uuid", "uri", "binary", "byte", "email", "odd"),
      minLength: fc.nat(3),
      pattern: fc.constantFrom("^[a-z]+$", "\\d{2}", "(", "^/"),
    },
    { requiredKeys: ["type"] },
  ),
  fc.record(
    {
      type: fc.constantFrom("integer", "number"),
      format: fc.constantFrom("int32", "int64", "double"),
      minimum: fc.integer({ min: -5, max: 5 }),
      maximum: fc.integer({ min: 6, max: 50 }),
      default: fc.integer({ min: 6, max: 9 }),
    },
    { requiredKeys: ["type"] },
  ),
  fc.constant({ type: "boolean" }),
  enums.map((values) => ({ enum: values })),
  enums.map((values) => ({ type: "string", enum: values })),
  fc.constant({ type: "string", contentEncoding: "binary" }),
  fc.constant({ type: ["string", "null"] }),
  fc.constant({ const: "fixed" }),
  fc.constant({}),
);

/** A schema, with others in it down to a depth, and references to the declared ones. */
export const schemas: fc.Arbitrary<object> = fc.letrec<{ any: object; object: object }>((tie) => ({
  any: fc.oneof(
    { depthSize: "small", maxDepth: 3 },
    { weight: 3, arbitrary: references() },
    { weight: 4, arbitrary: merged(scalars) },
    { weight: 3, arbitrary: merged(tie("object")) },
    {
      weight: 2,
      arbitrary: merged(
        fc.record(
          { type: fc.constant("array"), items: tie("any"), minItems: fc.nat(2) },
          { requiredKeys: ["items"] },
        ),
      ),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(
          fc.constantFrom("oneOf", "anyOf", "allOf"),
          fc.array(tie("any"), { minLength: 1, maxLength: 3 }),
        )
        .map(([word, parts]) => ({ [word]: parts })),
    },
    {
      weight: 1,
      arbitrary: fc.subarray([...schemaNames.slice(0, 4)], { minLength: 1 }).map((names) => ({
        oneOf: names.map((name) => ({ $ref: `#/components/schemas/${name}` })),
        discriminator: { propertyName: "kind" },
      })),
    },
  ),
  object: fc.record(
    {
      type: fc.constant("object"),
      properties: fc.dictionary(fc.constantFrom(...propertyNames), tie("any"), { maxKeys: 4 }),
      required: fc.subarray([...propertyNames.slice(0, 6)], { maxLength: 2 }),
      additionalProperties: fc.oneof(fc.boolean(), tie("any")),
    },
    { requiredKeys: ["properties"] },
  ),
}))["any"];

/** An object: what bodies and named schemas mostly are. */
export const objects: fc.Arbitrary<object> = fc.record(
  {
    type: fc.constant("object"),
    properties: fc.dictionary(fc.constantFrom(...propertyNames), schemas, {
      minKeys: 1,
      maxKeys: 5,
    }),
    required: fc.subarray([...propertyNames.slice(0, 4)], { maxLength: 2 }),
    additionalProperties: fc.boolean(),
  },
  { requiredKeys: ["properties"] },
);

/** A reference to a schema that is declared, now and then to one that is not. */
export function references(): fc.Arbitrary<object> {
  const names = fc.oneof(
    { weight: 40, arbitrary: fc.constantFrom<string>(...schemaNames) },
    { weight: 1, arbitrary: fc.constant("Nowhere") },
  );
  return names.map((name) => ({ $ref: `#/components/schemas/${name}` }));
}

function merged(schema: fc.Arbitrary<object>): fc.Arbitrary<object> {
  return fc
    .tuple(schema, fc.option(annotations, { nil: {}, freq: 2 }))
    .map(([facts, notes]) => ({ ...facts, ...notes }));
}
