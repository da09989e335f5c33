/** Places of the plan that narrowed: the same for every language, which only spells them. */
import { describe, expect, test } from "vitest";
import { narrowedTypes } from "../../../generator/sdk/changes/narrowing.js";
import type { NarrowedPlace, SpellPlace } from "../../../generator/sdk/changes/narrowed-types.js";
import { changesBetween } from "../changes/model-text.js";
import { type ManifestTexts, modelOf } from "../resolve/manifest-text.js";

function manifest(facts: string, schema = "not shown"): ManifestTexts {
  return {
    "groups/books.yaml": `source: handbook\noperations:\n  find: { method: PUT, path: /books, ${facts} }\n`,
    "schemas/book.yaml": `source: handbook\nschemas: { book: ${schema} }\n`,
  };
}

/** A language that writes places as they are; of each the type is the same. */
const plain: SpellPlace = (place) => [{ name: JSON.stringify(place), type: () => "T" }];

function narrowed(before: ManifestTexts, after: ManifestTexts, spell = plain) {
  const found = narrowedTypes(changesBetween(before, after), modelOf(after), spell);
  return found.map(({ name, was, now, breaking }) => {
    const place: NarrowedPlace = JSON.parse(name);
    return [place, was, now, breaking];
  });
}

const find = "books.find";

describe("a fact of an operation", () => {
  test.each<[string, string, readonly unknown[]]>([
    [
      "parameters: { query: not shown }",
      "parameters: { query: { a: { required: true } } }",
      [
        [{ kind: "parameters", operation: find, in: "query" }, "any names", "T", true],
        [{ kind: "parameters", operation: find, in: "query" }, "optional", "required", true],
      ],
    ],
    [
      "parameters: { header: { K: not shown, (others): not shown } }, idempotent: { header: K }",
      "parameters: { header: { K: { required: true } } }, idempotent: { header: K }",
      [
        [
          { kind: "others", operation: find, in: "header" },
          "any other names",
          "no other names",
          true,
        ],
      ],
    ],
    [
      "body: not shown",
      "body: none",
      [[{ kind: "body", operation: find }, "any body", "none", true]],
    ],
    [
      "responses: { 200: not shown, 404: not shown }",
      "responses: { 200: { content: none }, 404: { content: none } }",
      [
        [{ kind: "call", operation: find }, "result unknown", "T", true],
        [{ kind: "answer", operation: find, status: "404" }, "partly unknown", "T", true],
      ],
    ],
  ])("%s → %s", (before, after, places) => {
    expect(narrowed(manifest(before), manifest(after))).toEqual(places);
  });

  test("says nothing where a language has no narrower type, and none of the place", () => {
    const after = manifest("responses: { 200: { content: none } }");
    const wide: SpellPlace = (place) => [{ name: JSON.stringify(place), type: () => undefined }];
    expect(narrowed(manifest("responses: not shown"), after, wide)).toEqual([]);
    expect(narrowed(manifest("responses: not shown"), after, () => [])).toEqual([]);
  });
});

test("a property that a language has no place for narrows its schema", () => {
  const [before, after] = ["not shown", "{ type: string }"].map((id) =>
    manifest("title: Find", `{ type: object, properties: { id: ${id} } }`),
  );
  if (before === undefined || after === undefined) throw new Error("there are two manifests");
  const slot = ["properties", "id", "schema"];
  const property = { kind: "schema", name: "book", property: "id", slot };
  expect(narrowed(before, after)).toEqual([[property, "unknown", "T", false]]);
  const schemasOnly: SpellPlace = (place) =>
    place.kind === "schema" && place.property !== undefined ? [] : plain(place);
  expect(narrowed(before, after, schemasOnly)).toEqual([
    [{ kind: "schema", name: "book", slot }, "partly unknown", "T", false],
  ]);
});
