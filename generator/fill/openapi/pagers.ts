/** Ways to page that are assumed of a description, each named once. */
import type { SourceNode } from "../sources/source-node.js";
import { type Told, type ToldMap, toldMap, toldScalar } from "../told.js";

/** A way to page, as plain texts. */
export interface PlainPager {
  readonly strategy: "offset" | "page" | "cursor" | "link";
  readonly request: Readonly<Record<string, string>>;
  readonly response: Readonly<Record<string, string>>;
}

/** The ways that were found so far. */
export interface Pagers {
  /** The name of a way to page; the same for the same way. */
  readonly nameOf: (pager: PlainPager, at: SourceNode) => string;
  /** All of them, as `pagination` of the service; undefined where there are none. */
  readonly told: (at: SourceNode) => ToldMap | undefined;
}

/** Starts without any. */
export function pagersOf(): Pagers {
  const names = new Map<string, string>();
  const pagers = new Map<string, Told>();
  return {
    nameOf: (pager, at) => {
      const key = JSON.stringify(pager);
      const known = names.get(key);
      if (known !== undefined) return known;
      const count = [...pagers.keys()].filter((each) => each.startsWith(pager.strategy)).length;
      const name = count === 0 ? pager.strategy : `${pager.strategy}-${count + 1}`;
      names.set(key, name);
      pagers.set(name, toldPager(pager, at));
      return name;
    },
    told: ({ at }) =>
      pagers.size === 0 ? undefined : toldMap([["pagination", toldMap(pagers, at)]], at),
  };
}

/** A way to page, as `pagination` of the service has it. */
export function toldPager({ strategy, request, response }: PlainPager, { at }: SourceNode): Told {
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
