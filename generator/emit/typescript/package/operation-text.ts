/** What doc comments of every package say of an operation. */
import type { Fact } from "../../../model/known.js";
import type { Deprecation } from "../../../model/model.js";
import type { RequestPlan } from "../../../sdk/operations/request.js";
import type { OperationPlan } from "../../../sdk/plan.js";
import { capitalised } from "../../../sdk/words/counts.js";
import { deprecationWords, sinceText } from "../../../sdk/words/deprecation.js";
import type { DocTag } from "../doc-comments.js";
import { inComment } from "./comment-spelling.js";

/** Its title and its summary; its id where neither is shown. */
export function operationSummary({ id, doc }: OperationPlan): string {
  const name = doc.title ?? `\`${id}\``;
  return doc.summary === undefined ? name : `${name}: ${doc.summary}`;
}

/** Method and path. */
export function routeText({ method, path }: Pick<RequestPlan, "method" | "path">): string {
  return `\`${method} ${path.text}\``;
}

/** What is said of a deprecation. */
export function deprecationTags(deprecated: Fact<Deprecation>): readonly DocTag[] {
  if (deprecated.state !== "known") return [];
  const since = sinceText(deprecated.value);
  const words = deprecationWords(deprecated.value).map((each) => inComment(each));
  const parts = since === undefined ? words : [`${capitalised(since)}.`, ...words];
  return [{ tag: "deprecated", text: parts.join(" ") }];
}
