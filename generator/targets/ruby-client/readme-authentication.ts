/** The README on credentials, and on the flows of OAuth 2. */
import { credentialText } from "../../emit/markdown/spelling.js";
import { inlineCode, table } from "../../emit/markdown/text.js";
import { mapOf } from "../../emit/ruby/expressions.js";
import { call, id, listOf, named, str } from "../../emit/ruby/ruby-code.js";
import { code, type Code, type Hole } from "../../emit/text/code.js";
import { type CredentialPlan, isSecretAlone } from "../../sdk/operations/credentials.js";
import { authenticationNotShown } from "../../sdk/readme/client-words.js";
import {
  exampleFlowUrls,
  shownFlow,
  shownScope,
  variableNames,
} from "../../sdk/readme/shown-flows.js";
import { oauthFunctions } from "./auth-file.js";
import { schemesOf } from "./credentials.js";
import { type Block, client, exported, made, type Scope, shown } from "./readme-scope.js";
import { environmentValue } from "./samples.js";

/** How callers say who they are. */
export function authenticationBlocks(scope: Scope): readonly Block[] {
  const { names } = scope;
  const schemes = schemesOf(names);
  if (schemes.length === 0) {
    const headers = [["Authorization", code`"Bearer #{${environmentValue("TOKEN")}}"`]] as const;
    return names.plan.service.credentialsAre === "none"
      ? []
      : [authenticationNotShown, shown([made(scope, { headers })])];
  }
  const functions = oauthFunctions(names);
  const rows = schemes.map((each) => [
    inlineCode(each.name),
    (functions.get(each.name) ?? []).map(({ name }) => inlineCode(name)).join(", "),
    credentialText(each),
  ]);
  const plain = schemes.find(isSecretAlone);
  return [
    "`auth:` has the credentials of a client, by the names of their schemes. The client sends to each operation those that the operation is known to need, and no others. A secret is a text, or anything with `call` that returns one, which is called for every attempt.",
    table(["Scheme", `Functions of \`${names.module}::Auth\``, ""], rows),
    ...(plain === undefined
      ? []
      : [clientWith(scope, authOf(plain, environmentValue(variableNames(plain).secret)))]),
    ...tokenBlocks(scope, schemes),
    ...signInBlocks(scope, schemes),
  ];
}

function clientWith(scope: Scope, options: readonly Code[]): Block {
  return shown([made(scope, { options })]);
}

function authOf({ name }: CredentialPlan, credential: Hole): readonly Code[] {
  return named("auth", mapOf([[name, credential]]));
}

function clientIdOf(scheme: CredentialPlan): readonly Code[] {
  return named("client_id", environmentValue(variableNames(scheme).clientId));
}

/** Tokens of the application itself. */
function tokenBlocks(scope: Scope, schemes: readonly CredentialPlan[]): readonly Block[] {
  const found = shownFlow("clientCredentials", schemes);
  const make = found && functionOf(found.scheme, "client_credentials", scope);
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
  const found = shownFlow("authorizationCode", schemes);
  if (found === undefined) return [];
  const { scheme, flow } = found;
  const [ask, exchange, renew] = [
    functionOf(scheme, "sign_in", scope),
    functionOf(scheme, "exchange_code", scope),
    functionOf(scheme, "refresh_token", scope),
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
    ...[id("request"), ...token, ...clientId],
    ...named("callback_url", id("callback_url")),
  ]);
  const credential =
    renew === undefined
      ? code`tokens.access_token`
      : call(renew, [...token, ...clientId, ...named("tokens", id("tokens"))]);
  return [
    `A user signs in at the authorization server${flow.refusesProofKey ? "" : ", with a proof key (PKCE)"}. \`to_h\` of the request is plain data: keep it until the user comes back.`,
    shown(
      [code`request = ${asked}`, code`puts "send the user to #{request.url}"`],
      [
        code`signed_in = lambda do |callback_url|
  tokens = ${exchanged}
  ${client(scope, { options: authOf(scheme, credential) })}
end`,
      ],
    ),
  ];
}

/** Callers must give a URL that the manifest does not show. */
function urlOf(name: "token_url" | "authorization_url", url: string | undefined): readonly Code[] {
  const example =
    name === "token_url" ? exampleFlowUrls.tokenUrl : exampleFlowUrls.authorizationUrl;
  return url === undefined ? named(name, str(example)) : [];
}

function functionOf({ name }: CredentialPlan, role: string, scope: Scope): Code | undefined {
  const found = oauthFunctions(scope.names).get(name);
  const made_ = found?.find((each) => each.role === role)?.name;
  return made_ === undefined ? undefined : code`${exported(scope, "Auth")}.${id(made_)}`;
}
