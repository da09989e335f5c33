/** Where a page stands in the schema of an answer: looked at as a reader would, and only assumed. */
import type { SourceNode } from "../sources/source-node.js";
import { keyOfPlace } from "./losses.js";
import { type NextPlace, nextPlaceIn } from "./next-links.js";
import { pointerTo } from "../../json-pointer.js";

/** The properties of an object, its own and those of its parts. */
export function fieldsThrough(
  schema: SourceNode | undefined,
  visited: ReadonlySet<string> = new Set(),
): ReadonlyMap<string, SourceNode> {
  const node = schema?.follow();
  if (node === undefined || visited.has(keyOfPlace(node.at))) return new Map();
  const seen = new Set([...visited, keyOfPlace(node.at)]);
  const parts = node.get("allOf")?.items() ?? [];
  return new Map([
    ...parts.flatMap((part) => [...fieldsThrough(part, seen)]),
    ...(node.get("properties")?.entries() ?? []).map((each) => [each.key, each.node] as const),
  ]);
}

/** True if a schema is one of lists. */
export function isList(schema: SourceNode | undefined): boolean {
  const node = schema?.follow();
  const type = node?.get("type");
  return type === undefined ? node?.get("items") !== undefined : type.text() === "array";
}

/** Usual names of the list of a page. */
export const itemNames: readonly string[] = ["items", "data", "results", "entries"];

/** The places of a page's parts in a response, as JSON Pointers. */
export interface PagePlaces {
  readonly at: SourceNode;
  readonly items: string;
  readonly total?: string;
  readonly next?: NextPlace;
  readonly previous?: string;
  readonly cursor?: string;
  readonly hasMore?: string;
}

/** The page that a schema is: a list, or an object that plainly has one. */
export function pageIn(schema: SourceNode | undefined): PagePlaces | undefined {
  if (schema === undefined) return undefined;
  if (isList(schema)) return { at: schema, items: "" };
  const fields = fieldsThrough(schema);
  const lists = [...fields].filter(([, field]) => isList(field)).map(([name]) => name);
  const usual = lists.find((name) => itemNames.includes(name));
  const items = usual ?? (lists.length === 1 ? lists[0] : undefined);
  if (items === undefined) return undefined;
  const cursors = ["cursors", "cursor"].flatMap((name) =>
    [...fieldsThrough(fields.get(name)).keys()].map((inner) => [name, inner] as const),
  );
  const nested = cursors.find(([, inner]) => ["after", "next"].includes(inner));
  const cursor = nameAmong(fields, [
    ...["next_cursor", "nextCursor", "next_page_token", "nextPageToken", "end_cursor"],
  ]);
  const place = nested === undefined ? cursor && pointerTo(cursor) : pointerTo(...nested);
  const total = nameAmong(fields, ["total", "total_count", "totalCount"]);
  const next = nextPlaceIn(fields, fieldsThrough);
  const previous = nameAmong(fields, ["previous", "prev"]);
  const hasMore = nameAmong(fields, ["has_more", "hasMore"]);
  return {
    at: schema,
    items: pointerTo(items),
    ...(total !== undefined && { total: pointerTo(total) }),
    ...(next !== undefined && { next }),
    ...(previous !== undefined && { previous: pointerTo(previous) }),
    ...(place !== undefined && { cursor: place }),
    ...(hasMore !== undefined && { hasMore: pointerTo(hasMore) }),
  };
}

function nameAmong(
  fields: ReadonlyMap<string, SourceNode>,
  names: readonly string[],
): string | undefined {
  return names.find((name) => fields.has(name));
}
