/** Settings of the client: headers of every request, and the header of an idempotency key. */
import { entriesIn } from "../openapi/fields.js";
import { listedAlready } from "../openapi/headers.js";
import type { LossReport } from "../openapi/losses.js";
import { fits, prose } from "../openapi/values.js";
import type { SourceNode } from "../sources/source-node.js";
import { type Told, toldMap, toldScalar } from "../told.js";
import {
  type Keys,
  keysOf,
  reasonsOfClient,
  reasonsOfOption,
  reasonsOfOrganization,
  textOf,
} from "./keys.js";
import { variableAt, type VariableOf } from "./variables.js";

/** The members that are read. */
export interface ClientSettings {
  /** Headers of every request, as `headers` of the service has them. */
  readonly headers: Told | undefined;
  /** The environment variables of credentials. */
  readonly variables: readonly VariableOf[];
  /** Name of the header of an idempotency key. */
  readonly idempotency: SourceNode | undefined;
}

/** Reads `client_settings`. */
export function clientSettingsAt(node: SourceNode | undefined, report: LossReport): ClientSettings {
  if (node === undefined) return { headers: undefined, variables: [], idempotency: undefined };
  const keys = keysOf(node, report, reasonsOfClient);
  const options = keys.take("opts");
  const headers: (readonly [string, Told])[] = [];
  const variables: VariableOf[] = [];
  for (const { key, node: option } of entriesIn(options, report)) {
    const own = keysOf(option, report, reasonsOfOption);
    const found = optionAt(own, key, headers, report);
    if (found !== undefined) variables.push(found);
    own.close();
  }
  const idempotency = keys.take("idempotency")?.get("header");
  keys.close();
  const at = (options ?? node).at;
  return {
    headers: headers.length === 0 ? undefined : toldMap(headers, at),
    variables,
    idempotency,
  };
}

function optionAt(
  own: Keys,
  key: string,
  headers: (readonly [string, Told])[],
  report: LossReport,
): VariableOf | undefined {
  const variable = own.take("read_env");
  const auth = own.take("auth");
  const header = own.take("send_in_header");
  const type = own.take("type");
  const description = own.take("description");
  const nullable = own.take("nullable")?.boolean();
  const scheme = textOf(auth?.get("security_scheme"), report);
  if (scheme !== undefined) {
    const role = auth?.get("role");
    return variable && variableAt(scheme, { role, variable }, report);
  }
  const sent = textOf(header, report);
  if (sent !== undefined && fits("headerName", sent)) {
    if (variable !== undefined) report.add(variable.at, "read_env", notRead);
    if (headers.some(([name]) => name.toLowerCase() === sent.toLowerCase())) {
      report.add(own.node.at, `opts.${key}`, listedAlready);
      return undefined;
    }
    headers.push([sent, toldHeader(own.node, { type, description, nullable }, report)]);
    return undefined;
  }
  report.add(own.node.at, `opts.${key}`, noUse);
  return undefined;
}

const notRead =
  "Only credentials have names of environment variables: the caller's program reads the header's value.";
const noUse = "It is no credential and no header: the client of this generator has no such option.";

interface HeaderWords {
  readonly type: SourceNode | undefined;
  readonly description: SourceNode | undefined;
  readonly nullable: boolean | undefined;
}

function toldHeader(
  { at }: SourceNode,
  { type, description, nullable }: HeaderWords,
  report: LossReport,
): Told {
  const written = type?.text();
  const schema = typesOfHeaders.has(written ?? "") && type !== undefined;
  return toldMap(
    [
      ["description", prose(description, report)],
      ["required", nullable === undefined ? undefined : toldScalar(!nullable, at)],
      ["schema", schema ? toldMap([["type", toldScalar(written ?? "", type.at)]], at) : undefined],
    ],
    at,
  );
}

const typesOfHeaders: ReadonlySet<string> = new Set(["string", "number", "integer", "boolean"]);

/** Reads `organization`: its name, which the client's class has. */
export function organizationAt(
  node: SourceNode | undefined,
  report: LossReport,
): SourceNode | undefined {
  if (node === undefined) return undefined;
  const keys = keysOf(node, report, reasonsOfOrganization);
  const name = keys.take("name");
  keys.close();
  return name;
}
