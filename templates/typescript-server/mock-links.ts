/** Rewrites links of examples that lead to the described service: in the responses of a mock they lead to the mock. */
import type { Route } from "./route.js";

/** Turns a link to the service into one to the mock; any other text stays unchanged. */
export type Relink = (text: string) => string;

/** The link function for one request: it replaces the service's base URL with that of the mock. */
export function relinking(
  baseUrl: string | undefined,
  { path }: Pick<Route, "path">,
  url: string,
): Relink {
  const base = baseUrl?.replace(/\/+$/, "") ?? "";
  if (base === "") return (text) => text;
  const { origin, pathname } = new URL(url);
  // A mock may be mounted below a path: the part before the operation's own segments.
  const mount = pathname
    .split("/")
    .slice(0, 1 - path.split("/").length)
    .join("/");
  return (text) => {
    const rest = text.startsWith(base) ? text.slice(base.length) : undefined;
    return rest !== undefined && /^(?:[/?#]|$)/.test(rest) ? origin + mount + rest : text;
  };
}

/** The value with its links rewritten. A link stays unchanged where `accepts` refuses the new one. */
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
