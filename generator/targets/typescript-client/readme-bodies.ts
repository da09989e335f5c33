/** The README on bodies that are sent, and on answers that are streams. */
import { inlineCode } from "../../emit/markdown/text.js";
import { code } from "../../emit/typescript/code-lines.js";
import { isOpen } from "../../model/known.js";
import type { ApiModel, Operation } from "../../model/model.js";
import type { FindSchema } from "../../model/schema-members.js";
import { valueScope, type ValueScope } from "../../sdk/samples/values.js";
import { operationsOf } from "../../model/walk.js";
import { mayHaveBody } from "../../sdk/messages/bodiless.js";
import { isCallable } from "../../sdk/operations/facts.js";
import type { Block, Section } from "../../emit/typescript/package/readme-section.js";
import {
  bodyKind,
  type BodyKind,
  type SampleBody,
  sampleBody,
  shownContents,
} from "../../sdk/samples/bodies.js";
import { methodCall, type SampleCall } from "../../emit/typescript/package/sample-calls.js";
import { sampleOf } from "../../emit/typescript/package/sample-imports.js";
import { clientLine, type SampledPackage } from "../../emit/typescript/package/sampled-package.js";
import { resultPlan } from "../../sdk/operations/result.js";

/** What is said of each kind of body. */
const remarks: Readonly<Record<BodyKind, string>> = {
  JSON: "JSON, from a plain value.",
  form: "A form, from an object.",
  multipart: "A form of several parts, in which bytes are a Blob, a File, bytes or a stream.",
  text: "Text, as it is.",
  bytes: "Bytes: a Blob, a File, an array of bytes or a stream.",
};

/** One call for each kind of body that an operation is known to take. */
export function bodiesSection(
  shown: SampledPackage,
  calls: readonly SampleCall[],
  model: ApiModel,
): Section {
  const kinds: readonly BodyKind[] = ["JSON", "form", "multipart", "text", "bytes"];
  const values = valueScope(model, "request");
  const shownKinds = kinds.flatMap((kind) => bodyOfKind(kind, calls, values));
  const open = operationsOf(model)
    .filter(isCallable)
    .filter((each) => mayHaveBody(each) && isOpenBody(each));
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
    open.length === 0
      ? []
      : [
          `Not shown: ${open.length === 1 ? "what the body of one of the operations is" : `what the bodies of ${open.length} of the operations are`}. Whatever is given is sent: text, bytes and forms as they are, anything else as JSON; \`contentType\` says what it is.`,
        ];
  return { title: "Bodies", blocks: [...samples, ...rest] };
}

/** Whether anything may be sent. */
function isOpenBody({ body }: Operation): boolean {
  return body.state !== "known" || isOpen(body.value.content);
}

/** A call with a body of a kind, which is the only one that it takes; first of all one that needs it. */
function bodyOfKind(
  kind: BodyKind,
  calls: readonly SampleCall[],
  values: ValueScope,
): readonly { readonly call: SampleCall; readonly body: SampleBody }[] {
  const needed = calls.filter(({ body }) => body !== undefined);
  for (const call of [...needed, ...calls]) {
    const [content, ...others] = shownContents(call.operation);
    if (content === undefined || others.length > 0 || bodyKind(content, values.find) !== kind)
      continue;
    const body = sampleBody(content, values);
    if (body !== undefined) return [{ call, body }];
  }
  return [];
}

/** Answers that are streams, where there are some. */
export function streamsSection(
  shown: SampledPackage,
  calls: readonly SampleCall[],
  find: FindSchema,
): Section {
  const call = calls.find(({ operation }) => resultPlan(operation, find).kind === "stream");
  if (call === undefined) return { title: "Streams", blocks: [] };
  return {
    title: "Streams",
    blocks: [
      `Answers such as those of ${inlineCode(call.operation.id)} are read as they come; \`timeoutMs\` counts until their head is there, and leaving the loop ends them. \`idleTimeoutMs\` is how many milliseconds they may be silent, as long as they want unless it is given:`,
      sampleOf(shown, (imports) => [
        clientLine(shown, imports),
        code`for await (const item of await ${methodCall(call)}) {`,
        code`  console.log(item);`,
        code`}`,
      ]),
    ],
  };
}
