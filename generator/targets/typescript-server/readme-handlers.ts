/** The README on handlers: what one is given, where it stands, and what it shares with others. */
import { inlineCode, table } from "../../emit/markdown/text.js";
import { type CodeLine, code } from "../../emit/typescript/code-lines.js";
import { camelCase, pascalCase } from "../../emit/typescript/names.js";
import type { Located } from "../../emit/typescript/package/located.js";
import type { Block, Section } from "../../emit/typescript/package/readme-section.js";
import { type SampleImports, sampleOf } from "../../emit/typescript/package/sample-imports.js";
import {
  arrowOf,
  callOf,
  literalValue,
  name as nameValue,
  objectValue,
  type ValueTree,
} from "../../emit/typescript/value-tree.js";
import { printOptions } from "../../emit/typescript/prettier-options.js";
import { knownValue } from "../../model/known.js";
import type { Service } from "../../model/model.js";
import type { FindSchema } from "../../model/schema-members.js";
import { type RoutedOperation, takesBody } from "./routed-operations.js";
import { indented, membersOf, methodLines, type SampleHandler } from "./sample-handlers.js";
import { replyOfStatus } from "./sample-replies.js";
import { openHooks, type SampledServer } from "./sample-server.js";

/** What handlers are given. */
export function handlersSection(
  shown: SampledServer,
  handlers: readonly SampleHandler[],
  routed: readonly RoutedOperation[],
  scope: { readonly service: Service; readonly find: FindSchema },
): Section {
  if (routed.length === 0) return { title: "Handlers", blocks: [] };
  const sample = groupBlocks(shown, handlers, scope);
  return {
    title: "Handlers",
    blocks: [
      `A handler is given the request, read as the manifest has it, and a context of your own. Its types stand in the subpath of its group${sample.length === 0 ? "." : ":"}`,
      ...sample,
      table(["Of a request", "What it is"], givenRows(routed)),
      ...contextBlocks(shown),
    ],
  };
}

/** A handler that looks something up by the path of its request, and finds it or does not. */
function groupBlocks(
  shown: SampledServer,
  handlers: readonly SampleHandler[],
  { service, find }: { readonly service: Service; readonly find: FindSchema },
): readonly Block[] {
  const handler = handlers.find(
    ({ operation: { path }, reply: { value } }) =>
      knownValue(path)?.text.includes("{") && value.entries.length === 2,
  );
  if (handler === undefined) return [];
  const { operation, reply, subpath } = handler;
  const missing = replyOfStatus(404, operation, service, find);
  const prefix = pascalCase(operation.name);
  return [
    sampleOf(shown, (imports) => {
      const request = imports.useType(`${prefix}Request`, subpath);
      const body = reply.hasKnownBody ? "Body | undefined" : "unknown";
      return [
        ...(reply.hasKnownBody ? bodyLines(handler, imports) : []),
        code`/** What handlers share. */`,
        code`export interface Context {`,
        code`  readonly find: (path: ${request}["path"]) => Promise<${body}>;`,
        code`}`,
        code``,
        ...memberLines(handler, imports, "Context", [
          ...methodLines(camelCase(operation.name), "{ path }, { find }", [
            code`const body = await find(path);`,
            ...missingLines(missing, imports),
            code`return { status: ${String(reply.status)}, body };`,
          ]),
        ]),
      ];
    }),
  ];
}

/** The type of a body, which may have no name. */
function bodyLines(
  { operation, reply, subpath }: SampleHandler,
  imports: SampleImports,
): readonly CodeLine[] {
  const type = imports.useType(`${pascalCase(operation.name)}Reply`, subpath);
  return [code`type Body = Extract<${type}, { status: ${String(reply.status)} }>["body"];`, code``];
}

function missingLines(missing: ValueTree | undefined, imports: SampleImports): readonly CodeLine[] {
  const line =
    missing === undefined
      ? code`throw new ${imports.use("ProblemError")}({ status: 404, detail: "It is not there." });`
      : code`return ${missing};`;
  return [code`if (body === undefined) {`, ...indented([line]), code`}`];
}

