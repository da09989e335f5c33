/** The README on handlers: what one is given, where it stands, and what it shares with others. */
import { inlineCode, table } from "../../emit/markdown/text.js";
import { type CodeLine, code } from "../../emit/typescript/code-lines.js";
import { memberOfId, pascalCase } from "../../emit/typescript/names.js";
import type { Block } from "../../emit/typescript/package/readme-section.js";
import { type SampleImports, sampleOf } from "../../emit/typescript/package/sample-imports.js";
import { plainObject } from "../../emit/typescript/plain-value.js";
import type { Service } from "../../model/model.js";
import type { ValueScope } from "../../sdk/samples/values.js";
import { contextBlocks } from "./readme-context.js";
import { type RoutedOperation, takesBody } from "./routed-operations.js";
import { indented, methodLines, type SampleHandler } from "./sample-handlers.js";
import { replyOfStatus } from "../../sdk/samples/replies.js";
import type { SampleObject } from "../../sdk/samples/sample-value.js";
import { memberLines } from "./sample-members.js";
import type { SampledServer } from "./sample-server.js";

/** Returns the section about the arguments of handlers. */
export function handlersSection(
  shown: SampledServer,
  handlers: readonly SampleHandler[],
  routed: readonly RoutedOperation[],
  scope: { readonly service: Service; readonly values: ValueScope },
): readonly Block[] {
  const sample = groupBlocks(shown, handlers, scope);
  return [
    `A handler gets the request, decoded as the manifest says, and your own context. Its types are in the subpath of its group${sample.length === 0 ? "." : ":"}`,
    ...sample,
    table(["Member of a request", "Description"], givenRows(routed)),
    ...contextBlocks(shown),
  ];
}

/** A handler that looks something up by the path of its request, and finds it or does not. */
function groupBlocks(
  shown: SampledServer,
  handlers: readonly SampleHandler[],
  { service, values }: { readonly service: Service; readonly values: ValueScope },
): readonly Block[] {
  const handler = handlers.find(
    ({ route: { path }, reply: { value } }) =>
      path.includes("{") && Object.keys(value).join() === "status,body",
  );
  if (handler === undefined) return [];
  const { operation, reply, subpath } = handler;
  const missing = replyOfStatus(404, operation, service, values);
  const prefix = pascalCase(operation.name);
  return [
    sampleOf(shown, (imports) => {
      const request = imports.useType(`${prefix}Request`, subpath);
      const body = reply.isOpen ? "unknown" : "Body | undefined";
      return [
        ...(reply.isOpen ? [] : bodyLines(handler, imports)),
        code`/** The values that handlers share. */`,
        code`export interface Context {`,
        code`  readonly find: (path: ${request}["path"]) => Promise<${body}>;`,
        code`}`,
        code``,
        ...memberLines(handler, imports, "Context", [
          ...methodLines(memberOfId(operation.name), "{ path }, { find }", [
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

function missingLines(
  missing: SampleObject | undefined,
  imports: SampleImports,
): readonly CodeLine[] {
  const line =
    missing === undefined
      ? code`throw new ${imports.use("ProblemError")}({ status: 404, detail: "It is not there." });`
      : code`return ${plainObject(missing)};`;
  return [code`if (body === undefined) {`, ...indented([line]), code`}`];
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
            "Values of the parameters, decoded, under their names on the wire. Parameters that are not shown are text, or an array of texts.",
          ],
        ]),
    ...(routed.some(({ route }) => takesBody(route))
      ? [
          [
            "`body`, `contentType`",
            "The body, decoded by its media type, and that media type if there may be several.",
          ],
        ]
      : []),
    ["`raw`", "The `Request` as it came."],
    [
      "`signal`",
      "Aborted when nobody waits for the response any longer: the caller disconnected, the time is up, or the server stops.",
    ],
    ["`operation`", "The operation as data: `operation.id` and so on."],
    ...(routed.some(({ route }) => route.replies?.some(({ content = [] }) => content.length > 0))
      ? [
          [
            "`responseType`",
            "The media type that the caller prefers, of those that the manifest lists for a successful response.",
          ],
        ]
      : []),
  ];
}
