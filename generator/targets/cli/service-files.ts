/** The files of the service as a whole: its table, what the client knows of all calls, and the program. */
import { needDeclaration, needsOf } from "../../emit/go/client/needs.js";
import { blockLine, doc, entryLine, id, list, std, str, strings } from "../../emit/go/go-code.js";
import type { BuiltFile } from "../../emit/target.js";
import { type Code, code, lines } from "../../emit/text/code.js";
import type { Named } from "../../sdk/operations/client-defaults.js";
import type { CredentialPlan } from "../../sdk/operations/credentials.js";
import { unreachable } from "../../unreachable.js";
import type { Emission } from "./emission.js";
import { engine } from "./parameter-values.js";
import { plainLine, plainText } from "./plain-texts.js";
import { schemesLiteral } from "./schemes.js";
import { sourceFile } from "./source-files.js";

/** The files. */
export function serviceFiles(names: Emission, origin: string): readonly BuiltFile[] {
  return [
    sourceFile({
      ...{ path: "internal/client/service.go", package: "client", origin },
      body: () => lines([knownDefaults(names), ...needsOf(names).map(needDeclaration)], 1),
    }),
    sourceFile({
      ...{ path: "internal/commands/service.go", package: "commands", origin },
      docs: ["Package commands has the table of all commands, made from the manifest."],
      body: () => serviceTable(names),
    }),
    sourceFile({
      ...{ path: `cmd/${names.program}/main.go`, package: "main", origin },
      docs: [`Command ${names.program} calls the service from a command line.`],
      body: () => code`func main() {
	tool := ${engine("Tool", names)}{Terminal: ${engine("Process", names)}(), Service: &${std("Service", `${names.module}/internal/commands`)}}
	${std("Exit", "os")}(tool.Main(${std("Args", "os")}[1:]))
}`,
    }),
  ];
}

function knownDefaults({ plan }: Emission): Code {
  const { headers, query } = plan.service.defaults;
  const fields = (key: string, said: Named | undefined): readonly Code[] =>
    said === undefined ? [] : [code`${id(key)}: []field{{${str(said.name)}, ${str(said.value)}}}`];
  return code`${doc(["Known is what the manifest says of all calls."])}
var Known = defaults{${list([...fields("header", headers), ...fields("query", query)])}}`;
}

function serviceTable(names: Emission): Code {
  const { program, version, plan } = names;
  const { title, description, defaults, credentials } = plan.service;
  const client = (name: string): Code => code`${std(name, `${names.module}/internal/client`)}`;
  const schemes = credentials.flatMap((each) => credentialEntry(each, client));
  const groups = plan.groups.map((group) => code`&${id(names.variables.get(group) ?? "")},`);
  const entries = [
    ...entryLine("Program", str(program)),
    ...entryLine("Version", str(version)),
    ...entryLine("Title", title === undefined ? undefined : str(plainLine(title))),
    ...entryLine("About", description === undefined ? undefined : str(plainText(description))),
    ...entryLine("BaseURL", defaults.baseUrl === undefined ? undefined : str(defaults.baseUrl)),
    ...entryLine("Known", code`&${client("Known")}`),
    ...blockLine(
      "Credentials",
      schemes.length === 0
        ? undefined
        : code`[]${client("Credential")}{
	${lines(schemes)}
}`,
    ),
    ...blockLine("Schemes", schemesLiteral(names)),
    ...blockLine(
      "Groups",
      code`[]*${engine("Group", names)}{
	${lines(groups)}
}`,
    ),
  ];
  return code`${doc(["Service is all that the tool knows of the service."])}
var Service = ${engine("Service", names)}{
	${lines(entries)}
}`;
}

/** A scheme; a certificate is no matter of a request. */
function credentialEntry(
  { name, means, environment = {} }: CredentialPlan,
  client: (name: string) => Code,
): readonly Code[] {
  const scheme = code`Scheme: ${str(name)}`;
  const { secret, name: user, password } = environment;
  const isPassword = means.kind === "basic" && user !== undefined && password !== undefined;
  const stated = isPassword ? [user, password] : secret === undefined ? [] : [secret];
  const variables = stated.length === 0 ? [] : [code`Variables: ${strings(stated)}`];
  const entry = (kind: string, more: readonly Code[] = []): readonly Code[] => [
    code`{${list([scheme, code`Kind: ${client(kind)}`, ...more, ...variables])}},`,
  ];
  const text = (key: string, value: string | undefined): readonly Code[] =>
    value === undefined ? [] : [code`${id(key)}: ${str(value)}`];
  switch (means.kind) {
    case "key":
      return entry("KeyCredential", [...text("In", means.place), ...text("Name", means.name)]);
    case "basic":
      return entry("PasswordCredential");
    case "authorization":
      return entry("SchemeCredential", text("Word", means.scheme));
    case "bearer":
    case "oauth":
    case "openid":
      return entry("TokenCredential");
    case "certificate":
      return [];
    default:
      return unreachable(means);
  }
}
