// Made by endpoint-manifest (typescript-server) from its template mock-links.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Links of examples that lead to the described service: in the answers of a mock they lead to the mock. */
import type { Route } from "./route.js";

/** Makes a link of the service one of the mock; any other text stays as it is. */
export type Relink = (text: string) => string;

/** For one request: what begins with the service's base URL begins with that of the mock. */
export function relinking(
  baseUrl: string | undefined,
  { path }: Pick<Route, "path">,
  url: string,
): Relink {
  const base = baseUrl?.replace(/\/+$/, "") ?? "";
  if (base === "") return (text) => text;
  const { origin, pathname } = new URL(url);
  // A mock may be mounted below a path: that is what comes before the operation's own segments.
  const mount = pathname
    .split("/")
    .slice(0, 1 - path.split("/").length)
    .join("/");
  return (text) => {
    const rest = text.startsWith(base) ? text.slice(base.length) : undefined;
    return rest !== undefined && /^(?:[/?#]|$)/.test(rest) ? origin + mount + rest : text;
  };
}

/** The same value with its links made own; those stay that `accepts` does not accept otherwise. */
export function relinked(
  value: unknown,
  relink: Relink,
  accepts: (value: unknown) => boolean,
): unknown {
  const links = new Map<string, string>();
  const whole = mapTexts(value, (text) => {
    const link = relink(text);
    if (link !== text) links.set(text, link);
    return link;
  });
  if (links.size === 0 || accepts(whole)) return links.size === 0 ? value : whole;
  return [...links].reduce((known, [text, link]) => {
    const next = mapTexts(known, (each) => (each === text ? link : each));
    return accepts(next) ? next : known;
  }, value);
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((each: unknown) => mapTexts(each, change));
  if (typeof value !== "object" || value === null || value instanceof Uint8Array) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, mapTexts(each, change)]),
  );
}
