/** A change of what several operations share is told once, where it stands; what moves there without a change is none. */
import { expect, test } from "vitest";
import type { ManifestTexts } from "../resolve/manifest-text.js";
import { changesBetween, lineOf } from "./model-text.js";

const inline = `{ description: Nothing is there., headers: none, content: none }`;

function manifestOf(answer: string, shared?: string): ManifestTexts {
  const operation = (name: string): string => `  ${name}: { responses: { 404: ${answer} } }\n`;
  return {
    "groups/books.yaml": `source: handbook\noperations:\n${operation("list")}${operation("find")}`,
    ...(shared !== undefined && {
      "shared/errors.yaml": `source: handbook\nresponses:\n  ${shared}\n`,
    }),
  };
}

function linesBetween(before: ManifestTexts, after: ManifestTexts): string[] {
  return changesBetween(before, after).facts.map(lineOf);
}

const use = '{ $ref: "#/responses/not-found" }';
const before = manifestOf(use, `not-found: ${inline}`);

test("what changes in it is told once", () => {
  const after = manifestOf(use, `not-found: ${inline.replace("Nothing", "No book")}`);
  expect(linesBetween(before, after)).toEqual([
    "changed shared/errors.yaml#responses.not-found.description: Nothing is there. → No book is there.",
  ]);
  const { facts } = changesBetween(before, after);
  expect(facts[0]?.subject).toEqual({ kind: "response", name: "not-found" });
});

test("a new name of it is no change of any operation", () => {
  const renamed = `missing: ${inline.replace("{", "{ formerly: [not-found],")}`;
  const after = manifestOf('{ $ref: "#/responses/missing" }', renamed);
  expect(linesBetween(before, after)).toEqual([
    "changed shared/errors.yaml#responses.missing: not-found → missing",
  ]);
});

test("moving it there changes nothing of the operations, and what changes on the way is told", () => {
  expect(linesBetween(manifestOf(inline), before)).toEqual([
    expect.stringMatching(/^added shared\/errors\.yaml#responses\.not-found: none → /),
  ]);
  const other = manifestOf(inline.replace("content: none", "content: not shown"));
  const filled = "filled shared/errors.yaml#responses.not-found.content: not shown → none";
  expect(linesBetween(other, before).filter((line) => line === filled)).toHaveLength(2);
});

test("another one in its place is compared with it", () => {
  const gone = `gone: ${inline.replace("Nothing", "It")}`;
  const after = manifestOf('{ $ref: "#/responses/gone" }', gone);
  expect(linesBetween(before, after)).toContain(
    "changed shared/errors.yaml#responses.gone.description: Nothing is there. → It is there.",
  );
});
