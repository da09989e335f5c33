/** Which media types an operation's successful answers have. */
import { isOpen, knownItems } from "../../../model/known.js";
import type { Operation } from "../../../model/model.js";
import { isSuccess } from "../../../model/successes.js";

/** The media types, each once; none where a success may have one that is not shown, or all are empty. */
export function acceptedTypes({ responses }: Operation): readonly string[] {
  // What `default` says holds for every success that is not listed.
  const answers = knownItems(responses).filter(
    (each) => isSuccess(each) || (each.status === "default" && !each.absent),
  );
  if (isOpen(responses) || answers.some(({ content }) => isOpen(content))) return [];
  const types = new Set(
    answers.flatMap(({ content }) => knownItems(content).map(({ mediaType }) => mediaType)),
  );
  return [...types];
}
