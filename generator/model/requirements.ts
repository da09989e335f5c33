/** Which credentials an operation needs. */
import type { Requirement } from "./authentication.js";
import type { Fact } from "./known.js";
import type { Operation, Service } from "./model.js";

/** What an operation needs: what it says itself, or what holds where it says nothing. */
export function requirementsOf(
  { authentication }: Pick<Operation, "authentication">,
  service: Pick<Service, "authentication">,
): Fact<readonly Requirement[]> {
  return authentication.state === "notShown" ? service.authentication.default : authentication;
}
