/** The doc comment of an operation: what it is, its route, what is known of calling it, and what is not shown. */
import { deprecated } from "../../emit/kotlin/schema-docs.js";
import type { Code } from "../../emit/text/code.js";
import type { CallableOperation, OperationNotShown, OperationPlan } from "../../sdk/plan.js";
import type { OperationNames, PackageNames } from "./package-names.js";
import { inComment } from "./spelling.js";

/** The paragraphs of a function. The first sentence is ours, since titles may be anything. */
export function operationTexts(
  plan: CallableOperation,
  names: PackageNames,
  more: readonly string[],
): readonly string[] {
  const { method, path } = plan.request;
  const { words, comment, origin } = plan.doc;
  return [
    `Calls \`${method} ${path.text}\`.`,
    ...ownTexts(plan),
    ...comment.beforePages.map((each) => inComment(each, names)),
    ...(words.pages === undefined ? [] : [`${inComment(words.pages, names)}.`]),
    ...comment.afterPages.map((each) => inComment(each, names)),
    ...more,
    origin,
  ].filter((each) => each !== "");
}

/** The same of what nobody can call yet. */
export function notShownTexts(plan: OperationNotShown): readonly string[] {
  return [
    `Cannot be called yet. Not shown: its ${plan.missing.join(" and ")}, to be filled in at \`${plan.place}\`.`,
    ...ownTexts(plan),
    plan.doc.origin,
  ].filter((each) => each !== "");
}

/** The manifest's own texts of an operation. */
function ownTexts({ doc: { title, summary, description } }: OperationPlan): readonly string[] {
  const head = [title, summary].filter((each) => each !== undefined).join(": ");
  return [head, description ?? ""].filter((each) => each !== "");
}

/** The annotation of an operation that is deprecated. */
export function deprecationOf(plan: OperationPlan, names: PackageNames): Code {
  const { deprecation } = plan.doc.words;
  return deprecated(deprecation && (inComment(deprecation.text, names) || "Do not use it."));
}

/** The names of an operation. */
export function namesOf(plan: OperationPlan, { operations }: PackageNames): OperationNames {
  const found = operations.get(plan);
  if (found === undefined) throw new Error(`${plan.id} has no names`);
  return found;
}
