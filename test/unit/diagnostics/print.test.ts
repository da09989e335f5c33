/** Diagnostics as text, JSON and annotations. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Diagnostic,
  diagnostic,
  type Location,
} from "../../../generator/diagnostics/diagnostic.js";
import type { Placed } from "../../../generator/diagnostics/place.js";
import { type PrintFormat, printDiagnostics } from "../../../generator/diagnostics/print.js";
import type { Position, Span } from "../../../generator/source-ref.js";

const albums =
  "title: Albums\ncontent:\n  schema: { $ref: '#/schemas/albm' }\n  empty:\nlast: 1\nmore: 2\n";

function position(text: string, offset: number): Position {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1) ?? "").length + 1, offset };
}

function spanOf(text: string, part: string, file = "groups/albums.yaml"): Span {
  const start = text.indexOf(part);
  return { file, start: position(text, start), end: position(text, start + part.length) };
}

function placer(text: string): (location: Location) => Placed {
  return (at) =>
    "start" in at
      ? { displayPath: `manifest/${at.file}`, span: at, text }
      : { displayPath: `manifest/${at.file}` };
}

function print(diagnostics: readonly Diagnostic[], format: PrintFormat, text = albums): string {
  return printDiagnostics(diagnostics, { format, colour: false, locate: placer(text) });
}

const duplicate = diagnostic("duplicate-key", {
  message: 'no schema is called "albm"',
  at: spanOf(albums, "'#/schemas/albm'"),
  help: 'did you mean "album"?',
  related: [{ message: "the others stand here", at: spanOf(albums, "title") }],
});
const warning = diagnostic("unexpected-file", { message: "not read", at: { file: "a: b,c%.txt" } });

describe("text", () => {
  test("place, message, lines around, help, related places, and the sum", () => {
    expect(print([duplicate, warning], "text")).toBe(`\
manifest/a: b,c%.txt - warning unexpected-file: not read

manifest/groups/albums.yaml:3:19 - error duplicate-key: no schema is called "albm"
  1 | title: Albums
  2 | content:
> 3 |   schema: { $ref: '#/schemas/albm' }
    |                   ^^^^^^^^^^^^^^^^
  4 |   empty:
  5 | last: 1
  help: did you mean "album"?
  manifest/groups/albums.yaml:1:1 - the others stand here

1 error, 1 warning in 2 files
`);
  });

  test("nothing to say is the empty text", () => {
    expect(print([], "text")).toBe("");
  });

  test("repetitions are dropped; files and places are in order", () => {
    const at = (part: string, file: string) =>
      diagnostic("yaml-syntax", { message: part, at: spanOf(albums, part, file) });
    const printed = print(
      [at("last", "b"), at("title", "b"), at("last", "b"), at("last", "B"), at("last", "a")],
      "text",
    );
    expect(printed.match(/^manifest\S+/gm)).toEqual([
      "manifest/B:5:1",
      "manifest/a:5:1",
      "manifest/b:1:1",
      "manifest/b:5:1",
    ]);
    expect(printed).toContain("4 errors in 3 files\n");
  });

  test("colours, only when asked for", () => {
    const coloured = printDiagnostics([duplicate], {
      format: "text",
      colour: true,
      locate: placer(albums),
    });
    expect(coloured).toContain("\u001b[31merror\u001b[39m");
    expect(print([duplicate], "text")).not.toContain("\u001b");
  });

  test("hostile text is made visible", () => {
    const printed = print(
      [diagnostic("yaml-syntax", { message: "a\u001b[2J\nb\u202ec\u009b", at: { file: "x\r" } })],
      "text",
    );
    expect(printed).toContain(
      "manifest/x\\r - error yaml-syntax: a\\u001b[2J\\nb\\u202ec\\u009b\n",
    );
  });

  test("thousands are counted, not all shown", () => {
    const many = Array.from({ length: 700 }, (_, index) =>
      diagnostic("yaml-syntax", { message: `fault ${index}`, at: { file: "a" } }),
    );
    const printed = print(many, "text");
    expect(printed).toContain("\n… and 200 more, not shown\n");
    expect(printed).toContain("\n700 errors in 1 file\n");
  });
});

describe("json", () => {
  test("is one document, with places and texts as they are", () => {
    expect(JSON.parse(print([duplicate, warning], "json"))).toEqual([
      {
        file: "manifest/a: b,c%.txt",
        severity: "warning",
        code: "unexpected-file",
        message: "not read",
      },
      {
        file: "manifest/groups/albums.yaml",
        line: 3,
        column: 19,
        endLine: 3,
        endColumn: 35,
        severity: "error",
        code: "duplicate-key",
        message: 'no schema is called "albm"',
        help: 'did you mean "album"?',
        related: [
          {
            file: "manifest/groups/albums.yaml",
            line: 1,
            column: 1,
            endLine: 1,
            endColumn: 6,
            message: "the others stand here",
          },
        ],
      },
    ]);
  });

  test("nothing to say is an empty array", () => {
    expect(print([], "json")).toBe("[]\n");
  });
});

describe("github", () => {
  test("escapes properties and messages as workflow commands want it", () => {
    expect(print([duplicate, warning], "github")).toBe(
      "::warning file=manifest/a%3A b%2Cc%25.txt,title=unexpected-file::not read\n" +
        "::error file=manifest/groups/albums.yaml,line=3,col=19,endLine=3,endColumn=35,title=duplicate-key::" +
        'no schema is called "albm"%0Ahelp: did you mean "album"?%0A' +
        "manifest/groups/albums.yaml:1:1 - the others stand here\n",
    );
  });

  test("a message cannot begin a command of its own", () => {
    const at = { file: "a\n::error::x" };
    const printed = print(
      [diagnostic("yaml-syntax", { message: "100%\n::set-env::x", at })],
      "github",
    );
    expect(printed).toBe(
      "::error file=manifest/a\\n%3A%3Aerror%3A%3Ax,title=yaml-syntax::100%25\\n::set-env::x\n",
    );
  });

  test("a stretch of several lines has no columns", () => {
    const at = spanOf(albums, "title: Albums\ncontent");
    expect(print([diagnostic("yaml-syntax", { message: "x", at })], "github")).toContain(
      ",line=1,endLine=2,title",
    );
  });
});

test("no format ever throws or lets a control character through", () => {
  const anyText = fc.string({ unit: "binary", maxLength: 80 });
  const anyFault = fc.record({
    text: anyText,
    message: anyText,
    help: anyText,
    start: fc.nat(90),
    length: fc.nat(20),
  });
  const format = fc.constantFrom<PrintFormat>("text", "json", "github");
  fc.assert(
    fc.property(anyFault, format, ({ text, message, help, start, length }, how) => {
      const from = Math.min(start, text.length);
      const to = Math.min(from + length, text.length);
      const at = { file: text, start: position(text, from), end: position(text, to) };
      const fault = diagnostic("yaml-syntax", { message, help, at, related: [{ message, at }] });
      const printed = print([fault], how, text);
      expect(printed.replaceAll("\n", "")).not.toMatch(
        /\p{Cc}|\p{Zl}|\p{Zp}|\p{Surrogate}|[\u202a-\u202e\u2066-\u2069\u200e\u200f]/u,
      );
      if (how === "json") expect(JSON.parse(printed)).toMatchObject([{ message, help }]);
      if (how === "github") expect(printed.split("\n")).toHaveLength(2);
    }),
    { numRuns: 1000 },
  );
});
