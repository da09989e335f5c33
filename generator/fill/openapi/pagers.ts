/** Ways to page of a description, stated or assumed, each named once. */
import type { SourceNode } from "../sources/source-node.js";
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
      const count = [...pagers.keys()].filter((each) => each.startsWith(pager.strategy)).length;
      const name = count === 0 ? pager.strategy : `${pager.strategy}-${count + 1}`;
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
