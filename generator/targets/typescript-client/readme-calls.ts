/** The README on calls: a client, an operation as a method and as a function, endpoints that have no name. */
import { inMarkdown } from "../../emit/markdown/spelling.js";
import { inlineCode } from "../../emit/markdown/text.js";
import { type CodeLine, code } from "../../emit/typescript/code-lines.js";
import { camelCase } from "../../emit/typescript/names.js";
import { callOf, name as nameValue } from "../../emit/typescript/value-tree.js";
import type { ApiModel } from "../../model/model.js";
import type { SampleCalls } from "../../sdk/samples/call-list.js";
import type { FindSchema } from "../../model/schema-members.js";
import { hasAuthentication } from "../../emit/typescript/package/authentication-schemes.js";
import { baseUrlNotShown } from "../../sdk/readme/client-words.js";
import { ownBaseUrlLines } from "../../sdk/readme/operation-words.js";
import { servicePlan } from "../../sdk/plan-of.js";
import type { Block } from "../../emit/typescript/package/readme-section.js";
import {
  answeredText,
  argumentsOf,
  methodCall,
  type SampleCall,
} from "../../emit/typescript/package/sample-calls.js";
import { sampleOf } from "../../emit/typescript/package/sample-imports.js";
import {
  bareClientLine,
  clientLine,
  exportedClientLine,
  type SampledPackage,
} from "../../emit/typescript/package/sampled-package.js";

/** A client and a call. */
export function callsSection(
  shown: SampledPackage,
  calls: SampleCalls<SampleCall>,
  model: ApiModel,
  find: FindSchema,
): readonly Block[] {
  const { baseUrl } = servicePlan(model);
  const [call] = calls;
  const where =
    baseUrl === undefined
      ? baseUrlNotShown
      : `The base URL is ${inlineCode(baseUrl)}; \`baseUrl\` takes another.`;
  const client = sampleOf(shown, (imports) => [
    ...(call === undefined
      ? [exportedClientLine(shown, imports)]
      : [clientLine(shown, imports), ...callLines(call, find)]),
  ]);
  const page =
    "In a web page and its workers, `baseUrl` may be a path on the page's host, such as `/api`. Elsewhere, calls with a path reject.";
  const blocks = [
    client,
    `${where} ${page}`,
    ...(hasAuthentication(model)
      ? ["Give credentials to the client as `auth`: see [Authentication](#authentication)."]
      : []),
    ...ownBaseUrlBlocks(model),
    ...functionBlocks(shown, call),
  ];
  return blocks;
}

/** Where operations go that are not below the service's base URL. */
function ownBaseUrlBlocks(model: ApiModel): readonly Block[] {
  const lines = ownBaseUrlLines(model).map((each) => `- ${inMarkdown(each)}`);
  if (lines.length === 0) return [];
  const isUsualKnown = servicePlan(model).baseUrl !== undefined;
  return [
    "These operations have base URLs of their own:",
    lines.join("\n"),
    isUsualKnown
      ? "A client uses them only with the service's own base URL. A client with another `baseUrl`, such as a mock or a proxy, sends everything there."
      : "A client uses them with every `baseUrl`. For a mock or a proxy, set both options.",
    "`ownBaseUrl` selects another URL for each operation: `ownBaseUrl: ({ id }) => …`.",
  ];
}

function callLines(call: SampleCall, find: FindSchema): readonly CodeLine[] {
  const text = answeredText(call.operation, find);
  const answer = text === undefined ? "answer" : `answer.${text}`;
  return [code`const answer = await ${methodCall(call)};`, code`console.log(${answer});`];
}

function functionBlocks(shown: SampledPackage, call: SampleCall | undefined): readonly Block[] {
  if (call === undefined) return [];
  const { operation, subpath } = call;
  return [
    "Each operation is also a function, so that a bundle has only the operations that it calls:",
    sampleOf(shown, (imports) => {
      const called = nameValue(imports.use(camelCase(operation.name), subpath));
      const given = [nameValue("client"), ...argumentsOf(call)];
      return [
        bareClientLine(shown, imports),
        code`const answer = await ${callOf(called, given)};`,
        code`console.log(answer);`,
      ];
    }),
  ];
}

/** Calls of what the manifest does not name. */
export function endpointsSection(shown: SampledPackage, model: ApiModel): readonly Block[] {
  const credentials = hasAuthentication(model) ? ", but without credentials" : "";
  return [
    `Call an endpoint that the manifest does not have by method and path. The call works like that of an operation${credentials}. Its result is \`unknown\`.`,
    sampleOf(shown, (imports) => [
      clientLine(shown, imports),
      code`const answer = await ${imports.use("request")}(client, "GET", "/status", { query: { full: true } });`,
      code`console.log(answer);`,
    ]),
  ];
}
