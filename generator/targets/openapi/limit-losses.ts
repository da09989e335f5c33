/** Limits, of which OpenAPI says only what a schema can say. */
import { limitsSlots } from "../../model/behaviour-slots.js";
import type { Limits } from "../../model/behaviour.js";
import type { Fact } from "../../model/known.js";
import { type Loss, missingIn } from "./loss.js";

/** The limits of the service, or of an operation. */
export function limitLosses(limits: Limits, operation?: string): readonly Loss[] {
  const { rate, pageSize, idsPerCall, other } = limits;
  const facts: Readonly<Record<string, Fact<unknown>>> = { rate, pageSize, idsPerCall, other };
  const slots = limitsSlots(limits);
  return Object.entries(facts).flatMap(([name, { state, at }]): readonly Loss[] =>
    state === "known"
      ? [
          {
            subject: "limits",
            at,
            ...(operation !== undefined && { operation }),
            what: `limits.${name}`,
            why: "OpenAPI has no words for limits other than those of schemas.",
            notShown: missingIn(slots, at),
          },
        ]
      : [],
  );
}
