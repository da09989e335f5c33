/** Makes the part of the driver that differs from service to service: each operation's public call, each scheme's credentials. */
import type {
  CallableOperation,
  GroupPlan,
  OperationPlan,
} from "../../../../generator/sdk/plan.js";
import { oauthSchemes } from "../../../../generator/targets/python-client/auth-file.js";
import type { Emission } from "../../../../generator/targets/python-client/emission.js";
import { inputsOf } from "../../../../generator/targets/python-client/inputs.js";
import { rootMembers } from "../../../../generator/targets/python-client/paging.js";

/** The text of `driven.py`, for the package that is made with these names. */
export function drivenSource(names: Emission): string {
  const { module, client, plan, events } = names;
  const schemes = oauthSchemes(names);
  return `"""Made of the plan."""

import ${module} as sdk
${schemes.length === 0 ? "" : `from ${module} import auth\n`}
from package import Called, Package, Scheme

PACKAGE = Package(
    sdk=sdk,
    client=sdk.${client},
    async_client=sdk.Async${client},
    calls={
${plan.groups.flatMap((group) => callsOf(group, "c", names)).join("\n")}
    },
    schemes={
${schemes.map(({ scheme, functions }) => `        ${text(scheme)}: Scheme(${functions.map(([role, name]) => `${role}=auth.${name}`).join(", ")}),`).join("\n")}
    },
    events=${textMap([...events])},
)
`;
}

/** The calls of a group, which is a member of the client or of the group around it. */
function callsOf(group: GroupPlan, above: string, names: Emission): readonly string[] {
  const at = `${above}.${names.groups.get(group)?.member ?? ""}`;
  const own = group.operations.map((each) => callOf(each, at, names));
  return [...own, ...group.groups.flatMap((each) => callsOf(each, at, names))];
}

function callOf(plan: OperationPlan, group: string, names: Emission): string {
  const { method = "" } = names.operations.get(plan) ?? {};
  const entries = [
    door(group, method),
    ...(plan.kind === "callable" ? taken(plan, group, names) : []),
  ];
  return `        ${text(plan.id)}: Called(${entries.join(", ")}),`;
}

function taken(plan: CallableOperation, group: string, names: Emission): readonly string[] {
  const { items, pages, roots } = names.doors.get(plan) ?? {};
  const path = plan.request.path.pieces.flatMap((each) =>
    each.kind === "parameter" ? [`${text(each.name)},`] : [],
  );
  const fields = inputsOf(plan, names).given.flatMap(({ parameter, name }) =>
    parameter === undefined ? [] : [[`${parameter.place}.${parameter.name}`, name] as const],
  );
  return [
    ...(items === undefined ? [] : [`items=${door(group, items)}`]),
    ...(pages === undefined ? [] : [`pages=${door(group, pages)}`]),
    ...(roots === undefined ? [] : [`roots=${door(group, roots)}`]),
    `path=(${path.join(" ")})`,
    `fields=${textMap(fields)}`,
    ...(roots === undefined ? [] : [`lists=${textMap(rootMembers(plan))}`]),
  ];
}

function door(group: string, name: string): string {
  return `lambda c: ${group}.${name}`;
}

function textMap(entries: readonly (readonly [string, string])[]): string {
  return `{${entries.map(([name, value]) => `${text(name)}: ${text(value)}`).join(", ")}}`;
}

/** JSON's texts are Python's, but for half pairs, which no manifest has. */
function text(value: string): string {
  return JSON.stringify(value);
}
