/** Which address the requests of a collection go to, and their paths below it. */
import { isInterfaceName, sharedPrefix } from "../observed/shared-prefix.js";
import type { SavedUrl } from "./url.js";
import type { Substitute } from "./variables.js";

/** The address that most requests go to, as far as it is known. */
export interface CollectionAddress {
  /** With variables that have no value in the collection as they are written. */
  readonly head: string;
  readonly prefix: string;
}

/** The address: what most requests begin with, and what all their paths begin with as far as it names an interface. */
export function collectionAddress(
  urls: readonly SavedUrl[],
  substitute: Substitute,
): CollectionAddress | undefined {
  const counts = new Map<string, number>();
  for (const { head } of urls) counts.set(head, (counts.get(head) ?? 0) + 1);
  const [first] = [...counts].sort(([, a], [, b]) => b - a);
  if (first === undefined) return undefined;
  const [head] = first;
  const paths = urls.flatMap((url) => pathBelow({ head, prefix: "" }, url, substitute) ?? []);
  return { head, prefix: sharedPrefix(paths) };
}

/** The path below an address, variables that name an interface replaced; undefined where it leads elsewhere. */
export function pathBelow(
  { head, prefix }: CollectionAddress,
  url: SavedUrl,
  substitute: Substitute,
): string | undefined {
  const path = withInterfaceNames(url.path, substitute);
  const whole = `${url.head}${path}`;
  const base = `${head}${prefix}`;
  if (whole !== base && !whole.startsWith(`${base}/`)) return undefined;
  const rest = whole.slice(base.length);
  return rest === "" ? "/" : rest;
}

/** The base URL, where it is known and is one: without a query, and without somebody's name and password. */
export function baseUrlOf({ head, prefix }: CollectionAddress): string | undefined {
  const written = `${head}${prefix}`;
  if (written.includes("{{")) return undefined;
  try {
    const { protocol, origin, username, password, search, pathname } = new URL(written);
    const isHttp = protocol === "http:" || protocol === "https:";
    if (!isHttp || username !== "" || password !== "" || search !== "") return undefined;
    return `${origin}${pathname.replace(/\/+$/, "")}`;
  } catch {
    return undefined;
  }
}

/** `/{{version}}/books` → `/v1/books`: variables at the front of a path whose value names an interface. */
function withInterfaceNames(path: string, substitute: Substitute): string {
  const segments = path.split("/");
  for (let index = 1; index < segments.length; index++) {
    const segment = segments[index] ?? "";
    const value = substitute(segment);
    if (!isInterfaceName(value)) break;
    segments[index] = value;
  }
  return segments.join("/");
}
