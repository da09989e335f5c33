/** Which credentials an operation needs. */
import type { Requirement, Requirements } from "./authentication.js";
import { knownItems } from "./known.js";
import type { Operation, Service } from "./model.js";

/** Returns the requirement of an operation: its own, or the default where it has none. */
export function requirementsOf(
  { authentication }: Pick<Operation, "authentication">,
  service: Pick<Service, "authentication">,
): Requirements {
  return authentication.state === "notShown" ? service.authentication.default : authentication;
}

/** True if nothing is known of what a call needs: not even one of several alternatives. */
export function isNothingKnown(requirements: Requirements): boolean {
  return requirements.state !== "none" && knownItems(requirements).length === 0;
}

/** True if an alternative asks for nothing. */
export function asksForNothing({ schemes }: Requirement): boolean {
  return schemes.length === 0;
}

/** True if there are credentials that a call may carry and may leave out. */
export function mayBeLeftOut(requirements: Requirements): boolean {
  return knownItems(requirements).some(asksForNothing);
}
