/** `Auth.java`: the flows of OAuth 2 with the URLs that the manifest shows. A URL that is not shown has no method. */
import {
  block,
  type ChainedCall,
  id,
  ofType,
  signature,
  std,
  str,
} from "../../emit/java/java-code.js";
import { type DocTag, javadoc } from "../../emit/java/javadoc.js";
import { runtime } from "../../emit/java/types.js";
import type { BuiltFile } from "../../emit/target.js";
import { type Code, code, type Hole, lines } from "../../emit/text/code.js";
import { Scope } from "../../sdk/names/scope.js";
import type { FlowPlan, OAuthMeans } from "../../sdk/operations/credentials.js";
import { untitledService } from "../../sdk/words/service.js";
import { namedCredentials } from "./credentials.js";
import type { Emission } from "./emission.js";
import { classFile } from "./source-files.js";

/** Uses of a method: tokens of the application, of a user who comes back, newer ones of theirs, and the way to sign in. */
export type AuthRole = "application" | "user" | "renewal" | "signIn";

/** A method of the class. */
interface AuthMethod {
  readonly role: AuthRole;
  readonly name: string;
  readonly scheme: string;
  readonly url: string;
  readonly refusesProofKey?: boolean;
}

/** Ends of the names of methods. */
const suffixes: Readonly<Record<AuthRole, string>> = {
  application: "ApplicationEndpoint",
  user: "UserEndpoint",
  renewal: "RenewalEndpoint",
  signIn: "SignIn",
};

/** The call of the method of a scheme; undefined where its URL is not shown. */
export function authCall(
  scheme: string,
  role: AuthRole,
  names: Emission,
): ((given: readonly Hole[]) => readonly [Hole, ChainedCall]) | undefined {
  const found = authMethods(names).find((each) => each.scheme === scheme && each.role === role);
  return found && ((given) => [runtime("Auth", names.types), { name: found.name, given }]);
}

/** The methods of all schemes. */
export function authMethods(names: Emission): readonly AuthMethod[] {
  const scope = new Scope();
  return namedCredentials(names).flatMap(({ credential: { name: scheme, means }, name }) =>
    (means.kind === "oauth" ? shownUrls(means) : []).map((each) => ({
      ...each,
      scheme,
      name: scope.take(`${name}${suffixes[each.role]}`),
    })),
  );
}

function shownUrls(means: OAuthMeans): readonly Omit<AuthMethod, "name" | "scheme">[] {
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
  const all = authMethods(names);
  if (all.length === 0) return [];
  const { title = untitledService } = names.plan.service;
  const head = { package: names.types.package, className: "Auth", origins: [origin] };
  return [
    classFile(head, () =>
      lines([
        javadoc([`The flows of OAuth 2 (RFC 6749) of ${title}, with their URLs.`]),
        block(
          code`public final class Auth`,
          [code`private Auth() {}`, ...all.map((each) => methodOf(each, names))],
          1,
        ),
      ]),
    ),
  ];
}

function methodOf(method: AuthMethod, names: Emission): Code {
  return method.role === "signIn" ? signInMethod(method, names) : endpointMethod(method, names);
}

const purposes: Readonly<Record<Exclude<AuthRole, "signIn">, string>> = {
  application:
    "`OAuth.clientCredentials` takes it, and gets tokens for the application itself there.",
  user: "`exchange` of a `SignIn` takes it, and exchanges the code of a user for tokens there.",
  renewal: "`OAuth.refreshToken` takes it, and renews the tokens of a user there.",
};

function endpointMethod({ role, name, scheme, url }: AuthMethod, { types }: Emission): Code {
  const endpoint = runtime("TokenEndpoint", types);
  const purpose = role === "signIn" ? "" : purposes[role];
  return lines([
    javadoc(
      [`Makes the token endpoint of \`${scheme}\`. ${purpose}`],
      [{ tag: "return", text: `a builder, whose URL is \`${url}\` unless set` }],
    ),
    block(code`public static ${endpoint}.Builder ${id(name)}()`, [
      code`return ${ofType(endpoint, [{ name: "builder" }, { name: "tokenUrl", given: [str(url)] }])};`,
    ]),
  ]);
}

function signInMethod(
  { name, scheme, url, refusesProofKey = false }: AuthMethod,
  { types }: Emission,
): Code {
  const signIn = runtime("SignIn", types);
  const text = id("String");
  const declared: readonly (readonly [Hole, string, string])[] = [
    [text, "clientId", "the id of the application"],
    [text, "redirectUri", "where the server sends the user back to; it must be registered there"],
    [code`${std("List", "java.util")}<String>`, "scopes", "the scopes to request"],
    [
      code`${std("Map", "java.util")}<String, String>`,
      "parameters",
      'more parameters, such as "prompt"',
    ],
  ];
  const tags = declared.map(([, own, said]): DocTag => ({ tag: "param", name: own, text: said }));
  const given = [str(url), ...declared.map(([, own]) => id(own))];
  const proof = refusesProofKey ? ", without a proof key" : ", with a proof key (PKCE)";
  return lines([
    javadoc(
      [`Makes the request that asks a user for consent at \`${url}\` (\`${scheme}\`)${proof}.`],
      [...tags, { tag: "return", text: "the request, to keep until the user comes back" }],
    ),
    block(
      code`public static ${signature(
        { type: signIn, name: id(name) },
        declared.map(([type, own]) => code`${type} ${id(own)}`),
      )}`,
      [
        code`return ${ofType(signIn, [{ name: refusesProofKey ? "withoutProofKey" : "of", given }])};`,
      ],
    ),
  ]);
}