/** `export const books: Pick<BooksHandlers<Context>, "retrieve"> = { … };` */
export function memberLines(
  handler: Located,
  imports: SampleImports,
  context: string | undefined,
  lines: readonly CodeLine[],
): readonly CodeLine[] {
  const members = membersOf(handler);
  const group = members.at(-2) ?? "";
  const type = imports.useType(handlersTypeOf(handler), handler.subpath);
  const ofContext = context === undefined ? type : `${type}<${context}>`;
  const name = `"${members.at(-1) ?? ""}"`;
  const head = `export const ${group}: Pick<${ofContext}, ${name}> = {`;
  return [
    ...(head.length <= printOptions.printWidth
      ? [code`${head}`]
      : [code`export const ${group}: Pick<`, code`  ${ofContext},`, code`  ${name}`, code`> = {`]),
    ...indented(lines),
    code`};`,
  ];
}

/** Name of the interface of the handlers of an operation's group. */
function handlersTypeOf({ operation }: Located): string {
  const [group = ""] = operation.id.split(".").slice(-2);
  return `${pascalCase(group)}Handlers`;
}

function givenRows(routed: readonly RoutedOperation[]): readonly (readonly string[])[] {
  const has = (place: "path" | "query" | "header" | "cookie"): boolean =>
    routed.some(
      ({ route }) =>
        route.open?.includes(place) || route.parameters?.some((each) => each.in === place),
    );
  const places = [
    ...(has("path") ? ["path"] : []),
    ...(has("query") ? ["query"] : []),
    ...(has("header") ? ["headers"] : []),
    ...(has("cookie") ? ["cookies"] : []),
  ];
  return [
    ...(places.length === 0
      ? []
      : [
          [
            places.map(inlineCode).join(", "),
            "Values of the parameters, decoded, under their names on the wire. What the manifest does not show is text, or several texts where there are several.",
          ],
        ]),
    ...(routed.some(({ route }) => takesBody(route))
      ? [
          [
            "`body`, `contentType`",
            "The body by its media type, and that media type where there may be several.",
          ],
        ]
      : []),
    ["`raw`", "The `Request` as it came."],
    [
      "`signal`",
      "Aborted as soon as nobody waits for the answer: the caller is gone, time is up, or the server stops.",
    ],
    ["`operation`", "What the manifest says of the operation, as data: `operation.id` and so on."],
    ...(routed.some(({ route }) => route.replies?.some(({ content = [] }) => content.length > 0))
      ? [
          [
            "`responseType`",
            "Of the media types that the manifest lists for a successful answer, the one that the caller likes best.",
          ],
        ]
      : []),
  ];
}

/** The option `context`, which makes the second argument. */
function contextBlocks(shown: SampledServer): readonly Block[] {
  const identity = shown.schemes.length > 0;
  const said = identity
    ? "the request, Hono's own context (`hono`), and who calls (`identity`: what a hook of `authenticate` gave)"
    : "the request, and Hono's own context (`hono`) with what middleware has put into it";
  return [
    `The option \`context\` makes the context of a request; it is given ${said}. Without it there is none:`,
    sampleOf(shown, (imports) => {
      const [member, type, source, value] = identity
        ? (["caller", "string | undefined", "{ identity }", nameValue("identity")] as const)
        : (["language", "string | null", "{ request }", acceptedLanguage] as const);
      const made = arrowOf({
        parameters: [{ name: source }],
        body: objectValue([{ key: member, value }]),
      });
      const options = objectValue([...openHooks(shown), { key: "context", value: made }]);
      const handlers = imports.useType("Handlers");
      const create = imports.use("createServer");
      return [
        code`/** What handlers share. */`,
        code`interface Context {`,
        code`  readonly ${member}: ${type};`,
        code`}`,
        code``,
        code`/** A server of handlers that want to know it. */`,
        code`export function serverFor(handlers: ${handlers}<Context>) {`,
        code`  return ${create}<Context${identity ? ", string" : ""}>(handlers, ${options});`,
        code`}`,
      ];
    }),
  ];
}

const acceptedLanguage: ValueTree = callOf(nameValue("request.headers.get"), [
  literalValue("accept-language"),
]);
