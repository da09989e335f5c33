/** The README on what handlers share: the option that makes the context of a request. */
import { code } from "../../emit/typescript/code-lines.js";
import type { Block } from "../../emit/typescript/package/readme-section.js";
import { sampleOf } from "../../emit/typescript/package/sample-imports.js";
import {
  arrowOf,
  callOf,
  literalValue,
  name as nameValue,
  objectValue,
  type ValueTree,
} from "../../emit/typescript/value-tree.js";
import { openHooks, type SampledServer } from "./sample-server.js";

/** The option `context`, which makes the second argument. */
export function contextBlocks(shown: SampledServer): readonly Block[] {
  const identity = shown.schemes.length > 0;
  const said = identity
    ? "the request, Hono's own context (`hono`), and the caller (`identity`, the result of a hook of `authenticate`)"
    : "the request, and Hono's own context (`hono`) with the values that middleware has set";
  return [
    `The option \`context\` makes the context of a request. It gets ${said}. Without this option, handlers get no context:`,
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
        code`/** The values that handlers share. */`,
        code`interface Context {`,
        code`  readonly ${member}: ${type};`,
        code`}`,
        code``,
        code`/** Makes a server of handlers that use this context. */`,
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
