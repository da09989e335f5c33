/** Pagination, which OpenAPI has no words for: assumed where parameters and answers make it plain, and never told as a fact. */
import type { SourceNode } from "../sources/source-node.js";
import { type ToldMap, toldMap, toldScalar } from "../told.js";
import { nextInHeaders } from "./next-links.js";
import { fieldsThrough, itemNames, pageIn, type PagePlaces } from "./page-places.js";
import type { PlainPager, Pagers } from "./pagers.js";
import type { ListedParameter } from "./parameter-lists.js";
import type { Reading } from "./reading.js";
import { pointerTo } from "../../json-pointer.js";
import { isSuccessStatus } from "../../model/successes.js";

/** The facts of an operation that tell of pages. */
export interface PagedOperation {
  readonly node: SourceNode;
  readonly method: string;
  readonly parameters: readonly ListedParameter[];
  readonly answers: SourceNode | undefined;
}

/** `pagination` of an operation, where it is plain. */
export function assumedPages(
  { node, method, parameters, answers }: PagedOperation,
  { pagers }: { readonly pagers: Pagers },
  reading: Reading,
): ToldMap | undefined {
  if (method !== "GET") return undefined;
  const query = parameters.flatMap(({ node: each }) =>
    each.get("in")?.text() === "query" ? (each.get("name")?.text() ?? []) : [],
  );
  const ways = waysToPage(new Set(query));
  const answer = firstSuccess(answers);
  const header = ways.ways.length === 0 ? undefined : nextInHeaders(answer);
  const roots = pagesOf(answerSchema(answer, reading)).map(({ root, page }) => ({
    root,
    page: header === undefined ? page : { next: header, ...page },
  }));
  const [first] = roots;
  if (first === undefined) return undefined;
  const pager = pagerOf(ways, first);
  if (pager === undefined) return undefined;
  const same = roots.filter(
    (each) => JSON.stringify(pagerOf(ways, each)) === JSON.stringify(pager),
  );
  const name = pagers.nameOf(pager, first.page.at);
  const { at } = node;
  return toldMap(
    [["pagination", toldMap([["uses", toldScalar(name, at)], rootsWord(same)], at)]],
    at,
  );

  function rootsWord(
    pages: readonly RootedPage[],
  ): readonly [string, ReturnType<typeof toldScalar> | ToldMap | undefined] {
    if (pages.length === 1) {
      const root = first?.root ?? "";
      return ["root", root === "" ? undefined : toldScalar(pointerTo(root), at)];
    }
    const all = pages.map(({ root }) => [root, toldScalar(pointerTo(root), at)] as const);
    return ["roots", toldMap(all, at)];
  }
}

/** A page, and the property of the answer that it is; empty where it is the answer. */
interface RootedPage {
  readonly root: string;
  readonly page: PagePlaces;
}

/** The answer itself, or those of its properties that are pages. */
function pagesOf(schema: SourceNode | undefined): readonly RootedPage[] {
  const whole = pageIn(schema);
  if (whole !== undefined) return [{ root: "", page: whole }];
  return [...fieldsThrough(schema)].flatMap(([root, field]) => {
    const page = pageIn(field);
    const isPage = page?.total !== undefined || page?.next !== undefined;
    return page !== undefined && isPage && page.items !== "" ? [{ root, page }] : [];
  });
}

type Way = Pick<PlainPager, "strategy" | "request">;

/** The ways that the parameters of an operation allow. */
interface Ways {
  readonly ways: readonly Way[];
  /** The parameters for the size of a page. */
  readonly size: Readonly<Record<string, string>>;
}

/** Usual names of the parameter for the size of a page. */
export const limitNames: readonly string[] = [
  "limit",
  "count",
  "per_page",
  "perPage",
  "page_size",
  "pageSize",
  "size",
];
const cursors = ["cursor", "after", "starting_after", "page_token", "pageToken"];

function waysToPage(names: ReadonlySet<string>): Ways {
  const among = (list: readonly string[]): string | undefined =>
    list.find((name) => names.has(name));
  const [offset, limit] = [among(["offset", "skip"]), among(limitNames)];
  const [page, cursor] = [among(["page"]), among(cursors)];
  const size = limit === undefined ? {} : { limit: `query.${limit}` };
  const ways: readonly (Way | undefined)[] = [
    offset !== undefined && limit !== undefined
      ? { strategy: "offset", request: { offset: `query.${offset}`, ...size } }
      : undefined,
    page === undefined
      ? undefined
      : { strategy: "page", request: { page: `query.${page}`, ...size } },
    cursor === undefined
      ? undefined
      : { strategy: "cursor", request: { cursor: `query.${cursor}`, ...size } },
  ];
  return { ways: ways.filter((way) => way !== undefined), size };
}

/** How pages are followed: by their links where they have any, for a service may count otherwise than a client does. */
function pagerOf({ ways, size }: Ways, { root, page }: RootedPage): PlainPager | undefined {
  const { items, total, next, previous, cursor, hasMore } = page;
  // Where there are two ways, nobody says which one is meant.
  const way = ways.length === 1 ? ways[0] : undefined;
  const isCounted = way?.strategy === "offset" || way?.strategy === "page";
  // The links of a part of something lead to what that part is by itself, unless the operation pages.
  const isPaged = ways.length > 0 || (root === "" && ("limit" in size || isPlainPage(page)));
  const isLinked = next?.kind === "link" ? isPaged : next?.kind === "text" && isCounted;
  const response = {
    items,
    ...(total !== undefined && { total }),
    ...(next !== undefined && { next: next.place }),
    ...(previous !== undefined && { previous }),
    ...(hasMore !== undefined && { hasMore }),
    ...(way?.strategy === "cursor" && !isLinked && cursor !== undefined && { cursor }),
  };
  if (isLinked) return { strategy: "link", request: way?.request ?? size, response };
  if (way === undefined || (way.strategy === "cursor" && cursor === undefined)) return undefined;
  return { ...way, response };
}

/** True if an answer is a page by itself: its list has a usual name, or it is told how long the whole is. */
function isPlainPage({ items, total }: PagePlaces): boolean {
  return total !== undefined || itemNames.some((name) => items === pointerTo(name));
}

function firstSuccess(answers: SourceNode | undefined): SourceNode | undefined {
  return answers
    ?.entries()
    .find(({ key }) => isSuccessStatus(key))
    ?.node.follow();
}

/** The schema of a success that has one in JSON. */
function answerSchema(success: SourceNode | undefined, reading: Reading): SourceNode | undefined {
  if (reading.version === "2.0") return success?.get("schema");
  const contents = success?.get("content")?.entries() ?? [];
  return contents.find(({ key }) => /[/+]json\b/.test(key))?.node.get("schema");
}
