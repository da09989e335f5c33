/** The README on credentials, and on the flows of OAuth 2. */
import {
  assigned,
  block,
  type ChainedCall,
  generic,
  id,
  ofType,
  ofVariable,
  signature,
  std,
  str,
} from "../../emit/java/java-code.js";
import { runtime } from "../../emit/java/types.js";
import { credentialText } from "../../emit/markdown/spelling.js";
import { inlineCode, table } from "../../emit/markdown/text.js";
import { type Code, code } from "../../emit/text/code.js";
import { type CredentialPlan, isSecretAlone } from "../../sdk/operations/credentials.js";
import { authenticationNotShown } from "../../sdk/readme/client-words.js";
import {
  exampleFlowUrls,
  shownFlow,
  shownScope,
  type ShownFlow,
  variableNames,
} from "../../sdk/readme/shown-flows.js";
import { authCall } from "./auth-file.js";
import { namedCredentials } from "./credentials.js";
import {
  type Block,
  clientValue,
  environmentValue,
  made,
  print,
  type Scope,
  statements,
} from "./readme-scope.js";

/** How callers say who they are. */
export function authenticationBlocks(scope: Scope): readonly Block[] {
  const { names } = scope;
  const all = namedCredentials(names);
  if (all.length === 0) {
    const bearer = code`${str("Bearer ")} + ${environmentValue("TOKEN")}`;
    const header = { name: "header", given: [str("Authorization"), bearer] };
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
    "The builder of the client takes credentials, by scheme. The client sends to each operation those that the operation is known to need, and no others. In place of a token or a key you can give a function, which is called for every attempt.",
    table(["Scheme", "Method of the builder", ""], rows),
    ...(secret === undefined ? [] : [statements(made(scope, [secret]), print(code`client`))]),
    ...tokenBlocks(scope, schemes),
    ...signInBlocks(scope, schemes),
  ];
}

/** `.token(credential)` of the builder. */
function settingOf({ name }: CredentialPlan, credential: Code, { names }: Scope): ChainedCall {
  return { name: names.credentials.get(name) ?? "credential", given: [credential] };
}

/** The endpoint of tokens; a secret only for an application that can keep one. */
function endpointOf({ scheme }: ShownFlow, role: "application" | "user", { names }: Scope): Code {
  const variables = variableNames(scheme);
  const [type, ...made] = authCall(scheme.name, role, names)?.([]) ?? [
    runtime("TokenEndpoint", names.types),
    { name: "builder" },
    { name: "tokenUrl", given: [str(exampleFlowUrls.tokenUrl)] },
  ];
  return ofType(type, [
    ...made,
    { name: "clientId", given: [environmentValue(variables.clientId)] },
    ...(role === "application"
      ? [{ name: "clientSecret", given: [environmentValue(variables.clientSecret)] }]
      : []),
    { name: "build" },
  ]);
}

/** Tokens of the application itself. */
function tokenBlocks(scope: Scope, schemes: readonly CredentialPlan[]): readonly Block[] {
  const found = shownFlow("clientCredentials", schemes);
  if (found === undefined) return [];
  const oauth = ofType(runtime("OAuth", scope.names.types), [
    { name: "clientCredentials", given: [code`endpoint`] },
  ]);
  return [
    "The client gets a token for the application at its first call, and renews it before it expires:",
    statements(
      code`${assigned(code`var endpoint`, endpointOf(found, "application", scope))};`,
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
  const given = [
    environmentValue(variableNames(scheme).clientId),
    str(exampleFlowUrls.redirectUri),
    ofType(std("List", "java.util"), [
      { name: "of", given: asked === undefined ? [] : [str(asked)] },
    ]),
    ofType(std("Map", "java.util"), [{ name: "of" }]),
  ];
  const [type, request] = authCall(scheme.name, "signIn", scope.names)?.(given) ?? [
    signIn,
    {
      name: flow.refusesProofKey ? "withoutProofKey" : "of",
      given: [str(exampleFlowUrls.authorizationUrl), ...given],
    },
  ];
  const tokens = ofVariable("request", [
    { name: "exchange", given: [code`endpoint`, code`callbackUrl`] },
  ]);
  const renewed = ofType(runtime("OAuth", types), [
    { name: "refreshToken", given: [code`endpoint`, code`tokens`, code`onTokens`] },
  ]);
  const consumer = generic(std("Consumer", "java.util.function"), [runtime("Tokens", types)]);
  return [
    `A user signs in at the authorization server${flow.refusesProofKey ? "" : ", with a proof key (PKCE)"}. The request is plain data: keep it until the user comes back to \`signedIn\`. \`onTokens\` stores newer tokens.`,
    {
      kind: "methods",
      code: [
        block(code`static ${signature({ type: signIn, name: id("signInRequest") }, [])}`, [
          code`return ${ofType(type, [request])};`,
        ]),
        block(
          code`static ${signature({ type: std(client, types.package), name: id("signedIn") }, [
            code`${signIn} request`,
            code`String callbackUrl`,
            code`${consumer} onTokens`,
          ])}`,
          [
            code`${assigned(code`var endpoint`, endpointOf(found, "user", scope))};`,
            code`${assigned(code`var tokens`, tokens)};`,
            code`return ${clientValue(scope, [settingOf(scheme, renewed, scope)])};`,
          ],
        ),
      ],
    },
  ];
}
