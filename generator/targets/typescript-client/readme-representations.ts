/** The README on operations whose answers have several representations. */
import { inlineCode } from "../../emit/markdown/text.js";
import { code } from "../../emit/typescript/code-lines.js";
import { literalValue } from "../../emit/typescript/value-tree.js";
import type { FindSchema } from "../../model/schema-members.js";
import type { SampleCalls } from "../../sdk/samples/call-list.js";
import { choosingCall } from "../../sdk/readme/shown-calls.js";
import type { Block } from "../../emit/typescript/package/readme-section.js";
import { methodCall, type SampleCall } from "../../emit/typescript/package/sample-calls.js";
import { sampleOf } from "../../emit/typescript/package/sample-imports.js";
import { clientLine, type SampledPackage } from "../../emit/typescript/package/sampled-package.js";

/** How a call asks for one of them; nothing where no operation has several. */
export function representationsSection(
  shown: SampledPackage,
  calls: SampleCalls<SampleCall>,
  find: FindSchema,
): readonly Block[] {
  const found = choosingCall(calls, find);
  if (found === undefined) return [];
  const { call, choice, other } = found;
  const usually = choice.preferred === undefined ? "any of them" : inlineCode(choice.preferred);
  return [
    `A response of ${inlineCode(call.operation.id)} has one of several media types. A call requests ${usually}, unless it names one. The result has the type of the requested media type. A response with another media type gives a \`DecodeError\`:`,
    sampleOf(shown, (imports) => [
      clientLine(shown, imports),
      code`const answer = await ${methodCall(call, {
        options: [{ key: "accept", value: literalValue(other) }],
      })};`,
      code`console.log(answer);`,
    ]),
  ];
}
