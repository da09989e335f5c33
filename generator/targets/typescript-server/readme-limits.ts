/** The README on bounds: of time, of size, of how often a caller may come. */
import { table } from "../../emit/markdown/text.js";
import { code } from "../../emit/typescript/code-lines.js";
import type { Block } from "../../emit/typescript/package/readme-section.js";
import { sampleOf } from "../../emit/typescript/package/sample-imports.js";
import { knownValue } from "../../model/known.js";
import type { Service } from "../../model/model.js";
import { inMarkdown } from "../../emit/markdown/spelling.js";
import { sharedRate } from "../../sdk/words/limits.js";
import { countText, type RoutedOperation, takesBody } from "./routed-operations.js";
import type { SampledServer } from "./sample-server.js";

/** Returns the section about the limits of a call. */
export function limitsSection(
  shown: SampledServer,
  routed: readonly RoutedOperation[],
  service: Service,
): readonly Block[] {
  const hasBodies = routed.some(({ route }) => takesBody(route));
  return [
    `A handler may take any time unless you set \`timeoutMs\`. After that time, the server answers 503 and aborts the handler's \`signal\`. It also aborts it when the server's option \`signal\` is aborted. With \`cors: true\`, pages of all other origins may send requests, with credentials. To allow less, use the middleware \`hono/cors\`.`,
    ...sizeBlocks(hasBodies),
    sampleOf(shown, (imports) => [
      code`export const settings: ${imports.useType("ServerSettings")} = {`,
      code`  timeoutMs: 10_000,`,
      ...(hasBodies ? [code`  maxBodyBytes: 1_048_576,`] : []),
      code`  maxFields: 200,`,
      code`};`,
    ]),
    ...rateBlocks(shown, routed, service),
  ];
}

/** The bounds on the cost of one request, from `request-bounds.ts`. */
function sizeBlocks(hasBodies: boolean): readonly Block[] {
  const ofBodies: readonly (readonly [option: string, bound: string, usual: string])[] = [
    ["`maxBodyBytes`", "bytes of a body", "10,485,760"],
    ["`maxJsonValues`", "values in JSON: items, properties, arrays and objects", "500,000"],
    ["`maxJsonNames`", "different names of properties in JSON", "50,000"],
  ];
  return [
    `The cost of each request is bounded${hasBodies ? "; JSON may have 512 levels" : ""}. The server refuses a request that exceeds a bound, and a text that is too long for a slow pattern (\`explain slow-pattern\`):`,
    table(
      ["Option", "Most of", "Unless said"],
      [
        ...(hasBodies ? ofBodies : []),
        [
          "`maxFields`",
          `names in a query${hasBodies ? ", fields and parts of a form" : ""}`,
          "1,000",
        ],
        ["`maxFaults`", "faults that a response lists", "100"],
        [
          "`maxValidationSteps`",
          "items and properties that a check visits, counted once for each schema that visits them",
          "10,000,000",
        ],
      ],
    ),
  ];
}

function rateBlocks(
  shown: SampledServer,
  routed: readonly RoutedOperation[],
  { limits }: Service,
): readonly Block[] {
  const rated = routed.filter(({ route }) => route.rates !== undefined);
  if (rated.length === 0) {
    return limits.rate.state === "notShown"
      ? ["Not shown: rate limits. The server counts no requests."]
      : [];
  }
  const common = knownValue(limits.rate) ?? [];
  const said =
    common.length === 0
      ? `The server enforces the rates of ${countText(rated.length, routed.length)}`
      : `The server enforces the rates in the manifest; for the service as a whole: ${common.map((each) => inMarkdown(sharedRate(each))).join(" and ")}`;
  return [
    `${said}. Requests above a rate get 429 and \`Retry-After\`. Callers are told apart by their credentials. Limits per anything else, such as an address, need \`rateKey\`. The counts are in the memory of the process, unless you set \`store\`. \`rateLimits: false\` turns the limits off.`,
    sampleOf(shown, (imports) => [
      code`export const settings: ${imports.useType("ServerSettings")} = {`,
      code`  rateLimits: {`,
      code`    rateKey(request, per) {`,
      code`      if (per !== "address") return undefined;`,
      code`      return request.headers.get("x-real-ip") ?? undefined;`,
      code`    },`,
      code`  },`,
      code`};`,
    ]),
  ];
}
