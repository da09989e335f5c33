/**
 * Manifests of which bytes, lines and values are others: what is wrong is said with its place, and what is right is made into
 * files, twice the same; nothing is thrown. `MUTATIONS=20000 MUTATIONS_SEED=7` tries more, and others.
 */
import { readdirSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { ManifestFile } from "../../generator/source/read.js";
import { scenariosFolder } from "../golden-tree.js";
import { manifestRuns } from "../mutated/manifest-runs.js";
import { edited, placedTexts } from "../mutated/manifest-texts.js";
import { mutationRuns, ofBytes, ofLines, several } from "../mutated/mutations.js";
import { stepsOf } from "../steps.js";

const scenarios = readdirSync(scenariosFolder).sort().map(placedTexts);
/** The targets take turns: a mutation that one of them cannot bear is tried on each, some tries later. */
const complaintsOf = manifestRuns(3);

/** A scenario, and a number that chooses among its files and places. */
const chosen = fc.record({ scenario: fc.constantFrom(...scenarios), choice: fc.nat() });

test.each([
  ["bytes", several(ofBytes)],
  ["lines", several(ofLines)],
] as const)("other %s", async (_, mutation) => {
  await fc.assert(
    fc.asyncProperty(chosen, mutation, async ({ scenario, choice }, mutate) => {
      const files = edited(scenario.texts, []);
      const file = files[choice % files.length];
      expect(await complaintsOf(changed(files, file, mutate))).toEqual([]);
    }),
    mutationRuns(12, 1500),
  );
});

test("values of others in place of their own", async () => {
  const all = scenarios.flatMap(({ texts, values }) =>
    values.map(({ file, start, end }) => {
      const text = texts.find((each) => each.file === file)?.text ?? "";
      return text.slice(start, end);
    }),
  );
  // A value of several lines has the indentation of its own place.
  const short = [...new Set(all)].filter((text) => !text.includes("\n"));
  const by = fc.constantFrom(...short);
  await fc.assert(
    fc.asyncProperty(chosen, by, async ({ scenario: { texts, values }, choice }, text) => {
      const place = values[choice % values.length];
      const edits = place === undefined ? [] : [{ ...place, by: text }];
      expect(await complaintsOf(edited(texts, edits))).toEqual([]);
    }),
    mutationRuns(12, 1500),
  );
});

test("no change of a file makes it many times the work", async () => {
  const scenario = placedTexts("half-known");
  const files = edited(scenario.texts, []);
  const run = manifestRuns();
  const whole = await stepsOf(async () => void (await run(files)));
  const samples = fc.sample(several(fc.oneof(ofBytes, ofLines)), mutationRuns(4, 60).numRuns);
  for (const [index, mutate] of samples.entries()) {
    const mutated = changed(files, files[index % files.length], mutate);
    const steps = await stepsOf(async () => void (await run(mutated)));
    // Faults are looked for once more in other ways, and are told in words.
    expect(steps).toBeLessThan(5 * whole);
  }
});

function changed(
  files: readonly ManifestFile[],
  file: ManifestFile | undefined,
  mutate: (text: Uint8Array) => Uint8Array,
): readonly ManifestFile[] {
  return files.map((each) => (each === file ? { ...each, bytes: mutate(each.bytes) } : each));
}
