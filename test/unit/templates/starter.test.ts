/** The starter manifest: it has no fault, and shows what it says that it shows. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { coverageOf } from "../../../generator/coverage/coverage.js";
import { operationsOf } from "../../../generator/model/walk.js";
import { allTargets } from "../../../generator/targets.js";
import { loadFolder } from "../../model-lookup.js";

const folder = join(import.meta.dirname, "../../../templates/starter");
const { value, diagnostics } = loadFolder(folder);
const { model, targets } = value;
const operations = operationsOf(model);

test("there is nothing to say against it", () => {
  expect(diagnostics).toEqual([]);
});

test("it has one operation known in full, one in part, one by name only", () => {
  const { unknown, operations: counts } = coverageOf(model);
  const unknownOf = (id: string) => unknown.filter(({ operation }) => operation === id);
  expect(operations.map(({ id }) => id)).toEqual(["books.retrieve", "books.list", "books.reserve"]);
  expect(unknownOf("books.retrieve")).toEqual([]);
  expect(unknownOf("books.list").length).toBeGreaterThan(10);
  const wholes = unknownOf("books.reserve").map(({ at }) => at.path.join("/"));
  expect(new Set(wholes)).toEqual(new Set(["operations/reserve"]));
  expect(counts).toEqual({ total: 3, callable: 2, deprecated: 0 });
});

test("its facts have each of their sources", () => {
  const { sources } = coverageOf(model);
  expect(sources.map(({ id, kind }) => [id, kind])).toEqual([
    ["handbook", "document"],
    ["trial-calls", "observed"],
  ]);
  for (const { facts } of sources) expect(facts).toBeGreaterThan(0);
});

test("it asks for every target, or has it ready in a comment", () => {
  const text = readFileSync(join(folder, "targets.yaml"), "utf8");
  const whole = mkdtempSync(join(tmpdir(), "starter-"));
  cpSync(folder, whole, { recursive: true });
  // Settings are indented; sentences about the file are not.
  writeFileSync(join(whole, "targets.yaml"), text.replace(/^ {2}# /gm, "  "));
  const { value, diagnostics } = loadFolder(whole);
  rmSync(whole, { recursive: true });
  expect(diagnostics).toEqual([]);
  expect(value.targets.map(({ name }) => name).sort()).toEqual(
    allTargets.map(({ name }) => name).sort(),
  );
  expect(targets.length).toBeGreaterThan(5);
});

describe.each(
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".yaml"))
    .map((path) => path.replaceAll("\\", "/")),
)("%s", (path) => {
  const text = readFileSync(join(folder, path), "utf8");

  test("names the schema that `init` puts beside it", () => {
    const named = /^# yaml-language-server: \$schema=(\S+)\n/.exec(text)?.[1];
    expect(join(dirname(path), named ?? "")).toBe("manifest.schema.json");
  });

  test("explains itself, in lines that fit a window", () => {
    expect(text.match(/# /g)?.length).toBeGreaterThan(2);
    expect(Math.max(...text.split("\n").map(({ length }) => length))).toBeLessThanOrEqual(100);
  });
});
