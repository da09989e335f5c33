/** The responses of an operation, its own and those of any operation: the one rule that joins them. */
import { isOpen, knownItems } from "../../model/known.js";
import type { Response } from "../../model/message.js";
import type { Operation, Service } from "../../model/model.js";

/** The responses beside the listed ones: anything, failures of which nothing is shown, or nothing. */
export type OtherAnswers = "any" | "failures" | "none";

/** The answers of an operation, each status once. */
export interface Replies {
  /** Those that it lists itself, in their order. */
  readonly own: readonly Response[];
  /** Those that any operation may give and that it neither lists itself nor is known not to give. */
  readonly common: readonly Response[];
  /** Statuses that it is known never to answer. */
  readonly never: readonly string[];
  readonly others: OtherAnswers;
}

/**
 * The answers of an operation. Its own word on a status, a range or `default` goes before the service's word on the same, also
 * where it says `none`; all else that the service says holds besides, and of what is left the more exact counts, as in one list
 * of OpenAPI (3.1.1, section 4.8.16). Where its own list is complete and that of the service's errors is not, other errors may
 * still come, and nothing else.
 */
export function repliesOf(
  { responses }: Pick<Operation, "responses">,
  { errors }: Pick<Service, "errors">,
): Replies {
  const listed = knownItems(responses);
  const said = new Set(listed.map(statusOf));
  const common = commonReplies({ errors });
  const hasDefault = said.has("default") || common.some(({ status }) => status === "default");
  return {
    own: listed.filter(({ absent }) => !absent),
    common: common.filter(({ status }) => !said.has(status)),
    never: listed.filter(({ absent }) => absent).map(statusOf),
    others: isOpen(responses) ? "any" : isOpen(errors) && !hasDefault ? "failures" : "none",
  };
}

/** The answers that any operation may give: all are errors, so that `default` stands for no success among them. */
export function commonReplies({ errors }: Pick<Service, "errors">): readonly Response[] {
  return knownItems(errors).filter(({ absent }) => !absent);
}

function statusOf({ status }: Response): string {
  return status;
}
