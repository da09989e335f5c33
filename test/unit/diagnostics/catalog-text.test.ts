/** The samples of the catalog: the wrong one shows its fault, the right one has none. */
import { describe, expect, test } from "vitest";
import { textCodes } from "../../../generator/diagnostics/catalog-text.js";
import { parseDocument } from "../../../generator/source/document.js";

/** Faults of files and bytes, and those whose sample is cut short: they cannot be shown as YAML. */
const notYaml: readonly string[] = [
  "folder-missing",
  "not-a-folder",
  "not-a-file",
  "file-missing",
  "file-unreadable",
  "file-too-large",
  "not-utf8",
  "wrong-extension",
  "unexpected-file",
  "forbidden-character",
  "nesting-too-deep",
];

function codesOf(text: string): readonly string[] {
  return parseDocument({ file: "a.yaml", text: `${text}\n` }).diagnostics.map(({ code }) => code);
}

const entries = Object.entries(textCodes);

describe("catalog of the text", () => {
  test.each(entries.filter(([code]) => !notYaml.includes(code)))("%s", (code, { wrong, right }) => {
    expect(codesOf(wrong)).toContain(code);
    expect(codesOf(right)).not.toContain(code);
  });

  test.each(entries)("%s is described in full", (code, entry) => {
    expect(code).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(entry.title).toMatch(/^\S.*[^.]$/);
    expect(entry.explanation).toMatch(/\.$/);
    expect(entry.wrong).not.toBe(entry.right);
  });
});
