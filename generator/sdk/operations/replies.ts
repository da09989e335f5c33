/** What an operation may answer, its own answers and those that any operation may give. */
import { isOpen, knownItems } from "../../model/known.js";
import type { Response } from "../../model/message.js";
import type { Operation, Service } from "../../model/model.js";

/** The answers of an operation. */
export interface Answers {
  /** Those that are known; undefined while none is shown. */
  readonly replies: readonly Response[] | undefined;
  /** Whether it may answer otherwise, too. */
  readonly areOpen: boolean;
}

/** The ranges of errors. */
const errorRanges = ["4XX", "5XX"];

/**
 * The answers of an operation: its own word goes before what holds for all. Where its own list is complete and that of the
 * service's errors is not, other errors may still come, and nothing else.
 */
export function answersOf({ responses }: Operation, service: Service): Answers {
  const own = knownItems(responses);
  const said = new Set(own.map(({ status }) => status));
  const common = commonAnswers(service).filter(({ status }) => !said.has(status));
  const replies = [...own.filter(({ absent }) => !absent), ...common];
  const areOpen = isOpen(responses);
  if (areOpen && replies.length === 0) return { replies: undefined, areOpen };
  const others = areOpen ? [] : otherErrors(service.errors, [...said, ...replies.map(statusOf)]);
  return { replies: [...replies, ...others], areOpen };
}

/** The answers that any operation may give: all are errors, so that `default` stands for no success among them. */
export function commonAnswers({ errors }: Pick<Service, "errors">): readonly Response[] {
  const listed = knownItems(errors);
  const said = new Set(listed.map(statusOf));
  return listed
    .filter(({ absent }) => !absent)
    .flatMap((each) =>
      each.status === "default"
        ? errorRanges.filter((range) => !said.has(range)).map((status) => ({ ...each, status }))
        : [each],
    );
}

function statusOf({ status }: Response): string {
  return status;
}

/** Ranges that stand for errors of which nothing is shown. */
function otherErrors(errors: Service["errors"], said: readonly string[]): readonly Response[] {
  if (!isOpen(errors) || said.includes("default")) return [];
  const { at } = errors;
  const unknown = { state: "notShown", at } as const;
  return errorRanges
    .filter((status) => !said.includes(status))
    .map((status) => ({
      status,
      at,
      sources: [],
      absent: false,
      description: unknown,
      headers: unknown,
      content: unknown,
    }));
}
