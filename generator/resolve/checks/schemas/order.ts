/** Named schemas in the order in which they lean on each other. */
import type { NamedSchema } from "../../../model/model.js";
import type { Schema } from "../../../model/schema.js";
import { schemasIn } from "../../../model/walk.js";
import type { KnownNames } from "../known-names.js";

/**
 * Each named schema after those that it refers to, except where they refer to each other; so what is asked of one finds
 * its answer in those before it, and no question has to go down a long chain of references.
 */
export function dependenciesFirst(schemas: KnownNames["schemas"]): readonly NamedSchema[] {
  const entered = new Set<string>();
  const ordered: NamedSchema[] = [];
  const waiting = [...schemas.values()].toReversed().map((named) => ({ named, isLeft: false }));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { named, isLeft } = next;
    if (isLeft) ordered.push(named);
    if (isLeft || entered.has(named.name)) continue;
    entered.add(named.name);
    waiting.push({ named, isLeft: true });
    for (const name of referredNames(named.schema)) {
      const target = schemas.get(name);
      if (target !== undefined) waiting.push({ named: target, isLeft: false });
    }
  }
  return ordered;
}

function referredNames(schema: Schema): readonly string[] {
  return [...schemasIn(schema)].flatMap((each) => (each.kind === "reference" ? [each.name] : []));
}
