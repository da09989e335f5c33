/** The findings of a section go to a terminal and between two marks of the README, with a note on the missing parts. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { atLeast, atMost, times } from "../../bench/goal.js";
import { machineText } from "../../bench/machine.js";
import {
  markedSections,
  ofOneRun,
  sectionMarkdown,
  sectionText,
  sentenceOf,
  withFigures,
} from "../../bench/report-text.js";
import type { Machine, SectionResult } from "../../bench/result.js";

const machine: Machine = {
  cpu: "Some Processor",
  cores: 2,
  memory: 16,
  system: "Linux 6.1, x64",
  node: "24.1.0",
};

const result: SectionResult = {
  section: "peers",
  tables: [
    {
      title: "generator",
      columns: ["CPU"],
      rows: [{ name: "ours", cells: [{ value: 2, unit: "s" }] }],
    },
  ],
  goals: [
    atLeast("another ÷ ours", times(12, 2), 5),
    atMost("memory", { value: 3000, unit: "MiB" }, 2048),
  ],
  leftOut: ["orval: it ended with 1\nand said much"],
  bars: [],
};

test("a terminal is told all, a goal that is missed as such", () => {
  expect(sectionText(result)).toBe(
    [
      "generator     CPU",
      "ours       2.00 s",
      "",
      "goals               figure    at most  at least",
      "another ÷ ours      6.00 ×               5.00 ×",
      "memory (missed)  3,000 MiB  2,048 MiB",
      "",
      "left out: orval: it ended with 1",
      "and said much",
      "",
    ].join("\n"),
  );
});

test("the README names the machine, and says in a line what is left out", () => {
  const text = sectionMarkdown(result, machine);
  expect(text).toMatch(
    /^Measured on Some Processor, 2 cores, 16 GiB, Linux 6.1, x64, Node 24.1.0;/,
  );
  expect(text).toContain("| ours | 2.00 s |");
  expect(text).toContain("| memory (missed) | 3,000 MiB | 2,048 MiB |  |");
  expect(text).toMatch(/\n\nLeft out: orval: it ended with 1$/);
});

test("a machine with one core is not said to have cores", () => {
  expect(machineText({ ...machine, cores: 1 })).toContain(", 1 core, ");
});

describe("the page on speed", () => {
  const readme =
    "# Title\n\n<!-- bench: peers -->\n\nold\n\n<!-- /bench -->\n\n<!-- bench: growth --><!-- /bench -->\n";

  test("has places, by section", () => {
    expect(markedSections(readme)).toEqual(["peers", "growth"]);
  });

  test("gets new figures there, and is otherwise as it was", () => {
    const once = withFigures(readme, "peers", "new\n");
    expect(once).toBe(readme.replace("old", "new"));
    expect(withFigures(once, "peers", "new\n")).toBe(once);
    expect(withFigures(readme, "growth", "more")).toContain(
      "<!-- bench: growth -->\n\nmore\n\n<!-- /bench -->",
    );
  });

  test("is written from one run, of which no section is missing or was left out in part", () => {
    const none = { tables: [], goals: [], bars: [], leftOut: [] };
    const [peers, growth] = (["peers", "growth"] as const).map((section) => ({ section, ...none }));
    const run = [peers, growth].flatMap((each) => each ?? []);
    expect(ofOneRun(run, ["growth", "peers"]).map(({ section }) => section)).toEqual([
      "growth",
      "peers",
    ]);
    expect(() => ofOneRun(run.slice(1), ["peers", "growth"])).toThrow(
      "section peers: it was not run",
    );
    const [first, ...others] = run;
    const broken = first === undefined ? others : [{ ...first, leftOut: ["orval: 1"] }, ...others];
    expect(() => ofOneRun(broken, ["peers"])).toThrow("section peers: orval: 1");
  });

  test("gives the README its figures", () => {
    const bars = [
      { name: "other, from nothing", seconds: 9, isOurs: false },
      { name: "ours, from nothing", seconds: 2.61, isOurs: true },
      { name: "ours, unchanged", seconds: 0.12, isOurs: true },
    ];
    const tables = [{ title: "types and client of 3 operations", columns: [], rows: [] }];
    expect(sentenceOf({ bars, tables }, machine)).toBe(
      `Types and client of 3 operations take 2.6 CPU seconds from nothing (with \`--no-build\`) and 0.1 when nothing has changed, on Node ${machine.node}.`,
    );
    expect(sentenceOf({ bars: [], tables }, machine)).toBeUndefined();
    const text = readFileSync(join(import.meta.dirname, "../../../README.md"), "utf8");
    expect(markedSections(text)).toEqual(["sentence"]);
    expect(withFigures(text, "sentence", "New.", "")).toContain("-->New.<!--");
  });

  test("without the place is refused", () => {
    expect(() => withFigures(readme, "docs", "new")).toThrow(
      "no place between <!-- bench: docs -->",
    );
    expect(() => withFigures("<!-- bench: docs -->", "docs", "new")).toThrow("no place");
  });
});
