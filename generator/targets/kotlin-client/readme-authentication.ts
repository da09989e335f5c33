/** The README on credentials, and on the flows of OAuth 2. */
import {
  assigned,
  block,
  call,
  expressionFunction,
  id,
  str,
  variable,
  withBlock,
  std,
  signature,
} from "../../emit/kotlin/kotlin-code.js";
import { runtime } from "../../emit/kotlin/types.js";
import { credentialText } from "../../emit/markdown/spelling.js";
import { inlineCode, table } from "../../emit/markdown/text.js";
import { type Code, code, type Hole } from "../../emit/text/code.js";
import { type CredentialPlan, isSecretAlone } from "../../sdk/operations/credentials.js";
import { authenticationNotShown } from "../../sdk/readme/client-words.js";
import {
  exampleFlowUrls,
  shownFlow,
  type ShownFlow,
  shownScope,
  variableNames,
} from "../../sdk/readme/shown-flows.js";
import { authFunction } from "./auth-file.js";
import { namedCredentials } from "./credentials.js";
import { type Block, clientValue, made, print, type Scope, statements } from "./readme-scope.js";
import { environmentValue } from "./samples.js";

/** How callers say who they are. */
export function authenticationBlocks(scope: Scope): readonly Block[] {
  const { names } = scope;
  const all = namedCredentials(names);
  if (all.length === 0) {
    const bearer = code`${str("Bearer ")} + ${environmentValue("TOKEN")}`;
    const header = call(id("header"), [str("Authorization"), bearer]);
    return names.plan.service.credentialsAre === "none"
      ? []
      : [authenticationNotShown, statements(made(scope, [header]), print(code`client`))];
  }
  const rows = all.map(({ credential, name }) => [
    inlineCode(credential.name),
    inlineCode(name),
    credentialText(credential),
  ]);
  const schemes = all.map(({ credential }) => credential);
  const shown = schemes.find(isSecretAlone);
  const secret = shown && settingOf(shown, environmentValue(variableNames(shown).secret), scope);
  return [
    "The block of the client takes credentials, by scheme. The client sends to each operation those that the operation is known to need, and no others. In place of a token or a key you can give a suspending function, which is called for every attempt.",
    table(["Scheme", "Function of the block", ""], rows),
    ...(secret === undefined ? [] : [statements(made(scope, [secret]), print(code`client`))]),
    ...tokenBlocks(scope, schemes),
    ...signInBlocks(scope, schemes),
  ];
}

/** `token(credential)` of the block. */
function settingOf({ name }: CredentialPlan, credential: Hole, { names }: Scope): Code {
  return call(id(names.credentials.get(name) ?? "credential"), [credential]);
}

/** The endpoint of tokens; a secret only for an application that can keep one. */
function endpointOf({ scheme }: ShownFlow, role: "application" | "user", { names }: Scope): Code {
  const variables = variableNames(scheme);
  const known = authFunction(scheme.name, role, names);
  return withBlock(known ?? runtime("TokenEndpoint", names.types), [
    ...(known === undefined ? [assigned(id("tokenUrl"), str(exampleFlowUrls.tokenUrl))] : []),
    assigned(id("clientId"), environmentValue(variables.clientId)),
    ...(role === "application"
      ? [assigned(id("clientSecret"), environmentValue(variables.clientSecret))]
      : []),
  ]);
}

/** Tokens of the application itself. */
function tokenBlocks(scope: Scope, schemes: readonly CredentialPlan[]): readonly Block[] {
  const found = shownFlow("clientCredentials", schemes);
  if (found === undefined) return [];
  const oauth = call(code`${runtime("OAuth", scope.names.types)}.clientCredentials`, [
    id("endpoint"),
  ]);
  return [
    "The client gets a token for the application at its first call, and renews it before it expires:",
    statements(
      variable("endpoint", endpointOf(found, "application", scope)),
      made(scope, [settingOf(found.scheme, oauth, scope)]),
      print(code`client`),
    ),
  ];
}

/** Signing a user in: the way there, and the client of who has come back. */
function signInBlocks(scope: Scope, schemes: readonly CredentialPlan[]): readonly Block[] {
  const found = shownFlow("authorizationCode", schemes);
  if (found === undefined) return [];
  const { types, client } = scope.names;
  const { scheme, flow } = found;
  const asked = shownScope(scheme);
  const signIn = runtime("SignIn", types);
  const known = authFunction(scheme.name, "signIn", scope.names);
  const given = [
    ...(known === undefined ? [str(exampleFlowUrls.authorizationUrl)] : []),
    environmentValue(variableNames(scheme).clientId),
    str(exampleFlowUrls.redirectUri),
  ];
  const set = [
    ...(known === undefined && flow.refusesProofKey ? [code`withoutProofKey()`] : []),
    ...(asked === undefined ? [] : [call(id("scopes"), [str(asked)])]),
  ];
  const head = call(known ?? code`${signIn}.of`, given);
  const request = set.length === 0 ? head : withBlock(head, set);
  const tokens = call(code`request.exchange`, [id("endpoint"), id("callbackUrl")]);
  const renewed = withBlock(
    call(code`${runtime("OAuth", types)}.refreshToken`, [id("endpoint"), id("tokens")]),
    [call(id("onTokens"), [id("store")])],
  );
  return [
    `A user signs in at the authorization server${flow.refusesProofKey ? "" : ", with a proof key (PKCE)"}. The request is plain data: keep it until the user comes back to \`signedIn\`. \`store\` stores newer tokens.`,
    {
      kind: "methods",
      code: [
        expressionFunction(signature(code`fun signInRequest`, [], code`${signIn}`), request),
        block(
          signature(
            code`suspend fun signedIn`,
            [
              code`request: ${signIn}`,
              code`callbackUrl: String`,
              code`store: suspend (${runtime("Tokens", types)}) -> Unit`,
            ],
            code`${std(client, types.package)}`,
          ),
          [
            variable("endpoint", endpointOf(found, "user", scope)),
            variable("tokens", tokens),
            code`return ${clientValue(scope, [settingOf(scheme, renewed, scope)])}`,
          ],
        ),
      ],
    },
  ];
}
