/** The README on pages, bodies and streams. */
import { id, remark } from "../../emit/python/python-code.js";
import { inlineCode } from "../../emit/markdown/text.js";
import { code } from "../../emit/text/code.js";
import { schemaFinder } from "../../model/schema-finder.js";
import type { BodyKind } from "../../sdk/samples/bodies.js";
import { bodiesNotShown, pagesNotShown } from "../../sdk/readme/operation-words.js";
import { callsByBody, pagedCalls, streamedCall } from "../../sdk/readme/shown-calls.js";
import { valueScope } from "../../sdk/samples/values.js";
import { knownBody } from "./bodies.js";
import { rootMembers } from "./paging.js";
import { type Block, made, type Scope } from "./readme-scope.js";
import { callExpression } from "./sample-calls.js";
import { print, streamLines } from "./samples.js";
import { memberText } from "./spelling.js";

/** How pages are walked through. */
export function pageBlocks(scope: Scope): readonly Block[] {
  const open = pagesNotShown(scope.model);
  return [...itemBlocks(scope), ...rootBlocks(scope), ...(open === undefined ? [] : [open])];
}

function itemBlocks(scope: Scope): readonly Block[] {
  const { single } = pagedCalls(scope.calls, scope.model);
  const { items, pages } = (single && scope.names.doors.get(single.call.plan)) ?? {};
  if (single === undefined || items === undefined || pages === undefined) return [];
  return [
    "An operation with pages has two further methods, which end in `_items` and `_pages`. They iterate over all items and over all pages. A page is requested when the loop gets there:",
    [
      [made(scope)],
      [
        code`for item in ${callExpression(single.call, scope.names, { door: items })}:
    ${print(id("item"))}`,
      ],
      [
        code`for page in ${callExpression(single.call, scope.names, { door: pages })}:
    ${print(code`len(page.items)`, code`page.total`)}`,
      ],
    ],
  ];
}

function rootBlocks(scope: Scope): readonly Block[] {
  const { several } = pagedCalls(scope.calls, scope.model);
  const { roots } = (several && scope.names.doors.get(several.call.plan)) ?? {};
  const [first] = several === undefined ? [] : rootMembers(several.call.plan);
  if (several === undefined || roots === undefined || first === undefined) return [];
  return [
    `A response of ${inlineCode(memberText(several.call.plan.id, scope.names))} has several pages. \`${roots}\` calls it, and follows each of them by itself:`,
    [
      [made(scope)],
      [
        code`pages = ${callExpression(several.call, scope.names, { door: roots })}
for item in pages.${id(first[1])}.items():
    ${print(id("item"))}`,
      ],
    ],
  ];
}

/** The remark on each kind of body. */
const remarks: Readonly<Record<BodyKind, string>> = {
  JSON: "JSON, of plain values.",
  form: "A form, of a mapping.",
  multipart: "A multipart form.",
  text: "Text, as it is.",
  bytes: "Bytes.",
};

/** How bodies are given. */
export function bodyBlocks(scope: Scope): readonly Block[] {
  const { names, model, calls } = scope;
  const open = bodiesNotShown(model);
  const shown = callsByBody(calls, valueScope(model, "request")).flatMap(({ call, body }) => {
    const [content] = knownBody(call.plan)?.contents ?? [];
    if (content === undefined) return [];
    return [
      [
        code`${remark([remarks[body.kind]])}`,
        callExpression({ ...call, body: { ...body, content } }, names),
      ],
    ];
  });
  return [
    ...(shown.length === 0
      ? []
      : [
          "`body` is the body of the request. Files and other bytes are `bytes`, a path, an open file or an iterator of `bytes`.",
          [[made(scope)], ...shown],
        ]),
    ...(open === undefined
      ? []
      : [
          `${open} There, \`body\` takes any value: text and bytes are sent as they are, anything else as JSON. \`content_type\` sets the media type.`,
        ]),
  ];
}

/** How a stream is read. */
export function streamBlocks(scope: Scope): readonly Block[] {
  const { names, model, calls } = scope;
  const call = streamedCall(calls, schemaFinder(model));
  if (call === undefined) return [];
  return [
    "An operation whose response is a stream returns its items as they arrive. The end of the `with` statement ends the stream. `timeout` covers the time until the head of the response, and `idle_timeout` limits how long the stream may be silent:",
    [[made(scope)], streamLines(callExpression(call, names))],
  ];
}
