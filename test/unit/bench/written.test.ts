/** The files of a generator are looked at: so many files, and each operation in them. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { writeTexts } from "../../bench/disk.js";
import { operationCount } from "../../bench/peers/description.js";
import { generators } from "../../bench/peers/generators.js";
import { writtenBelow, writtenWith } from "../../bench/written.js";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "written-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const wanted = { operation: /^export function/gm, files: ".ts" };

test("all files count, in folders as well", () => {
  writeTexts(folder, [
    ["a.ts", "12345"],
    ["b/c.md", "123"],
  ]);
  expect(writtenBelow(folder)).toEqual({ files: 2, bytes: 8 });
});

test("an output that lacks operations is refused", () => {
  writeTexts(folder, [
    ["a.ts", "export function a() {}\nexport function b() {}\n"],
    ["b/c.ts", "export function c() {}\n"],
    ["d.md", "export function d() {}\n"],
  ]);
  expect(writtenWith(folder, { ...wanted, operations: 3 }).files).toBe(3);
  expect(() => writtenWith(folder, { ...wanted, operations: 4 })).toThrow(
    "3 of 4 operations are in what it wrote",
  );
});

test("an empty folder is no output", () => {
  expect(() => writtenWith(folder, { ...wanted, operations: 1 })).toThrow("0 of 1");
});

test("the operations of a description are its methods, not what else stands beside them", () => {
  const paths = { "/a": { get: {}, post: {}, parameters: [] }, "/b": { summary: "B", delete: {} } };
  expect(operationCount(JSON.stringify({ paths }))).toBe(3);
});

test("each generator has a name of its own, reads the description, and is found in what it writes", () => {
  const all = generators({ modules: "/modules", description: "/github.json" });
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  for (const { args, config, wanted: own } of all) {
    expect(`${args.join(" ")} ${config?.text}`).toContain("/github.json");
    expect(own.operation.flags).toBe("gm");
  }
});
