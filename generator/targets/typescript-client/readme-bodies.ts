/** The README on bodies that are sent, and on answers that are streams. */
import { inlineCode } from "../../emit/markdown/text.js";
import { code } from "../../emit/typescript/code-lines.js";
import type { ApiModel } from "../../model/model.js";
import type { SampleCalls } from "../../sdk/samples/call-list.js";
import type { FindSchema } from "../../model/schema-members.js";
import type { Block } from "../../emit/typescript/package/readme-section.js";
import type { BodyKind } from "../../sdk/samples/bodies.js";
import { valueScope } from "../../sdk/samples/values.js";
import { bodiesNotShown } from "../../sdk/readme/operation-words.js";
import { callsByBody, streamedCall } from "../../sdk/readme/shown-calls.js";
import { methodCall, type SampleCall } from "../../emit/typescript/package/sample-calls.js";
import { sampleOf } from "../../emit/typescript/package/sample-imports.js";
import { clientLine, type SampledPackage } from "../../emit/typescript/package/sampled-package.js";

/** The remark on each kind of body. */
const remarks: Readonly<Record<BodyKind, string>> = {
  JSON: "JSON, from a plain value.",
  form: "A form, from an object.",
  multipart: "A multipart form. Its files are a Blob, a File, bytes or a stream.",
  text: "Text, as it is.",
  bytes: "Bytes: a Blob, a File, an array of bytes or a stream.",
};

/** One call for each kind of body that an operation is known to take. */
export function bodiesSection(
  shown: SampledPackage,
  calls: SampleCalls<SampleCall>,
  model: ApiModel,
): readonly Block[] {
  const shownKinds = callsByBody(calls, valueScope(model, "request"));
  const open = bodiesNotShown(model);
  const samples: readonly Block[] =
    shownKinds.length === 0
      ? []
      : [
          sampleOf(shown, (imports) => [
            clientLine(shown, imports),
            ...shownKinds.flatMap(({ call, body }) => [
              code``,
              code`// ${remarks[body.kind]}`,
              code`await ${methodCall(call, { body: body.value })};`,
            ]),
          ]),
        ];
  const rest =
    open === undefined
      ? []
      : [
          `${open} The client sends any value: text, bytes and forms as they are, anything else as JSON. Set \`contentType\` to its media type.`,
        ];
  return [...samples, ...rest];
}

/** Answers that are streams, where there are some. */
export function streamsSection(
  shown: SampledPackage,
  calls: SampleCalls<SampleCall>,
  find: FindSchema,
): readonly Block[] {
  const call = streamedCall(calls, find);
  if (call === undefined) return [];
  return [
    `Responses such as those of ${inlineCode(call.operation.id)} are streams, and you read their items as they arrive. \`timeoutMs\` covers the time until the head of the response. Leaving the loop ends the response. \`idleTimeoutMs\` is the maximum time between two items in milliseconds; there is none unless given:`,
    sampleOf(shown, (imports) => [
      clientLine(shown, imports),
      code`for await (const item of await ${methodCall(call)}) {`,
      code`  console.log(item);`,
      code`}`,
    ]),
  ];
}
