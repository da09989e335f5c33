/** Lists of values, and what several plain alternatives are together. */
import type { EnumSchema, JsonValue, Schema } from "../../model/schema.js";
import { nameOf } from "../names/words.js";
import type { EnumShape } from "./shape.js";
import { type Made, raw, unsayable } from "./shape-maker.js";

/** The shape of a list of values, null apart: one value is a constant, some texts or numbers are an enum. */
export function enumOf({ values, open }: EnumSchema): Made {
  const own = values.filter(({ kind }) => kind !== "null");
  const [first] = own;
  if (first === undefined) return open ? raw("any") : { kind: "constant", value: { kind: "null" } };
  if (own.length === 1 && !open) return { kind: "constant", value: first };
  if (own.every(({ kind }) => kind === "boolean") && !open)
    return { kind: "scalar", type: "boolean" };
  if (open && own.length < values.length) return raw("any");
  return textsOf(own, open) ?? numbersOf(own, open) ?? unsayable("its values are of several types");
}

function textsOf(values: readonly JsonValue[], isOpen: boolean): EnumShape | undefined {
  const texts = values.flatMap((each) => (each.kind === "string" ? [each.value] : []));
  if (texts.length < values.length) return undefined;
  return { kind: "enum", of: "string", isOpen, values: texts.map(named) };
}

function numbersOf(values: readonly JsonValue[], isOpen: boolean): EnumShape | undefined {
  const numbers = values.flatMap((each) => (each.kind === "number" ? [each.value] : []));
  if (numbers.length < values.length) return undefined;
  const of = !isOpen && numbers.every(Number.isInteger) ? "integer" : "number";
  return { kind: "enum", of, isOpen, values: numbers.map(named) };
}

function named<Value extends string | number>(value: Value) {
  return { name: nameOf(String(value)), value };
}

/** Types of which one alternative is as good as another: to tell them apart would be to guess. */
const plainTypes = ["string", "number", "boolean"] as const;

/** The alternatives of a union, those that are texts joined into one, and likewise numbers and booleans. */
export function withJoinedScalars(members: readonly Schema[]): readonly Schema[] {
  let joined = members;
  for (const type of plainTypes) {
    const alike = joined.filter((member) => isOf(member, type));
    const [first] = alike;
    if (first === undefined || alike.length === 1) continue;
    const one = joinedScalar(type, alike, first);
    joined = joined.flatMap((each) =>
      each === first ? [one] : alike.includes(each) ? [] : [each],
    );
  }
  return joined;
}

function isOf(schema: Schema, type: (typeof plainTypes)[number]): boolean {
  if (schema.kind !== "enum") return schema.kind === type;
  return schema.values.every(({ kind }) => kind === type || (kind === "null" && !schema.open));
}

/** Values beside a text of any kind are a list that may get more. */
function joinedScalar(
  type: (typeof plainTypes)[number],
  alike: readonly Schema[],
  { at }: Schema,
): Schema {
  const lists = alike.flatMap((each) => (each.kind === "enum" ? [each] : []));
  if (lists.length > 0 && type !== "boolean") {
    const byText = new Map(
      lists.flatMap(({ values }) => values).map((value) => [JSON.stringify(value), value]),
    );
    const open = lists.length < alike.length || lists.some((each) => each.open);
    const values = [...byText.values()].filter(({ kind }) => kind !== "null");
    return { kind: "enum", values, open, at };
  }
  const formats = new Set(alike.map((each) => ("format" in each ? each.format : undefined)));
  const [format] = formats.size === 1 ? formats : [];
  const common = format === undefined ? { at } : { format, at };
  if (type === "string") return { kind: "string", ...common };
  if (type === "boolean") return { kind: "boolean", at };
  const integer = alike.every((each) => each.kind === "number" && each.integer);
  return { kind: "number", integer, ...common };
}
