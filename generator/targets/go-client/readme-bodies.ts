/** The README on pages, bodies and streams. */
import { std } from "../../emit/go/go-code.js";
import { code } from "../../emit/text/code.js";
import { schemaFinder } from "../../model/schema-finder.js";
import { bodiesNotShown, pagesNotShown } from "../../sdk/readme/operation-words.js";
import { callsByBody, pagedCalls, streamedCall } from "../../sdk/readme/shown-calls.js";
import { valueScope } from "../../sdk/samples/values.js";
import type { Block } from "./fragments.js";
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
          "Operations whose pages can be followed have two methods more: one gives all items, one all pages. A `break` ends the walk; an error ends it, too.",
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
          `A body is a field of the parameters, named after its media type: \`Body\` is JSON. In structs that are sent, nil is not there; \`Null\` and \`Value\` tell null from what is not there, where \`${names.package}\` has both.`,
          ...shown,
        ]),
    ...(open === undefined ? [] : [`${open} \`WithBody\` sends any.`]),
  ];
}

/** How a stream is read. */
export function streamBlocks(scope: Scope): readonly Block[] {
  const call = streamedCall(scope.calls, schemaFinder(scope.model));
  const { stream } = (call && scope.names.doors.get(call.plan)) ?? {};
  const expression = expressionOf(call, scope, stream);
  if (expression === undefined) return [];
  return [
    "A stream is read as it comes. The context, a `break` or `Close` ends it; `WithIdleTimeout` bounds its silence.",
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
