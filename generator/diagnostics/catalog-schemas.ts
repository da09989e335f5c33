/** Diagnostics of schemas: what no value fits, what says two things at once, and what is said twice. */
import type { CatalogEntry } from "./catalog-entry.js";

export const schemaCodes = {
  "endless-reference": {
    severity: "error",
    title: "a schema leads back to itself without end",
    explanation:
      "A schema may refer to itself below a property or an item. References that return to their start for the same value, bare or in `allOf`, `anyOf` or `oneOf`, never end (JSON Schema 2020-12, core, section 9.4.1).",
    wrong: "schemas:\n  a: { $ref: '#/schemas/b' }\n  b: { $ref: '#/schemas/a' }",
    right: "schemas:\n  a: { type: object, properties: { b: { $ref: '#/schemas/b' } } }",
  },
  "endless-value": {
    severity: "error",
    title: "no value fits a schema, because each would contain another without end",
    explanation:
      "A schema may refer to itself, as long as some value comes to an end: the property is not required, the list may be empty, or an alternative does without it. A required property whose values require the same property again never ends.",
    wrong:
      "node: { type: object, properties: { next: { $ref: '#/schemas/node' } }, required: [next] }",
    right: "node: { type: object, properties: { next: { $ref: '#/schemas/node' } } }",
  },
  "long-reference-chain": {
    severity: "error",
    title: "a chain of references is too long",
    explanation:
      "A schema may refer to a schema that refers to another, up to 200 in a row with no property in between. Compilers fail on longer chains of types, and no description of an API needs them.",
    wrong: "a1: { $ref: '#/schemas/a2' }\na2: { $ref: '#/schemas/a3' }\n# … and so on to a1000",
    right: "a1: { $ref: '#/schemas/a1000' }",
  },
  "too-many-combinations": {
    severity: "error",
    title: "schemas have too many combinations",
    explanation:
      "An `allOf` of unions has as many alternatives as their numbers multiplied. An `allOf` of schemas that share parts reaches each part in many ways. Each step may double the number: twenty small schemas make a million combinations, on which compilers fail or never end. The maximum is 100,000.",
    wrong:
      "a1: { allOf: [{ $ref: '#/schemas/a2' }, { $ref: '#/schemas/a3' }] }\na2: { allOf: [{ $ref: '#/schemas/a3' }, { $ref: '#/schemas/a4' }] }\n# … and so on to a40",
    right: "a1: { allOf: [{ $ref: '#/schemas/common' }, { $ref: '#/schemas/named' }] }",
  },
  "contradictory-schema": {
    severity: "error",
    title: "a schema requires two things that exclude each other",
    explanation:
      "All members of an `allOf`, and all keywords side by side, hold at once (JSON Schema 2020-12, core, section 10.2.1.1). That includes what several of them say of one property. If one requires a string and another a number, no value fits. Parts that are not shown contradict nothing.",
    wrong:
      "allOf:\n  - { type: object, properties: { id: { type: string } } }\n  - { type: object, properties: { id: { type: integer } } }",
    right: "type: object\nproperties: { id: { type: string } }",
  },
  "discriminator-property": {
    severity: "warning",
    title: "an alternative does not have the property that tells it apart",
    explanation:
      "A discriminator names a property whose value tells which alternative a value is. Each alternative has to declare and require it (OpenAPI 3.1.1, section 4.8.25); otherwise types cannot be told apart by it. Alternatives that are not shown or open are not reported.",
    wrong:
      "oneOf: [{ $ref: '#/schemas/film' }, { $ref: '#/schemas/poem' }]\ndiscriminator: { propertyName: knid }",
    right:
      "oneOf: [{ $ref: '#/schemas/film' }, { $ref: '#/schemas/poem' }]\ndiscriminator: { propertyName: kind }",
  },
  "discriminator-mapping": {
    severity: "error",
    title: "a value of a discriminator leads to the wrong schema",
    explanation:
      "Each value leads to one alternative: the one in the mapping, or else the schema of that name. That schema must be among the alternatives and accept the value, and each value that an alternative lists must lead back to it. Otherwise types would promise one schema while the service sends another.",
    wrong:
      "# film: { properties: { kind: { const: movie } }, … }\noneOf: [{ $ref: '#/schemas/film' }, { $ref: '#/schemas/poem' }]\ndiscriminator: { propertyName: kind }",
    right:
      "oneOf: [{ $ref: '#/schemas/film' }, { $ref: '#/schemas/poem' }]\ndiscriminator: { propertyName: kind, mapping: { movie: '#/schemas/film' } }",
  },
  "repeated-shape": {
    severity: "warning",
    title: "one object is written out in several places",
    explanation:
      "Give the shape one name: readers see that it is the same, and you fill it in once. The generator reports objects with at least three properties that stand in three or more places, or that repeat a named schema. Titles, descriptions and examples make no difference.",
    wrong:
      "cover: { type: object, properties: { url: …, width: …, height: … } }\nphoto: { type: object, properties: { url: …, width: …, height: … } }\nicon: { type: object, properties: { url: …, width: …, height: … } }",
    right:
      "cover: { $ref: '#/schemas/image' }\nphoto: { $ref: '#/schemas/image' }\nicon: { $ref: '#/schemas/image' }",
  },
  "repeated-value": {
    severity: "warning",
    title: "a list of values has one of them twice",
    explanation:
      "The values of an `enum` should differ (JSON Schema 2020-12, validation, section 6.1.2). Most often one of the two is a typing error. Values that differ in case, or in type as `1` and `'1'` do, are different.",
    wrong: "enum: [small, large, small]",
    right: "enum: [small, medium, large]",
  },
  "refused-default": {
    severity: "error",
    title: "a default is refused by its own schema",
    explanation:
      "The service would refuse this value, so it cannot be the default. Correct the default or the schema.",
    wrong: "{ type: integer, maximum: 50, default: 100 }",
    right: "{ type: integer, maximum: 50, default: 20 }",
  },
  "empty-range": {
    severity: "error",
    title: "a lower bound is above the upper one",
    explanation: "No value fits. Most often the two bounds are exchanged.",
    wrong: "{ type: integer, minimum: 50, maximum: 1 }",
    right: "{ type: integer, minimum: 1, maximum: 50 }",
  },
  "bad-pattern": {
    severity: "error",
    title: "a pattern is not a regular expression",
    explanation:
      "Patterns are regular expressions of ECMA-262 with Unicode (JSON Schema 2020-12, core, section 6.4). Syntax of other languages, such as `(?i)` or `\\A`, is not allowed.",
    wrong: "{ type: string, pattern: '(?i)[a-z' }",
    right: "{ type: string, pattern: '[A-Za-z]' }",
  },
  "slow-pattern": {
    severity: "warning",
    title: "a pattern takes very long for some texts",
    explanation:
      "Most languages try every way to match a regular expression before they find that there is none. With a repetition inside another, as in `^(a+)+$`, each character doubles the number of ways, and a text of forty letters keeps a server busy for hours. So the generator, validators and mocks run such a pattern only against short texts, and refuse a longer text with a fault that says so. Write the pattern so that each character matches in one way, or give the schema a `maxLength` within that bound.",
    wrong: "{ type: string, pattern: '^(a+)+$' }",
    right: "{ type: string, pattern: '^a+$' }",
  },
} satisfies Record<string, CatalogEntry>;
