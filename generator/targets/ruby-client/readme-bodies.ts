/** The README on pages, bodies and streams. */
import { inlineCode } from "../../emit/markdown/text.js";
import { remark, str } from "../../emit/ruby/ruby-code.js";
import { code } from "../../emit/text/code.js";
import { schemaFinder } from "../../model/schema-finder.js";
import { bodiesNotShown, pagesNotShown } from "../../sdk/readme/operation-words.js";
import { callsByBody, pagedCalls, streamedCall } from "../../sdk/readme/shown-calls.js";
import type { BodyKind } from "../../sdk/samples/bodies.js";
import { valueScope } from "../../sdk/samples/values.js";
import { type Block, made, type Scope, shown } from "./readme-scope.js";
import { callExpression, knownBody } from "./sample-calls.js";
import { each } from "./samples.js";
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
  const first = callExpression(single.call, scope.names, { door: items });
  const whole = callExpression(single.call, scope.names, { door: pages });
  return [
    "An operation with pages has two further methods, which end in `_items` and `_pages`. They give enumerators over all items and over all pages. A page is requested when the enumerator gets there:",
    shown(
      [made(scope)],
      [code`p ${first}.lazy.map(&:to_s).first(10)`],
      [each(whole, "page", [code`p page.items.size, page.total`])],
    ),
  ];
}

function rootBlocks(scope: Scope): readonly Block[] {
  const { several } = pagedCalls(scope.calls, scope.model);
  const { roots } = (several && scope.names.doors.get(several.call.plan)) ?? {};
  const [first] = several?.paging.roots ?? [];
  if (several === undefined || roots === undefined || first === undefined) return [];
  const made_ = callExpression(several.call, scope.names, { door: roots });
  const items = code`pages.root(${str(first.name)}).items`;
  return [
    `A response of ${inlineCode(memberText(several.call.plan.id, scope.names))} has several pages. \`${roots}\` calls it, and follows each of them by itself:`,
    shown([made(scope)], [code`pages = ${made_}`, each(items, "item", [code`p item`])]),
  ];
}

/** The remark on each kind of body. */
const remarks: Readonly<Record<BodyKind, string>> = {
  JSON: "JSON, of plain values.",
  form: "A form, of a Hash.",
  multipart: "A multipart form.",
  text: "Text, as it is.",
  bytes: "Bytes: a string whose encoding is binary.",
};

/** How bodies are given. */
export function bodyBlocks(scope: Scope): readonly Block[] {
  const { names, model, calls } = scope;
  const open = bodiesNotShown(model);
  const all = callsByBody(calls, valueScope(model, "request")).flatMap(({ call, body }) => {
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
    ...(all.length === 0
      ? []
      : [
          "`body:` is the body of the request. Files and other bytes are strings whose encoding is binary, a `Pathname`, an open file or an enumerator of strings.",
          shown([made(scope)], ...all),
        ]),
    ...(open === undefined
      ? []
      : [
          `${open} There, \`body:\` takes any value: text and bytes are sent as they are, anything else as JSON. \`content_type:\` sets the media type.`,
        ]),
  ];
}

/** How a stream is read. */
export function streamBlocks(scope: Scope): readonly Block[] {
  const { names, model, calls } = scope;
  const call = streamedCall(calls, schemaFinder(model));
  if (call === undefined) return [];
  return [
    "An operation whose response is a stream gives an enumerator of its items, as they arrive. The stream ends with the enumeration: `break`, `first` and an exception end it, too. `timeout:` covers the time until the head of the response, and `idle_timeout:` limits how long the stream may be silent:",
    shown([made(scope)], [each(callExpression(call, names), "item", [code`p item`])]),
  ];
}
