/** Every filled fact has its source: beside it, or in what is wholly new. */
import { parse } from "yaml";
import { expect, test } from "vitest";
import type { FillSource } from "../../../../generator/fill/edits/manifest-draft.js";
import { filled, filledGroup, target } from "./filling.js";

function after(text: string, told: string): unknown {
  return parse(filledGroup(text, told)).operations.list;
}

const operation = (body: string) => `source: handbook\noperations:\n  list: ${body}\n`;

test.each([
  [
    "beside the fact",
    "{ title: A, method: not shown }",
    "method: GET",
    { sourceOf: { method: "letters" }, title: "A", method: "GET" },
  ],
  [
    "after the form's own source, and with other sources",
    "{ title: A, source: guess, sourceOf: { title: handbook } }",
    "method: GET",
    {
      title: "A",
      source: "guess",
      sourceOf: { title: "handbook", method: "letters" },
      method: "GET",
    },
  ],
  [
    "not where it is the nearest one",
    "{ source: letters }",
    "method: GET",
    { source: "letters", method: "GET" },
  ],
  [
    "in the place of a source that had nothing to say",
    "{ sourceOf: { method: guess } }",
    "method: GET",
    { source: "letters", method: "GET" },
  ],
  [
    "once, where it says all that a form says",
    "{ title: not shown, method: not shown, path: not shown, body: not shown }",
    "{ title: A, method: GET, path: /a }",
    { source: "letters", title: "A", method: "GET", path: "/a", body: "not shown" },
  ],
  [
    "beside each fact, where another source says one of them",
    "{ title: A, method: not shown, path: not shown }",
    "{ title: A, method: GET, path: /a }",
    { sourceOf: { method: "letters", path: "letters" }, title: "A", method: "GET", path: "/a" },
  ],
  [
    "in a name that is new, and beside what is new of a name",
    "{ parameters: { query: { q: { required: true }, (others): not shown } } }",
    "parameters: { query: { q: { style: form }, limit: { required: false }, (others): not shown } }",
    {
      parameters: {
        query: {
          q: { sourceOf: { style: "letters" }, required: true, style: "form" },
          limit: { source: "letters", required: false },
          "(others)": "not shown",
        },
      },
    },
  ],
  [
    "beside a list that has no place for it",
    "{ parameters: { sourceOf: { query: guess }, query: { (others): not shown } } }",
    "parameters: { query: { limit: not shown, (others): not shown } }",
    {
      parameters: {
        sourceOf: { query: ["guess", "letters"] },
        query: { limit: "not shown", "(others)": "not shown" },
      },
    },
  ],
  [
    "beside a schema, of which it says a part",
    "{ responses: { 200: { content: { a/b: { sourceOf: { schema: [guess, handbook] }, schema: { type: array, items: not shown } } } } } }",
    "responses: { 200: { content: { a/b: { schema: { type: array, items: { type: string } } } } }, (others): not shown }",
    {
      responses: {
        200: {
          content: {
            "a/b": {
              sourceOf: { schema: ["guess", "handbook", "letters"] },
              schema: { type: "array", items: { type: "string" } },
            },
          },
        },
      },
    },
  ],
  [
    "beside `none`",
    "{ title: A }",
    "body: none",
    { sourceOf: { body: "letters" }, title: "A", body: "none" },
  ],
  [
    "for a list that is complete now",
    "{ responses: { 200: { content: none }, (others): not shown } }",
    "responses: { 200: { content: none } }",
    {
      sourceOf: { responses: ["handbook", "letters"] },
      responses: { 200: { content: "none" } },
    },
  ],
])("%s", (_name, known, told, want) => {
  expect(after(operation(known), told)).toEqual(want);
});

test("a named schema's source stands in its file", () => {
  const text =
    "source: handbook\nschemas:\n  book: not shown # ask\n  reader: { type: array, items: not shown }\n";
  const told =
    "schemas: { book: { type: string }, reader: { type: array, items: true }, author: { type: string } }";
  const { files } = filled({ "schemas/book.yaml": text }, [target("schemas/book.yaml", [], told)]);
  expect(files[0]?.after).toBe(
    [
      "source: handbook",
      "sourceOf: { book: letters, reader: [handbook, letters], author: letters }",
      "schemas:",
      "  book: { type: string } # ask",
      "  reader: { type: array, items: true }",
      "  author: { type: string }",
      "",
    ].join("\n"),
  );
});

test("the source is declared as soon as it says something, and only then", () => {
  const service =
    "source: handbook\ntitle: A\ngroups: [books]\nsources:\n  # The first one.\n  handbook: { title: H, kind: document }\n";
  const source: FillSource = {
    id: "calls",
    title: "Calls of a day",
    kind: "observed",
    date: "2026-01-31",
  };
  const texts = { "service.yaml": service };
  const nothing = filled(texts, [target("service.yaml", [], "title: A")], { source });
  expect(nothing.files).toEqual([]);
  const something = filled(texts, [target("service.yaml", [], "baseUrl: https://example.com")], {
    source,
  });
  expect(something.files[0]?.after).toBe(
    [
      "source: handbook",
      "sourceOf: { baseUrl: calls }",
      "title: A",
      "baseUrl: https://example.com",
      "groups: [books]",
      "sources:",
      "  # The first one.",
      "  handbook: { title: H, kind: document }",
      '  calls: { title: Calls of a day, kind: observed, date: "2026-01-31", url: not shown }',
      "",
    ].join("\n"),
  );
});

test("what was merely observed is open, and a document closes it", () => {
  const service =
    "source: seen\ntitle: A\ngroups: [books]\nsources: { seen: { title: S, kind: observed } }\nerrors: { 404: { content: none } }\n";
  const told = "errors: { 404: { content: none }, 500: { content: none } }";
  const closed = filled({ "service.yaml": service }, [target("service.yaml", [], told)]);
  expect(parse(closed.files[0]?.after ?? "")).toMatchObject({
    sourceOf: { errors: ["seen", "letters"] },
    errors: { 404: { content: "none" }, 500: { source: "letters", content: "none" } },
  });
  const source: FillSource = { id: "more", title: "More", kind: "observed" };
  const open = filled({ "service.yaml": service }, [target("service.yaml", [], told)], { source });
  expect(parse(open.files[0]?.after ?? "")).not.toHaveProperty("sourceOf");
});
