/** `auth.rb`: functions that make the credentials of OAuth 2, with the URLs that the manifest shows. */
import { call, id, moduleOf, named, str } from "../../emit/ruby/ruby-code.js";
import { rubyNames } from "../../emit/ruby/names.js";
import { yardDoc, type YardTag } from "../../emit/ruby/yard.js";
import type { BuiltFile } from "../../emit/target.js";
import { type Code, code, type Hole, lines } from "../../emit/text/code.js";
import { identifierOf } from "../../sdk/names/policy.js";
import { Scope } from "../../sdk/names/scope.js";
import { nameOf } from "../../sdk/names/words.js";
import type { FlowPlan, OAuthMeans } from "../../sdk/operations/credentials.js";
import { serviceTitle } from "./client-file.js";
import type { Emission } from "./emission.js";
import { libraryFile } from "./source-files.js";

/** The purpose of a function of the file. */
export type AuthRole = "client_credentials" | "refresh_token" | "sign_in" | "exchange_code";

/** A function of the file. */
interface Preset {
  /** The purpose of the function, whatever its scheme. */
  readonly role: AuthRole;
  readonly name: string;
  /** Its keyword for a URL, and the URL that the manifest shows. */
  readonly url: readonly [keyword: string, shown: string | undefined];
  readonly texts: readonly string[];
  readonly gives: string;
  readonly callee: Code;
  /** What stands before the keywords. */
  readonly before?: YardTag & { readonly name: string };
  readonly more?: readonly Hole[];
}

/** The functions of each scheme of OAuth 2, by the names of the schemes. */
export function oauthFunctions({ plan }: Emission): ReadonlyMap<string, readonly Preset[]> {
  const scope = new Scope();
  return new Map(
    plan.service.credentials.flatMap(({ name, means }) => {
      if (means.kind !== "oauth") return [];
      const prefix = scope.take(identifierOf(nameOf(name), "function", rubyNames));
      return [[name, presetsOf(name, prefix, means)] as const];
    }),
  );
}

/** Whether there are any. */
export function hasAuth(names: Emission): boolean {
  return [...oauthFunctions(names).values()].some((each) => each.length > 0);
}

/** The file; none where no flow is known that the runtime has. */
export function authFile(names: Emission, origin: string): readonly BuiltFile[] {
  if (!hasAuth(names)) return [];
  const presets = [...oauthFunctions(names).values()].flat();
  return [
    libraryFile(names, `${names.gem}/auth`, [origin], () =>
      lines([
        yardDoc([
          `Credentials of ${serviceTitle(names)} by OAuth 2 (RFC 6749).`,
          "Each function takes the options of the function of Credential or SignIn that it calls.",
        ]),
        moduleOf("Auth", presets.map(functionOf)),
      ]),
    ),
  ];
}

function presetsOf(scheme: string, prefix: string, means: OAuthMeans): readonly Preset[] {
  const flow = (of: FlowPlan["name"]): FlowPlan | undefined =>
    means.flows.find((each) => each.name === of);
  const application = flow("clientCredentials");
  const user = flow("authorizationCode");
  const of = `Credential of \`${scheme}\``;
  return [
    ...(application === undefined
      ? []
      : [
          {
            role: "client_credentials",
            name: `${prefix}_client_credentials`,
            url: ["token_url", application.tokenUrl],
            texts: [
              `${of}: tokens for the application itself, got at the first call and renewed in time.`,
            ],
            gives: "Runtime::TokenCredential",
            callee: code`Credential.client_credentials`,
          } as const,
        ]),
    ...(means.renewal === undefined
      ? []
      : [
          {
            role: "refresh_token",
            name: `${prefix}_refresh_token`,
            url: ["token_url", means.renewal.url],
            texts: [`${of}: the tokens of a user who has signed in, renewed in time.`],
            gives: "Runtime::TokenCredential",
            callee: code`Credential.refresh_token`,
          } as const,
        ]),
    ...(user === undefined ? [] : signIn(prefix, user)),
  ];
}

function signIn(
  prefix: string,
  { authorizationUrl, tokenUrl, refusesProofKey }: FlowPlan,
): readonly Preset[] {
  return [
    {
      role: "sign_in",
      name: `${prefix}_sign_in`,
      url: ["authorization_url", authorizationUrl],
      texts: ["Makes the URL where a user signs in, and what to keep until they come back."],
      gives: "SignIn",
      callee: code`SignIn.begin`,
      ...(refusesProofKey && { more: named("pkce", code`false`) }),
    },
    {
      role: "exchange_code",
      name: `${prefix}_exchange_code`,
      url: ["token_url", tokenUrl],
      texts: ["Exchanges the code that a user came back with for tokens."],
      gives: "Tokens",
      callee: code`sign_in.exchange`,
      before: { tag: "param", name: "sign_in", type: "SignIn", text: "the request that was kept" },
    },
  ];
}

function functionOf({
  name,
  url: [keyword, url],
  texts,
  gives,
  callee,
  before,
  more = [],
}: Preset): Code {
  const declared: readonly Hole[] = [
    ...(before === undefined ? [] : [id(before.name)]),
    url === undefined ? code`${id(keyword)}:` : code`${id(keyword)}: ${str(url)}`,
    code`**options`,
  ];
  const given = [...named(keyword, id(keyword)), ...more, code`**options`];
  const where =
    url === undefined ? "not shown, so that it must be given" : `\`${url}\` unless given`;
  return lines([
    yardDoc(texts, [
      ...(before === undefined ? [] : [before]),
      { tag: "param", name: keyword, type: "String", text: where },
      { tag: "return", type: gives },
    ]),
    code`def self.${call(id(name), declared)} = ${call(callee, given)}`,
  ]);
}
