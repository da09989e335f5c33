/** `Auth.kt`: the flows of OAuth 2 with the URLs that the manifest shows. A URL that is not shown has no function. */
import { kdoc } from "../../emit/kotlin/kdoc.js";
import {
  assigned,
  block,
  call,
  expressionFunction,
  id,
  signature,
  str,
  withBlock,
} from "../../emit/kotlin/kotlin-code.js";
import { runtime } from "../../emit/kotlin/types.js";
import type { BuiltFile } from "../../emit/target.js";
import { type Code, code, lines } from "../../emit/text/code.js";
import { Scope } from "../../sdk/names/scope.js";
import type { FlowPlan, OAuthMeans } from "../../sdk/operations/credentials.js";
import { untitledService } from "../../sdk/words/service.js";
import { namedCredentials } from "./credentials.js";
import type { Emission } from "./emission.js";
import { classFile } from "./source-files.js";

/** Uses of a function: tokens of the application, of a user who comes back, newer ones of theirs, and the way to sign in. */
export type AuthRole = "application" | "user" | "renewal" | "signIn";

/** A function of the object. */
interface AuthFunction {
  readonly role: AuthRole;
  readonly name: string;
  readonly scheme: string;
  readonly url: string;
  readonly refusesProofKey?: boolean;
}

/** Ends of the names of functions. */
const suffixes: Readonly<Record<AuthRole, string>> = {
  application: "ApplicationEndpoint",
  user: "UserEndpoint",
  renewal: "RenewalEndpoint",
  signIn: "SignIn",
};

/** The function of a scheme, as callers write it; undefined where its URL is not shown. */
export function authFunction(scheme: string, role: AuthRole, names: Emission): Code | undefined {
  const found = authFunctions(names).find((each) => each.scheme === scheme && each.role === role);
  return found && code`${runtime("Auth", names.types)}.${id(found.name)}`;
}

/** The functions of all schemes. */
export function authFunctions(names: Emission): readonly AuthFunction[] {
  const scope = new Scope();
  return namedCredentials(names).flatMap(({ credential: { name: scheme, means }, name }) =>
    (means.kind === "oauth" ? shownUrls(means) : []).map((each) => ({
      ...each,
      scheme,
      name: scope.take(`${name}${suffixes[each.role]}`),
    })),
  );
}

function shownUrls(means: OAuthMeans): readonly Omit<AuthFunction, "name" | "scheme">[] {
  const flow = (of: FlowPlan["name"]) => means.flows.find(({ name }) => name === of);
  const user = flow("authorizationCode");
  const all = [
    { role: "application", url: flow("clientCredentials")?.tokenUrl },
    {
      role: "signIn",
      url: user?.authorizationUrl,
      ...(user?.refusesProofKey === true && { refusesProofKey: true }),
    },
    { role: "user", url: user?.tokenUrl },
    { role: "renewal", url: means.renewal?.url },
  ] as const;
  return all.flatMap(({ url, ...each }) => (url === undefined ? [] : [{ ...each, url }]));
}

/** The file; none where no URL is shown. */
export function authFile(names: Emission, origin: string): readonly BuiltFile[] {
  const all = authFunctions(names);
  if (all.length === 0) return [];
  const { title = untitledService } = names.plan.service;
  const head = { package: names.types.package, className: "Auth", origins: [origin] };
  return [
    classFile(head, () =>
      lines([
        kdoc([`The flows of OAuth 2 (RFC 6749) of ${title}, with their URLs.`]),
        block(
          code`public object Auth`,
          all.map((each) => functionOf(each, names)),
          1,
        ),
      ]),
    ),
  ];
}

function functionOf(own: AuthFunction, names: Emission): Code {
  return own.role === "signIn" ? signInFunction(own, names) : endpointFunction(own, names);
}

const purposes: Readonly<Record<Exclude<AuthRole, "signIn">, string>> = {
  application:
    "`OAuth.clientCredentials` takes it, and gets tokens for the application itself there.",
  user: "`exchange` of a `SignIn` takes it, and exchanges the code of a user for tokens there.",
  renewal: "`OAuth.refreshToken` takes it, and renews the tokens of a user there.",
};

function endpointFunction({ role, name, scheme, url }: AuthFunction, { types }: Emission): Code {
  const endpoint = runtime("TokenEndpoint", types);
  const purpose = role === "signIn" ? "" : purposes[role];
  return lines([
    kdoc(
      [`Makes the token endpoint of \`${scheme}\`. ${purpose}`],
      [{ tag: "param", name: "options", text: `its settings; its URL is \`${url}\` unless set` }],
    ),
    expressionFunction(
      signature(
        code`public fun ${id(name)}`,
        [code`options: ${endpoint}.Builder.() -> Unit`],
        code`${endpoint}`,
      ),
      withBlock(endpoint, [assigned(id("tokenUrl"), str(url)), code`options()`]),
    ),
  ]);
}

function signInFunction(
  { name, scheme, url, refusesProofKey = false }: AuthFunction,
  { types }: Emission,
): Code {
  const signIn = runtime("SignIn", types);
  const head = call(code`${signIn}.of`, [str(url), id("clientId"), id("redirectUri")]);
  const proof = refusesProofKey ? ", without a proof key" : ", with a proof key (PKCE)";
  const value = refusesProofKey
    ? withBlock(head, [code`withoutProofKey()`, code`options()`])
    : call(code`${signIn}.of`, [str(url), id("clientId"), id("redirectUri"), id("options")]);
  return lines([
    kdoc(
      [`Makes the request that asks a user for consent at \`${url}\` (\`${scheme}\`)${proof}.`],
      [
        { tag: "param", name: "clientId", text: "the id of the application" },
        {
          tag: "param",
          name: "redirectUri",
          text: "where the server sends the user back to; it must be registered there",
        },
        { tag: "param", name: "options", text: "the scopes to request, and more parameters" },
        { tag: "return", text: "the request, to keep until the user comes back" },
      ],
    ),
    expressionFunction(
      signature(
        code`public fun ${id(name)}`,
        [
          code`clientId: String`,
          code`redirectUri: String`,
          code`options: ${signIn}.Options.() -> Unit = {}`,
        ],
        code`${signIn}`,
      ),
      value,
    ),
  ]);
}
