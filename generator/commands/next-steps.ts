/** What to do with outputs that were made for the first time: the next commands, one for each. */
import { projectPath } from "../output/project-path.js";
import type { GenerateResult, TargetResult } from "../output/result.js";
import type { Loaded } from "../pipeline.js";
import { npxCommand, type Options, type StepLine, steps } from "./options.js";

/** The lines after the result; empty where no output is new. */
export function nextSteps(
  { targets, builds = [] }: GenerateResult,
  outputs: Loaded["targets"],
  options: Options,
): string {
  const fresh = targets.filter(isNew);
  if (fresh.length === 0) return "";
  const lines = fresh.flatMap(({ target, folder }): readonly StepLine[] => {
    const output = outputs.find(({ name }) => name === target);
    if (output === undefined) return [];
    const name = output.release?.package;
    const isBuilt = builds.some((build) => build.target === target);
    if (output.audience === "implementers") {
      const scaffold = npxCommand("scaffold", { ...options, out: "src/handlers", target: [] });
      return [[scaffold, "write a file of handlers for each group"]];
    }
    if (output.audience !== "callers") return [];
    if (name === undefined) {
      const from = `./${projectPath(options.manifest, output.to ?? folder)}/index.js`;
      return [[`import { … } from "${from}"`, "call the service from a file beside the folder"]];
    }
    const install = `npm install ./${folder}`;
    return [
      ...(isBuilt ? [] : [[`npm run build --prefix ${folder}`, "build it"] as const]),
      [install, `then: import { … } from "${name}"`],
    ];
  });
  const check: StepLine = [npxCommand("check", options), "say whether all is current, for CI"];
  return `\nWhat next:\n${steps([...lines, check])}`;
}

/** Whether all of it was created by this run. */
function isNew({ created, updated, overwritten, kept, unchanged }: TargetResult): boolean {
  const others = [updated, overwritten, kept].flat().length + unchanged;
  return created.length > 0 && others === 0;
}
