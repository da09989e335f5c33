/** Schemas that say the same of values. */
import { expect, test } from "vitest";
import { stringify } from "yaml";
import { isSameSchema } from "../../../generator/model/same-schema.js";
import { schemaNamed } from "../../model-lookup.js";
import { modelOf } from "../resolve/manifest-text.js";

const object = { type: "object", properties: { title: { type: "string" } } };

/** True if two schemas are the same, as a manifest says them. */
function areSame(one: object, other: object): boolean {
  const model = modelOf({
    "schemas/all.yaml": stringify(
      { source: "handbook", schemas: { one, other, book: object, page: object } },
      { aliasDuplicateObjects: false },
    ),
  });
  const [first, second] = ["one", "other"].map((name) => schemaNamed(model, name));
  if (first === undefined || second === undefined) throw new Error("a schema is missing");
  return isSameSchema(first, second);
}

test.each([
  [object, object],
  [object, { ...object, description: "A book.", examples: [{ title: "Dunes" }], default: {} }],
  [object, { ...object, properties: { title: { type: "string", deprecated: true } } }],
  [{ $ref: "#/schemas/book" }, { $ref: "#/schemas/book" }],
])("%j is the same as %j", (one, other) => {
  expect(areSame(one, other)).toBe(true);
});

test.each([
  [object, { ...object, required: ["title"] }],
  [object, { ...object, properties: { title: { type: "string", readOnly: true } } }],
  [{ enum: ["a"] }, { enum: ["b"] }],
  [{ $ref: "#/schemas/book" }, { $ref: "#/schemas/page" }],
  [object, { $ref: "#/schemas/book" }],
])("%j is not the same as %j", (one, other) => {
  expect(areSame(one, other)).toBe(false);
});
