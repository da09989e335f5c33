/** The README on a server that answers before any handler is written. */
import { codeBlock } from "../../emit/markdown/text.js";
import { code } from "../../emit/typescript/code-lines.js";
import type { Block } from "../../emit/typescript/package/readme-section.js";
import { sampleOf } from "../../emit/typescript/package/sample-imports.js";
import {
  callOf,
  literalValue,
  name as nameValue,
  objectValue,
  type ValueTree,
} from "../../emit/typescript/value-tree.js";
import { mockPath } from "./mock-file.js";
import type { RoutedOperation } from "./routed-operations.js";
import {
  indented,
  membersOf,
  nestedLines,
  replyLines,
  type SampleHandler,
} from "./sample-handlers.js";
import { openHooks, type SampledServer } from "./sample-server.js";

/** Returns the section of a package without its own mock. */
export function mockCommandSection(routed: readonly RoutedOperation[]): readonly Block[] {
  return [
    `The generator's command \`mock\` answers all operations ${waysOf(routed).join(", and ")}:`,
    commandBlock,
    `With \`mock: true\` under \`typescript-server\` in \`targets.yaml\` this package has its own mock, for programs and tests.`,
  ];
}

const commandBlock = codeBlock("sh", "endpoint-manifest mock --port 4010");

/** Where answers come from. */
function waysOf(routed: readonly RoutedOperation[]): readonly string[] {
  const unknown = routed.filter(({ route }) => route.replies === undefined).length;
  const known = "with examples from the manifest, or else with values made from its schemas";
  const open = "with an empty object where a response is not shown";
  return [...(unknown < routed.length ? [known] : []), ...(unknown > 0 ? [open] : [])];
}

/** The mock of a package. */
export function mockSection(
  shown: SampledServer,
  [handler]: readonly SampleHandler[],
  routed: readonly RoutedOperation[],
): readonly Block[] {
  const pages = routed.some(({ operation }) => operation.pagination.state === "known");
  return [
    `\`mockHandlers\` answers all operations ${waysOf(routed).join(", and ")}. The same seed gives the same responses. The server checks requests as usual.`,
    sampleOf(shown, (imports) => {
      const seed = objectValue([{ key: "seed", value: literalValue(7) }]);
      const mocked = callOf(nameValue(imports.use("mockHandlers", mockPath)), [seed]);
      const create = nameValue(imports.use("createServer"));
      return [code`export const server = ${callOf(create, [mocked, ...optionsOf(shown)])};`];
    }),
    `A caller selects another response with the header \`Prefer\`: \`code=404\` for that status, \`example=2\` for the second example, \`dynamic=true\` for made-up values in place of examples. More options: \`delayMs\`, \`errors\` (the share of error responses, from 0 to 1)${pages ? ", `items` (the length of lists that have pages)" : ""} and \`dynamic\`.`,
    ...ownBlocks(shown, handler),
    '`mockServer` makes a whole server. It accepts any credential (`credentials: "none"` requires none, `"checked"` requires one in the right form). It allows requests from pages of other origins (CORS), unless `cors` is `false`. Its own error responses have the shape that the manifest has for them:',
    sampleOf(shown, (imports) => {
      const none = objectValue([{ key: "credentials", value: literalValue("none") }]);
      const made = callOf(nameValue(imports.use("mockServer", mockPath)), [none]);
      return [code`export const mock = ${made};`];
    }),
    "The generator's command does the same without a program and without this package:",
    commandBlock,
  ];
}

function optionsOf(shown: SampledServer): readonly ValueTree[] {
  const hooks = openHooks(shown);
  return hooks.length === 0 ? [] : [objectValue(hooks)];
}

/** Handlers that are written take the place of the mock's. */
function ownBlocks(shown: SampledServer, handler: SampleHandler | undefined): readonly Block[] {
  if (handler === undefined) return [];
  return [
    "Replace the mock's handlers by your own, one after the other:",
    sampleOf(shown, (imports) => {
      const groups = membersOf(handler).slice(0, -1);
      const made = callOf(nameValue(imports.use("mockHandlers", mockPath)), []);
      const create = nameValue(imports.use("createServer"));
      const call = callOf(create, [nameValue("handlers"), ...optionsOf(shown)]);
      return [
        code`const mocked = ${made};`,
        code`const handlers: ${imports.useType("Handlers")} = {`,
        ...indented(nestedLines(groups, replyLines(handler), "mocked")),
        code`};`,
        code``,
        code`export const server = ${call};`,
      ];
    }),
  ];
}
