/** The README on pages, bodies and streams. */
import { chain, id, variable, withBlock } from "../../emit/kotlin/kotlin-code.js";
import { inlineCode } from "../../emit/markdown/text.js";
import { code } from "../../emit/text/code.js";
import { schemaFinder } from "../../model/schema-finder.js";
import { bodiesNotShown, pagesNotShown } from "../../sdk/readme/operation-words.js";
import { callsByBody, pagedCalls, streamedCall } from "../../sdk/readme/shown-calls.js";
import type { BodyKind } from "../../sdk/samples/bodies.js";
import { valueScope } from "../../sdk/samples/values.js";
import { givenBy } from "./answers.js";
import { namesOf } from "./operation-docs.js";
import { streamFunction } from "./operation-functions.js";
import { listNames } from "./paging.js";
import { type Block, expressionOf, made, type Scope, statements } from "./readme-scope.js";
import { printing } from "./samples.js";
import { functionText } from "./spelling.js";

/** How pages are walked through. */
export function pageBlocks(scope: Scope): readonly Block[] {
  const open = pagesNotShown(scope.model);
  return [...itemBlocks(scope), ...walkBlocks(scope), ...(open === undefined ? [] : [open])];
}

function itemBlocks(scope: Scope): readonly Block[] {
  const shown = pagedCalls(scope.calls, scope.model).single?.call;
  if (shown === undefined) return [];
  const { items: itemsOf, pages: pagesOf } = namesOf(shown.plan, scope.names);
  const items = expressionOf(shown, scope, { by: itemsOf, behind: [printing] });
  const pages = expressionOf(shown, scope, {
    ...{ by: pagesOf, behind: [withBlock(id("collect"), [code`println(it.items.size)`])] },
  });
  if (items === undefined || pages === undefined) return [];
  return [
    `An operation with pages has two more functions, such as \`${itemsOf}\` and \`${pagesOf}\`. They return flows of all items and of all pages. A page is requested when the collector gets there:`,
    statements(made(scope), items, pages),
  ];
}

function walkBlocks(scope: Scope): readonly Block[] {
  const shown = pagedCalls(scope.calls, scope.model).several?.call;
  if (shown === undefined) return [];
  const { walks } = namesOf(shown.plan, scope.names);
  const sent = expressionOf(shown, scope, { by: walks });
  const { paging } = shown.plan;
  const [first] = paging?.kind === "followed" ? listNames(paging.roots) : [];
  if (sent === undefined || first === undefined) return [];
  return [
    `A response of ${inlineCode(functionText(shown.plan.id, scope.names))} has several lists. \`${walks}\` sends the call, and follows each of them by itself:`,
    statements(
      made(scope),
      variable("walks", sent),
      chain(id("walks"), [first], [code`items()`, printing]),
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
      const sent = expressionOf({ ...call, body: { ...body, content } }, scope);
      return sent === undefined ? [] : [remarks[body.kind], statements(made(scope), sent)];
    },
  );
  return [
    ...(shown.length === 0
      ? []
      : [
          "`body` is the request body; a body of another media type than the first has a property that is named after it. Objects and forms are made by blocks. A property that is not set is not sent, and one that is set to null is sent as null where the schema allows it. `property` sends one that is not shown. A `FilePart` is a file, bytes or a stream.",
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
  const shown = streamedCall(calls, schemaFinder(model));
  if (shown === undefined) return [];
  const by = streamFunction(shown.plan, names);
  const sent = expressionOf(shown, scope, { by, behind: [printing] });
  if (sent === undefined) return [];
  return [
    `An operation whose response is a stream has one more function, such as \`${by}\`, which returns a flow of the items as they arrive. The stream ends with its collector. \`timeout\` covers the time until the head of the response, and \`idleTimeout\` limits how long the stream may be silent:`,
    statements(made(scope), sent),
  ];
}
