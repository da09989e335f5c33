/** The changes of the values that a schema accepts: the types that the parts of a comparison pass to each other. */
import type { FindSchema } from "../model/schema-members.js";
import type { Schema } from "../model/schema.js";
import type { Shared } from "../model/shared.js";

/** Where two schemas differ. */
export interface SchemaShift {
  readonly kind: ShiftKind;
  /** Names and keywords that lead there: `["items", "title"]`. */
  readonly place: readonly string[];
  /** In a few words: `string → integer`. */
  readonly words: string;
  /** Left out = both: a field that is read-only is never sent, one that is write-only never answered. */
  readonly only?: "sent" | "answered";
}

/**
 * `narrowed` = fewer values than before, `widened` = more, `changed` = others; `added` and `removed` = a field that may
 * be there; `defaulted` = another default; `withdrawn` = no longer shown. What was not shown before is no shift: nobody relied on it.
 */
export type ShiftKind =
  "narrowed" | "widened" | "changed" | "added" | "removed" | "defaulted" | "withdrawn";

/** The named schemas of both sides, and what came of those of two names that were compared. */
export interface ShiftScope {
  readonly before: FindSchema;
  readonly after: FindSchema;
  /** By the two names as JSON; filled in on the way, so that each pair is compared once, however many ways lead there. */
  readonly compared: Map<string, readonly SchemaShift[]>;
  /** True if two names of shared parts are of one part, which may have been renamed. */
  readonly isSamePart: (kind: keyof Shared, before: string, after: string) => boolean;
}

/** Compares two schemas that stand at one place. */
export type CompareSchemas = (
  before: Schema,
  after: Schema,
  scope: ShiftScope,
) => readonly SchemaShift[];

/** The same shifts, seen from a place further out. */
export function below(
  step: string,
  shifts: readonly SchemaShift[],
  only?: SchemaShift["only"],
): readonly SchemaShift[] {
  return shifts.map((shift) => ({
    ...shift,
    place: [step, ...shift.place],
    ...(only !== undefined && { only }),
  }));
}
