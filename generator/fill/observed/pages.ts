/** Pagination that what was seen makes plain: assumed, and never told as a fact. */
import type { DescribedApi, DescribedOperation } from "../described-api.js";
import { isLinkName, nextHolders, nextNames } from "../openapi/next-links.js";
import { itemNames } from "../openapi/page-places.js";
import { type PlainPager, type Pagers, pagersOf } from "../openapi/pagers.js";
import type { SourceNode } from "../sources/source-node.js";
import { type Told, type ToldMap, toldIn, toldMap, toldScalar } from "../told.js";
import { pointerTo } from "../../json-pointer.js";
import { isSuccessStatus } from "../../model/successes.js";

/** The observed facts of an API, and the assumed ones. */
export interface DescribedObserved extends DescribedApi {
  /** Keys of `service.yaml` that are only assumed: `pagination`, which assumed facts of operations name. */
  readonly assumed: ToldMap;
}

/** Names of parameters, by what they do. */
const limits = ["limit", "per_page", "perPage", "page_size", "pageSize", "count", "size"];
const offsets = ["offset", "skip"];
const cursors = ["cursor", "after", "starting_after", "page_token", "pageToken"];

/** Names of properties of a page, by their roles. */
const totals = ["total", "total_count", "totalCount"];
const previousNames = ["previous", "prev"];
const moreNames = ["has_more", "hasMore"];
const cursorNames = [
  ...["next_cursor", "nextCursor", "next_page_token", "nextPageToken", "end_cursor"],
];

/** Operations with the pagination that is assumed of them, and `pagination` of the service. */
export function withPages(
  operations: readonly DescribedOperation[],
  root: SourceNode,
): Pick<DescribedObserved, "operations" | "assumed"> {
  const pagers = pagersOf();
  const paged = operations.map((operation): DescribedOperation => {
    const pagination = pagesOf(operation.facts, pagers, root);
    if (pagination === undefined) return operation;
    const known = operation.assumed?.entries ?? [];
    const entries = [...known, { key: "pagination", value: pagination }];
    return { ...operation, assumed: { kind: "map", entries, at: operation.at } };
  });
  return { operations: paged, assumed: pagers.told(root) ?? toldMap([], root.at) };
}

/** `pagination` of an operation, where its query and its answer make plain how it pages; the page is the whole answer. */
function pagesOf(facts: ToldMap, pagers: Pagers, root: SourceNode): Told | undefined {
  const method = toldIn(facts, "method");
  if (method?.kind !== "scalar" || method.value !== "GET") return undefined;
  const way = wayToPage(keysOf(toldIn(toldIn(facts, "parameters"), "query")));
  const pager = way && pagerOf(way, answerSchema(facts));
  if (pager === undefined) return undefined;
  const name = pagers.nameOf(pager, root);
  return toldMap([["uses", toldScalar(name, facts.at)]], facts.at);
}

type Way = Pick<PlainPager, "strategy" | "request">;

/** Where there are two ways, nobody says which one is meant. */
function wayToPage(names: readonly string[]): Way | undefined {
  const among = (list: readonly string[]): string | undefined =>
    list.find((name) => names.includes(name));
  const [offset, page, cursor] = [among(offsets), among(["page"]), among(cursors)];
  const limit = among(limits);
  const size = limit === undefined ? {} : { limit: `query.${limit}` };
  const ways: Way[] = [];
  if (offset !== undefined && limit !== undefined) {
    ways.push({ strategy: "offset", request: { offset: `query.${offset}`, ...size } });
  }
  if (page !== undefined)
    ways.push({ strategy: "page", request: { page: `query.${page}`, ...size } });
  if (cursor !== undefined) {
    ways.push({ strategy: "cursor", request: { cursor: `query.${cursor}`, ...size } });
  }
  return ways.length === 1 ? ways[0] : undefined;
}

