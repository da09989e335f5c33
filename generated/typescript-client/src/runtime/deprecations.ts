// Made by endpoint-manifest (typescript-client) from its template deprecations.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Reports deprecated operations: those that the manifest names, and those whose responses say so. */
import type { Hooks } from "./hooks.js";
import { linkTo } from "./link-header.js";
import type { Deprecation } from "./operation.js";

/** A deprecation, as far as it is known. Dates are ISO 8601: a day from the manifest, a point in time from a response. */
export interface DeprecationNotice extends Deprecation {
  /** Id of the operation. */
  readonly operation: string;
  /** A page about the deprecation (RFC 9745, section 3). */
  readonly deprecationUrl?: string;
  /** A page about the end (RFC 8594, section 6). */
  readonly sunsetUrl?: string;
  /** All of it in a sentence or two. */
  readonly message: string;
}

/**
 * Hooks that report each operation once, with the first response for which there is something to report. Dates in a response
 * override those of the manifest.
 */
export function deprecations(notify: (notice: DeprecationNotice) => void | Promise<void>): Hooks {
  const told = new Set<string>();
  return {
    onResponse: ({ operation, request, response }) => {
      const { id, deprecated } = operation;
      if (told.has(id)) return undefined;
      const said = saidBy(response.headers, response.url || request.url);
      if (!deprecated && said.since === undefined && said.sunset === undefined) return undefined;
      told.add(id);
      const known = { ...deprecated, ...said };
      const message = messageOf(id, known, deprecated !== undefined || said.since !== undefined);
      return notify({ ...known, operation: id, message });
    },
  };
}

type Known = Omit<DeprecationNotice, "operation" | "message">;

/** The deprecation headers of a response; malformed ones are ignored. */
function saidBy(headers: Headers, url: string): Known {
  // A date of structured fields is a whole number of seconds (RFC 9745, section 2; RFC 9651, section 3.3.7).
  const [, seconds] = /^\s*@(-?\d{1,15})\s*(?:;.*)?$/.exec(headers.get("deprecation") ?? "") ?? [];
  const sunsetText = headers.get("sunset") ?? "";
  const since = seconds === undefined ? undefined : instant(Number(seconds) * 1000);
  // All forms of RFC 9110, section 5.6.7 begin with a weekday; `Date.parse` accepts much more.
  const sunset = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)/.test(sunsetText)
    ? instant(Date.parse(sunsetText))
    : undefined;
  const deprecationUrl = pageOf("deprecation", headers, url);
  const sunsetUrl = pageOf("sunset", headers, url);
  return {
    ...(since !== undefined && { since }),
    ...(sunset !== undefined && { sunset }),
    ...(deprecationUrl !== undefined && { deprecationUrl }),
    ...(sunsetUrl !== undefined && { sunsetUrl }),
  };
}

/** The URL of a page that the response links to. */
function pageOf(relation: string, headers: Headers, base: string): string | undefined {
  const target = linkTo(relation, headers);
  return target !== undefined && URL.canParse(target, base)
    ? new URL(target, base).href
    : undefined;
}

function instant(milliseconds: number): string | undefined {
  const date = new Date(milliseconds);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

function messageOf(id: string, known: Known, isDeprecated: boolean): string {
  const { since, sunset, reason, replacement, deprecationUrl, sunsetUrl } = known;
  const facts = [
    ...(isDeprecated ? [`is deprecated${since === undefined ? "" : ` from ${dayOf(since)}`}`] : []),
    ...(sunset === undefined ? [] : [`ends on ${dayOf(sunset)}`]),
  ];
  const page = deprecationUrl ?? sunsetUrl;
  return [
    `${id} ${facts.join(" and ")}.`,
    ...(reason === undefined ? [] : [/[.!?]$/.test(reason) ? reason : `${reason}.`]),
    ...(replacement === undefined ? [] : [`Use ${replacement}.`]),
    ...(page === undefined ? [] : [`See ${page}`]),
  ].join(" ");
}

/** The day of an ISO 8601 date and time. */
function dayOf(date: string): string {
  return date.replace(/T.*/, "");
}
