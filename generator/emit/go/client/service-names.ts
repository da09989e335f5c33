/** The names that constants of operations use, in every package that has the runtime. */
import { identifierOf } from "../../../sdk/names/policy.js";
import { Scope } from "../../../sdk/names/scope.js";
import { nameOf } from "../../../sdk/names/words.js";
import type { SdkPlan } from "../../../sdk/plan.js";
import { goNames } from "../names.js";

/** The values that all constants share. */
export interface ServiceNames {
  readonly plan: SdkPlan;
  /** Path of the module. */
  readonly module: string;
  /** Names of needs, in their order. */
  readonly needs: readonly string[];
}

/** The names of the needs of a service. */
export function needNames({ service }: SdkPlan): readonly string[] {
  const scope = new Scope();
  return service.needs.map((need) => scope.take(`${needName(need)}Need`));
}

function needName(need: SdkPlan["service"]["needs"][number]): string {
  const schemes = need.flat().map(({ scheme }) => scheme);
  return identifierOf(nameOf([...new Set(schemes)].join(" ") || "no"), "variable", goNames);
}