/** How pages are followed: by their links where they have any, for a service may count otherwise than a client does. */
function pagerOf({ strategy, request }: Way, schema: Told | undefined): PlainPager | undefined {
  if (strategy !== "cursor" && isOf(schema, "array")) {
    return { strategy, request, response: { items: "" } };
  }
  const properties = toldIn(schema, "properties");
  const names = keysOf(properties);
  const lists = names.filter((name) => isOf(toldIn(properties, name), "array"));
  const usual = lists.find((name) => itemNames.includes(name));
  const items = usual ?? (lists.length === 1 ? lists[0] : undefined);
  if (items === undefined) return undefined;
  const next = nextIn(properties);
  const cursor = cursorIn(properties, names);
  const isLinked = next?.isText === true && (next.isNamedLink || strategy !== "cursor");
  if (strategy === "cursor" && cursor === undefined && !isLinked) return undefined;
  const [total, previous, hasMore] = [totals, previousNames, moreNames].map((known) =>
    known.find((each) => names.includes(each)),
  );
  return {
    strategy: isLinked ? "link" : strategy,
    request,
    response: {
      items: pointerTo(items),
      ...(total !== undefined && { total: pointerTo(total) }),
      ...(next !== undefined && { next: next.place }),
      ...(previous !== undefined && { previous: pointerTo(previous) }),
      ...(hasMore !== undefined && { hasMore: pointerTo(hasMore) }),
      ...(strategy === "cursor" && !isLinked && cursor !== undefined && { cursor }),
    },
  };
}

/** Returns the link to the next page, among the properties of a page or in an object of links there. */
function nextIn(properties: Told | undefined):
  | {
      readonly place: string;
      /** True if a text was seen there. */
      readonly isText: boolean;
      /** True if its name says that it is a link: a text alone may be a cursor. */
      readonly isNamedLink: boolean;
    }
  | undefined {
  for (const path of [[], ...nextHolders.map((name) => [name])]) {
    const among = path.reduce(
      (outer, name) => toldIn(toldIn(outer, name), "properties"),
      properties,
    );
    const name = nextNames.find((each) => toldIn(among, each) !== undefined);
    if (name === undefined) continue;
    const found = toldIn(among, name);
    const href = toldIn(toldIn(found, "properties"), "href");
    const whole = [...path, name, ...(href === undefined ? [] : ["href"])];
    const isNamedLink = isLinkName(whole);
    return { place: pointerTo(...whole), isText: isOf(href ?? found, "string"), isNamedLink };
  }
  return undefined;
}

function cursorIn(properties: Told | undefined, names: readonly string[]): string | undefined {
  const nested = ["cursors", "cursor"].flatMap((outer) =>
    keysOf(toldIn(toldIn(properties, outer), "properties"))
      .filter((inner) => inner === "after" || inner === "next")
      .map((inner) => pointerTo(outer, inner)),
  );
  const flat = cursorNames.find((name) => names.includes(name));
  return nested[0] ?? (flat === undefined ? undefined : pointerTo(flat));
}

/** The schema of the first success in JSON. */
function answerSchema(facts: ToldMap): Told | undefined {
  const responses = toldIn(facts, "responses");
  if (responses?.kind !== "map") return undefined;
  const success = responses.entries.find(({ key }) => isSuccessStatus(key))?.value;
  const content = toldIn(success, "content");
  if (content?.kind !== "map") return undefined;
  return toldIn(content.entries.find(({ key }) => /[/+]json$/.test(key))?.value, "schema");
}

/** True if a schema has a type among its own. */
function isOf(schema: Told | undefined, wanted: "array" | "string"): boolean {
  const type = toldIn(schema, "type");
  const types = type?.kind === "list" ? type.items : type === undefined ? [] : [type];
  return types.some((each) => each.kind === "scalar" && each.value === wanted);
}

function keysOf(map: Told | undefined): readonly string[] {
  return map?.kind === "map" ? map.entries.map(({ key }) => key) : [];
}
