/** Pages that `x-redoclyPagination` states, in the words of the configuration of Redocly's client generator. */
import type { SourceNode } from "../sources/source-node.js";
import type { PlainPager } from "./pagers.js";
import { fits } from "./values.js";

/** The extension was called otherwise before; the newer name counts. */
export const redoclyNames: readonly string[] = ["x-redocly-pagination", "x-redoclyPagination"];

const redoclyKeys: ReadonlySet<string> = new Set([
  ...["style", "cursorParam", "nextCursor", "hasMore", "offsetParam", "limitParam", "items"],
]);

/** Parameters are of the query, parts of the answer JSON Pointers. A link is that of the header `Link` (RFC 8288). */
export function redoclyPager(node: SourceNode, query: ReadonlySet<string>): PlainPager | undefined {
  if (node.entries().some(({ key }) => !redoclyKeys.has(key))) return undefined;
  const parameter = (key: string): string | undefined => {
    const name = node.get(key)?.text();
    return name !== undefined && query.has(name) ? `query.${name}` : undefined;
  };
  const pointer = (key: string): string | undefined => {
    const text = node.get(key)?.text();
    return text !== undefined && fits("jsonPointer", text) ? text : undefined;
  };
  const items = pointer("items");
  const [limit, more] = [parameter("limitParam"), pointer("hasMore")];
  // A part that is not understood may be one.
  const isPart = ([key, found]: readonly [string, string | undefined]): boolean =>
    node.get(key) !== undefined && found === undefined;
  const isMisread = [["limitParam", limit] as const, ["hasMore", more] as const].some(isPart);
  if (items === undefined || isMisread) return undefined;
  const size = limit === undefined ? {} : { limit };
  switch (node.get("style")?.text()) {
    case "cursor": {
      const [cursor, next] = [parameter("cursorParam"), pointer("nextCursor")];
      if (cursor === undefined || next === undefined) return undefined;
      const parts = { items, ...(more !== undefined && { hasMore: more }) };
      return {
        strategy: "cursor",
        request: { cursor, ...size },
        response: { ...parts, cursor: next },
      };
    }
    case "offset": {
      const offset = parameter("offsetParam");
      if (offset === undefined) return undefined;
      return { strategy: "offset", request: { offset, ...size }, response: { items } };
    }
    case "page": {
      const page = parameter("offsetParam");
      if (page === undefined) return undefined;
      return { strategy: "page", request: { page, ...size }, response: { items } };
    }
    case "link":
      return { strategy: "link", request: size, response: { items, next: "header:Link" } };
    default:
      return undefined;
  }
}
