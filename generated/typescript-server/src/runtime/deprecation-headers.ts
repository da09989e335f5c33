// Made by endpoint-manifest (typescript-server) from its template deprecation-headers.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Headers that announce the end of an operation, and its replacement. */
import type { Route } from "./route.js";

/** The headers of a route, all in lower case; none where nothing can be said. They never change. */
export function deprecationHeaders({ path, deprecated }: Route): Readonly<Record<string, string>> {
  if (deprecated === undefined) return {};
  const since = timeOf(deprecated.since);
  const sunset = timeOf(deprecated.sunset);
  const { replacement } = deprecated;
  const target = replacement === undefined ? undefined : linkTarget(path, replacement);
  return {
    // A date of structured fields (RFC 9745, section 2; RFC 9651, section 3.3.7).
    ...(since !== undefined && { deprecation: `@${since / 1000}` }),
    // RFC 8594, section 3.
    ...(sunset !== undefined && { sunset: new Date(sunset).toUTCString() }),
    // RFC 5829, section 3.
    ...(target !== undefined && { link: `<${target}>; rel="successor-version"` }),
  };
}

/** The start of a day, in milliseconds; `undefined` where the text is not a day. */
function timeOf(day: string | undefined): number | undefined {
  const time = day !== undefined && /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(day) : NaN;
  return Number.isNaN(time) ? undefined : time;
}

/**
 * The relative path from a request's URL to the replacement (RFC 3986, section 4.2). It stays right wherever the path is mounted,
 * and whatever a proxy strips from it. There is no link to a template, because nothing says which of its values are those of the
 * request, and none to another operation on the same path, which is the same resource.
 */
function linkTarget(path: string, replacement: string): string | undefined {
  const isPath = /^\/(?:[\w\-.~!$&'()*+,;=:@/]|%[\da-f]{2})*$/i.test(replacement);
  const hasDots = /\/\.{1,2}(?:\/|$)/.test(replacement);
  if (!isPath || hasDots || replacement === path) return undefined;
  // A slash in the name of a parameter does not belong to the path.
  const above = path.replace(/\{[^{}]*\}/g, "").split("/").length - 2;
  return `${above > 0 ? "../".repeat(above) : "./"}${replacement.slice(1)}`;
}
