// Made by endpoint-manifest (typescript-client) from its template counted-pages.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Pages whose positions the client counts itself: by offsets, by numbers. */
import { state } from "./client.js";
import { InvalidArgumentError } from "./errors.js";
import { putHeaders } from "./headers.js";
import type { AnsweredPage } from "./paging.js";

/** Where a page began: what its call said, or else the client's defaults, or else the manifest. */
export function countedPosition({ walk, position }: AnsweredPage): number {
  if (typeof position === "number") return position;
  const { client, operation, paging, init } = walk;
  const { first = 0, parameter: [member, name] = ["query", ""] } = paging;
  const { options, headers } = client[state];
  let given: unknown;
  if (member === "headers") {
    const sent = new Headers(headers);
    putHeaders(sent, operation, init.headers);
    putHeaders(sent, operation, init.extraHeaders);
    given = sent.get(name) ?? undefined;
  } else {
    const own: unknown = init[member];
    const record = { ...(member === "query" && options.query), ...Object(own) };
    given = Object.hasOwn(record, name) ? Reflect.get(record, name) : undefined;
  }
  const number = given === undefined ? first : Number(given);
  if (Number.isSafeInteger(number) && number >= 0) return number;
  throw new InvalidArgumentError(
    `${operation.id}: ${member} "${name}" must be a whole number for the next page to be found`,
  );
}

/** Whether a page is the one before it once more: then the service does not heed what it is asked for. */
export function isRepeated(page: AnsweredPage, before: AnsweredPage): boolean {
  const { items, read, walk } = page;
  const { next } = walk.paging;
  return (
    items.length === before.items.length &&
    // Items may be alike from one page to the next, as in a list of numbers; the links of two pages are not.
    read(next) === before.read(next) &&
    items.every((item, index) => isSame(item, before.items[index]))
  );
}

/** What is nested too deep to be compared is taken to be another. */
function isSame(item: unknown, other: unknown): boolean {
  try {
    return JSON.stringify(item) === JSON.stringify(other);
  } catch {
    return false;
  }
}
