/** Chains of references that are longer than tools can follow. */
import { type Diagnostic, diagnostic } from "../../../diagnostics/diagnostic.js";
import type { NamedSchema } from "../../../model/model.js";
import type { Schema } from "../../../model/schema.js";
import { childrenOf } from "../../../model/walk.js";

/** Compilers follow the name of a type to the next one by recursion: some hundreds exhaust them, a few dozens are read by nobody. */
const longest = 200;

/**
 * Chains over too many named schemas without a property in between; properties are looked at only when they are used.
 * Each is reported where it gets too long, and is taken as mended there: a chain of a thousand is several faults.
 * `ordered` has each schema after those that it refers to.
 */
export function longChains(ordered: readonly NamedSchema[]): readonly Diagnostic[] {
  const lengths = new Map<string, number>();
  const diagnostics: Diagnostic[] = [];
  for (const { name, schema } of ordered) {
    // What leads back is not known yet, and makes a chain no longer.
    const further = referencesIn(schema).map((target) => lengths.get(target) ?? 0);
    const length = further.reduce((most, each) => Math.max(most, each), 0) + 1;
    if (length > longest) diagnostics.push(tooLong(name, schema, length));
    lengths.set(name, length > longest ? 1 : length);
  }
  return diagnostics;
}

function tooLong(name: string, schema: Schema, length: number): Diagnostic {
  return diagnostic("long-reference-chain", {
    at: schema.at,
    message: `\`${name}\` begins a chain of ${length} schemas, more than ${longest}`,
    help: "let it refer to the schema at the end of the chain",
  });
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
