/**
 * A run after an edit keeps the files of the last run that the edit does not change. Whatever is edited, all files are those of a
 * run from nothing, byte for byte. `MUTATIONS=20000 MUTATIONS_SEED=7` tries more, and others.
 */
import { readdirSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { scenariosFolder } from "../golden-tree.js";
import { editableTexts } from "../mutated/edited-texts.js";
import { editRuns } from "../mutated/edit-runs.js";
import { mutationRuns } from "../mutated/mutations.js";

const scenarios = readdirSync(scenariosFolder).sort().map(editableTexts);

/** Numbers that choose among the places and texts of a scenario. */
const choices = fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1, maxLength: 3 });

/** Each part has every fourth scenario; all of them together are tried 2,000 times in the matrices. */
const parts = [0, 1, 2, 3].map((part) => scenarios.filter((_, index) => index % 4 === part));

test.each(parts)("after an edit of texts for people no file is stale (%$)", async (...part) => {
  const run = editRuns(3);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...part), choices, async (scenario, chosen) => {
      expect(await run.complaints(scenario, scenario.texts, chosen)).toEqual([]);
    }),
    mutationRuns(8, 400),
  );
  const { made, kept } = run.counted();
  expect(kept).toBeGreaterThan(made / 2);
});

test.each(parts)("after an edit of any facts no file is stale (%$)", async (...part) => {
  const run = editRuns(3);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...part), choices, async (scenario, chosen) => {
      expect(await run.complaints(scenario, scenario.facts, chosen)).toEqual([]);
    }),
    mutationRuns(3, 100),
  );
});
