/** The roles of pages in requests and responses: in words, and as rows of a table. */
import { inlineCode } from "../../../emit/markdown/text.js";
import type {
  Pager,
  PagerRequest,
  PagerResponse,
  ParameterPointer,
} from "../../../model/behaviour.js";
import { knownItems, knownValue } from "../../../model/known.js";
import { factCell } from "../facts.js";
import { inMarkdown } from "../../../emit/markdown/spelling.js";
import { pointerWords } from "../../../sdk/words/limits.js";

/** A part that something plays in a request or an answer. */
export type Role = PagerRequest["role"] | PagerResponse["role"];

const requestRoles: Readonly<Record<PagerRequest["role"], string>> = {
  offset: "number of items to skip",
  limit: "maximum number of items on a page",
  cursor: "cursor from the response before",
  page: "number of the page",
};

const responseRoles: Readonly<Record<PagerResponse["role"], string>> = {
  items: "list of the items on the page",
  total: "number of items on all pages",
  next: "URL of the next page",
  previous: "URL of the page before",
  cursor: "cursor of the next page",
  hasMore: "whether there is a next page",
};

/** A part by its name. */
export function roleText(role: Role): string {
  return `\`${role}\``;
}

/** A row for each part: its name, where it stands, what it is. */
export function roleRows({ request, response }: Pager): readonly (readonly string[])[] {
  return [
    ...knownItems(request).map(({ role, parameter }) => [
      roleText(role),
      factCell(parameter, (pointer) => `request: ${inMarkdown(pointerWords([pointer]))}`),
      requestRoles[role],
    ]),
    ...knownItems(response).map(({ role, pointer }) => [
      roleText(role),
      factCell(pointer, (place) => `answer: ${placeText(place)}`),
      responseRoles[role],
    ]),
  ];
}

/** How a next page is asked for, and when there is none. */
export function strategyText(pager: Pager): string {
  const { strategy } = pager;
  const given = parameterOf(pager, strategy);
  const as = given === undefined ? "" : ` as ${inMarkdown(pointerWords([given]))}`;
  switch (strategy) {
    case "offset":
      return `Request a page by the number of items before it. For the next page, send the offset of this page plus the number of its items${as}.${endText(pager)}`;
    case "page":
      return `Pages are numbered. For the next page, send the number of this page plus one${as}.${endText(pager)}`;
    case "cursor":
      return `Each response has a cursor that leads to the next page${atPlace(pager, "cursor")}. For the next page, send the cursor${as}.${endText(pager)}`;
    case "link":
      return `Each response has the URL of the next page${atPlace(pager, "next")}. For the next page, send a request to that URL as it is.${endText(pager)}`;
  }
}

/** Which part tells that a page is the last one; nothing where none does. */
function endText(pager: Pager): string {
  const more = placeOf(pager, "hasMore");
  if (more !== undefined) return ` There is one as long as ${placeText(more)} says so.`;
  switch (pager.strategy) {
    case "cursor":
      return " A page without a cursor is the last one.";
    case "link":
      return " A page without such a URL is the last one.";
    case "offset":
    case "page": {
      const next = placeOf(pager, "next");
      if (next !== undefined) return ` A page without a URL at ${placeText(next)} is the last one.`;
      const total = placeOf(pager, "total");
      return total === undefined
        ? " An empty page is the last one; a page with fewer items than asked for need not be."
        : ` With as many items received as ${placeText(total)} says, a page is the last one.`;
    }
  }
}

function atPlace(pager: Pager, role: PagerResponse["role"]): string {
  const place = placeOf(pager, role);
  if (place === undefined) return "";
  return place.startsWith("header:") ? `, in ${placeText(place)}` : `, at ${placeText(place)}`;
}

function parameterOf({ request }: Pager, role: Pager["strategy"]): ParameterPointer | undefined {
  const found = knownItems(request).find((each) => each.role === role);
  return found && knownValue(found.parameter);
}

function placeOf({ response }: Pager, role: PagerResponse["role"]): string | undefined {
  const found = knownItems(response).find((each) => each.role === role);
  return found && knownValue(found.pointer);
}

/** "the header `Link`", "`/items`" */
function placeText(place: string): string {
  if (place.startsWith("header:")) return `the header ${inlineCode(place.slice("header:".length))}`;
  return place === "" ? "the body itself" : inlineCode(place);
}
