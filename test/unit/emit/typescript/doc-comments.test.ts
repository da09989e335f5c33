/** Doc comments and headers: hostile text neither ends them nor makes tags; prose keeps its shape. */
import fc from "fast-check";
import { ts } from "ts-morph";
import { describe, expect, test } from "vitest";
import {
  commentLines,
  type DocComment,
  descriptionOf,
  docComment,
  lineComments,
  withTags,
} from "../../../../generator/emit/typescript/doc-comments.js";
import { hostileText } from "./tree-arbitraries.js";

function textOf(docs: DocComment): string {
  const description = descriptionOf(docs);
  return description === undefined ? "" : commentLines(description).join("\n");
}

function read(text: string): ts.SourceFile {
  return ts.createSourceFile("read.ts", text, ts.ScriptTarget.Latest, true);
}

function statementsOf(text: string): string[] {
  return read(text).statements.map((statement) => statement.getText());
}

function tagsOf(comment: string): string[] {
  const [statement] = read(`${comment}\nexport const it = 1;`).statements;
  return statement === undefined
    ? ["no statement"]
    : ts.getJSDocTags(statement).map((tag) => tag.tagName.text);
}

const hostileMarkdown = fc.array(hostileText, { maxLength: 8 }).chain((parts) =>
  fc
    .array(fc.constantFrom(" ", "\n", "", "\n\n", "{", "- "), {
      minLength: parts.length,
      maxLength: parts.length,
    })
    .map((glue) => parts.map((part, index) => `${part}${glue[index]}`).join("")),
);

describe("hostile text", () => {
  test("never ends the comment and makes no tag", () => {
    fc.assert(
      fc.property(hostileMarkdown, hostileMarkdown, hostileMarkdown, (summary, paragraph, text) => {
        const comment = textOf(
          docComment({ summary, paragraphs: [paragraph], tags: [{ tag: "deprecated", text }] }),
        );
        expect(statementsOf(`${comment}\nexport const it = 1;`)).toEqual(["export const it = 1;"]);
        expect(tagsOf(comment)).toEqual(["deprecated"]);
        expect(comment).not.toMatch(/[\u2028\u2029\u202a-\u202e\u2066-\u2069\p{Cs}]|(?!\n)\p{Cc}/u);
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    ["*/ evil(); /*", "/** *\\/ evil(); /* */"],
    ["@ts-ignore", "/** \\@ts-ignore */"],
    ["ask @bob or a@b.example", "/** ask \\@bob or a@b.example */"],
    ["see {@link Album}", "/** see {\\@link Album} */"],
    ["one\u2028two\rthree", "/** one two three */"],
    ["\u202ereversed\u202c", "/** \\u202ereversed\\u202c */"],
    ["`code` \u0024{x} </script>", "/** `code` \u0024{x} </script> */"],
  ])("%j", (summary, expected) => {
    expect(textOf(docComment({ summary }))).toBe(expected);
  });

  test("in the text of a tag is not taken for a type or a name", () => {
    const docs = docComment({
      tags: [
        { tag: "param", name: "id", text: "{string} the id" },
        { tag: "returns", text: "{@link X}" },
      ],
    });
    expect(docs.lines).toEqual(["@param id - \\{string} the id", "@returns \\{\\@link X}"]);
  });
});

describe("prose", () => {
  test("is wrapped near the print width, code spans and addresses unbroken", () => {
    const long = `${"word ".repeat(17)}\`a code span\` https://example.com/${"a".repeat(100)} end`;
    expect(docComment({ summary: long }).lines).toEqual([
      "word word word word word word word word word word word word word word word word word",
      "`a code span`",
      `https://example.com/${"a".repeat(100)}`,
      "end",
    ]);
  });

  test("keeps paragraphs, list items, code and tables", () => {
    const text = [
      "One",
      "line.",
      "",
      "- an item",
      "- another",
      "  continued",
      "",
      "```json",
      '{ "a":   1 }',
      "```",
      "| a | b |",
    ];
    expect(docComment({ paragraphs: [text.join("\n")] }).lines).toEqual([
      "One line.",
      "",
      "- an item",
      "- another continued",
      "",
      "```json",
      '{ "a":   1 }',
      "```",
      "| a | b |",
    ]);
  });

  test("closes a block of code that its author left open", () => {
    expect(docComment({ paragraphs: ["```ts\nx", "after"] }).lines).toEqual([
      "```ts",
      "x",
      "```",
      "",
      "after",
    ]);
  });

  test("does not begin a line with a word that Markdown would take for a list or a heading", () => {
    const { lines } = docComment({ summary: `${"x".repeat(90)} - 1. # more ${"y".repeat(90)}` });
    expect(lines).toEqual([`${"x".repeat(90)} - 1. #`, "more", "y".repeat(90)]);
  });

  test("says nothing when there is nothing to say", () => {
    expect(textOf(docComment({ summary: " \n", paragraphs: ["", "\n\n"] }))).toBe("");
  });
});

test("tags come after a blank line; those of parameters come first", () => {
  const docs = docComment({ summary: "Lists albums.", tags: [{ tag: "deprecated" }] });
  expect(withTags(docs, [{ tag: "param", name: "id", text: "Which." }]).lines).toEqual([
    "Lists albums.",
    "",
    "@param id - Which.",
    "@deprecated",
  ]);
  expect(withTags(undefined, [{ tag: "param", name: "id" }]).lines).toEqual(["@param id"]);
});

describe("headers", () => {
  test("stay comments, whatever they say", () => {
    fc.assert(
      fc.property(hostileMarkdown, (text) => {
        expect(statementsOf(`${lineComments(text).join("\n")}\nexport const it = 1;`)).toEqual([
          "export const it = 1;",
        ]);
      }),
    );
  });

  test.each([
    "@ts-nocheck",
    "prettier-ignore",
    "eslint-disable",
    "# sourceMappingURL=x",
    "/ <reference path='x' />",
  ])("%s is no directive", (text) => {
    expect(lineComments(text).join("\n")).toMatch(/^\/\/ (?:- |\\)/);
  });
});
