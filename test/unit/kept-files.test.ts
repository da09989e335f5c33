/**
 * A run after an edit keeps the files of the last run that the edit does not change. Whatever is edited, all files are those of a
 * run from nothing, byte for byte. `MUTATIONS=20000 MUTATIONS_SEED=7` tries more, and others.
 */
import { readdirSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { scenariosFolder } from "../golden-tree.js";
import { type EditedTexts, editableTexts } from "../mutated/edited-texts.js";
import { editRuns } from "../mutated/edit-runs.js";
import { mutationRuns } from "../mutated/mutations.js";

const scenarios = readdirSync(scenariosFolder).sort().map(editableTexts);

/** A scenario, and numbers that choose among its places and texts. */
const chosen = fc.record({
  scenario: fc.constantFrom(...scenarios),
  choices: fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1, maxLength: 3 }),
});

test.each([
  ["texts for people", ({ texts }: EditedTexts) => texts, true],
  ["any facts", ({ facts }: EditedTexts) => facts, false],
] as const)("after an edit of %s no file is stale", async (_, placesOf, keepsMany) => {
  const run = editRuns();
  await fc.assert(
    fc.asyncProperty(chosen, async ({ scenario, choices }) => {
      expect(await run.complaints(scenario, placesOf(scenario), choices)).toEqual([]);
    }),
    mutationRuns(keepsMany ? 60 : 20, keepsMany ? 1600 : 400),
  );
  const { made, kept } = run.counted();
  if (keepsMany) expect(kept).toBeGreaterThan(made);
});
