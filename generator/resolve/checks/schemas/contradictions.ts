/** Schemas that contradict themselves: what is asked at once excludes itself, so that no value fits. */
import { type Diagnostic, diagnostic } from "../../../diagnostics/diagnostic.js";
import type { Schema } from "../../../model/schema.js";
import type { FindSchema } from "../../../model/schema-members.js";
import { type SourceRef, inside } from "../../../source-ref.js";
import type { Clash, Reading, Side } from "./clash.js";
import { clashesAmong } from "./clashes.js";
import { type Conjunct, meetingPlace } from "../../../model/conjuncts.js";
import { isNothing } from "./members.js";

/** The contradictions in the schemas of a model, each once. */
export function contradictions(
  schemas: readonly Schema[],
  reading: Reading,
): readonly Diagnostic[] {
  const inner = innerSchemas(schemas, reading);
  const found = new Map<string, Diagnostic>();
  for (const schema of schemas) {
    if (!canClash(schema, reading.find) || inner.has(schema)) continue;
    for (const clash of clashesAmong({ schema }, reading)) {
      const fault = contradiction(clash);
      const key = JSON.stringify([fault.at, restOf(clash)?.at ?? [fault.message, fault.related]]);
      if (!found.has(key)) found.set(key, fault);
    }
  }
  return [...found.values()];
}

/**
 * Only these say several things at once; whatever else leads to them need not be asked again. An object or an array by
 * itself says one thing of each member, and can only ask for one that it rules out.
 */
function canClash(schema: Schema, find: FindSchema): boolean {
  switch (schema.kind) {
    case "allOf":
      return true;
    case "object":
      return (
        schema.required.length > 0 &&
        (isNothing(schema.additional, find) ||
          schema.properties.some((property) => isNothing(property.schema, find)))
      );
    case "array":
      return isNothing(schema.items, find) || schema.prefix.some((item) => isNothing(item, find));
    default:
      return false;
  }
}

/** Returns the rule of an object for all undeclared properties, if the clash comes from that: one fault for all of them. */
function restOf({ sides }: Clash): Schema | undefined {
  for (const { conjunct } of sides) {
    for (let each: Conjunct | undefined = conjunct; each !== undefined; each = each.parent) {
      const owner = each.parent?.schema;
      if (owner?.kind === "object" && owner.additional === each.schema) return each.schema;
    }
  }
  return undefined;
}

/** Schemas that are looked at as parts of others, because they stand in an `allOf`. */
function innerSchemas(schemas: readonly Schema[], { find }: Reading): ReadonlySet<Schema> {
  const inner = new Set<Schema>();
  for (const schema of schemas) {
    if (schema.kind !== "allOf") continue;
    for (const member of schema.members) {
      inner.add(member);
      const target = member.kind === "reference" ? find(member.name) : undefined;
      if (target !== undefined) inner.add(target);
    }
  }
  return inner;
}

function contradiction({ where, sides }: Clash): Diagnostic {
  const [one, other] = sides;
  const place = where.length === 0 ? "" : ` of ${where.join(" → ")}`;
  const { at } = meetingPlace(one.conjunct, other.conjunct);
  const related = sides
    .map((side) => ({ message: side.says, at: placeOf(side) }))
    .filter((side) => !isSamePlace(side.at, at));
  return diagnostic("contradictory-schema", {
    at,
    message: `no value${place} fits both: ${one.says}, and ${other.says}`,
    help: "correct one of the two, or take the schema apart with `anyOf` where either may hold",
    ...(related.length > 0 && { related }),
  });
}

function placeOf({ conjunct, key }: Side): SourceRef {
  const { at } = conjunct.schema;
  return key === undefined ? at : inside(at, key);
}

function isSamePlace(one: SourceRef, other: SourceRef): boolean {
  return one.file === other.file && JSON.stringify(one.path) === JSON.stringify(other.path);
}
