/** `client.rb`: the client, which has the groups, and how it is made. */
import { call, classOf, hashOf, id, keywordsOf, method, str } from "../../emit/ruby/ruby-code.js";
import { yardDoc, type YardTag } from "../../emit/ruby/yard.js";
import type { BuiltFile } from "../../emit/target.js";
import { type Code, code, type Hole, lines } from "../../emit/text/code.js";
import { environmentWords } from "../../sdk/words/credentials.js";
import { untitledService } from "../../sdk/words/service.js";
import { makersValue, schemesOf } from "./credentials.js";
import type { Emission } from "./emission.js";
import { groupReader } from "./group-file.js";
import { privateConstant } from "./operation-constant.js";
import { libraryFile } from "./source-files.js";
import { inDocs } from "./spelling.js";

/** What the service is called in texts. */
export function serviceTitle({ plan }: Pick<Emission, "plan">): string {
  return plan.service.title ?? untitledService;
}

/** The file. */
export function clientFile(names: Emission, origin: string): BuiltFile {
  return libraryFile(names, `${names.gem}/client`, [origin], () => clientClass(names));
}

function clientClass(names: Emission): Code {
  const members = [
    privateConstant("MAKERS", code`${makersValue(names)}.freeze`),
    privateConstant("DEFAULTS", code`${defaults(names)}.freeze`),
    maker(names),
    ...names.plan.groups.map((each) => groupReader(each, names)),
  ];
  return lines([yardDoc(clientTexts(names)), classOf("Client", id("BaseClient"), members)]);
}

/** The values of options that the manifest shows, below those of the caller. */
function defaults({ plan }: Emission): Code {
  const { headers, query } = plan.service.defaults;
  const entries = Object.entries({ headers, query }).flatMap(([name, said]) =>
    said === undefined ? [] : [[name, hashOf([[str(said.name), str(said.value)]])] as const],
  );
  return keywordsOf(entries);
}

function clientTexts(names: Emission): readonly string[] {
  const { description, version, headers } = names.plan.service;
  const known = headers.known.map(({ name }) => `\`${name}\``).join(", ");
  return [
    `Calls ${serviceTitle(names)}. Threads and fibers may share it.`,
    ...(description === undefined ? [] : [description]),
    ...(version === undefined ? [] : [inDocs(version, names)]),
    ...(known === ""
      ? []
      : [
          `Headers that go with every request are given as \`headers\`: the service knows ${known}.`,
        ]),
  ];
}

function maker(names: Emission): Code {
  const url = names.plan.service.defaults.baseUrl;
  const parameters: readonly Hole[] = [
    url === undefined ? code`base_url:` : code`base_url: ${str(url)}`,
    code`transport: nil`,
    code`**options`,
  ];
  const given = ["MAKERS", "base_url", "transport", "options", "DEFAULTS"].map(id);
  return lines([
    yardDoc([], makerTags(names)),
    method("initialize", parameters, [call(id("super"), given)]),
  ]);
}

function makerTags(names: Emission): readonly YardTag[] {
  const url = names.plan.service.defaults.baseUrl;
  const where = url === undefined ? "where the service is" : `\`${url}\` unless given`;
  const schemes = schemesOf(names);
  const auth = [
    `credentials, by the names of their schemes: ${schemes.map(({ name }) => `\`${name}\``).join(", ")}.`,
    ...schemes.map((each) => inDocs(environmentWords(each) ?? [], names)),
  ];
  return [
    { tag: "param", name: "base_url", type: "String", text: where },
    {
      tag: "param",
      name: "transport",
      type: "#call, nil",
      text: "sends the requests, in place of `net/http`",
    },
    { tag: "param", name: "options", text: "options of all calls" },
    ...commonOptions,
    ...(schemes.length === 0
      ? []
      : [
          {
            tag: "option",
            name: "auth",
            type: "Hash",
            text: auth.filter((each) => each !== "").join(" "),
          } as const,
        ]),
  ];
}

const commonOptions: readonly YardTag[] = [
  [
    "timeout",
    "Numeric, nil",
    "seconds that one attempt may take, to the last byte; 60 unless given",
  ],
  ["deadline", "Numeric, nil", "seconds that a call may take with all its attempts and waits"],
  ["idle_timeout", "Numeric, nil", "seconds that a stream may be silent"],
  ["max_retries", "Integer", "maximum number of retries, where a retry is safe; 2 unless given"],
  [
    "max_response_bytes",
    "Integer",
    "maximum bytes of a response that is decoded whole; 64 MiB unless given",
  ],
  ["hooks", "Array", "objects that see every attempt, such as Logging"],
  [
    "follow_redirects",
    "Boolean, nil",
    "nil = only if no header could identify the caller to another origin",
  ],
  ["headers", "Hash", "headers of every request"],
  ["query", "Hash", "query parameters of every request"],
  ["own_base_url", "#call", "gives the base URL of an operation that has its own, by its id"],
].map(([name = "", type = "", text = ""]): YardTag => ({ tag: "option", name, type, text }));
