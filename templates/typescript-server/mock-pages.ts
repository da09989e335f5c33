/** The bounds of a page of a list, and the request for the next one. */
import { base64Url } from "../typescript-client/base64.js";
import type { MockPaging } from "./mock-data.js";
import type { MockRequest } from "./mock-request.js";
import { givenAt } from "./mock-request.js";

/** One page of a list. */
export interface CutPage {
  /** Number of items before it. */
  readonly start: number;
  readonly size: number;
}

/** The parameter of links that marks where a page begins, if no query parameter does. */
const ownParameter = "__from";

/** Items of a page where neither the caller nor the manifest gives a number. */
const usualSize = 20;

/** The cursors of a list: the cursor of the page that begins after so many items. */
export type CursorOf = (start: number) => unknown;

/** An opaque text, like the cursors of services. */
export function usualCursor(start: number): string {
  return base64Url(new TextEncoder().encode(`from ${start}`));
}

/** The requested page; a page beyond the end is empty. */
export function cutPage(
  request: MockRequest,
  { strategy, request: roles, first = 0, defaultSize = usualSize }: MockPaging,
  {
    most,
    total,
    cursorOf,
  }: { readonly most: number; readonly total: number; readonly cursorOf: CursorOf },
): CutPage {
  const asked = wholeNumber(roles.limit === undefined ? undefined : givenAt(request, roles.limit));
  const size = Math.min(asked ?? defaultSize, most);
  const linked = wholeNumber(new URL(request.raw.url).searchParams.get(ownParameter) ?? undefined);
  if (linked !== undefined) return { start: linked, size };
  const way = strategy === "link" ? linkedWay(roles, first) : strategy;
  const parameter = way && roles[way];
  const given = parameter === undefined ? undefined : givenAt(request, parameter);
  if (way === "cursor") {
    if (given === undefined || given === "" || given === null) return { start: 0, size };
    const known = Array.from({ length: total }, (_, index) => index);
    const start = known.find((index) => String(cursorOf(index)) === String(given));
    return { start: start ?? total, size };
  }
  const counted = Math.max(0, (wholeNumber(given) ?? first) - first);
  return { start: way === "page" ? counted * size : counted, size };
}

/** The URL of a page of the same list. */
export function pageUrl(
  { raw }: MockRequest,
  { strategy, request: roles, first = 0 }: MockPaging,
  { start, size, cursorOf }: CutPage & { readonly cursorOf: CursorOf },
): string {
  const way = strategy === "link" ? linkedWay(roles, first) : strategy;
  const parameter = way && roles[way];
  const isInQuery = parameter?.startsWith("query.") === true;
  if (parameter === undefined || !isInQuery) return urlWith(raw.url, ownParameter, String(start));
  const name = parameter.slice("query.".length);
  switch (way) {
    case "cursor":
      return urlWith(raw.url, name, String(cursorOf(start)));
    case "page":
      return urlWith(raw.url, name, String(first + Math.floor(start / Math.max(1, size))));
    default:
      return urlWith(raw.url, name, String(first + start));
  }
}

/** The position in links to other pages, if requests accept it as well; page numbers only where the first number is known. */
function linkedWay(
  { offset, page, cursor }: MockPaging["request"],
  first: number,
): "offset" | "page" | "cursor" | undefined {
  if (offset !== undefined) return "offset";
  if (page !== undefined && first > 0) return "page";
  return cursor === undefined ? undefined : "cursor";
}

/** The URL with another value of a parameter. All other parameters stay as written, because their style may depend on it. */
function urlWith(url: string, name: string, value: string): string {
  const [before = "", query = ""] = url.replace(/#.*/, "").split(/\?(.*)/s);
  const kept = query
    .split("&")
    .filter((pair) => pair !== "" && !new URLSearchParams(pair).has(name));
  return `${before}?${[...kept, `${encodeURIComponent(name)}=${encodeURIComponent(value)}`].join("&")}`;
}

function wholeNumber(value: unknown): number | undefined {
  if (value === undefined || value === null || value === "") return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? Math.max(0, Math.floor(number)) : undefined;
}
