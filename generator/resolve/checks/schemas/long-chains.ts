/** Chains of references that are longer than tools can follow. */
import { type Diagnostic, diagnostic } from "../../../diagnostics/diagnostic.js";
import type { NamedSchema } from "../../../model/model.js";
import type { Schema } from "../../../model/schema.js";
import { childrenOf } from "../../../model/walk.js";
import type { KnownNames } from "../known-names.js";

/** Compilers follow the name of a type to the next one by recursion: some hundreds exhaust them, a few dozens are read by nobody. */
const longest = 200;

/**
 * Chains over too many named schemas without a property in between; properties are looked at only when they are used.
 * `ordered` has each schema after those that it refers to.
 */
export function longChains(
  { schemas }: KnownNames,
  ordered: readonly NamedSchema[],
): readonly Diagnostic[] {
  const lengths = new Map<string, number>();
  const next = new Map<string, readonly string[]>();
  for (const { name, schema } of ordered) {
    const targets = referencesIn(schema);
    next.set(name, targets);
    // What leads back is not known yet, and makes a chain no longer.
    const further = targets.map((target) => lengths.get(target) ?? 0);
    lengths.set(name, further.reduce((most, each) => Math.max(most, each), 0) + 1);
  }
  const isLong = (name: string): boolean => (lengths.get(name) ?? 0) > longest;
  const inner = new Set([...next].flatMap(([name, targets]) => (isLong(name) ? targets : [])));
  return [...schemas.values()].flatMap(({ name, schema }) =>
    !isLong(name) || inner.has(name)
      ? []
      : [
          diagnostic("long-reference-chain", {
            at: schema.at,
            message: `\`${name}\` begins a chain of ${lengths.get(name)} schemas, more than ${longest}`,
            help: "let it refer to the schema at the end of the chain",
          }),
        ],
  );
}

/** Names that a schema refers to otherwise than in a property. */
function referencesIn(schema: Schema): readonly string[] {
  if (schema.kind === "reference") return [schema.name];
  if (schema.kind === "object")
    return [...schema.patternProperties.map((each) => each.schema), schema.additional].flatMap(
      referencesIn,
    );
  return childrenOf(schema).flatMap(referencesIn);
}
