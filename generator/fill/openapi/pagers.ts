/** Ways to page of a description, stated or assumed, each named once. */
import type { SourceNode } from "../sources/source-node.js";
import { kebabCase } from "../../words.js";
import { freeId } from "./kebab-ids.js";
import { type Told, type ToldMap, toldMap, toldScalar } from "../told.js";

/** Anything with a place. */
type Placed = Pick<SourceNode, "at">;

/** A way to page, as plain texts. */
export interface PlainPager {
  readonly strategy: "offset" | "page" | "cursor" | "link";
  readonly request: Readonly<Record<string, string>>;
  readonly response: Readonly<Record<string, string>>;
}

/** The ways that were found so far. */
export interface Pagers {
  /** The name of a way to page; the same for the same way. */
  readonly nameOf: (pager: PlainPager, at: Placed, isStated?: boolean) => string;
  /** Those that are only assumed, as `pagination` of the service; undefined where there are none. */
  readonly told: (at: Placed) => ToldMap | undefined;
  /** Those that are stated, by name. */
  readonly stated: (at: Placed) => ToldMap | undefined;
}

/** Starts without any. */
export function pagersOf(): Pagers {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  const pagers = new Map<string, Told>();
  const stated = new Set<string>();
  const listed = (areStated: boolean, { at }: Placed): ToldMap | undefined => {
    const own = [...pagers].filter(([name]) => stated.has(name) === areStated);
    return own.length === 0 ? undefined : toldMap(own, at);
  };
  return {
    nameOf: (pager, at, isStated = false) => {
      const key = JSON.stringify(pager);
      const known = names.get(key);
      if (isStated && known !== undefined) stated.add(known);
      if (known !== undefined) return known;
      const name = freeId(nameFrom(pager), taken);
      names.set(key, name);
      if (isStated) stated.add(name);
      pagers.set(name, toldPager(pager, at));
      return name;
    },
    told: (node) => {
      const own = listed(false, node);
      return own && toldMap([["pagination", own]], node.at);
    },
    stated: (node) => listed(true, node),
  };
}

/** Texts that a name leaves out, because they are what the parts of all ways are usually called. */
const usual: ReadonlySet<string> = new Set([
  ...["query.offset", "query.page", "query.cursor"],
  ...["/items", "/next", "/next_cursor"],
]);

/**
 * `offset`, `page-per-page`, `cursor-after-data`: the strategy, and what is not called as usual. A name comes from its way
 * to page alone, so that no other operation, and no order of them, renames it.
 */
function nameFrom({ strategy, request, response }: PlainPager): string {
  const isOffset = strategy === "offset";
  const words = [...Object.values(request), ...Object.values(response)].map((text) =>
    usual.has(text) || (isOffset && text === "query.limit") ? "" : wordOf(text),
  );
  // Offsets go with a limit. A call that cannot say how long a page is, is the exception.
  const unsized = isOffset && request["limit"] === undefined ? "unsized" : "";
  return kebabCase([strategy, unsized, ...words].join(" "));
}

/** A list that is the whole answer has an empty pointer. */
function wordOf(text: string): string {
  return text === "" ? "list" : text.replace(/^query\./, "");
}

/** A way to page, as `pagination` of the service has it. */
export function toldPager({ strategy, request, response }: PlainPager, { at }: Placed): Told {
  const texts = (roles: Readonly<Record<string, string>>): Told =>
    toldMap(
      Object.entries(roles).map(([role, text]) => [role, toldScalar(text, at)] as const),
      at,
    );
  return toldMap(
    [
      ["strategy", toldScalar(strategy, at)],
      ["request", Object.keys(request).length === 0 ? toldScalar("none", at) : texts(request)],
      ["response", texts(response)],
    ],
    at,
  );
}
