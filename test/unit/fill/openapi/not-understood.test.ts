/** Parts that cannot be read leave their facts unknown: none of them becomes absent, and nothing else holds in its place. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { runs } from "../../../left-to-matrices.js";
import { falseFacts } from "./false-facts.js";
import { type Misunderstanding, misunderstandings } from "./misunderstandings.js";
import { readDescription } from "./read-description.js";

const folder = join(import.meta.dirname, "corpus");

const all = readdirSync(folder).flatMap((file) => {
  const whole: unknown = parse(readFileSync(join(folder, file), "utf8"));
  const before = read(whole);
  return misunderstandings(whole)
    .filter((each) => !isExplained(file, each))
    .map((each) => ({ file, before, ...each }));
});

test("nothing becomes a fact because something is not understood", () => {
  expect(all.length).toBeGreaterThan(9_000);
  fc.assert(
    fc.property(fc.constantFrom(...all), ({ before, path, description }) => {
      expect(falseFacts(before, read(description), path)).toEqual([]);
    }),
    { numRuns: runs(8_000) },
  );
});

function read(description: unknown) {
  return readDescription({ "openapi.json": JSON.stringify(description) }).api;
}

/** Parts that are read in another way, and are no fact that nobody states. */
function isExplained(file: string, { what }: Misunderstanding): boolean {
  return (
    // OpenAPI ignores what stands beside a reference and is no description.
    (file.includes("reference") && /in place of (?:description|summary|\$ref)$/.test(what)) ||
    // The schema of an item holds where none of the whole is given.
    (file === "32-streams.yaml" && what.endsWith("in place of schema"))
  );
}
