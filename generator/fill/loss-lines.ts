/** The parts that were not taken over, for people: one line for all that are left out for one reason. */
import { visible } from "../diagnostics/visible.js";
import { grouped } from "../model/grouped.js";
import type { SourceLoss } from "./described-api.js";
import type { SourcePlace } from "./told.js";

/** The lines, in the order in which each kind of loss comes first. */
export function lossLines(
  losses: readonly SourceLoss[],
  placeOf: (at: SourcePlace) => string,
): readonly string[] {
  const kinds = grouped(losses, ({ what, why }) => JSON.stringify([kindOf(what), why]));
  return [...kinds.values()].flatMap((own) => {
    const [first, ...others] = own;
    if (first === undefined) return [];
    const more = others.length === 0 ? "" : ` (and ${others.length} more)`;
    return [`${placeOf(first.at)}${more}: ${visible(first.what)}: ${visible(first.why)}`];
  });
}

/** True if something was taken over as authors mean it. */
export function isMeant(loss: SourceLoss): boolean {
  return loss.isMeant === true;
}

/** The heading above such parts. */
export const meantTitle = "Read as meant, not as written";

/** Returns the kind of a loss without its names: `callbacks.onPaid` → `callbacks`. */
function kindOf(what: string): string {
  return /^[^.\s]*/.exec(what)?.[0] ?? what;
}
