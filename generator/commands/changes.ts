/** The effect of filling facts in: compares the model of the last run with the one of this run. */
import { compareModels } from "../changes/comparison.js";
import { countsOfFacts } from "../coverage/coverage.js";
import type { RunPlan } from "../output/run-plan.js";
import { type ToldChanges, toldChanges } from "../output/told-changes.js";
import type { Loaded } from "../pipeline.js";
import { modelPath, modelTarget } from "../targets.js";
import type { Options } from "./options.js";

/**
 * Returns the changes. The result is undefined where nothing changed, where no earlier state can be read, and where the run
 * does not make the target `model-json`, which keeps it.
 */
export function changesOf(
  { main, placed }: Pick<RunPlan, "main" | "placed">,
  { model, targets }: Pick<Loaded, "model" | "targets">,
  { manifest }: Pick<Options, "manifest">,
): ToldChanges | undefined {
  const own = placed.find(({ target }) => target === modelTarget)?.plan;
  const path = modelPath(own?.folder);
  const item = (own ?? main).items.find((each) => each.path === path);
  if (item?.action !== "update") return undefined;
  const { before, file } = item;
  const changes = compareModels(before.bytes ?? before.text, file.bytes);
  if (changes === undefined) return undefined;
  const types = targets.flatMap(({ name, narrowed }) =>
    narrowed(changes, model).map((each) => ({ target: name, ...each })),
  );
  return toldChanges(changes.facts, types, { folder: manifest, known: countsOfFacts(model) });
}
