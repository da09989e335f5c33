/** The README on pages, bodies and streams. */
import { inlineCode } from "../../emit/markdown/text.js";
import { block, ofVariable } from "../../emit/java/java-code.js";
import { code, lines } from "../../emit/text/code.js";
import { schemaFinder } from "../../model/schema-finder.js";
import type { BodyKind } from "../../sdk/samples/bodies.js";
import { bodiesNotShown, pagesNotShown } from "../../sdk/readme/operation-words.js";
import { callsByBody, pagedCalls, streamedCall } from "../../sdk/readme/shown-calls.js";
import { valueScope } from "../../sdk/samples/values.js";
import { givenBy } from "./answers.js";
import { listNames } from "./paging.js";
import { type Block, expressionOf, made, print, type Scope, statements } from "./readme-scope.js";
import { streamLines } from "./samples.js";
import { methodText } from "./spelling.js";

/** How pages are walked through. */
export function pageBlocks(scope: Scope): readonly Block[] {
  const open = pagesNotShown(scope.model);
  return [...itemBlocks(scope), ...walkBlocks(scope), ...(open === undefined ? [] : [open])];
}

function itemBlocks(scope: Scope): readonly Block[] {
  const call = pagedCalls(scope.calls, scope.model).single?.call;
  const items = expressionOf(call, scope, [{ name: "items" }]);
  const pages = expressionOf(call, scope, [{ name: "pages" }]);
  if (items === undefined || pages === undefined) return [];
  return [
    "A call with pages has the methods `items` and `pages`, which return iterables over all items and over all pages. A page is requested when the loop gets there. `stream` and `publisher` return the items as a `Stream` and as a `Flow.Publisher`:",
    statements(
      made(scope),
      block(code`for (var item : ${items})`, [print(code`item`)]),
      block(code`for (var page : ${pages})`, [
        print(ofVariable("page", [{ name: "items" }, { name: "size" }])),
      ]),
    ),
  ];
}

function walkBlocks(scope: Scope): readonly Block[] {
  const call = pagedCalls(scope.calls, scope.model).several?.call;
  const walks = expressionOf(call, scope, [{ name: "walks" }]);
  const { paging } = call?.plan ?? {};
  const [first] = paging?.kind === "followed" ? listNames(paging.roots) : [];
  if (call === undefined || walks === undefined || first === undefined) return [];
  const items = ofVariable("walks", [{ name: first }, { name: "items" }]);
  return [
    `A response of ${inlineCode(methodText(call.plan.id, scope.names))} has several lists. \`walks\` sends the call, and follows each of them by itself:`,
    statements(
      made(scope),
      code`var walks = ${walks};`,
      block(code`for (var item : ${items})`, [print(code`item`)]),
    ),
  ];
}

/** The remark on each kind of body. */
const remarks: Readonly<Record<BodyKind, string>> = {
  JSON: "A JSON body:",
  form: "A form:",
  multipart: "A multipart form, of which each file is read while it is sent:",
  text: "Text, as it is:",
  bytes: "Bytes:",
};

/** How bodies are given. */
export function bodyBlocks(scope: Scope): readonly Block[] {
  const { names, model, calls } = scope;
  const open = bodiesNotShown(model);
  const shown = callsByBody(calls, valueScope(model, "request")).flatMap(
    ({ call, body }): readonly Block[] => {
      const { request } = call.plan;
      const [content] = request.body.kind === "known" ? request.body.contents : [];
      if (content === undefined || givenBy(call.plan, names).kind === "stream") return [];
      const sent = expressionOf({ ...call, body: { ...body, content } }, scope, [
        { name: "execute" },
      ]);
      if (sent === undefined) return [];
      return [remarks[body.kind], statements(made(scope), code`${sent};`)];
    },
  );
  return [
    ...(shown.length === 0
      ? []
      : [
          "`body` takes the request body; a body of another media type than the first has a method that is named after it. Objects and forms have builders. A property that is not set is not sent, and a property that is set to null is sent as null. `property` of a builder sends one that is not shown. A `FilePart` is a file, bytes or a stream.",
          ...shown,
        ]),
    ...(open === undefined
      ? []
      : [
          `${open} There, \`body(Body.json(value))\` sends any JSON, and \`Body\` also makes texts, bytes, files and forms. \`contentType\` sets the media type.`,
        ]),
  ];
}

/** How a stream is read. */
export function streamBlocks(scope: Scope): readonly Block[] {
  const { names, model, calls } = scope;
  const call = streamedCall(calls, schemaFinder(model));
  const given = call && givenBy(call.plan, names);
  const isEvents = given?.kind === "stream" && given.stream.kind === "events";
  const opened = expressionOf(call, scope, [{ name: isEvents ? "events" : "open" }]);
  if (opened === undefined) return [];
  return [
    `A call whose response is a stream has the method \`${isEvents ? "events" : "open"}\`, which returns the items as they arrive. The end of the \`try\` statement ends the stream. \`timeout\` covers the time until the head of the response, and \`idleTimeout\` limits how long the stream may be silent:`,
    statements(made(scope), lines(streamLines(opened))),
  ];
}
