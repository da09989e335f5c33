/**
 * Pairs by whole names: a source that names operations as a manifest does (groups, then the name) says which one it means.
 * Words decide, not their spelling: `savedBooks`, `saved_books` and `SavedBooks` are `saved-books`.
 */
import { grouped } from "../../model/grouped.js";
import type { ApiModel, Operation } from "../../model/model.js";
import { groupsBelow } from "../../model/walk.js";
import type { DescribedApi, DescribedOperation } from "../described-api.js";
import { joined } from "../new-manifest/id-words.js";
import { placedId } from "../new-manifest/placed-id.js";
import { withUsualVerb } from "./usual-verbs.js";

/** The described operation of each operation that has exactly one with its groups and its name, now or formerly. */
export function namedPairs(
  model: ApiModel,
  { operations }: Pick<DescribedApi, "operations">,
): ReadonlyMap<Operation, DescribedOperation> {
  const placed = operations.flatMap((described) => {
    const id = placedId(described);
    return id === undefined ? [] : [{ described, id }];
  });
  const pairs = new Map<Operation, DescribedOperation>();
  if (placed.length === 0) return pairs;
  const own = groupsBelow(model.groups).flatMap((group) =>
    group.operations.map((operation) => ({
      operation,
      now: `${group.id}.${operation.name}`,
      former: operation.formerly.map((name) => `${group.id}.${name}`),
    })),
  );
  const taken = new Set<DescribedOperation>();
  const pairBy = (
    keyOf: (id: string) => string,
    idsOf: (one: (typeof own)[number]) => readonly string[],
  ): void => {
    const theirs = grouped(placed, ({ id }) => keyOf(id));
    const wanted = own.flatMap((one) => idsOf(one).map((id) => ({ one, key: keyOf(id) })));
    const ours = grouped(wanted, ({ key }) => key);
    for (const [key, [only, another]] of ours) {
      const [partner, twin] = theirs.get(key) ?? [];
      if (only === undefined || another !== undefined) continue;
      if (partner === undefined || twin !== undefined) continue;
      if (pairs.has(only.one.operation) || taken.has(partner.described)) continue;
      pairs.set(only.one.operation, partner.described);
      taken.add(partner.described);
    }
  };
  pairBy(joined, ({ now }) => [now]);
  pairBy(joined, ({ former }) => former);
  pairBy(withUsualVerb, ({ now }) => [now]);
  return pairs;
}
