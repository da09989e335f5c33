/** The manifests that speed is measured with are valid, of the size asked for, and know of each fact as real ones do. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { coverageOf } from "../../../generator/coverage/coverage.js";
import { operationsOf } from "../../../generator/model/walk.js";
import { load } from "../../../generator/pipeline.js";
import { writeTexts } from "../disk.js";
import { syntheticConsumer } from "./consumer.js";
import { syntheticManifest } from "./manifest.js";
import { resourceLimit, resources } from "./resource.js";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "synthetic-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function loaded(operations: number) {
  writeTexts(folder, syntheticManifest({ operations }));
  return load({ folder, name: "manifest", targets: [], stage: (_name, run) => run() });
}

describe.each([1, 19, 20, 37, 1200])("%i operations", (operations) => {
  test("are in the model, and nothing is wrong with them", () => {
    const { value, diagnostics } = loaded(operations);
    expect(diagnostics).toEqual([]);
    expect(operationsOf(value.model)).toHaveLength(operations);
  });
});

test("most facts are known, and some are not", () => {
  const { facts, operations } = coverageOf(loaded(200).value.model);
  expect(facts.notShown).toBeGreaterThan(0);
  expect(facts.known / (facts.known + facts.notShown)).toBeGreaterThan(0.7);
  expect(operations.callable).toBe(180);
});

test("every resource has objects of 5 to 20 fields, and schemas of each common kind", () => {
  const { schemas } = loaded(1200).value.model;
  const sizes = schemas.flatMap(({ name, schema }) =>
    schema.kind === "object" && /-(?:summary|input)$/.test(name) ? [schema.properties.length] : [],
  );
  expect(sizes).toHaveLength(120);
  expect(Math.min(...sizes)).toBe(5);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(20);
  const kinds = new Set(schemas.map(({ schema }) => schema.kind));
  expect([...kinds]).toEqual(expect.arrayContaining(["object", "enum", "allOf", "oneOf"]));
});

test("one size gives the same bytes, and another one keeps what both have", () => {
  const files = syntheticManifest({ operations: 60 });
  expect(syntheticManifest({ operations: 60 })).toEqual(files);
  const larger = syntheticManifest({ operations: 80 });
  const kept = [...files].filter(([path]) => path.includes("/"));
  expect(kept.filter(([path, text]) => larger.get(path) !== text)).toEqual([]);
});

test("there are no more resources than names", () => {
  const ids = resources(resourceLimit).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(() => resources(resourceLimit + 1)).toThrow("names for 640 resources only");
});

test("code calls as often as it was asked to, in both styles", () => {
  const text = syntheticConsumer({ operations: 1200, calls: 100 });
  expect(text.match(/await client\./g)).toHaveLength(50);
  expect(text.match(/\(bare, /g)).toHaveLength(50);
});
