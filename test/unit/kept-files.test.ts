/**
 * A run after an edit keeps the files of the last run that the edit does not change. Whatever is edited, all files are those of a
 * run from nothing, byte for byte. `MUTATIONS=20000 MUTATIONS_SEED=7` tries more, and others.
 */
import { readdirSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { scenariosFolder } from "../golden-tree.js";
import { editableTexts, type Places } from "../mutated/edited-texts.js";
import { editRuns } from "../mutated/edit-runs.js";
import { someOf } from "../left-to-matrices.js";
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
    mutationRuns(8, 300),
  );
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

test.each(parts)(
  "after facts of one place came to another no file is stale (%$)",
  async (...part) => {
    const run = editRuns(3);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...part), choices, async (scenario, chosen) => {
        expect(await run.complaints(scenario, scenario.copies, chosen)).toEqual([]);
      }),
      mutationRuns(3, 100),
    );
  },
);

describe.each(scenarios)("texts of $name that are edited at once", (scenario) => {
  const { titles, descriptions } = scenario;
  const run = editRuns(1);
  const complaintsOf = async (places: Places, isEdited: (file: string) => boolean) => {
    const text = places.by(0).indexOf('"A text."');
    expect(text).not.toBe(-1);
    const edits = [...places.at.entries()].filter(([, { file }]) => isEdited(file));
    const choices = edits.map(([index]) => [index, text] as const);
    const { kept } = run.counted();
    const complaints = await run.complaints(scenario, places, choices);
    expect(run.counted().kept).toBeGreaterThan(kept);
    return complaints;
  };

  test("titles leave no file stale", async () => {
    expect(await complaintsOf(titles, isOfGroupOrSchemas)).toEqual([]);
  });

  test("descriptions leave no file stale", async () => {
    expect(await complaintsOf(descriptions, isOfGroupOrSchemas)).toEqual([]);
  });

  const files = [...new Set(descriptions.at.map(({ file }) => file))].filter(isOfGroupOrSchemas);
  test.each(someOf(files, 0))("descriptions of %s", async (file) => {
    expect(await complaintsOf(descriptions, (each) => each === file)).toEqual([]);
  });
});

/** An edit of other files makes all outputs anew. */
function isOfGroupOrSchemas(file: string): boolean {
  return /^(?:groups|schemas)\//.test(file);
}

test.each(["bodies", "schemas"])(
  "an edit of a text in a group keeps most files: %s",
  async (name) => {
    const scenario = editableTexts(name);
    const run = editRuns(1);
    const { at, by } = scenario.texts;
    const edit = [
      at.findIndex(({ file }) => file.startsWith("groups/")),
      by(0).indexOf('"A text."'),
    ] as const;
    expect(edit).not.toContain(-1);
    expect(await run.complaints(scenario, scenario.texts, [edit])).toEqual([]);
    const { made, kept } = run.counted();
    expect(made).toBeGreaterThan(0);
    expect(kept).toBeGreaterThan(5 * made);
  },
);

test("an edit of a fact keeps the files of other groups, of all targets that have such files", async () => {
  const scenario = editableTexts("music-filled");
  const run = editRuns(1);
  const { at, by } = scenario.facts;
  const place = at.findIndex(
    ({ file, path }) => file.startsWith("groups/") && path.at(-1) === "required",
  );
  const edit = [place, by(place).indexOf("true")] as const;
  expect(edit).not.toContain(-1);
  expect(await run.complaints(scenario, scenario.facts, [edit])).toEqual([]);
  const groups = scenario.files.filter(({ file }) => file.startsWith("groups/"));
  const kept = run.keptByTarget();
  const few = withGroups.filter((target) => (kept.get(target) ?? 0) < groups.length - 2);
  expect(few).toEqual([]);
});

const withGroups = [
  ...["cli", "docs", "go-client", "java-client", "kotlin-client", "python-client", "ruby-client"],
  ...["typescript-client", "typescript-server"],
];
