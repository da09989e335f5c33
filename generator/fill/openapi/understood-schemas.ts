/** Schemas of which a part is not understood: without it a schema accepts more, but for some keywords, which then refuse more. */
import type { SourceNode } from "../sources/source-node.js";
import { type Told, type ToldEntry, toldIn, type ToldMap, toldMap } from "../told.js";
import { isKnownField } from "./fields.js";
import { isAnnotation, keywordKind } from "./schema-keywords.js";
import { notShown } from "./values.js";

/** True if a keyword makes a schema refuse some values. */
export function asserts(key: string): boolean {
  const kind = keywordKind(key);
  if (kind === undefined) return key.startsWith("$");
  return kind !== "ignored" && !isAnnotation(key);
}

/** The keywords that refuse values which other keywords do not name, with those; the last ones see all that stand around them. */
const closers = new Map<string, readonly string[] | "all">([
  ["additionalProperties", ["properties", "patternProperties"]],
  ["items", ["prefixItems"]],
  ["unevaluatedProperties", "all"],
  ["unevaluatedItems", "all"],
]);

/**
 * The schema with such keywords only where all that they depend on is known. `keys` are those of the source; `lost` tells whether
 * anything in the schema is not understood.
 */
export function withoutLooseClosers(
  told: ToldMap,
  { keys, lost }: { readonly keys: readonly string[]; readonly lost: boolean },
): ToldMap {
  if (!told.entries.some(({ key }) => closers.has(key))) return told;
  const isDoubtful = keys.some(isStrange);
  const isLoose = ({ key, value }: ToldEntry): boolean => {
    const needed = closers.get(key);
    if (needed === undefined) return false;
    if (needed === "all") return lost;
    const isClosed = value.kind === "scalar" && value.value === false;
    return (
      (isClosed && isDoubtful) ||
      needed.some((each) => keys.includes(each) && toldIn(told, each) === undefined)
    );
  };
  return toldMap(
    told.entries.map((each) => [each.key, isLoose(each) ? notShown(each.value.at) : each.value]),
    told.at,
  );
}

/** True if nobody knows what a key of a schema means, so that it may be a keyword that is misspelt. */
export function isStrange(key: string): boolean {
  return keywordKind(key) === undefined && !isKnownField(key) && !key.startsWith("$");
}

/** A schema in a place in which a value that it accepts is refused: `not shown` unless all of it is understood. */
export function exactly(
  node: SourceNode,
  read: (node: SourceNode) => Told,
  { count }: { readonly count: () => number },
): Told {
  const before = count();
  const told = read(node);
  return count() === before ? told : notShown(node.at);
}
