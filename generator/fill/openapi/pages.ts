/** Pagination, which OpenAPI has no words for: assumed where parameters and answers make it plain, and never told as a fact. */
import type { SourceNode } from "../sources/source-node.js";
import { type ToldMap, toldMap, toldScalar } from "../told.js";
import { fieldsThrough, pageIn, type PagePlaces, pointer } from "./page-places.js";
import type { AssumedPager, Pagers } from "./pagers.js";
import type { ListedParameter } from "./parameter-lists.js";
import type { Reading } from "./reading.js";

/** What of an operation tells of pages. */
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
  const found = wayToPage(new Set(query));
  const roots = found === undefined ? [] : pagesOf(answerSchema(answers, reading));
  const [first] = roots;
  if (found === undefined || first === undefined) return undefined;
  const pager = pagerOf(found, first.page);
  if (pager === undefined) return undefined;
  const same = roots.filter(
    ({ page }) => JSON.stringify(pagerOf(found, page)) === JSON.stringify(pager),
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
      return ["root", root === "" ? undefined : toldScalar(pointer(root), at)];
    }
    const all = pages.map(({ root }) => [root, toldScalar(pointer(root), at)] as const);
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

type Way = Pick<AssumedPager, "strategy" | "request">;

const limits = ["limit", "count", "per_page", "perPage", "page_size", "pageSize", "size"];
const cursors = ["cursor", "after", "starting_after", "page_token", "pageToken"];

function wayToPage(names: ReadonlySet<string>): Way | undefined {
  const among = (list: readonly string[]): string | undefined =>
    list.find((name) => names.has(name));
  const [offset, limit] = [among(["offset", "skip"]), among(limits)];
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
  const plain = ways.filter((way) => way !== undefined);
  // Where there are two ways, nobody says which one is meant.
  return plain.length === 1 ? plain[0] : undefined;
}

function pagerOf(way: Way, { at: _, ...places }: PagePlaces): AssumedPager | undefined {
  const { cursor, ...others } = places;
  if (way.strategy !== "cursor") return { ...way, response: others };
  return cursor === undefined ? undefined : { ...way, response: { ...others, cursor } };
}

/** The schema of the first success that has one in JSON. */
function answerSchema(answers: SourceNode | undefined, reading: Reading): SourceNode | undefined {
  const success = answers
    ?.entries()
    .find(({ key }) => key.startsWith("2"))
    ?.node.follow();
  if (reading.version === "2.0") return success?.get("schema");
  const contents = success?.get("content")?.entries() ?? [];
  return contents.find(({ key }) => /[/+]json\b/.test(key))?.node.get("schema");
}
