/** The README on failures: the service's own shape of an error, errors of handlers, answers that are none. */
import { inlineCode } from "../../emit/markdown/text.js";
import { code } from "../../emit/typescript/code-lines.js";
import { isJson } from "../../sdk/messages/media-types.js";
import type { Block } from "../../emit/typescript/package/readme-section.js";
import { sampleOf } from "../../emit/typescript/package/sample-imports.js";
import { knownItems } from "../../model/known.js";
import type { Service } from "../../model/model.js";
import type { RoutedOperation } from "./routed-operations.js";
import type { SampledServer } from "./sample-server.js";

/** How failures are answered, and who is told. */
export function problemsSection(
  shown: SampledServer,
  routed: readonly RoutedOperation[],
  service: Service,
): readonly Block[] {
  return [
    'A handler, a hook or `context` may throw a `ProblemError`, which becomes the response: `throw new ProblemError({ status: 409, detail: "It is there already." })`. The server answers any other error with 500 and no details, and passes it to `onError`, or to the console.',
    `The option \`problem\` gives the server's own responses another shape. The server adds headers such as \`Allow\`.${ownShapeText(service)} Pass settings with the other options, as in \`createServer(handlers, ${shown.schemes.length === 0 ? "settings" : "{ ...settings, authenticate }"})\`:`,
    settingsSample(shown),
    ...checkBlocks(routed),
  ];
}

function settingsSample(shown: SampledServer): Block {
  return sampleOf(shown, (imports) => [
    code`export const settings: ${imports.useType("ServerSettings")} = {`,
    code`  problem({ status, title, detail, errors = [] }) {`,
    code`    return Response.json({ error: title, message: detail, faults: errors }, { status });`,
    code`  },`,
    code`  onError(error, { operation, request }) {`,
    code`    console.error(operation?.id, request.url, error);`,
    code`  },`,
    code`};`,
  ]);
}

/** Statuses that the server gives by itself, and that any operation may answer with a body of another kind. */
function ownShapeText({ errors }: Service): string {
  const own = knownItems(errors).filter(
    ({ absent, content, status }) =>
      !absent &&
      /^(?:4(?:0[013456]|1[35]|29|XX)|50[013]|5XX|default)$/.test(status) &&
      knownItems(content).some(
        ({ mediaType }) => isJson(mediaType) && !/problem\+/.test(mediaType),
      ),
  );
  if (own.length === 0) return "";
  const statuses = own.map(({ status }) => inlineCode(status)).join(", ");
  return ` The manifest has the service's own bodies for ${statuses}.`;
}

/** Answers are held against the manifest, where it shows some. */
function checkBlocks(routed: readonly RoutedOperation[]): readonly Block[] {
  if (routed.every(({ route }) => route.replies === undefined)) return [];
  return [
    "Unless `NODE_ENV` is `production`, the server also checks responses. A status, media type or body that the manifest does not allow becomes a 500, and `onError` gets the fault and its place. Set `validateReplies` to change that.",
  ];
}
