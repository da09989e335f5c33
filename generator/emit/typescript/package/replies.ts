/** What an operation may answer, its own answers and those that any operation may give. */
import { isOpen, knownItems } from "../../../model/known.js";
import type { Response } from "../../../model/message.js";
import type { Operation, Service } from "../../../model/model.js";

/** The answers of an operation. */
export interface Answers {
  /** Those that are known; undefined while none is shown. */
  readonly replies: readonly Response[] | undefined;
  /** Whether it may answer otherwise, too. */
  readonly areOpen: boolean;
}

/**
 * The answers of an operation: its own word goes before what holds for all. Where its own list is complete and that of the
 * service's errors is not, other errors may still come, and nothing else.
 */
export function answersOf({ responses }: Operation, { errors }: Service): Answers {
  const own = knownItems(responses);
  const said = new Set(own.map(({ status }) => status));
  const common = knownItems(errors).filter(({ status }) => !said.has(status));
  const replies = [...own, ...common].filter(({ absent }) => !absent);
  const areOpen = isOpen(responses);
  if (areOpen && replies.length === 0) return { replies: undefined, areOpen };
  return { replies: [...replies, ...otherErrors(errors, said, areOpen)], areOpen };
}

/** Ranges that stand for errors of which nothing is shown. */
function otherErrors(
  errors: Service["errors"],
  said: ReadonlySet<string>,
  areOpen: boolean,
): readonly Response[] {
  if (areOpen || !isOpen(errors)) return [];
  const at = errors.at;
  return ["4XX", "5XX"]
    .filter((status) => !said.has(status))
    .map((status) => ({
      status,
      at,
      sources: [],
      absent: false,
      description: { state: "notShown", at },
      headers: { state: "notShown", at },
      content: { state: "notShown", at },
    }));
}
