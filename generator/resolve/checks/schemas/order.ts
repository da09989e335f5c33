/** Named schemas in the order in which they lean on each other. */
import type { NamedSchema } from "../../../model/model.js";
import type { Schema } from "../../../model/schema.js";
import type { KnownNames } from "../known-names.js";

/**
 * Each named schema after those that it refers to, except where they refer to each other; so what is asked of one finds
 * its answer in those before it, and no question has to go down a long chain of references. `referred` has the names that
 * each refers to.
 */
export function dependenciesFirst(
  schemas: KnownNames["schemas"],
  referred: ReadonlyMap<Schema, readonly string[]>,
): readonly NamedSchema[] {
  const entered = new Set<string>();
  const ordered: NamedSchema[] = [];
  const waiting = [...schemas.values()].toReversed().map((named) => ({ named, isLeft: false }));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { named, isLeft } = next;
    if (isLeft) ordered.push(named);
    if (isLeft || entered.has(named.name)) continue;
    entered.add(named.name);
    waiting.push({ named, isLeft: true });
    for (const name of referred.get(named.schema) ?? []) {
      const target = schemas.get(name);
      if (target !== undefined) waiting.push({ named: target, isLeft: false });
    }
  }
  return ordered;
}
