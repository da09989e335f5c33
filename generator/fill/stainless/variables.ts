/** Environment variables of credentials (`read_env`): into the schemes that the options of the client name. */
import type { SecretPart } from "../../model/authentication.js";
import { kebabIds } from "../openapi/kebab-ids.js";
import type { LossReport } from "../openapi/losses.js";
import { fits, notShown } from "../openapi/values.js";
import type { SourceNode } from "../sources/source-node.js";
import { type Told, type ToldMap, toldIn, toldMap, toldScalar } from "../told.js";

/** A variable, and the part of a credential that it holds. */
export interface VariableOf {
  /** Id of the scheme. */
  readonly scheme: string;
  readonly part: SecretPart;
  readonly variable: SourceNode;
}

/** The roles of an option in its scheme. */
const parts: ReadonlyMap<string, SecretPart> = new Map([
  ["value", "secret"],
  ["username", "name"],
  ["password", "password"],
  ["client_id", "clientId"],
  ["client_secret", "clientSecret"],
]);

/** The variable of an option; undefined where the manifest has no words for it, which is told. */
export function variableAt(
  scheme: string,
  { role, variable }: { readonly role: SourceNode | undefined; readonly variable: SourceNode },
  report: LossReport,
): VariableOf | undefined {
  const part = parts.get(role?.text() ?? "value");
  const [id = scheme] = kebabIds([scheme], "scheme").values();
  if (part === undefined) {
    report.add(variable.at, "read_env", "It is not known which part of a credential it holds.");
    return undefined;
  }
  if (!fits("variableName", variable.text() ?? "")) {
    const why = "Names of environment variables consist of capital letters, digits and `_`.";
    report.add(variable.at, "read_env", why);
    return undefined;
  }
  return { scheme: id, part, variable };
}

/** Says of variables that their scheme is none of these. */
export function reportUnknownSchemes(
  variables: readonly VariableOf[],
  authentication: readonly (Told | undefined)[],
  report: LossReport,
): void {
  for (const { scheme, variable } of variables) {
    if (authentication.some((each) => schemeIn(each, scheme) !== undefined)) continue;
    report.add(variable.at, "read_env", `There is no scheme \`${scheme}\`.`);
  }
}

/** Authentication with the variables in its schemes, and `source` for who says them, where that is somebody else. */
export function withVariables(
  authentication: Told | undefined,
  variables: readonly VariableOf[],
  source?: string,
): Told | undefined {
  const schemes = toldIn(authentication, "schemes");
  if (authentication?.kind !== "map" || schemes?.kind !== "map") return authentication;
  const entries = schemes.entries.map(({ key, value }) => {
    const own = variables.filter(({ scheme }) => scheme === key);
    const isScheme = value.kind === "map" && own.length > 0;
    return { key, value: isScheme ? withEnvironment(value, own, source) : value };
  });
  return {
    ...authentication,
    entries: authentication.entries.map((each) =>
      each.key === "schemes" ? { ...each, value: { ...schemes, entries } } : each,
    ),
  };
}

/** The variables alone, for schemes that a description beside the configuration has: their kinds, and no other facts. */
export function variablesBeside(
  authentication: Told | undefined,
  variables: readonly VariableOf[],
): Told | undefined {
  const [first] = variables;
  const schemes = [...new Set(variables.map(({ scheme }) => scheme))].flatMap((id) => {
    const type = toldIn(schemeIn(authentication, id), "type");
    return type === undefined ? [] : [[id, toldMap([["type", type]], type.at)] as const];
  });
  if (first === undefined || schemes.length === 0) return undefined;
  const { at } = first.variable;
  const open = toldMap([...schemes, ["(others)", notShown(at)]], at);
  return withVariables(toldMap([["schemes", open]], at), variables);
}

function withEnvironment(
  scheme: ToldMap,
  own: readonly VariableOf[],
  source: string | undefined,
): ToldMap {
  const [{ variable: first } = { variable: undefined }] = own;
  const at = first?.at ?? scheme.at;
  const names = new Map(own.map(({ part, variable }) => [part, variable] as const));
  const environment = toldMap(
    [...names].map(([part, node]) => [part, toldScalar(node.text() ?? "", node.at)] as const),
    at,
  );
  const sources = toldMap([["environment", toldScalar(source ?? "", at)]], at);
  return {
    ...scheme,
    entries: [
      ...(source === undefined ? [] : [{ key: "sourceOf", value: sources }]),
      ...scheme.entries,
      { key: "environment", value: environment },
    ],
  };
}

function schemeIn(authentication: Told | undefined, scheme: string): Told | undefined {
  return toldIn(toldIn(authentication, "schemes"), scheme);
}
