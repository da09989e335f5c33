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

/** Of a package that has no mock of its own. */
export function mockCommandSection(routed: readonly RoutedOperation[]): readonly Block[] {
  return [
    `A command of the generator answers for all operations, ${waysOf(routed).join(", and ")}:`,
    commandBlock,
    `With \`mock: true\` under \`typescript-server\` in \`targets.yaml\` this package has a mock of its own, for use in programs and tests.`,
  ];
}

const commandBlock = codeBlock("sh", "endpoint-manifest mock --port 4010");

/** Where answers come from. */
function waysOf(routed: readonly RoutedOperation[]): readonly string[] {
  const unknown = routed.filter(({ route }) => route.replies === undefined).length;
  const known = "with the manifest's examples, else with values made from its schemas";
  const open = "with an empty object while an answer is not shown";
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
    `\`mockHandlers\` answers for all operations: ${waysOf(routed).join(", and ")}. With the same seed an answer is the same, and requests are checked as ever.`,
    sampleOf(shown, (imports) => {
      const seed = objectValue([{ key: "seed", value: literalValue(7) }]);
      const mocked = callOf(nameValue(imports.use("mockHandlers", mockPath)), [seed]);
      const create = nameValue(imports.use("createServer"));
      return [code`export const server = ${callOf(create, [mocked, ...optionsOf(shown)])};`];
    }),
    `A caller may ask for another answer with the header \`Prefer\`: \`code=404\` for that status, \`example=2\` for the second example, \`dynamic=true\` for made values in place of examples. Further options are \`delayMs\`, \`errors\` (how many of the answers are errors, from 0 to 1)${pages ? ", `items` (how many a list has that comes in pages)" : ""} and \`dynamic\`.`,
    ...ownBlocks(shown, handler),
    'A whole server of them is `mockServer`. It takes any credential that is there (`credentials: "none"` asks for none, `"checked"` wants it in the form that the server wants), answers pages of other origins (CORS; `cors: false` does not), and what it refuses by itself has the shape that the manifest shows for such an answer:',
    sampleOf(shown, (imports) => {
      const none = objectValue([{ key: "credentials", value: literalValue("none") }]);
      const made = callOf(nameValue(imports.use("mockServer", mockPath)), [none]);
      return [code`export const mock = ${made};`];
    }),
    "The generator's own command does the same without a program, also where this package is not installed:",
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
    "Handlers of your own go over those of the mock, one after the other:",
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
