/** Rules for every file of handlers, however it is written, and every change of the manifest. */
import fc from "fast-check";
import ts from "typescript";
import { expect, test } from "vitest";
import { fewest, runs } from "../../left-to-matrices.js";
import { type Files, run } from "./handler-folder.js";
import { written } from "./written-handlers.js";

const packageNames = fc.constantFrom("library", "library", "@example/library");

test("every line that a person wrote is still there, byte for byte and in order, and a second run changes nothing", () => {
  let marked = 0;
  fc.assert(
    fc.property(written, packageNames, (given, packageName) => {
      const files = { ...given.files, "mine.ts": "export const mine = 1;\n" };
      const first = run(given.before, files);
      expectKept(files, first.files, "library");
      expect(run(given.before, first.files).notes).toEqual([]);

      const second = run(given.after, first.files, packageName);
      expectKept(first.files, second.files, packageName);
      expect(run(given.after, second.files, packageName).notes).toEqual([]);
      for (const [group, keys] of Object.entries(given.wanted)) {
        const text = second.files[`${group}.ts`] ?? "";
        expect(keysIn(text)).toEqual(expect.arrayContaining([...keys]));
        if (text.includes("endpoint-manifest: ")) marked++;
      }
      // The way back takes no line of a person's away either.
      const third = run(given.before, second.files, packageName);
      expectKept(second.files, third.files, packageName);
      expectKept(files, third.files, packageName);
    }),
    { numRuns: runs(150) },
  );
  expect(marked).toBeGreaterThan(fewest(20));
});

test("whatever stands in a folder, nothing is thrown, and files that are not understood stay", () => {
  const pieces = fc.constantFrom(
    ...[
      'import type { BooksHandlers } from "library/books";',
      "export const books: BooksHandlers = {",
    ],
    ...[
      "};",
      "}",
      "...rest,",
      "async list(request) {",
      "/*",
      "*/",
      "//",
      "`${",
      "class X implements",
    ],
    ...[
      "BooksHandlers",
      "<Context>",
      "\r\n",
      "\n",
      "\uFEFF",
      "#!/bin/sh\n",
      "list,",
      "[",
      "default ",
    ],
  );
  const text = fc.array(pieces, { maxLength: 12 }).map((all) => all.join(" "));
  fc.assert(
    fc.property(written, text, text, (given, books, index) => {
      const files = { "books.ts": books, "index.ts": index };
      const { files: after, plan, diagnostics } = run(given.before, files);
      for (const { path } of diagnostics.flatMap(({ at }) => ({ path: at.file }))) {
        expect(path.startsWith("src/")).toBe(true);
      }
      for (const { text: now } of plan.changes) expect(faultsIn(now)).toBe(0);
      expectKept(files, after, "library");
      expect(run(given.before, after).notes).toEqual([]);
    }),
    { numRuns: runs(100) },
  );
});

/** Each line of before is there afterwards, in order; what may differ is said here, and nothing else may. */
function expectKept(before: Files, after: Files, packageName: string): void {
  for (const [path, text] of Object.entries(before)) {
    const now = after[path] ?? "";
    if (now !== text) expect(faultsIn(now)).toBe(0);
    // The mark of the byte order stays the first sign of the file, whatever comes before the first line.
    const lines = withoutMark(now).split("\n");
    expect(now.startsWith("\uFEFF")).toBe(text.startsWith("\uFEFF"));
    let at = -1;
    for (const line of withoutMark(text).split("\n")) {
      const found = lines.findIndex((each, index) => index > at && isKept(line, each, packageName));
      if (found === -1 && isOurMark(line)) continue;
      expect(found, `${path}: ${JSON.stringify(line)} in\n${now}`).toBeGreaterThan(at);
      at = found;
    }
  }
}

function withoutMark(text: string): string {
  return text.replace(/^\uFEFF/, "");
}

function isKept(line: string, now: string, packageName: string): boolean {
  return (
    [
      line,
      line.replace(/(["'])library/, `$1${packageName}`),
      // The comma behind what was the last member.
      ...commas(line),
      // A name that the manifest changed.
      ...commas(line.replace(/\bop(\d)\b(?!Now)/, "op$1Now")),
      line.replace(/\bop(\d)\b(?!Now)/, "op$1Now"),
      ...commas(line.replace(/\b(op\d)\b/, "$1Now: $1")),
      line.replace(/\b(op\d)\b/, "$1Now: $1"),
    ].includes(now) ||
    (isSingleLine(line) && (isSubsequence(line, now) || isSubsequenceOfStart(line, now)))
  );
}

function commas(line: string): readonly string[] {
  return [line.replace(/(\s*)$/, ",$1"), line.replace(/( \/\/ end\r?)$/, ",$1")];
}

/** An object in one line: members, commas and comments may come in between. */
function isSingleLine(line: string): boolean {
  return /\{ .*\}|\{ \[?["']?op/.test(line.replace(/^import [^;]*;/, ""));
}

function isSubsequence(short: string, long: string): boolean {
  let at = 0;
  for (const character of long) if (character === short[at]) at++;
  return at === short.length;
}

/** Where stubs were added, the line ends behind the last member, and what was behind it stands further down. */
function isSubsequenceOfStart(short: string, long: string): boolean {
  const ends = [...short.matchAll(/ \}/g)].map(({ index }) => short.slice(0, index));
  return ends.some((start) => start !== "" && isSubsequence(start, long));
}

function isOurMark(line: string): boolean {
  return /endpoint-manifest: (?:the manifest has no|`)/.test(line);
}

function faultsIn(text: string): number {
  const source = ts.createSourceFile("a.ts", text, ts.ScriptTarget.Latest);
  return "parseDiagnostics" in source && Array.isArray(source.parseDiagnostics)
    ? source.parseDiagnostics.length
    : 0;
}

/** The names of members of the object literals of a file. */
function keysIn(text: string): readonly string[] {
  const keys: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralElementLike(node) && node.name !== undefined) {
      const name = ts.isComputedPropertyName(node.name) ? node.name.expression : node.name;
      if (ts.isIdentifier(name) || ts.isStringLiteral(name)) keys.push(name.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("a.ts", text, ts.ScriptTarget.Latest));
  return keys;
}
