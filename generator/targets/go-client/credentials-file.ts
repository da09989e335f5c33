/** `credentials.go`: options that give a client its credentials, and the variables of what operations need. */
import { needDeclaration, needsOf } from "../../emit/go/client/needs.js";
import { doc, id, list, std, str } from "../../emit/go/go-code.js";
import { boolLiteral } from "../../emit/go/literals.js";
import type { BuiltFile } from "../../emit/target.js";
import { type Code, code, lines } from "../../emit/text/code.js";
import type { CredentialPlan, FlowPlan, OAuthMeans } from "../../sdk/operations/credentials.js";
import { environmentWords } from "../../sdk/words/credentials.js";
import { unreachable } from "../../unreachable.js";
import type { Emission } from "./emission.js";
import { sourceFile } from "./source-files.js";
import { inComment } from "./spelling.js";

/** A credential and the name of what makes it: `WithBearer`. */
export interface NamedCredential {
  readonly credential: CredentialPlan;
  readonly option: string;
  /** Its name as a type of its own would have it: `Bearer`. */
  readonly name: string;
}

/** The credentials that a client can be given. */
export function namedCredentials({ plan, credentials }: Emission): readonly NamedCredential[] {
  return plan.service.credentials
    .filter(({ means }) => means.kind !== "certificate")
    .map((credential) => {
      const name = credentials.get(credential.name) ?? "";
      return { credential, name, option: `With${name}` };
    });
}

/** The file; none while no scheme is known. */
export function credentialsFile(names: Emission, origin: string): readonly BuiltFile[] {
  const credentials = namedCredentials(names);
  if (credentials.length === 0) return [];
  const body = (): Code =>
    lines(
      [
        ...credentials.flatMap((each) => credentialOptions(each)),
        ...needsOf(names).map(needDeclaration),
      ],
      1,
    );
  return [sourceFile("credentials.go", { package: names.package, origins: [origin] }, body)];
}

function credentialOptions({ credential, name, option }: NamedCredential): readonly Code[] {
  const { means, description, name: scheme } = credential;
  const variables = environmentWords(credential);
  const said = [
    ...(description === undefined ? [] : [description]),
    ...(variables === undefined ? [] : [inComment(variables, String)]),
  ];
  switch (means.kind) {
    case "key": {
      if (means.place === undefined) {
        const of = means.name === undefined ? [code`name string`] : [];
        const given = means.name === undefined ? code`name` : str(means.name);
        const make = (secret: Code): Code => code`apiKey(${given}, place, ${secret})`;
        const docs = `sends the API key of "${scheme}". Not shown: its place${means.name === undefined ? " and its name" : ""}.`;
        return secretOptions({
          option,
          scheme,
          docs,
          said,
          more: [...of, code`place KeyPlace`],
          secret: "key",
          make,
        });
      }
      const maker = { header: "headerKey", query: "queryKey", cookie: "cookieKey" }[means.place];
      const of = means.name === undefined ? [code`name string`] : [];
      const given = means.name === undefined ? code`name` : str(means.name);
      const make = (secret: Code): Code => code`${id(maker)}(${given}, ${secret})`;
      const docs =
        means.name === undefined
          ? `sends the API key of "${scheme}" in a ${keyPlaces[means.place]}. Not shown: its name.`
          : `sends the API key of "${scheme}" in the ${keyPlaces[means.place]} "${means.name}".`;
      return secretOptions({ option, scheme, docs, said, more: of, secret: "key", make });
    }
    case "bearer":
    case "openid":
      return secretOptions({
        ...{ option, scheme, said, more: [], secret: "token" },
        docs: `sends the token of "${scheme}".`,
        make: (secret) => code`bearer(${secret})`,
      });
    case "oauth":
      return [
        ...secretOptions({
          ...{ option, scheme, said, more: [], secret: "token" },
          docs: `sends an access token of "${scheme}".`,
          make: (secret) => code`bearer(${secret})`,
        }),
        ...flowOptions(name, option, scheme, means),
      ];
    case "basic":
      return [
        code`${doc([`${option} sends the user name and the password of "${scheme}".`, ...said])}
func ${id(option)}(name, password string) ClientOption {
	return withCredential(${str(scheme)}, basic(name, password))
}`,
      ];
    case "authorization": {
      const of = means.scheme === undefined ? [code`scheme string`] : [];
      const given = means.scheme === undefined ? code`scheme` : str(means.scheme);
      return secretOptions({
        ...{ option, scheme, said, more: of, secret: "credential" },
        docs: `sends the credential of "${scheme}".${means.scheme === undefined ? " Not shown: the authentication scheme." : ""}`,
        make: (secret) => code`authorization(${given}, ${secret})`,
      });
    }
    case "certificate":
      return [];
    default:
      return unreachable(means);
  }
}

