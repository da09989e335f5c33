/** Everything that the files of a tool are made with. */
import { needNames, type ServiceNames } from "../../emit/go/client/service-names.js";
import { goNames } from "../../emit/go/names.js";
import type { ApiModel } from "../../model/model.js";
import { oncePerSettings } from "../../model/once.js";
import { identifierOf } from "../../sdk/names/policy.js";
import { identifiersOf, Scope } from "../../sdk/names/scope.js";
import { nameOfId } from "../../sdk/names/words.js";
import { planOf } from "../../sdk/plan-of.js";
import type { GroupPlan, OperationPlan } from "../../sdk/plan.js";
import {
  operationsIn,
  type ServiceShapes,
  serviceShapes,
} from "../../sdk/shapes/service-shapes.js";
import { type CommandNames, commandNames } from "./command-names.js";
import { runtimeFileNames } from "./runtime-files.js";
import { programName, type Settings } from "./settings.js";

/** The values that all files share. */
export interface Emission extends ServiceNames {
  readonly model: ApiModel;
  readonly shapes: ServiceShapes;
  readonly program: string;
  readonly version: string;
  readonly commands: CommandNames;
  /** Names of the constants of operations, without what they end in. */
  readonly constants: ReadonlyMap<OperationPlan, string>;
  /** Names of files without their ending, of the outermost groups. */
  readonly files: ReadonlyMap<GroupPlan, string>;
  /** Names of variables that have the outermost groups. */
  readonly variables: ReadonlyMap<GroupPlan, string>;
}

/** Everything that the files of a model's tool are made with. */
export const emissionOf = oncePerSettings((model, settings: Settings): Emission => {
  const plan = planOf(model);
  const scope = new Scope();
  const operations = plan.groups.flatMap(operationsIn);
  const files = identifiersOf(
    plan.groups.map(({ name }) => name),
    "file",
    goNames,
    ["service", "tool", ...runtimeFileNames],
  );
  const variables = new Scope(["service"]);
  return {
    ...{ plan, model, module: settings.module, version: settings.version },
    needs: needNames(plan),
    shapes: serviceShapes(model),
    program: programName(settings),
    commands: commandNames(plan),
    constants: new Map(
      operations.map((each) => [
        each,
        scope.take(identifierOf(nameOfId(each.id), "type", goNames)),
      ]),
    ),
    files: new Map(plan.groups.map((group, index) => [group, files[index] ?? ""])),
    variables: new Map(
      plan.groups.map((group) => [
        group,
        variables.take(`${identifierOf(group.name, "variable", goNames)}Group`),
      ]),
    ),
  };
});
