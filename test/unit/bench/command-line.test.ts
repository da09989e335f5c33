/** The options that `npm run bench` takes, and those that it refuses. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { benchOptions } from "../../bench/command-line.js";
import { markedSections } from "../../bench/report-text.js";
import { namedOnly, pageSections, sectionNames } from "../../bench/result.js";

const root = join(import.meta.dirname, "../../..");

test("without arguments everything is run that takes no minutes", () => {
  expect(benchOptions([]).options).toEqual({
    sections: sectionNames.filter((name) => !namedOnly.includes(name)),
    runs: undefined,
    rounds: 15,
    json: undefined,
    chart: undefined,
    page: false,
    node: undefined,
  });
});

test("sections run in their own order, each once", () => {
  const { options } = benchOptions("--section growth --section peers --section growth".split(" "));
  expect(options?.sections).toEqual(["peers", "growth"]);
});

test("what takes minutes runs where it is named", () => {
  expect(benchOptions(["--section", "largest"]).options?.sections).toEqual(["largest"]);
});

test("numbers and files are read", () => {
  const given = "--section peers --runs 3 --rounds 4 --node 24 --json a --chart b";
  expect(benchOptions(given.split(" ")).options).toEqual({
    sections: ["peers"],
    runs: 3,
    rounds: 4,
    json: "a",
    chart: "b",
    page: false,
    node: 24,
  });
});

test("the page gets all of its tables, and its chart, from one run", () => {
  expect(benchOptions(["--page", "--runs", "1"]).options).toMatchObject({
    sections: ["peers", "generator", "growth"],
    chart: ".github/bench.svg",
    page: true,
  });
  const page = readFileSync(join(root, "docs/development/speed.md"), "utf8");
  expect(markedSections(page).toSorted()).toEqual([...pageSections].toSorted());
});

test.each([
  [
    "--page --section growth",
    "all tables of the page are of one run: --page goes without --section",
  ],
  [
    "--section speed",
    "there is no section speed: there are peers, generator, growth, client, go, python, java, kotlin, ruby, cli, server, docs, largest",
  ],
  ["--runs 0", "--runs takes a number from 1 on, not 0"],
  ["--node v24", "--node takes a number from 1 on, not v24"],
  ["--section docs --chart a", "--chart shows what the section peers finds"],
])("%s is refused", (given, fault) => {
  expect(benchOptions(given.split(" "))).toEqual({ fault });
});

test("what nobody knows is refused", () => {
  expect(benchOptions(["--fast"]).fault).toContain("--fast");
});
