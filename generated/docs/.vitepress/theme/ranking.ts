// Made by endpoint-manifest (docs) from its template theme/ranking.ts. Not to be edited: fill the manifest in and run generate.

/** The order of search results: exact names come first, whatever else contains the same words. */
import type { SearchResult } from "minisearch";

/** A section that was found. */
export interface Found {
  /** Its URL: a path with an anchor. */
  readonly href: string;
  readonly page: string;
  /** Id of the operation, if it is one. */
  readonly id: string;
  /** Method and path, if they are known. */
  readonly route: string;
  readonly title: string;
  /** Matching words of the index, for highlighting. */
  readonly terms: readonly string[];
}

/** Maximum number of results. */
const most = 24;

/** Words for the index, from a query that may be written as code: `topBooks`. */
export function queryText(query: string): string {
  return query.replace(/([a-z\d])([A-Z])/g, "$1 $2").replaceAll("_", " ");
}

/** Sorts the results. Results of the index come best first, and stay so where names do not decide. */
export function ranked(results: readonly SearchResult[], query: string): readonly Found[] {
  const wanted = query.trim();
  return results
    .map(foundOf)
    .map((found, place) => ({ found, place, rank: rankOf(found, wanted) }))
    .sort((one, other) => one.rank - other.rank || one.place - other.place)
    .slice(0, most)
    .map(({ found }) => found);
}

function foundOf({ id: href, title, titles, terms }: SearchResult): Found {
  const [page, id, route]: readonly unknown[] = Array.isArray(titles) ? titles : [];
  return {
    href: String(href),
    page: text(page),
    id: text(id),
    route: text(route),
    title: text(title),
    terms,
  };
}

/** The rank of a result, lower is better: exact names, then operations, then names that begin with the query or contain it. */
function rankOf({ title, id, route }: Found, query: string): number {
  const path = route.replace(/^\S+ /, "");
  const names = [title, id, route, path].filter((name) => name !== "");
  if (names.some((name) => name.toLowerCase() === query.toLowerCase())) return 0;
  const wanted = plain(query);
  const plainNames = names.map(plain);
  if (id !== "" && plainNames.includes(wanted)) return 1;
  // Operations that can be called are searched more often.
  if (id !== "" && plain(title).includes(wanted)) return route === "" ? 3 : 2;
  if (plainNames.includes(wanted)) return 4;
  if (plainNames.some((name) => name.startsWith(wanted))) return 5;
  return plainNames.some((name) => name.includes(wanted)) ? 6 : 7;
}

/** Letters and digits, and the characters that distinguish paths. */
function plain(name: string): string {
  return queryText(name)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}/{}]+/gu, " ")
    .trim();
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}
