/**
 * Any marker, any type and any name in any place of any scenario: reported with its place, or made into files. Some of the 70,000
 * in `npm test`, ten times as many in the matrices, and all of them, which takes a quarter of an hour, with `ALL_PLACES=yes`.
 */
import { readdirSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { scenariosFolder } from "../golden-tree.js";
import { tries } from "../left-to-matrices.js";
import { manifestRuns } from "../mutated/manifest-runs.js";
import {
  batches,
  edited,
  otherKeys,
  otherValues,
  placedTexts,
  type TextEdit,
} from "../mutated/manifest-texts.js";

const scenarios = readdirSync(scenariosFolder).sort().map(placedTexts);

const edits = scenarios.map(({ name, texts, values, keys }) => ({
  name,
  texts,
  edits: shuffled([
    ...values.flatMap((place) => otherValues.map((by): TextEdit => ({ ...place, by }))),
    ...keys.flatMap((place) => otherKeys.map((by): TextEdit => ({ ...place, by }))),
  ]),
}));

function shuffled<T>(values: readonly T[]): readonly T[] {
  return fc.sample(fc.shuffledSubarray([...values], { minLength: values.length }), 1).flat();
}

const runs = new Map(scenarios.map(({ name }) => [name, manifestRuns()]));

/** So many cases chosen at random, ten times as many, or all. */
function chosen<Case>(cases: readonly Case[], most: number): readonly Case[] {
  if (process.env["ALL_PLACES"] !== undefined) return cases;
  return shuffled(cases).slice(0, tries(most, 10 * most));
}

test("there are many places", () => {
  expect(edits.reduce((sum, each) => sum + each.edits.length, 0)).toBeGreaterThan(70_000);
});

test("several edits at once", async () => {
  const cases = edits.flatMap(({ name, texts, edits }) =>
    batches(edits, 100).map((batch) => ({ name, texts, batch })),
  );
  for (const { name, texts, batch } of chosen(cases, 20)) {
    const complaints = await runs.get(name)?.(edited(texts, batch));
    expect(complaints, `${name}: ${JSON.stringify(batch)}`).toEqual([]);
  }
});

test("one edit, which often leaves a manifest that is right", async () => {
  const cases = edits.flatMap(({ name, texts, edits }) =>
    // Of larger ones a run takes longest, and most of what it makes is as before.
    edits.slice(0, 40).map((edit) => ({ name, texts, edit })),
  );
  for (const { name, texts, edit } of chosen(cases, 24)) {
    const complaints = await runs.get(name)?.(edited(texts, [edit]));
    expect(complaints, `${name}: ${JSON.stringify(edit)}`).toEqual([]);
  }
});
