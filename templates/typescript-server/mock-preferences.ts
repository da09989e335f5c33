/**
 * What a caller wants of a mock: the header `prefer` (RFC 7240), or the query, with the words that Prism has for it
 * (`code`, `example`, `dynamic`), so that what was written for the one runs on the other.
 */
import { ProblemError } from "./problem.js";

/** What a caller wants. Left out = does not say. */
export interface Preferences {
  /** The status of the answer. */
  readonly code?: number;
  /** Name of the example; those of a schema have numbers, from 1. */
  readonly example?: string;
  /** Values made from the schema, in place of examples. */
  readonly dynamic?: boolean;
  /** Another seed makes other values. */
  readonly seed?: string;
}

type Name = keyof Preferences;

const names: readonly Name[] = ["code", "example", "dynamic", "seed"];

/** The preferences of a request; a `ProblemError` with 422 where one of them cannot be. Others are passed over. */
export function preferencesOf(request: Request): Preferences {
  const said = preferIn(request.headers.get("prefer") ?? "");
  const query = new URL(request.url).searchParams;
  const of = (name: Name): string | undefined =>
    said.get(name) ?? query.get(`__${name}`) ?? undefined;
  const code = of("code");
  if (code !== undefined && !/^[1-5]\d\d$/.test(code)) {
    throw unfit(`the preferred code ${JSON.stringify(code)} is no status (100 to 599)`);
  }
  const dynamic = of("dynamic");
  if (dynamic !== undefined && !/^(?:true|false|)$/i.test(dynamic)) {
    throw unfit(`the preference dynamic is true or false, not ${JSON.stringify(dynamic)}`);
  }
  const example = of("example");
  const seed = of("seed");
  return {
    ...(code !== undefined && { code: Number(code) }),
    ...(example !== undefined && { example }),
    // A preference without a value is one that is wanted (RFC 7240, section 2).
    ...(dynamic !== undefined && { dynamic: !/^false$/i.test(dynamic) }),
    ...(seed !== undefined && { seed }),
  };
}

function unfit(detail: string): ProblemError {
  return new ProblemError({ status: 422, title: "Unprocessable Content", detail });
}

/** The header that says which were heeded (RFC 7240, section 3); `undefined` where there are none. */
export function preferenceApplied(preferences: Preferences): string | undefined {
  const applied = names.flatMap((name) => {
    const value = preferences[name];
    return value === undefined ? [] : [`${name}=${wordOf(String(value))}`];
  });
  return applied.length === 0 ? undefined : applied.join(", ");
}

/** A token as it is, anything else quoted (RFC 9110, section 5.6.4); what no header can hold is left out. */
function wordOf(value: string): string {
  if (/^[\w!#$%&'*+.^`|~-]+$/.test(value)) return value;
  return `"${value.replace(/[^\t -~]/g, "").replace(/["\\]/g, "\\$&")}"`;
}

const preference: RegExp =
  /(?:^|,)\s*([\w!#$%&'*+.^`|~-]+)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;,"]*)))?((?:\s*;(?:[^",]|"(?:[^"\\]|\\.)*")*)?)(?=\s*(?:,|$))/g;

const longestHeader = 1000;

/** The preferences of a header, by names in small letters; of several of one name the first counts (section 2). */
function preferIn(header: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  // To read a long one could take the square of its length, and preferences may be passed over (section 2).
  if (header.length > longestHeader) return found;
  for (const [, name = "", quoted, token = ""] of header.matchAll(preference)) {
    const key = name.toLowerCase();
    if (!found.has(key)) found.set(key, quoted?.replace(/\\(.)/g, "$1") ?? token);
  }
  return found;
}
