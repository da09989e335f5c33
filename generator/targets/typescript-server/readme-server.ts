/** The README on a server and a program that serves it: the first that anybody writes. */
import { type CodeLine, code } from "../../emit/typescript/code-lines.js";
import { inlineCode } from "../../emit/markdown/text.js";
import type { Block } from "../../emit/typescript/package/readme-section.js";
import { sampleOf } from "../../emit/typescript/package/sample-imports.js";
import {
  indented,
  membersOf,
  nestedLines,
  replyLines,
  type SampleHandler,
} from "./sample-handlers.js";
import { hookLines, type SampledServer, serverModule } from "./sample-server.js";

/** A server with one handler, and how it is served on Node. */
export function serverSection(
  shown: SampledServer,
  [handler]: readonly SampleHandler[],
  routed: number,
): readonly Block[] {
  return [
    `\`server.ts\`${handler === undefined ? "" : `, with one handler, that of ${inlineCode(handler.operation.id)}`}:`,
    sampleOf(shown, (imports) => [
      ...serverLines(imports.use("createPartialServer"), shown, handler),
    ]),
    "`main.ts`, which serves it on Node:",
    sampleOf(shown, (imports) => {
      imports.imports.use("server", serverModule);
      return [
        code`const { url } = await ${imports.use("serve", "node")}(server, { port: 3000 });`,
        code`console.log(\`Listening at \${url}\`);`,
      ];
    }),
    ...(routed === 0
      ? ["No operation has a route yet, so the server answers every request with 404."]
      : [
          `\`createPartialServer\` takes some of the handlers, and answers 501 for all other operations. \`createServer\` requires the handlers of ${routed === 1 ? "the one operation that has a route" : `all ${routed} operations that have a route`}. A missing handler is a compile error, and in JavaScript a \`TypeError\` that names it.`,
        ]),
    "`serve` listens on port 3000 unless given (0 = any free port). It closes on SIGINT and SIGTERM, or when you call `close()` of its result. Running requests then have up to 8,000 ms (`shutdownTimeoutMs`) to end. `serve` replaces the process's `Request` and `Response` with faster ones, unless `overrideGlobalObjects` is `false`.",
  ];
}

function serverLines(
  create: string,
  { schemes }: SampledServer,
  handler: SampleHandler | undefined,
): readonly CodeLine[] {
  const inner =
    handler === undefined ? [] : nestedLines(membersOf(handler).slice(0, -1), replyLines(handler));
  if (schemes.length === 0) {
    return inner.length === 0
      ? [code`export const server = ${create}({});`]
      : [code`export const server = ${create}({`, ...indented(inner), code`});`];
  }
  const hooks = schemes.flatMap(hookLines);
  return [
    code`export const server = ${create}(`,
    ...indented(inner.length === 0 ? [code`{},`] : [code`{`, ...indented(inner), code`},`]),
    code`  {`,
    code`    authenticate: {`,
    ...indented(indented(indented(hooks))),
    code`    },`,
    code`  },`,
    code`);`,
  ];
}
