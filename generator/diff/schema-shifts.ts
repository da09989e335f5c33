/** Compares two schemas by the values that they accept: keyword by keyword, and cautiously where that cannot be told. */
import { sameValue } from "../changes/lists.js";
import type { JsonValue, Schema } from "../model/schema.js";
import { arrayShifts } from "./array-shifts.js";
import { boundShifts, formatShifts, numberBoundShifts } from "./bound-shifts.js";
import { changeWords, wordsOf } from "./model-words.js";
import { objectShifts } from "./object-shifts.js";
import type { SchemaShift, ShiftKind, ShiftScope } from "./schema-shift.js";
import { unreachable } from "../unreachable.js";

/** Returns the changes of the values at one place. A named schema is not looked into where both refer to it by one name. */
export function schemaShifts(
  before: Schema,
  after: Schema,
  scope: ShiftScope,
): readonly SchemaShift[] {
  if (before.kind === "notShown") return [];
  if (after.kind === "notShown") return [whole("withdrawn", before, after)];
  const [old, now] = [onlyMember(before), onlyMember(after)];
  if (old !== before || now !== after) return schemaShifts(old, now, scope);
  if (before.kind === "reference" || after.kind === "reference") {
    return throughReferences(before, after, scope);
  }
  const values =
    before.kind === after.kind ? ofOneKind(before, after, scope) : ofTwoKinds(before, after, scope);
  return [...values, ...defaultShifts(before, after)];
}

/** A default that was not written, or is not any more, tells nothing. */
function defaultShifts(before: Schema, after: Schema): readonly SchemaShift[] {
  if (before.default === undefined || after.default === undefined) return [];
  if (sameValue(before.default, after.default)) return [];
  const words = `default ${wordsOf(before.default)} → ${wordsOf(after.default)}`;
  return [{ kind: "defaulted", place: [], words }];
}

/** All of one, or any of one, is that one. */
function onlyMember(schema: Schema): Schema {
  if (schema.kind !== "allOf" && schema.kind !== "anyOf" && schema.kind !== "oneOf") return schema;
  const [member] = schema.members;
  return member !== undefined && schema.members.length === 1 ? onlyMember(member) : schema;
}

function whole(kind: ShiftKind, before: Schema, after: Schema): SchemaShift {
  return { kind, place: [], words: changeWords(before, after) };
}

function throughReferences(
  before: Schema,
  after: Schema,
  scope: ShiftScope,
): readonly SchemaShift[] {
  const names = [before, after].map((each) => (each.kind === "reference" ? each.name : ""));
  if (names[0] === names[1]) return [];
  const pair = JSON.stringify(names);
  const known = scope.compared.get(pair);
  if (known !== undefined) return known.slice(0, 1).map(({ kind }) => whole(kind, before, after));
  const old = before.kind === "reference" ? scope.before(before.name) : before;
  const now = after.kind === "reference" ? scope.after(after.name) : after;
  if (old === undefined || now === undefined) return [];
  // What is found of an inline schema holds for its place alone.
  const isNamed = before.kind === after.kind;
  if (isNamed) scope.compared.set(pair, []);
  const shifts = schemaShifts(old, now, scope);
  if (isNamed) scope.compared.set(pair, shifts);
  return shifts;
}

function ofOneKind(before: Schema, after: Schema, scope: ShiftScope): readonly SchemaShift[] {
  switch (before.kind) {
    case "string":
      return after.kind === "string"
        ? [
            ...formatShifts(before, after, [
              "format",
              "pattern",
              "contentEncoding",
              "contentMediaType",
            ]),
            ...boundShifts(before, after, { lower: ["minLength"], upper: ["maxLength"] }),
          ]
        : [];
    case "number":
      return after.kind === "number" ? numberShifts(before, after) : [];
    case "enum":
      return after.kind === "enum" ? enumShifts(before, after) : [];
    case "array":
      return after.kind === "array" ? arrayShifts(before, after, scope, schemaShifts) : [];
    case "object":
      return after.kind === "object" ? objectShifts(before, after, scope, schemaShifts) : [];
    case "allOf":
      return after.kind === "allOf"
        ? alternatives(before.members, after.members, scope, { more: "narrowed", fewer: "widened" })
        : [];
    case "anyOf":
    case "oneOf":
      return after.kind === before.kind
        ? alternatives(before.members, after.members, scope, { more: "widened", fewer: "narrowed" })
        : [];
    case "not":
    case "conditional":
      return sameValue(before, after) ? [] : [whole("changed", before, after)];
    case "any":
    case "never":
    case "boolean":
    case "null":
    case "notShown":
    case "reference":
      return [];
    default:
      return unreachable(before);
  }
}

