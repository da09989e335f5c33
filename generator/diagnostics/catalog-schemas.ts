/** Diagnostics of schemas: what no value fits, what says two things at once, and what is said twice. */
import type { CatalogEntry } from "./catalog-entry.js";

export const schemaCodes = {
  "endless-reference": {
    severity: "error",
    title: "a schema leads back to itself without end",
    explanation:
      "Schemas may refer to themselves below a property or an item. References that come back to their start for the very same value, bare or in `allOf`, `anyOf`, `oneOf` and the like, would be followed for ever (JSON Schema 2020-12, core, section 9.4.1).",
    wrong: "schemas:\n  a: { $ref: '#/schemas/b' }\n  b: { $ref: '#/schemas/a' }",
    right: "schemas:\n  a: { type: object, properties: { b: { $ref: '#/schemas/b' } } }",
  },
  "endless-value": {
    severity: "error",
    title: "no value fits a schema, because each would need another inside without end",
    explanation:
      "A schema may refer to itself, as long as a value can come to an end: where a property is not required, a list may be empty, or another alternative does without. A property that is required and whose values require the same again has no such end.",
    wrong:
      "node: { type: object, properties: { next: { $ref: '#/schemas/node' } }, required: [next] }",
    right: "node: { type: object, properties: { next: { $ref: '#/schemas/node' } } }",
  },
  "long-reference-chain": {
    severity: "error",
    title: "references lead from one schema to the next too often",
    explanation:
      "A schema may refer to one that refers to another, 200 in a row where no property is in between. Compilers give up on longer chains of types, and no description of an API needs them.",
    wrong: "a1: { $ref: '#/schemas/a2' }\na2: { $ref: '#/schemas/a3' }\n# … and so on to a1000",
    right: "a1: { $ref: '#/schemas/a1000' }",
  },
  "too-many-combinations": {
    severity: "error",
    title: "schemas are combined in more ways than tools can go through",
    explanation:
      "An `allOf` of unions has as many alternatives as their numbers multiplied, and an `allOf` of schemas that are made of the same ones leads to these in many ways. Each step may double them: twenty small schemas make a million, on which compilers give up or never end. Up to 100,000 are allowed.",
    wrong:
      "a1: { allOf: [{ $ref: '#/schemas/a2' }, { $ref: '#/schemas/a3' }] }\na2: { allOf: [{ $ref: '#/schemas/a3' }, { $ref: '#/schemas/a4' }] }\n# … and so on to a40",
    right: "a1: { allOf: [{ $ref: '#/schemas/common' }, { $ref: '#/schemas/named' }] }",
  },
  "contradictory-schema": {
    severity: "error",
    title: "a schema asks for two things that exclude each other",
    explanation:
      "All members of an `allOf`, and all keywords that stand side by side, hold at once (JSON Schema 2020-12, core, section 10.2.1.1): also what several of them say of one property. Where one asks for a string and another for a number, nothing can be sent or received. What is not shown contradicts nothing.",
    wrong:
      "allOf:\n  - { type: object, properties: { id: { type: string } } }\n  - { type: object, properties: { id: { type: integer } } }",
    right: "type: object\nproperties: { id: { type: string } }",
  },
  "discriminator-property": {
    severity: "warning",
    title: "an alternative does not have the property that tells it apart",
    explanation:
      "A discriminator names a property whose value tells which alternative a value is. Each alternative declares and requires it (OpenAPI 3.1.1, section 4.8.25); types cannot be told apart by it otherwise. Nothing is said of alternatives that are not shown or open.",
    wrong:
      "oneOf: [{ $ref: '#/schemas/film' }, { $ref: '#/schemas/poem' }]\ndiscriminator: { propertyName: knid }",
    right:
      "oneOf: [{ $ref: '#/schemas/film' }, { $ref: '#/schemas/poem' }]\ndiscriminator: { propertyName: kind }",
  },
  "discriminator-mapping": {
    severity: "error",
    title: "a value of a discriminator leads to the wrong schema",
    explanation:
      "Each value leads to one alternative: the one that the mapping gives, or else the schema of that name. It must be among the alternatives and accept the value, and each value that an alternative lists must lead back to it. Otherwise types would promise one schema and the service send another.",
    wrong:
      "# film: { properties: { kind: { const: movie } }, … }\noneOf: [{ $ref: '#/schemas/film' }, { $ref: '#/schemas/poem' }]\ndiscriminator: { propertyName: kind }",
    right:
      "oneOf: [{ $ref: '#/schemas/film' }, { $ref: '#/schemas/poem' }]\ndiscriminator: { propertyName: kind, mapping: { movie: '#/schemas/film' } }",
  },
  "repeated-shape": {
    severity: "warning",
    title: "one object is written out in several places",
    explanation:
      "One shape has one name: readers see at once that it is the same, and filling it in changes it everywhere. Reported are objects of at least three properties that stand in three places or more, or that are a named schema written out; titles, descriptions and examples make no difference.",
    wrong:
      "cover: { type: object, properties: { url: …, width: …, height: … } }\nphoto: { type: object, properties: { url: …, width: …, height: … } }\nicon: { type: object, properties: { url: …, width: …, height: … } }",
    right:
      "cover: { $ref: '#/schemas/image' }\nphoto: { $ref: '#/schemas/image' }\nicon: { $ref: '#/schemas/image' }",
  },
  "repeated-value": {
    severity: "warning",
    title: "a list of values names one of them twice",
    explanation:
      "The values of an `enum` should differ (JSON Schema 2020-12, validation, section 6.1.2). Most often one of the two was meant to be another. Values that differ in case only, or in their type as `1` and `'1'` do, are different.",
    wrong: "enum: [small, large, small]",
    right: "enum: [small, medium, large]",
  },
  "refused-default": {
    severity: "error",
    title: "a default is refused by its own schema",
    explanation: "A default that the service would refuse cannot be the default.",
    wrong: "{ type: integer, maximum: 50, default: 100 }",
    right: "{ type: integer, maximum: 50, default: 20 }",
  },
  "empty-range": {
    severity: "error",
    title: "a lower bound is above the upper one",
    explanation: "No value fits. Most often the two were exchanged.",
    wrong: "{ type: integer, minimum: 50, maximum: 1 }",
    right: "{ type: integer, minimum: 1, maximum: 50 }",
  },
  "bad-pattern": {
    severity: "error",
    title: "a pattern is not a regular expression",
    explanation:
      "Patterns follow ECMA-262 with Unicode (JSON Schema 2020-12, core, section 6.4). Those of other languages, such as `(?i)` or `\\\\A`, do not hold.",
    wrong: "{ type: string, pattern: '(?i)[a-z' }",
    right: "{ type: string, pattern: '[A-Za-z]' }",
  },
  "slow-pattern": {
    severity: "warning",
    title: "a text can be made on which a pattern takes very long",
    explanation:
      "Regular expressions of most languages try every way to match before they say that there is none. Where a repetition stands in another one, as in `^(a+)+$`, there are twice as many ways with each character, and a text of forty letters keeps a server busy for hours. Such a pattern is therefore run against short texts only, here and in validators and mocks; a longer text is refused, with a fault that says so. Write the pattern so that each character can be matched in one way, or give the schema a `maxLength` that is no more than what is checked.",
    wrong: "{ type: string, pattern: '^(a+)+$' }",
    right: "{ type: string, pattern: '^a+$' }",
  },
} satisfies Record<string, CatalogEntry>;
