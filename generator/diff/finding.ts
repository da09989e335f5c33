/** The findings at one subject before their audience is known, and how shifts of schemas become findings. */
import type { Certain } from "../model/known.js";
import type { Schema } from "../model/schema.js";
import { changeWords } from "./model-words.js";
import type { Direction } from "./reach.js";
import type { Impact, RuleName } from "./rules.js";
import type { SchemaShift, ShiftScope } from "./schema-shift.js";
import { schemaShifts } from "./schema-shifts.js";

/** An impact whose subject is still to be named. */
export interface Finding extends Omit<Impact, "subject" | "uses"> {
  /** Set where it is of a shared part, which it is told of: `part` is where its user has it. */
  readonly ofShared?: SharedPart;
}

/** A shared part, and what of it. */
export interface SharedPart {
  /** As facts name it: `response not-found`. */
  readonly subject: string;
  /** The way below it; empty = itself. */
  readonly part: string;
}

/** A finding with the words of a change. */
export function finding(
  rule: RuleName,
  part: string,
  change: { readonly before: unknown; readonly after: unknown } | string,
): Finding {
  const words = typeof change === "string" ? change : changeWords(change.before, change.after);
  return { rule, part, words };
}

/** Compares the schemas of one place: what is shown of neither, or was not shown, breaks nobody by itself. */
export function schemaFindings(
  before: Certain<Schema>,
  after: Certain<Schema>,
  {
    direction,
    part,
    scope,
  }: { readonly direction: Direction; readonly part: string; readonly scope: ShiftScope },
): readonly Finding[] {
  if (before.state === "notShown") return [];
  if (after.state === "notShown") {
    return [finding(`${direction}-withdrawn`, part, "not shown any more")];
  }
  return shiftFindings(schemaShifts(before.value, after.value, scope), direction, part);
}

/** Shifts as findings of one direction; those of fields that do not go that way are left out. */
export function shiftFindings(
  shifts: readonly SchemaShift[],
  direction: Direction,
  part: string,
): readonly Finding[] {
  return shifts
    .filter(({ only }) => only === undefined || only === direction)
    .map(({ kind, place, words }) =>
      finding(
        `${direction}-${kind}`,
        [part, ...place].filter((step) => step !== "").join("."),
        words,
      ),
    );
}
