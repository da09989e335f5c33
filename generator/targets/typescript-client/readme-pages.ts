/** The README on operations that page. */
import { inlineCode } from "../../emit/markdown/text.js";
import { code } from "../../emit/typescript/code-lines.js";
import { literalValue, type ValueTree } from "../../emit/typescript/value-tree.js";
import type { ApiModel } from "../../model/model.js";
import type { SampleCalls } from "../../sdk/samples/call-list.js";
import { pagesNotShown } from "../../sdk/readme/operation-words.js";
import { type PagedCall, pagedCalls } from "../../sdk/readme/shown-calls.js";
import type { Block } from "../../emit/typescript/package/readme-section.js";
import { methodCall, type SampleCall } from "../../emit/typescript/package/sample-calls.js";
import { sampleOf } from "../../emit/typescript/package/sample-imports.js";
import { clientLine, type SampledPackage } from "../../emit/typescript/package/sampled-package.js";

/** A call that pages. */
type PagedSample = PagedCall<SampleCall>;

/** Pages, where some are known or may be. */
export function pagesSection(
  shown: SampledPackage,
  calls: SampleCalls<SampleCall>,
  model: ApiModel,
): readonly Block[] {
  const { single, several, linked } = pagedCalls(calls, model);
  const notShown = pagesNotShown(model);
  return [
    ...(single === undefined ? [] : singleBlocks(shown, single)),
    ...(several === undefined ? [] : severalBlocks(shown, several)),
    ...((single ?? several) === undefined ? [] : [endText(linked !== undefined)]),
    ...(notShown === undefined ? [] : [notShown]),
  ];
}

function singleBlocks(shown: SampledPackage, { call, paging }: PagedSample): readonly Block[] {
  return [
    "A call of an operation that pages resolves to the response with its first page. `for await` over the call gives the items of all pages, and requests each page when it needs it:",
    sampleOf(shown, (imports) => [
      clientLine(shown, imports),
      code`for await (const item of ${methodCall(call)}) {`,
      code`  console.log(item);`,
      code`}`,
    ]),
    "`.pages()` iterates over pages, and `.page()` resolves to the first page:",
    sampleOf(shown, (imports) => [
      clientLine(shown, imports),
      code`const call = ${methodCall(call)};`,
      code`for await (const page of call.pages()) {`,
      code`  console.log(page.items.length${paging.places.total !== undefined ? ", page.total" : ""});`,
      code`}`,
      code``,
      code`const page = await call.page();`,
      code`if (page.hasNextPage) console.log(await page.nextPage());`,
    ]),
  ];
}

function severalBlocks(shown: SampledPackage, { call, paging }: PagedSample): readonly Block[] {
  const root: ValueTree = literalValue(paging.roots[0]?.name ?? "");
  return [
    `A response of ${inlineCode(call.operation.id)} has several pages. Select one with \`.root(name)\`:`,
    sampleOf(shown, (imports) => [
      clientLine(shown, imports),
      code`const call = ${methodCall(call)};`,
      code`for await (const item of call.root(${root})) {`,
      code`  console.log(item);`,
      code`}`,
    ]),
  ];
}

function endText(isLinked: boolean): string {
  const links = isLinked
    ? "The client follows links to a next page only to its own origin. A"
    : "A";
  return `${links} page that leads back to an earlier one gives a \`PaginationError\`.`;
}
