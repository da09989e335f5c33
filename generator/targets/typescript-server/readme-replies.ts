/** The README on what handlers answer: statuses, bodies, several media types, streams. */
import { inlineCode } from "../../emit/markdown/text.js";
import { code } from "../../emit/typescript/code-lines.js";
import { memberOfId, pascalCase } from "../../emit/typescript/names.js";
import type { Block } from "../../emit/typescript/package/readme-section.js";
import type { CarriedContent } from "../../sdk/messages/carried-bodies.js";
import { resultPlan } from "../../sdk/operations/result.js";
import { sampleOf } from "../../emit/typescript/package/sample-imports.js";
import {
  literalValue,
  name as nameValue,
  objectValue,
  type ValueTree,
} from "../../emit/typescript/value-tree.js";
import type { Operation } from "../../model/model.js";
import type { ValueScope } from "../../sdk/samples/values.js";
import { countText, type RoutedOperation } from "./routed-operations.js";
import { methodLines } from "./sample-handlers.js";
import { sampleItem } from "../../sdk/samples/items.js";
import { memberLines } from "./sample-members.js";
import type { SampledServer } from "./sample-server.js";
import { plainValue } from "../../emit/typescript/plain-value.js";
import { bodyOf } from "../../sdk/samples/replies.js";

/** Returns the section about the results of handlers. */
export function repliesSection(
  shown: SampledServer,
  routed: readonly RoutedOperation[],
  values: ValueScope,
): readonly Block[] {
  const unknown = routed.filter(({ route }) => route.replies === undefined).length;
  const open = routed.filter(({ route }) => route.hasOtherReplies).length;
  const isKnown = unknown < routed.length;
  return [
    ...(isKnown
      ? [
          "A handler returns `{ status, body, headers }`. The status selects one of the responses of the operation. A status that the manifest does not have, or a body that does not fit its schema, is a compile error.",
        ]
      : []),
    ...(unknown === 0
      ? []
      : [
          `Not shown: the responses of ${countText(unknown, routed.length)}. ${unknown === 1 ? "Its handler returns" : "Their handlers return"} a \`Response\`, or \`{ status, body }\` with any body. Text and bytes are sent as they are, anything else as JSON.`,
        ]),
    ...(open === 0
      ? []
      : [
          `Not shown: some of the responses of ${countText(open, routed.length)}. With a status that is not listed, a handler may return any body, or a \`Response\`.`,
        ]),
    ...typedBlocks(shown, routed, values),
    ...streamBlocks(shown, routed, values),
    "The server adds headers that other middleware has set. It answers `HEAD` like `GET`, without the body, and `OPTIONS` with 204 and `Allow`.",
  ];
}

/** The contents of the first successful answer, where they are all known. */
function successContents(
  operation: Operation,
  { find }: ValueScope,
): { readonly status: string; readonly contents: readonly CarriedContent[] } | undefined {
  const { successes } = resultPlan(operation, find);
  const reply = successes.find(({ status }) => /^\d{3}$/.test(status));
  if (reply === undefined || reply.body.isOpen) return undefined;
  if (reply.headers.known.some(({ isRequired }) => isRequired)) return undefined;
  return { status: reply.status, contents: reply.body.contents };
}

/** An answer of several media types, of which the caller likes one best. */
function typedBlocks(
  shown: SampledServer,
  routed: readonly RoutedOperation[],
  values: ValueScope,
): readonly Block[] {
  for (const each of routed) {
    const { status = "", contents = [] } = successContents(each.operation, values) ?? {};
    const [first, second] = contents.flatMap((content) => {
      const body = bodyOf(content, values);
      return body === undefined ? [] : [{ type: content.mediaType, body: plainValue(body) }];
    });
    if (first === undefined || second === undefined) continue;
    const { operation } = each;
    return [
      `If a response has several media types, as that of ${inlineCode(operation.id)}, set \`contentType\`:`,
      sampleOf(shown, (imports) =>
        memberLines(
          each,
          imports,
          undefined,
          methodLines(memberOfId(operation.name), "{ responseType }", [
            code`if (responseType === ${literalValue(second.type)}) {`,
            code`  return ${typedReply(status, nameValue("responseType"), second.body)};`,
            code`}`,
            code`return ${typedReply(status, literalValue(first.type), first.body)};`,
          ]),
        ),
      ),
    ];
  }
  return [];
}

function typedReply(status: string, contentType: ValueTree, body: ValueTree): ValueTree {
  return objectValue([
    { key: "status", value: literalValue(Number(status)) },
    { key: "contentType", value: contentType },
    { key: "body", value: body },
  ]);
}

/** An answer that is sent item by item. */
function streamBlocks(
  shown: SampledServer,
  routed: readonly RoutedOperation[],
  values: ValueScope,
): readonly Block[] {
  for (const each of routed) {
    const { operation } = each;
    const { status = "", contents = [] } = successContents(operation, values) ?? {};
    const [only, ...others] = contents;
    if (only === undefined || others.length > 0 || only.stream === undefined) continue;
    const item = sampleItem(only.stream, values);
    if (item === undefined) continue;
    return [
      `A response such as that of ${inlineCode(operation.id)} is a stream. Its body is anything that \`for await\` takes. The server requests the next item when the caller has taken the last one. If the caller disconnects, the iteration ends and \`signal\` is aborted.`,
      sampleOf(shown, (imports) => {
        const reply = imports.useType(`${pascalCase(operation.name)}Reply`, each.subpath);
        return [
          code`type Body = Extract<${reply}, { status: ${status} }>["body"];`,
          code``,
          code`async function* items(): Body {`,
          code`  yield ${plainValue(item)};`,
          code`}`,
          code``,
          ...memberLines(
            each,
            imports,
            undefined,
            methodLines(memberOfId(operation.name), "", [
              code`return { status: ${status}, body: items() };`,
            ]),
          ),
        ];
      }),
    ];
  }
  return [];
}
