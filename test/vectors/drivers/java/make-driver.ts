/** Emits the Java client of a scenario, compiles it with a driver, and gives the driver the names by which it is called. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fieldsOf } from "../../../../generator/emit/java/record-classes.js";
import { wayTo } from "../../../../generator/sdk/shapes/class-names.js";
import type {
  CallableOperation,
  GroupPlan,
  OperationPlan,
} from "../../../../generator/sdk/plan.js";
import { givenBy } from "../../../../generator/targets/java-client/answers.js";
import { authMethods } from "../../../../generator/targets/java-client/auth-file.js";
import { bodyWithers } from "../../../../generator/targets/java-client/bodies.js";
import { namedCredentials } from "../../../../generator/targets/java-client/credentials.js";
import type { Emission } from "../../../../generator/targets/java-client/emission.js";
import { namedEvents } from "../../../../generator/targets/java-client/events-file.js";
import { formOf } from "../../../../generator/targets/java-client/forms.js";
import { pathValues, typedParameters } from "../../../../generator/targets/java-client/inputs.js";
import { listNames } from "../../../../generator/targets/java-client/paging.js";
import { writePackage } from "../../../languages/java/emitted-packages.js";
import type { DriverCommand } from "../../driver-process.js";
import { isOneOfSeveral, operationsIn } from "../plan-operations.js";
import { scenarioFolder } from "../typescript/make-driver.js";
import { compileDriver, driverCommand } from "./compile-driver.js";

/** A driver of one scenario. */
export interface EmittedDriver {
  command(mode: "blocking" | "async"): DriverCommand;
  remove(): Promise<void>;
}

/** Makes it. The package is called as that of the runtime, so that both drivers share what they can. */
export async function makeEmittedDriver(scenario: string): Promise<EmittedDriver> {
  const project = await mkdtemp(join(tmpdir(), "java-emitted-"));
  const { emission, sources } = await writePackage(project, {
    ...{ name: "driven", manifest: scenarioFolder(scenario), java: "client" },
  });
  const own = sources.map((each) => join(project, each));
  const classes = await compileDriver(project, "emitted", own);
  const file = join(project, "names.json");
  await writeFile(file, JSON.stringify(drivenNames(emission)));
  return {
    command: (mode) => driverCommand(classes, "client.EmittedDriver", [file, mode]),
    remove: () => rm(project, { recursive: true }),
  };
}

/** The names of public members: of calls, credentials, events, and of builders of what is sent. */
function drivenNames(names: Emission): object {
  return {
    calls: Object.fromEntries(names.plan.groups.flatMap((group) => callsOf(group, [], names))),
    schemes: schemes(names),
    events: Object.fromEntries(namedEvents(names).map(({ event, method }) => [event.name, method])),
    setters: Object.fromEntries(setters(names)),
  };
}

function callsOf(
  group: GroupPlan,
  around: readonly string[],
  names: Emission,
): readonly (readonly [string, object])[] {
  const groups = [...around, names.groups.get(group)?.accessor ?? ""];
  return [
    ...group.operations.map((each) => [each.id, callOf(each, groups, names)] as const),
    ...group.groups.flatMap((each) => callsOf(each, groups, names)),
  ];
}

function callOf(plan: OperationPlan, groups: readonly string[], names: Emission): object {
  const { method } = names.operations.get(plan) ?? {};
  if (plan.kind !== "callable") return { groups, method, notShown: true };
  const { body } = plan.request;
  const withers = bodyWithers(plan, names);
  const known = body.kind === "known" ? body : undefined;
  const { paging } = plan;
  const lists = paging?.kind === "followed" && !paging.isSingle ? paging.roots : [];
  const methods = listNames(lists);
  const given = givenBy(plan, names);
  return {
    ...(isOneOfSeveral(plan, given) && { isOneOf: true }),
    ...{ groups, method },
    path: pathValues(plan, names).map(({ parameter }) => parameter.name),
    withers: Object.fromEntries(
      typedParameters(plan, names).map(({ parameter, name }) => [
        `${parameter.place}.${parameter.name}`,
        name,
      ]),
    ),
    contentType: known?.defaultType,
    contents: (known?.contents ?? []).map((content) => ({
      mediaType: content.mediaType,
      ...(content.kind === "json" && content.codec === "value" && { isJson: true }),
      wither: withers.find((each) => each.content === content)?.name,
    })),
    lists: Object.fromEntries(lists.map(({ name }, index) => [name, methods[index]])),
  };
}

function schemes(names: Emission): object {
  const flows = authMethods(names);
  return Object.fromEntries(
    namedCredentials(names).map(({ credential: { name: scheme, means }, name }) => {
      const own = flows.filter((each) => each.scheme === scheme);
      const user =
        means.kind === "oauth"
          ? means.flows.find((each) => each.name === "authorizationCode")
          : undefined;
      return [
        scheme,
        {
          builder: name,
          refusesProofKey: user?.refusesProofKey ?? false,
          ...Object.fromEntries(own.map((each) => [each.role, each.name])),
        },
      ];
    }),
  );
}

/** The setters of each class that has a builder, by the names of its properties. */
function setters(names: Emission): readonly (readonly [string, object])[] {
  const { types, shapes, plan } = names;
  const records = shapes.all.flatMap((shape) =>
    shape.kind === "record" ? [[wayTo(shape.id, types).join("."), shape] as const] : [],
  );
  const forms = operationsIn(plan.groups).callable.flatMap((each) => formsOf(each, names));
  return [...records, ...forms].map(([name, record]) => [
    `${types.models}.${name}`,
    Object.fromEntries(fieldsOf(record, types).map((each) => [each.field.name.wire, each.name])),
  ]);
}

function formsOf(plan: CallableOperation, names: Emission) {
  const { body } = plan.request;
  const contents = body.kind === "known" ? body.contents : [];
  return contents.flatMap((content) => {
    const form = formOf(plan, content, names);
    return form === undefined ? [] : [[form.className, form.record] as const];
  });
}
