/** `_service.py`: what holds for every operation: options of the clients, credentials, and what operations need. */
import { docstring } from "../../emit/python/docstrings.js";
import {
  call,
  dictOf,
  generic,
  id,
  named,
  own,
  std,
  str,
  tupleOf,
} from "../../emit/python/python-code.js";
import { alone, runtime, runtimeType } from "../../emit/python/types.js";
import type { BuiltFile } from "../../emit/target.js";
import { type Code, code, type Hole, lines, nothing, numberLiteral } from "../../emit/text/code.js";
import type { Named } from "../../sdk/operations/client-defaults.js";
import type { CredentialMeans, CredentialPlan } from "../../sdk/operations/credentials.js";
import { isSecretAlone } from "../../sdk/operations/credentials.js";
import { needDeclarations, takesCredentials } from "./credentials.js";
import type { Emission } from "./emission.js";
import { sourceFile } from "./source-files.js";

/** What the service is called in texts. */
export function serviceTitle({ plan }: Pick<Emission, "plan">): string {
  return plan.service.title ?? "a service whose title is not shown";
}

/** The file. */
export function serviceFile(names: Emission, origin: string): BuiltFile {
  const options = `${names.client}Options`;
  const auth = takesCredentials(names);
  const body = (): Code =>
    lines(
      [
        auth ? authType(names) : nothing,
        code`class ${id(options)}(${runtime("ClientOptions", "options")}, total=False):
    ${docstring([`Options of a client of ${serviceTitle(names)}.`])}
    ${
      auth
        ? code`
auth: Auth
${docstring(["Credentials, by the names of their schemes."])}`
        : nothing
    }`,
        code`class ChangedOptions(${id(options)}, total=False):
    ${docstring(["Options of `with_options`."])}

    base_url: str`,
        lines([defaults(names), ...needDeclarations(names), rates(names)]),
      ],
      2,
    );
  const head = {
    docs: [`What holds for every operation of ${serviceTitle(names)}.`],
    origins: [origin],
    taken: [options, "Auth", "ChangedOptions", "DEFAULTS", "RATES", ...names.needs],
  };
  return sourceFile(names, "_service", head, body);
}

/** The schemes that a client can be given a credential for. */
export function schemesOf({ plan }: Emission): readonly CredentialPlan[] {
  return plan.service.credentials.filter(({ means }) => means.kind !== "certificate");
}

function authType(names: Emission): Code {
  const schemes = schemesOf(names);
  const texts = ["Credentials, by the names of their schemes."];
  if (!schemes.every(({ name }) => /^[a-z]\w*$/.test(name) && !/__/.test(name))) {
    const entries = schemes.map((each) => {
      const of = [own("Credential", "_runtime.security"), own("Omit", "_runtime.omit")];
      const all = isSecretAlone(each) ? [...of, own("Secret", "_runtime.secret")] : of;
      return [str(each.name), generic(std("Union", "typing"), all)] as const;
    });
    const made = call(std("TypedDict", "typing"), [
      str("Auth"),
      dictOf(entries),
      code`total=False`,
    ]);
    return lines([code`Auth = ${made}`, docstring(texts)]);
  }
  const type = (each: CredentialPlan): readonly Hole[] => [
    runtimeType("Credential", "security"),
    ...(isSecretAlone(each) ? [runtimeType("Secret", "secret")] : []),
    runtimeType("Omit", "omit"),
  ];
  const members = schemes.map(
    (each) => code`${id(each.name)}: ${alone(type(each))}
${docstring(schemeTexts(each))}`,
  );
  return code`class Auth(${std("TypedDict", "typing")}, total=False):
    ${docstring(texts)}

    ${lines(members)}`;
}

function schemeTexts({ description, means }: CredentialPlan): readonly string[] {
  return [...(description === undefined ? [] : [description]), meansText(means)].filter(
    (each) => each !== "",
  );
}

function meansText(means: CredentialMeans): string {
  switch (means.kind) {
    case "key":
      return means.place === undefined || means.name === undefined
        ? "A key: `api_key(key, name, place)`. Not shown: all of where it goes."
        : `A key, sent in the ${means.place} \`${means.name}\`.`;
    case "basic":
      return "A name and a password: `basic(username, password)`.";
    case "bearer":
    case "openid":
      return "A bearer token.";
    case "oauth":
      return "An access token, or a credential of `auth`.";
    case "authorization":
      return means.scheme === undefined
        ? "`authorization(credential, scheme)`. Not shown: the scheme of HTTP."
        : `What follows \`${means.scheme}\` in the header \`Authorization\`.`;
    case "certificate":
      return "";
  }
}

function defaults(names: Emission): Code {
  const { headers, query } = names.plan.service.defaults;
  const entry = (said: Named | undefined): Hole | undefined =>
    said && dictOf([[str(said.name), str(said.value)]]);
  const makers = schemesOf(names).map((each) => [str(each.name), makerOf(each.means)] as const);
  const made = call(runtime("Defaults", "client_state"), [
    ...named("headers", entry(headers)),
    ...named("query", entry(query)),
    ...named("makers", makers.length === 0 ? undefined : dictOf(makers)),
  ]);
  return code`DEFAULTS: ${std("Final", "typing")} = ${made}`;
}

/** What makes a credential of a plain secret. */
function makerOf(means: CredentialMeans): Hole {
  switch (means.kind) {
    case "key": {
      if (means.place === undefined || means.name === undefined) break;
      const maker = runtime(`${means.place}_key`, "api_keys");
      return code`lambda key: ${call(maker, [id("key"), str(means.name)])}`;
    }
    case "bearer":
    case "openid":
    case "oauth":
      return runtime("bearer", "secret");
    case "authorization":
      if (means.scheme === undefined) break;
      return code`lambda key: ${call(runtime("authorization", "secret"), [id("key"), str(means.scheme)])}`;
    case "basic":
    case "certificate":
      break;
  }
  return runtime("credential_only", "security");
}

/** The rates that are known, for `pacing`. */
function rates({ plan }: Emission): Code {
  const known = plan.service.rates;
  if (known.length === 0) return nothing;
  const limit = runtime("RateLimit", "pacing");
  const values = known.map(({ requests, seconds, per, operation }) =>
    call(limit, [
      ...[numberLiteral(requests), numberLiteral(seconds)],
      ...named("per", per === undefined ? undefined : str(per)),
      ...named("operation", operation === undefined ? undefined : str(operation)),
    ]),
  );
  return lines([
    code`RATES: ${std("Final", "typing")} = ${tupleOf(values)}`,
    docstring(["How often the service may be called: `pacing(*RATES)`."]),
  ]);
}
