/** The options that `npm run bench` takes, and those that it refuses. */
import { expect, test } from "vitest";
import { benchOptions } from "../../bench/command-line.js";
import { sectionNames } from "../../bench/result.js";

test("without arguments everything is run", () => {
  expect(benchOptions([]).options).toEqual({
    sections: sectionNames,
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

test("numbers and files are read", () => {
  const given = "--section peers --runs 3 --rounds 4 --node 24 --json a --chart b --page";
  expect(benchOptions(given.split(" ")).options).toEqual({
    sections: ["peers"],
    runs: 3,
    rounds: 4,
    json: "a",
    chart: "b",
    page: true,
    node: 24,
  });
});

test.each([
  [
    "--section speed",
    "there is no section speed: there are peers, generator, growth, client, go, python, java, ruby, cli, server, docs",
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
