/** A report of very much: what is new is folded by group, and what breaks is not. */
import { describe, expect, test } from "vitest";
import { printChangelog } from "../../../generator/diff/changelog.js";
import type { DiffReport } from "../../../generator/diff/report.js";
import { printText } from "../../../generator/diff/print-text.js";
import { type ManifestTexts, service as serviceText } from "../resolve/manifest-text.js";
import { reported } from "./reported.js";

const groups = ["books", "desks"];
const count = 40;

/** A service of two groups with forty operations each, of which the same is known. */
function service(factsOf: (group: string, index: number) => readonly string[]): ManifestTexts {
  const operations = (group: string): string =>
    Array.from({ length: count }, (_, index) => {
      const facts = factsOf(group, index);
      const lines = facts.map((line) => `    ${line}\n`).join("");
      return `  get-${index}:${facts.length === 0 ? " not shown\n" : `\n${lines}`}`;
    }).join("");
  return {
    "service.yaml": serviceText.replace(/groups: .*/, `groups: [${groups.join(", ")}]`),
    ...Object.fromEntries(
      groups.map((group) => [
        `groups/${group}.yaml`,
        `source: handbook\noperations:\n${operations(group)}`,
      ]),
    ),
  };
}

const route = (group: string, index: number): readonly string[] => [
  "method: GET",
  `path: /${group}/${index}`,
];
const limit = (required: boolean): string =>
  `parameters: { query: { limit: { required: ${required}, schema: { type: integer } } } }`;

const sparse = service(() => []);
const filled = service(route);
const broken = service((group, index) => [...route(group, index), limit(true)]);
const whole = service((group, index) => [...route(group, index), limit(false)]);

function text(report: DiffReport, all = false): readonly string[] {
  return printText(report, { colour: false, all }).split("\n");
}

describe("from names to what can be called", () => {
  test("a line for each group, and nothing that breaks", () => {
    const report = reported(sparse, filled);
    expect(text(report).slice(0, 13)).toEqual([
      "v1 → v2: 160 places filled in; 240 of 1228 facts known, 240 more than before; code of implementers may have to be adapted",
      "",
      "Known now, and new (--all lists each)",
      "  + books: 80 places filled in, in 40 places",
      "  + desks: 80 places filled in, in 40 places",
      "",
      "Code to adapt",
      "  can be called now (implementers, in code only)",
      "    Its method and path are known now. A server has to handle it.",
      "    ! books: 40 (get-0, get-1, get-2, get-3, get-4, get-5 and 34 more)",
      "    ! desks: 40 (get-0, get-1, get-2, get-3, get-4, get-5 and 34 more)",
      "",
      "Outputs that change",
    ]);
  });

  test("--all lists each", () => {
    const lines = text(reported(sparse, filled), true);
    expect(lines.filter((line) => line.startsWith("    + path: not shown → /"))).toHaveLength(80);
    expect(lines.filter((line) => line.startsWith("    ! "))).toHaveLength(80);
    expect(lines.join("\n")).not.toMatch(/--all| and \d+ more\b/);
  });

  test("in Markdown each group is folded, and none is left out", () => {
    const entry = printChangelog(reported(sparse, filled));
    expect(entry).not.toContain("### Breaking");
    expect(entry).toContain(
      "### Code to adapt\n\n<details><summary>books: 40</summary>\n\n- `books.get-0` ",
    );
    expect(entry).toContain(
      "### Known now\n\n<details><summary>books: 40</summary>\n\n- `books.get-0` ",
    );
    expect(entry.match(/^- `/gm)).toHaveLength(160);
    expect(entry.match(/^<details>/gm)).toHaveLength(4);
    expect(entry.match(/^<\/details>$/gm)).toHaveLength(4);
  });
});

test("what breaks is listed in full, however much it is", () => {
  const report = reported(whole, broken);
  const lines = text(report);
  expect(lines.slice(1, 3)).toEqual(["", "Breaking"]);
  expect(lines.filter((line) => line.startsWith("    ! "))).toHaveLength(80);
  const [breaking = ""] = printChangelog(report).split("### Breaking\n\n").slice(1);
  const [list = ""] = breaking.trimEnd().split("\n\n");
  expect(list.split("\n")).toHaveLength(80);
  expect(list).not.toContain("<details>");
});
