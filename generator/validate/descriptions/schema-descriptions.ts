/** The descriptions of the keywords of schemas (JSON Schema 2020-12, in OpenAPI 3.1's words). */
import type { FormDescriptions } from "./description.js";

const validation = "JSON Schema Validation 2020-12, section";
const core = "JSON Schema Core 2020-12, section";

export const schemaDescriptions: FormDescriptions = {
  schema: {
    title: "Schema",
    about:
      "A rule for values. `true` accepts everything, `false` nothing. `not shown` says that nobody knows: the type is `unknown`, and nothing is refused. It may stand in any place of a schema.",
    keys: {},
  },
  "json-schema": {
    title: "Keywords of a schema",
    about:
      "Any of these may stand together; a value has to satisfy all. A keyword that is left out asserts nothing. Markers do not stand for values of keywords: `enum: [none]` has the text `none`.",
    keys: {
      $ref: {
        about: `The named schema that holds here, too (${core} 8.2.3.1). Quote it: an unquoted \`#\` begins a comment.`,
        example: "#/schemas/book",
      },
      $comment: {
        about: "A note for people who read the manifest. No output shows it.",
        example: "as of January",
      },
      type: {
        about: `JSON type of the value, or a list of types (${validation} 6.1.1). Write \`[string, "null"]\` for a text that may be null.`,
        example: ["string", "null"],
      },
      title: {
        about: "A short name for people. Doc comments and the docs show it.",
        example: "Shelf mark",
      },
      description: {
        about: "Meaning of the value, in Markdown. Doc comments and the docs show it.",
        example: "Number on the cover of the book.",
      },
      default: {
        about:
          "Value that the service takes when none is given. The docs show it, and no client sends it.",
        example: 20,
      },
      examples: {
        about: "Values as they occur. Samples, docs and the mock use them.",
        example: ["Emma", "Persuasion"],
      },
      deprecated: {
        about: "Whether callers should stop using it. Types mark it `@deprecated`.",
        example: true,
      },
      readOnly: {
        about: "Whether only the service sets it. It is in no type of what is sent.",
        example: true,
      },
      writeOnly: {
        about: "Whether it is only ever sent. It is in no type of what is answered.",
        example: true,
      },
      enum: {
        about: `All values that it may have (${validation} 6.1.2). For values that may grow, write \`anyOf: [{ enum: […] }, { type: string }]\`: the type then knows the listed ones and accepts others.`,
        example: ["hardcover", "paperback"],
      },
      const: { about: `The only value that it has (${validation} 6.1.3).`, example: "book" },
      format: {
        about: `Kind of text or number, such as \`date-time\`, \`uuid\` or \`int64\` (${validation} 7). The docs name it; samples and the mock use it.`,
        example: "date-time",
      },
      pattern: {
        about: `Regular expression that a text matches (${validation} 6.3.3).`,
        example: "^[0-9]{13}$",
      },
      minLength: {
        about: `Least number of characters of a text (${validation} 6.3.2).`,
        example: 1,
      },
      maxLength: {
        about: `Largest number of characters of a text (${validation} 6.3.1).`,
        example: 200,
      },
      contentEncoding: {
        about: `How a text carries bytes (${validation} 8.3).`,
        example: "base64",
      },
      contentMediaType: {
        about: `Media type of what a text carries (${validation} 8.4).`,
        example: "image/png",
      },
      contentSchema: {
        about: `Schema of what a text carries, where its media type is a form of JSON (${validation} 8.5).`,
        example: { type: "object" },
      },
      minimum: { about: `Least number (${validation} 6.2.4).`, example: 1 },
      maximum: { about: `Largest number (${validation} 6.2.2).`, example: 50 },
      exclusiveMinimum: {
        about: `The number has to be larger than this (${validation} 6.2.5).`,
        example: 0,
      },
      exclusiveMaximum: {
        about: `The number has to be smaller than this (${validation} 6.2.3).`,
        example: 100,
      },
      multipleOf: {
        about: `The number is a whole multiple of this (${validation} 6.2.1).`,
        example: 0.01,
      },
      items: {
        about: `Schema of the items of a list, but for those of \`prefixItems\` (${core} 10.3.1.2).`,
        example: { type: "string" },
      },
      prefixItems: {
        about: `Schemas of the first items, one for each (${core} 10.3.1.1).`,
        example: [{ type: "number" }, { type: "number" }],
      },
      contains: {
        about: `Schema that some item has to satisfy (${core} 10.3.1.3).`,
        example: { const: "isbn" },
      },
      minContains: {
        about: `Least number of items that satisfy \`contains\` (${validation} 6.4.5).`,
        example: 1,
      },
      maxContains: {
        about: `Largest number of items that satisfy \`contains\` (${validation} 6.4.4).`,
        example: 3,
      },
      minItems: { about: `Least number of items (${validation} 6.4.2).`, example: 1 },
      maxItems: { about: `Largest number of items (${validation} 6.4.1).`, example: 50 },
      uniqueItems: {
        about: `Whether no two items are equal (${validation} 6.4.3).`,
        example: true,
      },
      unevaluatedItems: {
        about: `Schema of the items that no other keyword says anything of (${core} 11.2).`,
        example: false,
      },
      properties: {
        about: `Schemas of properties, by their names on the wire (${core} 10.3.2.1). A property that exists and of which no more is known is \`not shown\`.`,
        example: { title: { type: "string" }, shelf: "not shown" },
      },
      required: {
        about: `Names of the properties that are always there (${validation} 6.5.3). Others may be missing.`,
        example: ["title"],
      },
      patternProperties: {
        about: `Schemas of the properties whose names match a regular expression (${core} 10.3.2.2).`,
        example: { "^x-": { type: "string" } },
      },
      additionalProperties: {
        about: `Schema of the properties that are not listed (${core} 10.3.2.3). \`false\` says that there are none, \`not shown\` that there may be some. \`true\`, or a schema, gives the type an index signature.`,
        example: false,
      },
      propertyNames: {
        about: `Schema of the names of properties (${core} 10.3.2.4).`,
        example: { pattern: "^[a-z]+$" },
      },
      minProperties: { about: `Least number of properties (${validation} 6.5.2).`, example: 1 },
      maxProperties: { about: `Largest number of properties (${validation} 6.5.1).`, example: 10 },
      dependentRequired: {
        about: `Names of the properties that have to be there when another one is (${validation} 6.5.4).`,
        example: { series: ["volume"] },
      },
      dependentSchemas: {
        about: `Schemas that hold for the object when a property is there (${core} 10.2.2.4).`,
        example: { series: { required: ["volume"] } },
      },
      unevaluatedProperties: {
        about: `Schema of the properties that no other keyword says anything of (${core} 11.3). With \`allOf\`, \`false\` closes the whole.`,
        example: false,
      },
      allOf: {
        about: `Schemas that all hold (${core} 10.2.1.1). With a reference, the type extends the named one.`,
        example: [{ $ref: "#/schemas/book" }, { required: ["pages"] }],
      },
      anyOf: {
        about: `Schemas of which at least one holds (${core} 10.2.1.2). The type is a union.`,
        example: [{ type: "string" }, { type: "integer" }],
      },
      oneOf: {
        about: `Schemas of which just one holds (${core} 10.2.1.3). The type is a union; \`discriminator\` tells the variants apart.`,
        example: [{ $ref: "#/schemas/book" }, { $ref: "#/schemas/magazine" }],
      },
      not: {
        about: `Schema that does not hold (${core} 10.2.1.4). Types do not say it; validators check it.`,
        example: { const: "" },
      },
      if: {
        about: `Schema that decides between \`then\` and \`else\` (${core} 10.2.2.1). Types do not say it; validators check it.`,
        example: { properties: { kind: { const: "series" } } },
      },
      then: {
        about: `Schema that holds where \`if\` does (${core} 10.2.2.2).`,
        example: { required: ["volume"] },
      },
      else: {
        about: `Schema that holds where \`if\` does not (${core} 10.2.2.3).`,
        example: { required: ["pages"] },
      },
      discriminator: {
        about:
          "Property that tells the variants of `oneOf` or `anyOf` apart (OpenAPI 3.1.1, section 4.8.25).",
        example: { propertyName: "kind" },
      },
    },
  },
  discriminator: {
    title: "Discriminator",
    about: "How a value says which variant of a union it is.",
    keys: {
      propertyName: { about: "Property that has the tag, in every variant.", example: "kind" },
      mapping: {
        about: "Variants by their tags. Left out, the name of the schema is the tag.",
        example: { book: "#/schemas/book", journal: "#/schemas/magazine" },
      },
    },
  },
};
