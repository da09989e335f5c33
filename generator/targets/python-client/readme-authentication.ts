/** The README on credentials, and on the flows of OAuth 2. */
import { call, dictOf, id, listOf, named, own, str } from "../../emit/python/python-code.js";
import { credentialText } from "../../emit/markdown/spelling.js";
import { inlineCode, table } from "../../emit/markdown/text.js";
import { code, type Code, type Hole } from "../../emit/text/code.js";
import { type CredentialPlan, isSecretAlone } from "../../sdk/operations/credentials.js";
import { authenticationNotShown } from "../../sdk/readme/client-words.js";
import {
  exampleFlowUrls,
  shownFlow,
  shownScope,
  variableNames,
} from "../../sdk/readme/shown-flows.js";
import { oauthSchemes } from "./auth-file.js";
import { clientClass } from "./client-file.js";
import type { Emission } from "./emission.js";
import { schemesOf } from "./service-file.js";
import { type Block, client, made, type Scope } from "./readme-scope.js";
import { environmentValue, print } from "./samples.js";

/** How callers say who they are. */
export function authenticationBlocks(scope: Scope): readonly Block[] {
  const { names } = scope;
  const schemes = schemesOf(names);
  if (schemes.length === 0) {
    return names.plan.service.credentialsAre === "none"
      ? []
      : [authenticationNotShown, [[made(scope, { headers: [["Authorization", bearerText]] })]]];
  }
  const functions = new Map(oauthSchemes(names).map((each) => [each.scheme, each.functions]));
  const rows = schemes.map((each) => [
    inlineCode(each.name),
    (functions.get(each.name) ?? []).map(([, name]) => inlineCode(name)).join(", "),
    credentialText(each),
  ]);
  const shown = schemes.find(isSecretAlone);
  return [
    "`auth` has the credentials of a client, by the names of their schemes. The client sends to each operation those that the operation is known to need, and no others. A secret is a text, or a function that returns one and is called for every attempt.",
    table(["Scheme", `Functions of \`${names.module}.auth\``, ""], rows),
    ...(shown === undefined
      ? []
      : [clientWith(scope, authOf(shown, environmentValue(variableNames(shown).secret)))]),
    ...tokenBlocks(scope, schemes),
    ...signInBlocks(scope, schemes),
  ];
}

const bearerText = code`${str("Bearer ")} + ${environmentValue("TOKEN")}`;

function clientWith(scope: Scope, options: readonly Code[]): Block {
  return [[made(scope, { options })]];
}

function authOf({ name }: CredentialPlan, credential: Hole): readonly Code[] {
  return named("auth", dictOf([[str(name), credential]]));
}

function clientIdOf(scheme: CredentialPlan): readonly Code[] {
  return named("client_id", environmentValue(variableNames(scheme).clientId));
}

/** Tokens of the application itself. */
function tokenBlocks(scope: Scope, schemes: readonly CredentialPlan[]): readonly Block[] {
  const found = shownFlow("clientCredentials", schemes);
  const make = found && functionOf(found.scheme, "client_credentials", scope.names);
  if (found === undefined || make === undefined) return [];
  const { scheme, flow } = found;
  const made_ = call(make, [
    ...urlOf("token_url", flow.tokenUrl),
    ...clientIdOf(scheme),
    ...named("client_secret", environmentValue(variableNames(scheme).clientSecret)),
  ]);
  return [
    "The client gets a token for the application at its first call, and renews it before it expires:",
    clientWith(scope, authOf(scheme, made_)),
  ];
}

/** Signing a user in: the way there, and the client of who has come back. */
function signInBlocks(scope: Scope, schemes: readonly CredentialPlan[]): readonly Block[] {
  const { names } = scope;
  const found = shownFlow("authorizationCode", schemes);
  if (found === undefined) return [];
  const { scheme, flow } = found;
  const [ask, exchange, renew] = [
    functionOf(scheme, "authorization_request", names),
    functionOf(scheme, "exchange_code", names),
    functionOf(scheme, "refresh_token", names),
  ];
  if (ask === undefined || exchange === undefined) return [];
  const clientId = clientIdOf(scheme);
  const asking = shownScope(scheme);
  const asked = call(ask, [
    ...urlOf("authorization_url", flow.authorizationUrl),
    ...clientId,
    ...named("redirect_uri", str(exampleFlowUrls.redirectUri)),
    ...named("scopes", asking === undefined ? undefined : listOf([str(asking)])),
  ]);
  const token = urlOf("token_url", flow.tokenUrl);
  const exchanged = call(exchange, [
    ...[...token, ...clientId],
    ...named("request", id("request")),
    ...named("callback_url", id("callback_url")),
  ]);
  const credential =
    renew === undefined
      ? code`tokens.access_token`
      : call(renew, [...token, ...clientId, ...named("tokens", id("tokens"))]);
  return [
    `A user signs in at the authorization server${flow.refusesProofKey ? "" : ", with a proof key (PKCE)"}. The request is plain data: keep it until the user comes back.`,
    [
      [code`request = ${asked}`, print(str("send the user to"), code`request.url`)],
      [
        code`def signed_in(callback_url: str) -> ${own(clientClass(names, false), "")}:
    tokens = ${exchanged}
    return ${client(scope, { options: authOf(scheme, credential) })}`,
      ],
    ],
  ];
}

/** Callers must give a URL that the manifest does not show. */
function urlOf(name: "token_url" | "authorization_url", url: string | undefined): readonly Code[] {
  const example =
    name === "token_url" ? exampleFlowUrls.tokenUrl : exampleFlowUrls.authorizationUrl;
  return url === undefined ? named(name, str(example)) : [];
}

function functionOf({ name }: CredentialPlan, role: string, names: Emission): Hole | undefined {
  const found = oauthSchemes(names).find(({ scheme }) => scheme === name);
  const [, made_] = found?.functions.find(([each]) => each === role) ?? [];
  return made_ === undefined ? undefined : own(made_, "auth");
}
