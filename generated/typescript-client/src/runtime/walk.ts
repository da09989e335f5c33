// Made by endpoint-manifest (typescript-client) from its template walk.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** A walk through the pages of one call: the makeup of each of its requests. */
import { state } from "./client.js";
import type { Exchange } from "./exchange.js";
import type { SendInit } from "./options.js";
import type { PageStart, Position, Walk } from "./paging.js";
import { entriesOf } from "./parameters.js";
import { start, urlOf } from "./request.js";

/** Under this key an init carries the page to begin at, if not the first. Callers cannot use it as a name. */
export const from: unique symbol = /* @__PURE__ */ Symbol("from");

/** How to begin at another page. */
export interface Resumption {
  readonly begin: PageStart;
  send(walk: Walk): Exchange;
}

/** The init of a call that pages: every operation's own init fits. */
export interface PagedInit extends SendInit {
  readonly [from]?: Resumption | undefined;
}

/** Begins to send the request for a page. Its position replaces that of the caller and the client. */
export function startPage(walk: Walk, position: Position): Exchange {
  const { client, operation, pathValues, init, paging } = walk;
  return paging.parameter
    ? start(client, operation, pathValues, positioned(walk, position))
    : start(client, operation, pathValues, init, String(position));
}

/** The URL of the request for a page, or of the call itself. */
export function pageUrl(walk: Walk, position: Position | undefined): string {
  const { client, operation, pathValues, paging } = walk;
  if (position !== undefined && !paging.parameter) return String(position);
  return urlOf(client[state], operation, pathValues, positioned(walk, position));
}

function positioned({ operation, init, paging }: Walk, position: Position | undefined): SendInit {
  if (position === undefined || !paging.parameter) return init;
  const [member, name] = paging.parameter;
  const given = entriesOf(init[member], `${operation.id}: ${member}`);
  if (member !== "headers") {
    return { ...init, [member]: { ...Object.fromEntries(given), [name]: position } };
  }
  // The caller's value of this header, in any case and in either place, applied to the first page.
  const extra = entriesOf(init.extraHeaders, `${operation.id}: extraHeaders`);
  const others = [...given, ...extra].filter(([each]) => each.toLowerCase() !== name.toLowerCase());
  const headers = { ...Object.fromEntries(others), [name]: position };
  return { ...init, headers, extraHeaders: undefined };
}
