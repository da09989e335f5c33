/** `client.py` and `async_client.py`: the clients, which have the groups, and how each is made. */
import { docstring } from "../../emit/python/docstrings.js";
import { builtin, generic, id, own, ownType, stdType, str } from "../../emit/python/python-code.js";
import { alone, runtime, runtimeType } from "../../emit/python/types.js";
import { group as grouped } from "../../emit/python/width.js";
import type { BuiltFile } from "../../emit/target.js";
import { type Code, code, type Hole, lines } from "../../emit/text/code.js";
import type { GroupPlan } from "../../sdk/plan.js";
import { takesCredentials } from "./credentials.js";
import type { Emission } from "./emission.js";
import { groupTexts } from "./group-file.js";
import { sourceFile } from "./source-files.js";
import { serviceTitle } from "./service-file.js";
import { inDocs } from "./spelling.js";

/** The files of both clients. */
export function clientFiles(names: Emission, origin: string): readonly BuiltFile[] {
  return [false, true].map((isAsync) => {
    const name = clientClass(names, isAsync);
    const what = isAsync ? "asynchronous" : "synchronous";
    const head = {
      docs: [`The ${what} client of ${serviceTitle(names)}.`],
      origins: [origin],
      taken: [name, ...names.plan.groups.map((each) => names.groups.get(each)?.member ?? "")],
    };
    const body = (): Code => clientCode(name, isAsync, names);
    return sourceFile(names, isAsync ? "async_client" : "client", head, body);
  });
}

/** Name of the class of a client. */
export function clientClass({ client }: Pick<Emission, "client">, isAsync: boolean): string {
  return isAsync ? `Async${client}` : client;
}

function clientCode(name: string, isAsync: boolean, names: Emission): Code {
  const base = isAsync
    ? runtime("AsyncClient", "async_client")
    : runtime("SyncClient", "sync_client");
  const members = [
    maker(isAsync, names),
    withOptions(),
    ...names.plan.groups.map((each) => groupProperty(each, isAsync, names)),
  ];
  return code`class ${id(name)}(${base}):
    ${docstring(clientTexts(isAsync, names), [{ title: "Args", entries: clientArguments(isAsync, names) }])}

    __slots__ = ()

    ${lines(members, 1)}`;
}

function clientTexts(isAsync: boolean, names: Emission): readonly string[] {
  const { description, version, headers } = names.plan.service;
  const known = headers.known.map(({ name }) => `\`${name}\``).join(", ");
  const share = isAsync ? "Tasks of one event loop may share it." : "Threads may share it.";
  return [
    `Calls ${serviceTitle(names)}. ${share}`,
    ...(description === undefined ? [] : [description]),
    ...(version === undefined ? [] : [inDocs(version, names)]),
    ...(known === ""
      ? []
      : [
          `Headers that go with every request are given as \`headers\`: the service knows ${known}.`,
        ]),
  ];
}

function clientArguments(isAsync: boolean, names: Emission) {
  const url = names.plan.service.defaults.baseUrl;
  const where =
    url === undefined ? "Where the service is." : `Where the service is; \`${url}\` unless given.`;
  const usual = isAsync
    ? "`httpx2`, which the extra `async` installs"
    : "the standard library's `http.client`";
  return [
    { name: "base_url", text: where },
    { name: "transport", text: `Sends the requests, in place of ${usual}.` },
    ...commonOptions,
    ...(takesCredentials(names) ? [credentialsOption] : []),
  ];
}

/** The text of a client's options for `help()` and editors, which see no more than the name of a type. */
const commonOptions = [
  ["timeout", "Seconds that one attempt may take; 60 unless given, None = no limit."],
  ["deadline", "Seconds that a call may take with all its attempts and waits."],
  ["idle_timeout", "Seconds that a stream may be silent."],
  ["max_retries", "Maximum number of retries, where a retry is safe; 2 unless given."],
  ["max_response_bytes", "Maximum bytes of a response that is decoded whole; 64 MiB unless given."],
  ["hooks", "Called at every attempt: `logging()`, `deprecations()`, or objects of `Hooks`."],
  [
    "follow_redirects",
    "Whether redirects are followed; None = only if no header could identify the caller to another origin.",
  ],
  ["headers", "Headers of every request."],
  ["query", "Query parameters of every request."],
  ["own_base_url", "Returns the base URL of an operation that has its own."],
].map(([name = "", text = ""]) => ({ name, text }));

const credentialsOption = { name: "auth", text: "Credentials, by the names of their schemes." };

function maker(isAsync: boolean, names: Emission): Code {
  const url = names.plan.service.defaults.baseUrl;
  const transport = runtimeType(isAsync ? "AsyncTransport" : "Transport", "transport");
  const none = id("None");
  const parameters: readonly Hole[] = [
    ...[id("self"), code`*`],
    url === undefined
      ? code`base_url: ${builtin("str")}`
      : code`base_url: ${builtin("str")} = ${str(url)}`,
    code`transport: ${grouped("operands", [transport, none])} = ${none}`,
    code`**options: ${generic(stdType("Unpack", "typing"), [ownType(`${names.client}Options`, "options")])}`,
  ];
  const given = [id("base_url"), id("transport"), id("options"), own("DEFAULTS", "_service")];
  return code`def __init__(${grouped("parameters", parameters)}) -> ${none}:
    super().__init__(${grouped("call", given)})`;
}

function withOptions(): Code {
  const options = generic(stdType("Unpack", "typing"), [ownType("ChangedOptions", "options")]);
  return code`def with_options(${grouped("parameters", [id("self"), code`**options: ${options}`])}) -> ${alone([stdType("Self", "typing")])}:
    ${docstring(["Make a client with other options, which shares the connections; this one does not change."])}
    return self._with(options)`;
}

/** A group, whose module is loaded when it is used. */
function groupProperty(group: GroupPlan, isAsync: boolean, names: Emission): Code {
  const { type = "", member = "" } = names.groups.get(group) ?? {};
  const own_ = isAsync ? `Async${type}` : type;
  const module = `groups.${names.files.get(group) ?? ""}`;
  return code`@property
def ${id(member)}(${grouped("parameters", [id("self")])}) -> ${alone([ownType(own_, module)])}:
    ${docstring(groupTexts(group))}
    from .groups.${id(names.files.get(group) ?? "")} import ${id(own_)}

    return ${id(own_)}(self._core)`;
}
