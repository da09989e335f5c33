/** Emits the Ruby client of a scenario, and the names by which a driver calls it. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { GroupPlan, OperationPlan } from "../../../../generator/sdk/plan.js";
import {
  keywordArguments,
  pathArguments,
} from "../../../../generator/targets/ruby-client/arguments.js";
import { oauthFunctions } from "../../../../generator/targets/ruby-client/auth-file.js";
import type { Emission } from "../../../../generator/targets/ruby-client/emission.js";
import { writeGem } from "../../../languages/ruby/emitted-gems.js";
import type { DriverCommand } from "../../driver-process.js";
import { scenarioFolder } from "../typescript/make-driver.js";

/** A driver of one scenario. */
export interface EmittedDriver {
  readonly command: DriverCommand;
  remove(): Promise<void>;
}

/**
 * Makes it. The module of the gem is called as that of the runtime, so that both drivers share what they can. `required` is a file that is
 * loaded before the gem.
 */
export async function makeEmittedDriver(
  scenario: string,
  required?: string,
): Promise<EmittedDriver> {
  const folder = await mkdtemp(join(tmpdir(), "ruby-emitted-"));
  const { names } = await writeGem(folder, {
    ...{ name: "driven", manifest: scenarioFolder(scenario) },
    ...{ gem: "driven_sdk", module: "ApiClient" },
  });
  const file = join(folder, "driven.json");
  await writeFile(file, JSON.stringify(drivenNames(names)));
  const driver = join(import.meta.dirname, "emitted.rb");
  const before = required === undefined ? [] : ["-r", required];
  return {
    command: {
      program: "ruby",
      given: ["-w", "-I", join(folder, "driven/lib"), ...before, driver, file],
    },
    remove: () => rm(folder, { recursive: true }),
  };
}

/** The names of public calls: of each operation, of each scheme's functions, and of events. */
function drivenNames(names: Emission): object {
  const { plan, events } = names;
  return {
    calls: Object.fromEntries(plan.groups.flatMap((group) => callsOf(group, [], names))),
    schemes: Object.fromEntries(
      [...oauthFunctions(names)].map(([scheme, functions]) => [
        scheme,
        Object.fromEntries(functions.map(({ role, name }) => [role, name])),
      ]),
    ),
    events: Object.fromEntries(events),
  };
}

function callsOf(
  group: GroupPlan,
  around: readonly string[],
  names: Emission,
): readonly (readonly [string, object])[] {
  const groups = [...around, names.groups.get(group)?.member ?? ""];
  return [
    ...group.operations.map((each) => [each.id, callOf(each, groups, names)] as const),
    ...group.groups.flatMap((each) => callsOf(each, groups, names)),
  ];
}

function callOf(plan: OperationPlan, groups: readonly string[], names: Emission): object {
  const { method } = names.operations.get(plan) ?? {};
  if (plan.kind !== "callable") return { groups, method, path: [], fields: {} };
  const fields = keywordArguments(plan).map(({ parameter, name }) => [
    `${parameter.place}.${parameter.name}`,
    name,
  ]);
  return {
    ...{ groups, method, ...names.doors.get(plan) },
    path: pathArguments(plan).map(({ parameter }) => parameter.name),
    fields: Object.fromEntries(fields),
  };
}
