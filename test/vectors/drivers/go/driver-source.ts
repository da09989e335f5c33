/** Makes the part of the driver that differs from service to service: each operation's public call, each scheme's credentials. */
import type { CallableOperation, GroupPlan } from "../../../../generator/sdk/plan.js";
import type { Emission } from "../../../../generator/targets/go-client/emission.js";
import {
  namedCredentials,
  type NamedCredential,
} from "../../../../generator/targets/go-client/credentials-file.js";
import { receivedEvents } from "../../../../generator/sdk/events/event-plan.js";
import { listFields } from "../../../../generator/targets/go-client/paging.js";
import { inputsOf } from "../../../../generator/targets/go-client/inputs.js";

/** The text of `driven.go`, for the package that is made with these names. */
export function drivenSource(names: Emission): string {
  const calls = names.plan.groups.flatMap((group) => callsOf(group, "c", names));
  return `package main

import sdk ${text(names.module)}

var theDriven = driven{
	create: func(baseURL string, options []sdk.ClientOption) (*sdk.Client, error) { return sdk.New(baseURL, options...) },
	calls: map[string]called{
${calls.join("\n")}
	},
	schemes: map[string]scheme{
${namedCredentials(names).map(schemeOf).join("\n")}
	},${receivedEvents(names.plan.service).length === 0 ? "" : "\n\treceiver: sdk.NewReceiver,"}
}
`;
}

/** The calls of a group, whose service is at a place of the client. */
function callsOf(group: GroupPlan, above: string, names: Emission): readonly string[] {
  const at = `${above}.${names.groups.get(group)?.field ?? ""}`;
  const own = group.operations.flatMap((each) =>
    each.kind === "callable" ? [callOf(each, at, names)] : [],
  );
  return [...own, ...group.groups.flatMap((each) => callsOf(each, at, names))];
}

function callOf(plan: CallableOperation, service: string, names: Emission): string {
  const { path, parameters, bodies } = inputsOf(plan, names);
  const { method = "" } = names.operations.get(plan) ?? {};
  const { items, pages, stream } = names.doors.get(plan) ?? {};
  const door = (field: string, name: string | undefined): readonly string[] =>
    name === undefined ? [] : [`${field}: func(c *sdk.Client) any { return ${service}.${name} }`];
  const ofPath = path.flatMap(({ field }) => (field === undefined ? [] : [field]));
  const fields = [...ofPath, ...parameters].map(
    ({ parameter, name }) => [`${parameter.place}.${parameter.name}`, name] as const,
  );
  const [first] = bodies;
  const ofBodies = [
    ...(first === undefined ? [] : [["", first.name] as const]),
    ...bodies.map((each) => [each.mediaType, each.name] as const),
  ];
  const several = severalLists(plan);
  const entries = [
    ...door("of", method),
    ...door("items", items),
    ...door("pages", pages),
    ...door("stream", stream),
    ...(several.length === 0 ? [] : [`lists: ${textMap(several)}`]),
    `path: []string{${path.map((each) => text(each.wire)).join(", ")}}`,
    `fields: ${textMap(fields)}`,
    `bodies: ${textMap(ofBodies)}`,
  ];
  return `\t\t${text(plan.id)}: {${entries.join(", ")}},`;
}

/** The fields of several lists in one answer, by the names of these. */
function severalLists({ paging }: CallableOperation): readonly (readonly [string, string])[] {
  if (paging?.kind !== "followed" || paging.isSingle) return [];
  const fields = listFields(paging.roots);
  return paging.roots.map(({ name }, index) => [name, fields[index] ?? ""]);
}

/** The emitted functions that make credentials for a scheme. */
function schemeOf({ credential: { name, means }, name: own, option }: NamedCredential): string {
  const entry = (field: string, made: string | undefined): readonly string[] =>
    made === undefined ? [] : [`${field}: sdk.${made}`];
  const flows = means.kind === "oauth" ? means.flows.map((flow) => flow.name) : [];
  const hasUsers = flows.includes("authorizationCode");
  const entries = [
    ...entry(
      means.kind === "basic" ? "basic" : "secret",
      means.kind === "basic" ? option : `${option}Func`,
    ),
    ...entry(
      "credentials",
      flows.includes("clientCredentials") ? `${option}ClientCredentials` : undefined,
    ),
    ...entry(
      "refreshToken",
      means.kind === "oauth" && means.renewal ? `${option}RefreshToken` : undefined,
    ),
    ...entry("request", hasUsers ? `${own}AuthorizationRequest` : undefined),
    ...entry("exchange", hasUsers ? `${own}ExchangeCode` : undefined),
  ];
  return `\t\t${text(name)}: {${entries.join(", ")}},`;
}

function textMap(entries: readonly (readonly [string, string])[]): string {
  return `map[string]string{${entries.map(([name, value]) => `${text(name)}: ${text(value)}`).join(", ")}}`;
}

function text(value: string): string {
  return JSON.stringify(value);
}
