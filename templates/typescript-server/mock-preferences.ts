/**
 * A caller's preferences for a mock: the `prefer` header (RFC 7240), or the query, with the names that Prism uses (`code`,
 * `example`, `dynamic`), so that requests written for one work with the other.
 */
import { ProblemError } from "./problem.js";

/** The caller's preferences. Left out = none given. */
export interface Preferences {
  /** The status of the response. */
  readonly code?: number;
  /** Name of the example; those of a schema have numbers, from 1. */
  readonly example?: string;
  /** Values made from the schema, instead of examples. */
  readonly dynamic?: boolean;
  /** Another seed makes other values. */
  readonly seed?: string;
}

type Name = keyof Preferences;

const names: readonly Name[] = ["code", "example", "dynamic", "seed"];

/** The preferences of a request. Throws a `ProblemError` with 422 where one of them is invalid; unknown ones are ignored. */
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
    // A preference without a value counts as set (RFC 7240, section 2).
    ...(dynamic !== undefined && { dynamic: !/^false$/i.test(dynamic) }),
    ...(seed !== undefined && { seed }),
  };
}

function unfit(detail: string): ProblemError {
  return new ProblemError({ status: 422, title: "Unprocessable Content", detail });
}

/** The header that names the applied preferences (RFC 7240, section 3); `undefined` where there are none. */
export function preferenceApplied(preferences: Preferences): string | undefined {
  const applied = names.flatMap((name) => {
    const value = preferences[name];
    return value === undefined ? [] : [`${name}=${wordOf(String(value))}`];
  });
  return applied.length === 0 ? undefined : applied.join(", ");
}

/** A token unchanged, anything else quoted (RFC 9110, section 5.6.4); characters that no header can hold are left out. */
function wordOf(value: string): string {
  if (/^[\w!#$%&'*+.^`|~-]+$/.test(value)) return value;
  return `"${value.replace(/[^\t -~]/g, "").replace(/["\\]/g, "\\$&")}"`;
}

const preference: RegExp =
  /(?:^|,)\s*([\w!#$%&'*+.^`|~-]+)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;,"]*)))?((?:\s*;(?:[^",]|"(?:[^"\\]|\\.)*")*)?)(?=\s*(?:,|$))/g;

const longestHeader = 1000;

/** The preferences of a header, by lower-case name; the first of several with one name counts (section 2). */
function preferIn(header: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  // A long header could take quadratic time to parse, and preferences may be ignored (section 2).
  if (header.length > longestHeader) return found;
  for (const [, name = "", quoted, token = ""] of header.matchAll(preference)) {
    const key = name.toLowerCase();
    if (!found.has(key)) found.set(key, quoted?.replace(/\\(.)/g, "$1") ?? token);
  }
  return found;
}
