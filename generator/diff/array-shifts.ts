/** The changes of the arrays that a schema accepts. */
import { sameValue } from "../changes/lists.js";
import type { ArraySchema } from "../model/schema.js";
import { boundShifts } from "./bound-shifts.js";
import { changeWords } from "./model-words.js";
import { below, type CompareSchemas, type SchemaShift, type ShiftScope } from "./schema-shift.js";

/** Compares two schemas of arrays; `compare` looks into their items. */
export function arrayShifts(
  before: ArraySchema,
  after: ArraySchema,
  scope: ShiftScope,
  compare: CompareSchemas,
): readonly SchemaShift[] {
  const length = Math.max(before.prefix.length, after.prefix.length);
  const prefix = [...Array(length).keys()].flatMap((index) =>
    below(
      String(index),
      // Behind the prefix an item is like all others.
      compare(before.prefix[index] ?? before.items, after.prefix[index] ?? after.items, scope),
    ),
  );
  return [
    ...prefix,
    ...below("items", compare(before.items, after.items, scope)),
    ...boundShifts(before, after, { lower: ["minItems"], upper: ["maxItems"] }),
    ...unique(before, after),
    ...contained(before, after),
  ];
}

function unique(before: ArraySchema, after: ArraySchema): readonly SchemaShift[] {
  const [was, is] = [before.uniqueItems === true, after.uniqueItems === true];
  if (was === is) return [];
  return [{ kind: is ? "narrowed" : "widened", place: [], words: `uniqueItems ${was} → ${is}` }];
}

function contained(before: ArraySchema, after: ArraySchema): readonly SchemaShift[] {
  const parts = ({ contains, minContains, maxContains, unevaluatedItems }: ArraySchema) => ({
    ...{ contains, minContains, maxContains, unevaluatedItems },
  });
  if (sameValue(parts(before), parts(after))) return [];
  return [
    { kind: "changed", place: ["contains"], words: changeWords(before.contains, after.contains) },
  ];
}
