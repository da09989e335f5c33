/** All that a run has to do: the output folder, the folders that outputs were given, and the builds of packages. */
import type { Plan } from "./plan.js";

/** The plan of one output's folder, or of its build. */
export interface TargetPlan {
  readonly target: string;
  readonly plan: Plan;
}

/** The plans of a run, each with a lock of its own. */
export interface RunPlan {
  /** The output folder, with a folder for each target that was given no other. */
  readonly main: Plan;
  /** The targets that were given one (`to`). */
  readonly placed: readonly TargetPlan[];
  /** Builds; undefined where nothing is to be built (`check`, `--no-build`). */
  readonly builds: readonly TargetPlan[] | undefined;
  /** Builds of packages that are not made any more. */
  readonly abandoned: readonly Plan[];
}

/** The plans of what is generated: files that are committed, and that `check` looks at. */
export function outputPlans({ main, placed }: RunPlan): readonly Plan[] {
  return [main, ...placed.map(({ plan }) => plan)];
}

/** All plans, in the order in which they are carried out: a folder goes when nothing is left in it. */
export function allPlans(run: RunPlan): readonly Plan[] {
  return [...run.abandoned, ...outputPlans(run), ...(run.builds ?? []).map(({ plan }) => plan)];
}
