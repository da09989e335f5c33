/** Headers that tell a caller that an operation is on its way out, and what takes its place. */
import type { Route } from "./route.js";

/** The headers of a route, all in small letters; none where there is nothing that can be said of it. They never change. */
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

/** When a day begins, in milliseconds; `undefined` where it is none. */
function timeOf(day: string | undefined): number | undefined {
  const time = day !== undefined && /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(day) : NaN;
  return Number.isNaN(time) ? undefined : time;
}

/**
 * The way from a request's URL to the replacement, relative (RFC 3986, section 4.2): whatever the path is mounted below,
 * or a proxy takes away from it, it leads there. A template leads nowhere, for nothing says which of its values are those
 * of the request; another operation on the very path is no other resource.
 */
function linkTarget(path: string, replacement: string): string | undefined {
  const isPath = /^\/(?:[\w\-.~!$&'()*+,;=:@/]|%[\da-f]{2})*$/i.test(replacement);
  const hasDots = /\/\.{1,2}(?:\/|$)/.test(replacement);
  if (!isPath || hasDots || replacement === path) return undefined;
  // A slash in the name of a parameter is none of the path.
  const above = path.replace(/\{[^{}]*\}/g, "").split("/").length - 2;
  return `${above > 0 ? "../".repeat(above) : "./"}${replacement.slice(1)}`;
}