function numberShifts(
  before: Extract<Schema, { kind: "number" }>,
  after: Extract<Schema, { kind: "number" }>,
): readonly SchemaShift[] {
  const type =
    before.integer === after.integer
      ? []
      : [whole(after.integer ? "narrowed" : "widened", before, after)];
  return [
    ...type,
    ...formatShifts(before, after, ["format", "multipleOf"]),
    ...numberBoundShifts(before, after),
  ];
}

/** A list that was merely observed was never complete: what it did not name is filled in, not added. */
function enumShifts(
  before: Extract<Schema, { kind: "enum" }>,
  after: Extract<Schema, { kind: "enum" }>,
): readonly SchemaShift[] {
  const lacking = (values: readonly JsonValue[], others: readonly JsonValue[]) =>
    values.filter((value) => !others.some((other) => sameValue(value, other)));
  const added = before.open ? [] : lacking(after.values, before.values);
  const removed = after.open ? [] : lacking(before.values, after.values);
  const shift = (kind: ShiftKind, sign: string, values: readonly JsonValue[]): SchemaShift => ({
    ...{ kind, place: [] },
    words: values.map((value) => `${sign}${wordsOf(value)}`).join(", "),
  });
  return [
    ...(removed.length === 0 ? [] : [shift("narrowed", "without ", removed)]),
    ...(added.length === 0 ? [] : [shift("widened", "also ", added)]),
    ...(after.open && !before.open ? [shift("withdrawn", "", after.values)] : []),
  ];
}

/** One schema against another of another kind, each taken for the alternatives that it gives. */
function ofTwoKinds(before: Schema, after: Schema, scope: ShiftScope): readonly SchemaShift[] {
  if (isWithin(after, before)) return [whole("narrowed", before, after)];
  if (isWithin(before, after)) return [whole("widened", before, after)];
  const [old, now] = [alternativesOf(before), alternativesOf(after)];
  if (old.length === 1 && now.length === 1) return [whole("changed", before, after)];
  return alternatives(old, now, scope, { more: "widened", fewer: "narrowed" });
}

function alternativesOf(schema: Schema): readonly Schema[] {
  return schema.kind === "anyOf" || schema.kind === "oneOf" ? schema.members : [schema];
}

/** Members are the same if nothing shifts between them; a single one that is left on both sides is one that changed. */
function alternatives(
  before: readonly Schema[],
  after: readonly Schema[],
  scope: ShiftScope,
  { more, fewer }: { readonly more: ShiftKind; readonly fewer: ShiftKind },
): readonly SchemaShift[] {
  const rest = [...after];
  const gone = before.filter((old) => {
    const match = rest.findIndex((now) => isEqual(old, now, scope));
    if (match !== -1) rest.splice(match, 1);
    return match === -1;
  });
  const [old] = gone;
  const [now] = rest;
  if (old !== undefined && now !== undefined && gone.length === 1 && rest.length === 1) {
    return schemaShifts(old, now, scope);
  }
  // What was not shown may be what is shown now.
  const isFilled = gone.some(({ kind }) => kind === "notShown");
  const isWithdrawn = rest.some(({ kind }) => kind === "notShown");
  const removed = gone.filter(({ kind }) => kind !== "notShown");
  const added = rest.filter(({ kind }) => kind !== "notShown");
  return [
    ...removed.map((each): SchemaShift => ({
      kind: isWithdrawn ? "withdrawn" : fewer,
      place: [],
      words: `without ${wordsOf(each)}`,
    })),
    ...(isFilled
      ? []
      : added.map((each): SchemaShift => ({
          kind: more,
          place: [],
          words: `also ${wordsOf(each)}`,
        }))),
  ];
}

function isEqual(before: Schema, after: Schema, scope: ShiftScope): boolean {
  if (before.kind === "notShown") return after.kind === "notShown";
  return schemaShifts(before, after, scope).length === 0;
}

/** True if it is plain that all values of one schema are values of another one of another kind. */
function isWithin(small: Schema, large: Schema): boolean {
  if (large.kind === "any" || small.kind === "never") return true;
  if (small.kind !== "enum" || small.open) return false;
  return small.values.every((value) => {
    if (value.kind !== large.kind) return false;
    if (large.kind === "number" && value.kind === "number") {
      return !large.integer || Number.isInteger(value.value);
    }
    return large.kind === "string" || large.kind === "boolean" || large.kind === "null";
  });
}
