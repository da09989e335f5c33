/** `options.py`: options of the clients, credentials among them. Only type checkers load it, and who imports a name of it. */
import { docstring } from "../../emit/python/docstrings.js";
import { call, dictOf, id, std, str } from "../../emit/python/python-code.js";
import { alone, runtime, runtimeType } from "../../emit/python/types.js";
import type { BuiltFile } from "../../emit/target.js";
import { type Code, code, type Hole, lines, nothing } from "../../emit/text/code.js";
import type { ImportOf } from "../../emit/text/imports.js";
import type { CredentialMeans, CredentialPlan } from "../../sdk/operations/credentials.js";
import { isSecretAlone } from "../../sdk/operations/credentials.js";
import { environmentWords } from "../../sdk/words/credentials.js";
import { takesCredentials } from "./credentials.js";
import type { Emission } from "./emission.js";
import { schemesOf, serviceTitle } from "./service-file.js";
import { sourceFile } from "./source-files.js";
import { inDocs } from "./spelling.js";

/** The file. */
export function optionsFile(names: Emission, origin: string): BuiltFile {
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
      ],
      2,
    );
  const head = {
    docs: [`Options of a client of ${serviceTitle(names)}.`],
    origins: [origin],
    taken: [options, "Auth", "ChangedOptions"],
    exports: auth ? quotedTypes(names) : [],
  };
  return sourceFile(names, "options", head, body);
}

/** True if the names of all schemes are identifiers, so that they stand in a class. */
function isClassOf(schemes: readonly CredentialPlan[]): boolean {
  return schemes.every(({ name }) => /^[a-z]\w*$/.test(name) && !/__/.test(name));
}

/** The kinds of the names in quotes. */
function quotedTypes(names: Emission): readonly ImportOf[] {
  const schemes = schemesOf(names);
  if (isClassOf(schemes)) return [];
  return [
    { name: "Credential", module: "_runtime.security" },
    ...(schemes.some(isSecretAlone) ? [{ name: "Secret", module: "_runtime.security" }] : []),
    { name: "Omit", module: "_runtime.values" },
  ];
}

function authType(names: Emission): Code {
  const schemes = schemesOf(names);
  const texts = ["Credentials, by the names of their schemes."];
  if (!isClassOf(schemes)) {
    // The names of schemes are read where this is run, their types are not.
    const entries = schemes.map((each) => {
      const all = isSecretAlone(each) ? "Credential | Secret | Omit" : "Credential | Omit";
      return [str(each.name), str(all)] as const;
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
    ...(isSecretAlone(each) ? [runtimeType("Secret", "security")] : []),
    runtimeType("Omit", "values"),
  ];
  const members = schemes.map(
    (each) => code`${id(each.name)}: ${alone(type(each))}
${docstring(schemeTexts(each, names))}`,
  );
  return code`class Auth(${std("TypedDict", "typing")}, total=False):
    ${docstring(texts)}

    ${lines(members)}`;
}

function schemeTexts(credential: CredentialPlan, names: Emission): readonly string[] {
  const { description = "", means } = credential;
  const variables = inDocs(environmentWords(credential) ?? [], names);
  return [description, meansText(means), variables].filter((each) => each !== "");
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
        : `The text after \`${means.scheme}\` in the header \`Authorization\`.`;
    case "certificate":
      return "";
  }
}
