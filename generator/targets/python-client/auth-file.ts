/** `auth.py`: functions that make the credentials of OAuth 2, with the URLs that the manifest shows. */
import { docstring } from "../../emit/python/docstrings.js";
import {
  boolLiteral,
  builtin,
  call,
  generic,
  id,
  named,
  stdType,
  str,
} from "../../emit/python/python-code.js";
import { pythonNames } from "../../emit/python/names.js";
import { runtime, runtimeType } from "../../emit/python/types.js";
import { group } from "../../emit/python/width.js";
import type { BuiltFile } from "../../emit/target.js";
import { type Code, code, type Hole, lines, nothing } from "../../emit/text/code.js";
import { identifierOf } from "../../sdk/names/policy.js";
import { Scope } from "../../sdk/names/scope.js";
import { nameOf } from "../../sdk/names/words.js";
import type { FlowPlan, OAuthMeans } from "../../sdk/operations/credentials.js";
import type { Emission } from "./emission.js";
import { serviceTitle } from "./service-file.js";
import { sourceFile } from "./source-files.js";

/** The functions of the file for each scheme, by what they make. */
export function oauthSchemes(names: Emission): readonly {
  readonly scheme: string;
  readonly functions: readonly (readonly [role: string, name: string])[];
}[] {
  return schemesOf(names).map(({ scheme, means, name }) => {
    const flows = means.flows.map((each) => each.name);
    const roles = [
      ...(flows.includes("clientCredentials") ? ["client_credentials"] : []),
      ...(means.renewal === undefined ? [] : ["refresh_token"]),
      ...(flows.includes("authorizationCode")
        ? ["authorization_request", "exchange_code", "exchange_code_async"]
        : []),
    ];
    return { scheme, functions: roles.map((role) => [role, `${name}_${role}`] as const) };
  });
}

/** A scheme of OAuth 2, and what its functions begin with. */
interface OAuthScheme {
  readonly scheme: string;
  readonly means: OAuthMeans;
  readonly name: string;
}

/** The file; none where no flow is known that the runtime has. */
export function authFile(names: Emission, origin: string): readonly BuiltFile[] {
  const made = schemesOf(names).flatMap(schemeFunctions);
  if (made.length === 0) return [];
  const head = {
    docs: [`Credentials of ${serviceTitle(names)} by OAuth 2 (RFC 6749).`],
    origins: [origin],
  };
  return [sourceFile(names, "auth", head, () => lines(made, 2))];
}

function schemesOf({ plan }: Emission): readonly OAuthScheme[] {
  const scope = new Scope();
  return plan.service.credentials.flatMap(({ name: scheme, means }) =>
    means.kind === "oauth"
      ? [{ scheme, means, name: scope.take(identifierOf(nameOf(scheme), "function", pythonNames)) }]
      : [],
  );
}

function schemeFunctions({ scheme, means, name }: OAuthScheme): readonly Code[] {
  const application = means.flows.find((each) => each.name === "clientCredentials");
  const user = means.flows.find((each) => each.name === "authorizationCode");
  const credential = runtimeType("Credential", "security");
  const of = `Credential of \`${scheme}\``;
  return [
    ...(application === undefined
      ? []
      : [
          functionOf({
            name: `${name}_client_credentials`,
            url: ["token_url", application.tokenUrl],
            options: runtimeType("ApplicationOptions", "client_credentials"),
            returns: credential,
            doc: `${of}: tokens for the application itself, got at the first call and renewed in time.`,
            callee: runtime("client_credentials", "client_credentials"),
          }),
        ]),
    ...(means.renewal === undefined
      ? []
      : [
          functionOf({
            name: `${name}_refresh_token`,
            url: ["token_url", means.renewal.url],
            options: runtimeType("UserOptions", "refresh_token"),
            returns: credential,
            doc: `${of}: the tokens of a user who has signed in, renewed in time.`,
            callee: runtime("refresh_token", "refresh_token"),
          }),
        ]),
    ...(user === undefined ? [] : signIn(name, user)),
  ];
}

function signIn(
  name: string,
  { authorizationUrl, tokenUrl, refusesProofKey }: FlowPlan,
): readonly Code[] {
  const module = "authorization_code";
  const tokens = runtimeType("Tokens", "tokens");
  const exchange = {
    url: ["token_url", tokenUrl] as const,
    options: runtimeType("CodeOptions", module),
    returns: tokens,
  };
  return [
    functionOf({
      name: `${name}_authorization_request`,
      url: ["authorization_url", authorizationUrl],
      options: runtimeType("ConsentOptions", module),
      returns: runtimeType("AuthorizationRequest", module),
      doc: "Say where to send a user to sign in, and what to keep until they come back.",
      callee: runtime("authorization_request", module),
      before: refusesProofKey
        ? code`options.setdefault(${group("call", [str("pkce"), boolLiteral(false)])})`
        : nothing,
    }),
    functionOf({
      ...exchange,
      name: `${name}_exchange_code`,
      doc: "Exchange the code that a user came back with for tokens.",
      callee: runtime("exchange_code", module),
      transport: "Transport",
    }),
    functionOf({
      ...exchange,
      name: `${name}_exchange_code_async`,
      doc: "Exchange a code as the function above does, without blocking.",
      callee: runtime("exchange_code_async", module),
      transport: "AsyncTransport",
    }),
  ];
}

/** A function of the runtime with a URL that the manifest shows, or that its caller gives. */
interface Preset {
  readonly name: string;
  readonly url: readonly [parameter: string, url: string | undefined];
  readonly options: Hole;
  readonly returns: Hole;
  readonly doc: string;
  readonly callee: Hole;
  readonly before?: Code;
  readonly transport?: "Transport" | "AsyncTransport";
}

function functionOf({
  name,
  url: [parameter, url],
  options,
  returns,
  doc,
  callee,
  before = nothing,
  transport,
}: Preset): Code {
  const isAsync = transport === "AsyncTransport";
  const none = id("None");
  const parameters: readonly Hole[] = [
    code`*`,
    url === undefined
      ? code`${id(parameter)}: ${builtin("str")}`
      : code`${id(parameter)}: ${builtin("str")} = ${str(url)}`,
    ...(transport === undefined
      ? []
      : [
          code`transport: ${group("operands", [runtimeType(transport, "transport"), none])} = ${none}`,
        ]),
    code`**options: ${generic(stdType("Unpack", "typing"), [options])}`,
  ];
  const given = [
    ...named(parameter, id(parameter)),
    ...(transport === undefined ? [] : named("transport", id("transport"))),
    code`**options`,
  ];
  return code`${isAsync ? code`async def` : code`def`} ${id(name)}(${group("parameters", parameters)}) -> ${returns}:
    ${docstring([doc])}
    ${before}
    return ${isAsync ? code`await ` : code``}${call(callee, given)}`;
}
