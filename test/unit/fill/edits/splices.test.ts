/** Splices change their part of a text, and leave the rest of it as it is. */
import { describe, expect, test } from "vitest";
import { filled, filledGroup, target } from "./filling.js";

/** A text without the indentation that it has in the test. */
function yaml(text: string): string {
  const lines = text.split("\n").slice(1);
  const indent = /^ */.exec(lines[0] ?? "")?.[0].length ?? 0;
  return lines.map((line) => line.slice(indent)).join("\n");
}

const cases: readonly (readonly [name: string, text: string, told: string, want: string])[] = [
  [
    "a value in the place of a marker, and a comment at its line's end",
    `
    source: letters
    title: Books
    operations:
      list:
        title:   'not shown'   # ask them
        responses: not shown # ask them	too
        limits: not shown
    `,
    `{ title: List books, responses: { 200: { description: All of them, content: { application/json: { schema: { type: string } } } }, (others): not shown } }`,
    `
    source: letters
    title: Books
    operations:
      list:
        title:   List books   # ask them
        responses: # ask them	too
          200:
            description: All of them
            content:
              application/json: { schema: { type: string } }
          (others): not shown
        limits: not shown
    `,
  ],
  [
    "keys that are left out, in the order of the form",
    `
    source: letters
    operations:
      list:
        # Of the title.
        title: List books
        # Of the path.
        path: /books   

        # Of the limits.
        limits: none
    `,
    `{ summary: All books, method: GET, path: /books, deprecated: false, pagination: none }`,
    `
    source: letters
    operations:
      list:
        # Of the title.
        title: List books
        summary: All books
        method: GET
        # Of the path.
        path: /books   
        deprecated: false
        pagination: none

        # Of the limits.
        limits: none
    `,
  ],
  [
    "names before the others, which go when the list is complete",
    `
    source: letters
    operations:
      list:
        parameters:
          query:
            q: not shown
            # There may be more.
            (others): not shown # who knows?
          header: { (others): not shown }
    `,
    `parameters: { path: none, query: { q: { required: true }, limit: { schema: { type: integer } } }, header: { X-Trace: { required: false } } }`,
    `
    source: letters
    operations:
      list:
        parameters:
          path: none
          query:
            q: { required: true }
            limit: { schema: { type: integer } }
            # There may be more.
            # who knows?
          header: { X-Trace: { required: false } }
    `,
  ],
  [
    "braces in one line and in several",
    `
    source: letters
    operations:
      list:
        body: { required: not shown, content: { application/json: { schema: not shown } } }
        responses:
          {
            200: { description: not shown }, # the only one
            (others): not shown,
          }
        parameters:
          {
            path: none, # no names
            query: not shown # names
          }
    `,
    `{ body: { required: true, description: "A book, or two", content: { application/json: { schema: { type: object, additionalProperties: false } } } }, responses: { 200: { description: Good }, 404: { description: none } }, parameters: { query: none, cookie: none } }`,
    `
    source: letters
    operations:
      list:
        body: { description: "A book, or two", required: true, content: { application/json: { schema: { type: object, additionalProperties: false } } } }
        responses:
          {
            200: { description: Good }, # the only one
            404: { description: none },
          }
        parameters:
          {
            path: none, # no names
            query: none, # names
            cookie: none
          }
    `,
  ],
  [
    "texts of several lines, long ones, and such as need quotes",
    `
    source: letters
    operations:
      list:
        title: >-
          List
          books
        summary: not shown # short
        description: not shown # long
        path: not shown
    `,
    `{ title: List books, summary: "no", description: "One.\\n\\nTwo: # three", path: /books }`,
    `
    source: letters
    operations:
      list:
        title: >-
          List
          books
        summary: "no" # short
        description: |- # long
          One.

          Two: # three
        path: /books
    `,
  ],
  [
    "the file's own indentation, and a value below its key",
    `
    source: letters
    operations:
        list:
            title:
                # Not known.
                not shown # yet
            responses: not shown
    `,
    `{ title: List books, responses: { 200: { description: Good, headers: { ETag: { schema: { type: string } } } } } }`,
    `
    source: letters
    operations:
        list:
            title:
                # Not known.
                List books # yet
            responses:
                200:
                    description: Good
                    headers:
                        ETag: { schema: { type: string } }
    `,
  ],
  [
    "keys after a text that keeps its empty lines",
    `
    source: letters
    operations:
      list:
        description: |+
          One.

        limits: none
    `,
    `{ method: GET, pagination: none }`,
    `
    source: letters
    operations:
      list:
        description: |+
          One.

        method: GET
        pagination: none
        limits: none
    `,
  ],
  [
    "a marker in the place of a form that says nothing, whose comments stay",
    `
    source: letters
    operations:
      list:
        parameters: # four places
          path: not shown # one
          # Two.
          query: { (others): not shown }
        body: not shown
    `,
    `{ parameters: none, body: none }`,
    `
    source: letters
    operations:
      list:
        parameters: none
          # four places
          # one
          # Two.
        body: none
    `,
  ],
  [
    "deprecation: more than a yes",
    `
    source: letters
    operations:
      list:
        deprecated: true # since when?
    `,
    `deprecated: { since: "2026-01-31", reason: Too slow }`,
    `
    source: letters
    operations:
      list:
        deprecated: { since: "2026-01-31", reason: Too slow } # since when?
    `,
  ],
];

describe("splices", () => {
  test.each(cases)("%s", (_name, text, told, want) => {
    expect(filledGroup(yaml(text), told)).toBe(yaml(want));
  });

  test.each(cases)("%s, with CRLF and without a line end at the end", (_name, text, told, want) => {
    const crlf = (lines: string) => yaml(lines).trimEnd().replaceAll("\n", "\r\n");
    expect(filledGroup(crlf(text), told)).toBe(crlf(want));
  });
});

test("what one target takes out and another one puts in again stays where it stood", () => {
  const file = "groups/books.yaml";
  const query = (names: string): string => `{ parameters: { query: { ${names} } } }`;
  const page = "page: { required: true, schema: { type: integer } }";
  const limit = "limit: { required: true, schema: { type: integer } }";
  const text = `source: handbook\noperations:\n  list: ${query(`${page}, ${limit}`)}\n`;
  const told = [limit, `${limit}, ${page}`].map((names) =>
    target(file, ["operations", "list"], query(names)),
  );
  const { files, conflicts } = filled({ [file]: text }, told, { prefer: () => true });
  expect(conflicts).toEqual([]);
  const names = (files[0]?.after ?? text).match(/page|limit/g);
  expect(names).toEqual(["page", "limit"]);
});