const keyPlaces = { header: "header", query: "query parameter", cookie: "cookie" } as const;

/** An option for a fixed secret, and one for a function that gives it. */
function secretOptions({
  option,
  scheme,
  docs,
  said,
  more,
  secret,
  make,
}: {
  readonly option: string;
  readonly scheme: string;
  readonly docs: string;
  readonly said: readonly string[];
  readonly more: readonly Code[];
  readonly secret: string;
  readonly make: (secret: Code) => Code;
}): readonly Code[] {
  const func = `${option}Func`;
  return [
    code`${doc([`${option} ${docs}`, ...said])}
func ${id(option)}(${list([code`${id(secret)} string`, ...more])}) ClientOption {
	return withCredential(${str(scheme)}, ${make(code`fixed(${id(secret)})`)})
}`,
    code`${doc([`${func} is ${option} with a function that returns the ${secret}. It is called for every attempt, so it should cache its result.`])}
func ${id(func)}(${list([code`ask SecretFunc`, ...more])}) ClientOption {
	return withCredential(${str(scheme)}, ${make(code`asked(ask)`)})
}`,
  ];
}

/** The last words of the names of parts of flows. */
const flowParts = {
  application: "ClientCredentials",
  renewing: "RefreshToken",
  request: "AuthorizationRequest",
  exchange: "ExchangeCode",
} as const;

/** Options and functions of a credential beside the one that takes a secret. */
export function flowNames(
  { means }: CredentialPlan,
  { name, option }: Pick<NamedCredential, "name" | "option">,
): readonly string[] {
  if (means.kind !== "oauth") return [];
  const flows = new Set(means.flows.map((each) => each.name));
  return [
    ...(flows.has("clientCredentials") ? [`${option}${flowParts.application}`] : []),
    ...(means.renewal === undefined ? [] : [`${option}${flowParts.renewing}`]),
    ...(flows.has("authorizationCode")
      ? [`${name}${flowParts.request}`, `${name}${flowParts.exchange}`]
      : []),
  ];
}

/** The flows that the runtime has, with the URLs that the manifest shows. */
function flowOptions(
  name: string,
  option: string,
  scheme: string,
  { flows, renewal }: OAuthMeans,
): readonly Code[] {
  const application = flows.find((each) => each.name === "clientCredentials");
  const user = flows.find((each) => each.name === "authorizationCode");
  const own = `${option}${flowParts.application}`;
  const renewing = `${option}${flowParts.renewing}`;
  return [
    ...(application === undefined
      ? []
      : [
          code`${doc([`${own} requests tokens of "${scheme}" for the application itself at the first call, and renews them before they expire.`])}
func ${id(own)}(credentials ClientCredentials) ClientOption {
	${preset("credentials", "TokenURL", application.tokenUrl)}
	return withCredential(${str(scheme)}, clientCredentials(credentials))
}`,
        ]),
    ...(renewal === undefined
      ? []
      : [
          code`${doc([`${renewing} sends the token of "${scheme}" of a user who has signed in, and renews it before it expires.`])}
func ${id(renewing)}(token RefreshToken) ClientOption {
	${preset("token", "TokenURL", renewal.url)}
	return withCredential(${str(scheme)}, refreshing(token))
}`,
        ]),
    ...(user === undefined ? [] : signIn(name, user)),
  ];
}

function signIn(
  name: string,
  { authorizationUrl, tokenUrl, refusesProofKey }: FlowPlan,
): readonly Code[] {
  const request = `${name}${flowParts.request}`;
  const exchange = `${name}${flowParts.exchange}`;
  const proof = refusesProofKey ? code`options.NoPKCE = ${boolLiteral(true)}` : code``;
  return [
    code`${doc([`${request} returns the URL where a user signs in, and the values to keep until they return.`])}
func ${id(request)}(options AuthorizationOptions) (*AuthorizationRequest, error) {
	${preset("options", "AuthorizationURL", authorizationUrl)}
	${proof}
	return NewAuthorizationRequest(options)
}`,
    code`${doc([`${exchange} exchanges the code that a user returns with for tokens.`])}
func ${id(exchange)}(ctx ${std("Context", "context")}, exchange CodeExchange) (*Tokens, error) {
	${preset("exchange", "TokenURL", tokenUrl)}
	return ExchangeCode(ctx, exchange)
}`,
  ];
}

/** The value of the manifest holds where a caller gives no other. */
function preset(variable: string, field: string, value: string | undefined): Code {
  if (value === undefined) return code``;
  return code`if ${id(variable)}.${id(field)} == "" {
	${id(variable)}.${id(field)} = ${str(value)}
}`;
}
