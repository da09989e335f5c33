/** The slots of schemas: each place in which a schema stands, or could stand. */
import type { Certain, SourceIds } from "./known.js";
import type { JsonValue, Schema } from "./schema.js";
import type { FindSchema } from "./schema-members.js";
import { type FactSlot, keyPlace, notShownSlot, type SlotKind, slotOf } from "./slot.js";
import { childrenOf } from "./walk.js";

/** A schema that something else holds, with all in it. */
export function schemaFactSlots(kind: SlotKind, fact: Certain<Schema>): readonly FactSlot[] {
  const inside = fact.state === "known" ? slotsInside(fact.value, fact.sources) : [];
  return [slotOf(kind, fact), ...inside];
}

/** A schema with all in it. Keywords other than those that hold schemas are no slots: left out, they mean "no constraint". */
export function schemaSlots(
  kind: SlotKind,
  schema: Schema,
  sources: SourceIds,
): readonly FactSlot[] {
  const { at } = schema;
  if (schema.kind === "notShown") return [notShownSlot(kind, at)];
  return [{ kind, state: "known", at, sources }, ...slotsInside(schema, sources)];
}

/**
 * Properties, what may be beside them, items, members of unions and so on: one slot for each place. The model also has
 * schemas that were made to tell keywords apart that stand side by side; these have no place of their own.
 */
function slotsInside(schema: Schema, sources: SourceIds): readonly FactSlot[] {
  const values = schema.kind === "enum" ? valueSlots(schema, sources) : [];
  const children = childrenOf(schema).filter((child) => !isMadeCondition(child, schema));
  const inside = children.flatMap((child) =>
    isPart(child, schema) ? slotsInside(child, sources) : schemaSlots("fields", child, sources),
  );
  return [...values, ...inside];
}

/** True if more values may come than a list has; a single value that is not open is a constant, and no list. */
function valueSlots(
  { values, open, at }: Extract<Schema, { kind: "enum" }>,
  sources: SourceIds,
): readonly FactSlot[] {
  if (open) return [notShownSlot("fields", keyPlace(at))];
  return values.length === 1 ? [] : [{ kind: "fields", state: "known", at, sources }];
}

/** True if a schema is what its parent says, or a part of that, and not a place below it. */
function isPart(child: Schema, parent: Schema): boolean {
  const depth = parent.at.path.length;
  const { path } = child.at;
  return path.length === depth || (path.length === depth + 1 && path[depth] === "$ref");
}

/** Keywords such as `properties` without a `type` hold under a condition that nobody wrote: "if it is an object". */
function isMadeCondition(child: Schema, parent: Schema): boolean {
  return parent.kind === "conditional" && child === parent.condition && isPart(child, parent);
}

/** True if it is known that a value has no parts, so that there is only one way to write it into a request. */
export function isSingleValue(schema: Certain<Schema>, find: FindSchema): boolean {
  return schema.state === "known" && isSingle(schema.value, find, new Map());
}

/** `known` is what was found of named schemas; what stands in itself is not known to end in single values. */
function isSingle(schema: Schema, find: FindSchema, known: Map<string, boolean>): boolean {
  switch (schema.kind) {
    case "string":
    case "number":
    case "boolean":
    case "null":
    case "never":
      return true;
    case "enum":
      return schema.values.every(isScalar);
    case "allOf":
      return schema.members.some((member) => isSingle(member, find, known));
    case "anyOf":
    case "oneOf":
      return schema.members.every((member) => isSingle(member, find, known));
    case "reference": {
      const { name } = schema;
      const found = known.get(name);
      if (found !== undefined) return found;
      const target = find(name);
      known.set(name, false);
      known.set(name, target !== undefined && isSingle(target, find, known));
      return known.get(name) === true;
    }
    case "any":
    case "notShown":
    case "array":
    case "object":
    case "not":
    case "conditional":
      return false;
  }
}

function isScalar({ kind }: JsonValue): boolean {
  return kind !== "array" && kind !== "object";
}
