/** What is not taken over, for people: one line for all that is left out for one reason. */
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

/** Whether something was taken over as authors mean it. */
export function isMeant(loss: SourceLoss): boolean {
  return loss.isMeant === true;
}

/** What stands above such things. */
export const meantTitle = "Read as meant, not as written";

/** What a loss is called without the names in it: `callbacks.onPaid` → `callbacks`. */
function kindOf(what: string): string {
  return /^[^.\s]*/.exec(what)?.[0] ?? what;
}
