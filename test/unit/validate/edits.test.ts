/** An edit of texts for people is told from any other: what is decided of a manifest is decided without them. */
import { expect, test } from "vitest";
import { parseDocument } from "../../../generator/source/document.js";
import { editBetween } from "../../../generator/validate/edits.js";

const group = `source: handbook
title: Books
description: All books.
operations:
  list:
    title: List Books
    sourceOf: { title: handbook }
    method: GET
    path: /books
    deprecated: { reason: Too slow., since: 2026-01-01 }
    parameters:
      query:
        title: { description: The title., schema: { type: string, examples: [{ title: Dune }] } }
    responses:
      "200":
        description: A page.
        content:
          application/json:
            schema:
              title: Page
              type: object
              properties: { title: { description: Its title., type: string } }
              oneOf: [{ description: One., $ref: "#/schemas/book" }]
`;

const schemas = `schemas:
  book:
    title: A book
    description: none
    type: object
    default: { title: Dune }
    properties: { kind: { const: paper, description: Its kind. } }
    discriminator: { propertyName: kind, mapping: { title: "#/schemas/book" } }
`;

/** What is told of an edit, and the files that differ. */
function editOf(
  edits: readonly (readonly [from: string, to: string])[],
  file = "groups/books.yaml",
): readonly string[] {
  const text = file.startsWith("groups/") ? group : schemas;
  const now = edits.reduce((before, [from, to]) => {
    expect(before).toContain(from);
    return before.replace(from, to);
  }, text);
  const edit = compared(text, now, file);
  return edit === undefined ? [] : [edit.kind, ...edit.files];
}

/** The edit of a file. */
function compared(was: string, now: string, file: string): ReturnType<typeof editBetween> {
  const others = [{ file: "service.yaml", text: "title: Library\n" }];
  const documents = [...others, { file, text: now }].map((each) => parseDocument(each).value);
  return editBetween([...others, { file, text: was }], documents, (source) => {
    return parseDocument(source).value.value;
  });
}

test.each<readonly [from: string, to: string, isTitle: boolean]>([
  ["title: Books", "title: All Books", true],
  ["title: List Books", "title: List All", true],
  ["title: Page", "title: One page", true],
  ["description: All books.", "description: Books.", false],
  ["description: The title.", "description: A title.", false],
  ["reason: Too slow.", "reason: Slow.", true],
])("an edit of %j to %j tells whether titles or reasons differ", (from, to, isTitle) => {
  const file = "groups/books.yaml";
  const edit = compared(group, group.replace(from, to), file);
  expect(edit).toMatchObject({ kind: "texts", files: new Set([file]) });
  expect(edit?.inTitles).toEqual(new Set(isTitle ? [file] : []));
});

test.each<readonly [from: string, to: string, isOfGroup: boolean]>([
  ["title: Books", "title: All Books", true],
  ["description: All books.", "description: Books.", true],
  ["title: Old", "title: Older", true],
  ["title: List Books", "title: List All", false],
  ["description: A page.", "description: Pages.", false],
])("an edit of %j to %j tells whether texts of groups themselves differ", (from, to, isOfGroup) => {
  const file = "groups/books.yaml";
  const text = `${group}subgroups:\n  old:\n    title: Old books\n`;
  expect(text).toContain(from);
  const edit = compared(text, text.replace(from, to), file);
  expect(edit).toMatchObject({ kind: "texts", files: new Set([file]) });
  expect(edit?.ofGroups).toEqual(new Set(isOfGroup ? [file] : []));
});

test.each<readonly [string, string]>([
  ["title: Books", "title: All Books"],
  ["description: All books.", "description: >\n  More\n  of them."],
  ["title: List Books", 'title: "List"'],
  ["reason: Too slow.", "reason: Too old."],
  ["description: The title.", "description: A title."],
  ["description: A page.", "description: One page."],
  ["title: Page", "title: A page"],
  ["description: Its title.", "description: The name."],
  ["description: One.", "description: Another one."],
  ["source: handbook\n", "source: handbook # as printed\n"],
])("%j as %j is an edit of a text", (from, to) => {
  expect(editOf([[from, to]])).toEqual(["texts", "groups/books.yaml"]);
});

test.each<readonly [string, string]>([
  ["title: Books", "title: not shown"],
  ["description: All books.", "description: none"],
  ["title: Books\n", ""],
  ["title: Books\n", "title: Books\nsummary: All.\n"],
  ["title: Books\ndescription: All books.\n", "description: All books.\ntitle: Books\n"],
  ["sourceOf: { title: handbook }", "sourceOf: { title: letters }"],
  ["source: handbook", "source: letters"],
  ["method: GET", "method: HEAD"],
  ["since: 2026-01-01", "since: 2026-01-02"],
  ["title: Dune", "title: Emma"],
  ["type: string", "type: integer"],
  ["title: { description", "name: { description"],
  ['"200"', '"201"'],
  ["#/schemas/book", "#/schemas/page"],
])("%j as %j is more than that", (from, to) => {
  expect(editOf([[from, to]])).toEqual(["facts", "groups/books.yaml"]);
});

test("schemas have texts, and values that look like texts", () => {
  const file = "schemas/book.yaml";
  const isText = (from: string, to: string) => editOf([[from, to]], file)[0] === "texts";
  expect(isText("title: A book", "title: Books")).toBe(true);
  // In a schema a word such as this is a text, and no marker: yet nobody edits it every day.
  expect(isText("description: none", "description: not shown")).toBe(false);
  expect(isText("description: Its kind.", "description: Of paper, or not.")).toBe(true);
  expect(isText("title: Dune", "title: Emma")).toBe(false);
  expect(isText("const: paper", "const: stone")).toBe(false);
  expect(isText('title: "#/schemas/book"', 'title: "#/schemas/other"')).toBe(false);
});

test("no other file, and no other list of files, is compared so closely", () => {
  expect(editOf([])).toEqual(["texts"]);
  const before = [{ file: "service.yaml", text: "title: Library\n" }];
  const parse = (source: { readonly file: string; readonly text: string }) =>
    parseDocument(source).value.value;
  const now = (files: typeof before) => files.map((each) => parseDocument(each).value);
  const edited = (files: typeof before) => editBetween(before, now(files), parse);
  expect(edited(before)?.files.size).toBe(0);
  expect(edited([{ file: "service.yaml", text: "title: Books\n" }])).toBeUndefined();
  expect(edited([{ file: "shared/all.yaml", text: "title: Library\n" }])).toBeUndefined();
  expect(edited([...before, { file: "targets.yaml", text: "a: b\n" }])).toBeUndefined();
  expect(edited([])).toBeUndefined();
});

test("of a faulty text of before nobody says that only texts changed", () => {
  const now = parseDocument({ file: "groups/books.yaml", text: group }).value;
  const before = [{ file: "groups/books.yaml", text: "title: [" }];
  expect(editBetween(before, [now], () => undefined)?.kind).toBe("facts");
});
