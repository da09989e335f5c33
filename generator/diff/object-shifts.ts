/** The changes of the objects that a schema accepts: their fields, the required ones, and other properties. */
import { sameValue } from "../changes/lists.js";
import type { ObjectSchema, Schema } from "../model/schema.js";
import { boundShifts } from "./bound-shifts.js";
import { wordsOf } from "./model-words.js";
import { below, type CompareSchemas, type SchemaShift, type ShiftScope } from "./schema-shift.js";

const directions = ["sent", "answered"] as const;

/** Compares two schemas of objects; `compare` looks into their fields. */
export function objectShifts(
  before: ObjectSchema,
  after: ObjectSchema,
  scope: ShiftScope,
  compare: CompareSchemas,
): readonly SchemaShift[] {
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  const names = new Set([...old.keys(), ...now.keys()]);
  return [
    ...[...names].flatMap((name) => {
      const [was, is] = [old.get(name), now.get(name)];
      if (was !== undefined && is !== undefined) return fieldShifts(name, was, is, scope, compare);
      if (is !== undefined) return addedField(name, is, before);
      return was === undefined ? [] : removedField(name, was, after);
    }),
    ...requiredShifts(before, after, names),
    ...below("(others)", compare(before.additional, after.additional, scope)),
    ...boundShifts(before, after, { lower: ["minProperties"], upper: ["maxProperties"] }),
    ...rarerShifts(before, after),
  ];
}

function fieldsOf({ properties }: ObjectSchema): ReadonlyMap<string, Schema> {
  return new Map(properties.map(({ name, schema }) => [name, schema]));
}

function fieldShifts(
  name: string,
  before: Schema,
  after: Schema,
  scope: ShiftScope,
  compare: CompareSchemas,
): readonly SchemaShift[] {
  const [was, is] = [sideOf(before), sideOf(after)];
  const isCommon = was === undefined || is === undefined || was === is;
  return [
    ...(isCommon ? below(name, compare(before, after, scope), is ?? was) : []),
    ...directions.flatMap((direction): readonly SchemaShift[] => {
      const went = was === undefined || was === direction;
      const goes = is === undefined || is === direction;
      if (went === goes) return [];
      const words = is === undefined ? "goes both ways" : `only ${is}`;
      return below(name, [{ kind: goes ? "added" : "removed", place: [], words }], direction);
    }),
  ];
}

/** A field that must be there is told where it became so. */
function addedField(name: string, field: Schema, before: ObjectSchema): readonly SchemaShift[] {
  if (before.additional.kind === "notShown") return [];
  return below(name, [{ kind: "added", place: [], words: wordsOf(field) }], sideOf(field));
}

function removedField(name: string, field: Schema, after: ObjectSchema): readonly SchemaShift[] {
  const kind = after.additional.kind === "notShown" ? "withdrawn" : "removed";
  return below(name, [{ kind, place: [], words: `was ${wordsOf(field)}` }], sideOf(field));
}

/** Which names must be there. Of a field that went altogether nothing more is to be said. */
function requiredShifts(
  before: ObjectSchema,
  after: ObjectSchema,
  names: ReadonlySet<string>,
): readonly SchemaShift[] {
  const [old, now] = [new Set(before.required), new Set(after.required)];
  const fields = fieldsOf(after);
  const wasDeclared = fieldsOf(before);
  return [...new Set([...old, ...now])].flatMap((name): readonly SchemaShift[] => {
    if (old.has(name) === now.has(name)) return [];
    const field = fields.get(name);
    const isGone = field === undefined && names.has(name);
    const isFilled = !wasDeclared.has(name) && before.additional.kind === "notShown";
    if (isGone || isFilled) return [];
    const shift: SchemaShift = now.has(name)
      ? { kind: "narrowed", place: [], words: "optional → required" }
      : { kind: "widened", place: [], words: "required → optional" };
    return below(name, [shift], field && sideOf(field));
  });
}

function sideOf({ readOnly, writeOnly }: Schema): SchemaShift["only"] {
  if (readOnly === true) return "answered";
  return writeOnly === true ? "sent" : undefined;
}

/** Keywords of which it cannot be told whether they accept more or less. */
function rarerShifts(before: ObjectSchema, after: ObjectSchema): readonly SchemaShift[] {
  const keywords = [
    ...(["patternProperties", "propertyNames", "dependentRequired"] as const),
    ...(["dependentSchemas", "discriminator", "unevaluatedProperties"] as const),
  ];
  return keywords
    .filter((keyword) => !sameValue(before[keyword], after[keyword]))
    .map((keyword) => ({ kind: "changed", place: [keyword], words: `other ${keyword}` }));
}
