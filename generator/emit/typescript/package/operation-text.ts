/** The doc comments of operations, for every package. */
import type { RequestPlan } from "../../../sdk/operations/request.js";
import type { OperationPlan } from "../../../sdk/plan.js";
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

/** Returns the tags of a deprecation. */
export function deprecationTags({ doc }: OperationPlan): readonly DocTag[] {
  const { deprecation } = doc.words;
  if (deprecation === undefined) return [];
  return [{ tag: "deprecated", text: inComment(deprecation.text) }];
}
