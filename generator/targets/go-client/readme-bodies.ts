/** The README on pages, bodies and streams. */
import { std, str } from "../../emit/go/go-code.js";
import { own } from "../../emit/go/types.js";
import { inMarkdown } from "../../emit/markdown/spelling.js";
import { inlineCode } from "../../emit/markdown/text.js";
import { code } from "../../emit/text/code.js";
import { schemaFinder } from "../../model/schema-finder.js";
import { requestedMediaType } from "../../sdk/readme/client-words.js";
import { bodiesNotShown, pagesNotShown } from "../../sdk/readme/operation-words.js";
import {
  callsByBody,
  choosingCall,
  pagedCalls,
  streamedCall,
} from "../../sdk/readme/shown-calls.js";
import { valueScope } from "../../sdk/samples/values.js";
import type { Block } from "./fragments.js";
import { givenBy } from "./answers.js";
import { methodText } from "./operation-docs.js";
import { runtimeParts } from "./runtime-parts.js";
import { outside } from "./sample-calls.js";
import { behindClient, expressionOf, failed, print, type Scope } from "./readme-scope.js";

/** How pages are walked through. */
export function pageBlocks(scope: Scope): readonly Block[] {
  const { single } = pagedCalls(scope.calls, scope.model);
  const open = pagesNotShown(scope.model);
  const { items } = (single && scope.names.doors.get(single.call.plan)) ?? {};
  const expression = expressionOf(single?.call, scope, items);
  return [
    ...(expression === undefined
      ? []
      : [
          "An operation with pages has two further methods, which end in `Items` and `Pages`. They return iterators over all items and over all pages. A page is requested when the loop gets there, and an error is the last thing that the loop gets:",
          behindClient(scope, [
            code`for item, err := range ${expression} {
	${failed}
	${print}(item)
}`,
          ]),
        ]),
    ...(open === undefined ? [] : [open]),
  ];
}

/** How bodies are given. */
export function bodyBlocks(scope: Scope): readonly Block[] {
  const { names, model, calls } = scope;
  const open = bodiesNotShown(model);
  const hasNullable = runtimeParts(names).has("nullable");
  const shown = callsByBody(calls, valueScope(model, "request")).flatMap(({ call, body }) => {
    const [content] =
      call.plan.request.body.kind === "known" ? call.plan.request.body.contents : [];
    const expression = content && expressionOf({ ...call, body: { ...body, content } }, scope);
    return expression === undefined
      ? []
      : [
          behindClient(scope, [
            code`if _, err := ${expression}; err != nil {
	${std("Fatal", "log")}(err)
}`,
          ]),
        ];
  });
  if (shown.length === 0 && open === undefined) return [];
  return [
    ...(shown.length === 0
      ? []
      : [
          `The body is a field of the parameters, which is named after its media type: \`Body\` is JSON. A property that is \`nil\` is not sent.${hasNullable ? " Where a property may be left out or null, `Value` and `Null` set it." : ""}`,
          ...shown,
        ]),
    ...(open === undefined
      ? []
      : [`${open} \`WithBody\` sends any body, and \`WithContentType\` sets its media type.`]),
  ];
}

/** How a call asks for one of several representations; nothing where no operation has them. */
export function representationBlocks(scope: Scope): readonly Block[] {
  const found = choosingCall(scope.calls, schemaFinder(scope.model));
  if (found === undefined) return [];
  const { call, choice, other } = found;
  const option = code`${own("WithAccept", outside(scope.names))}(${str(other)})`;
  const expression = expressionOf(call, scope, undefined, [option]);
  const given = givenBy(call.plan, scope.names);
  const data =
    "only" in given && given.only !== undefined
      ? ` \`Data\` is the body of ${inlineCode(given.only.mediaType)}. Others are in \`Raw\`, and \`As\` decodes them.`
      : "";
  return [
    `${inMarkdown(requestedMediaType(methodText(call.plan.id, scope.names), choice, "WithAccept"))}${data} A response with a media type that was not requested is a \`*DecodeError\`.`,
    ...(expression === undefined
      ? []
      : [
          behindClient(scope, [
            code`answer, err := ${expression}
${failed}
${print}(len(answer.Raw))`,
          ]),
        ]),
  ];
}

/** How a stream is read. */
export function streamBlocks(scope: Scope): readonly Block[] {
  const call = streamedCall(scope.calls, schemaFinder(scope.model));
  const { stream } = (call && scope.names.doors.get(call.plan)) ?? {};
  const expression = expressionOf(call, scope, stream);
  if (expression === undefined) return [];
  return [
    "An operation whose response is a stream has a further method, which ends in `Stream`. It returns the items as they arrive. The end of the context, a `break` and `Close` end the stream, and `WithIdleTimeout` limits how long it may be silent:",
    behindClient(scope, [
      code`stream, err := ${expression}
${failed}
for item, err := range stream.All() {
	${failed}
	${print}(item)
}`,
    ]),
  ];
}
