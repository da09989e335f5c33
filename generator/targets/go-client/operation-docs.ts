/** The doc comment of an operation: what it is, its route, what is known of calling it, and what is not shown. */
import { doc } from "../../emit/go/go-code.js";
import { wayTo } from "../../sdk/operation-ways.js";
import type { CallableOperation, OperationNotShown, OperationPlan } from "../../sdk/plan.js";
import type { Prose } from "../../sdk/words/prose.js";
import type { OperationNames, PackageNames } from "./package-names.js";
import { inComment } from "./spelling.js";

/** The comment of a method. Its first sentence is ours, since titles may be anything. */
export function operationDoc(plan: CallableOperation, names: PackageNames, data: string) {
  const { method, path } = plan.request;
  const { words, comment, origin } = plan.doc;
  const text = (prose: Prose): string => commentText(prose, names);
  const texts = [
    `${namesOf(plan, names).method} calls ${method} ${path.text}.`,
    ...ownTexts(plan),
    ...comment.beforePages.map(text),
    words.pages === undefined ? "" : `${text(words.pages)}${doorsText(plan, names)}.`,
    ...comment.afterPages.map(text),
    data,
    origin,
  ];
  return doc(
    texts.filter((each) => each !== ""),
    deprecatedText(plan, names),
  );
}

/** The comment of the field that stands in place of a method. */
export function notShownDoc(plan: OperationNotShown, names: PackageNames) {
  const { missing, place, doc: said } = plan;
  const texts = [
    `${namesOf(plan, names).method} is not shown. To make it a method, fill in its ${missing.join(" and ")} at ${place}.`,
    ...ownTexts(plan),
    said.origin,
  ];
  return doc(texts, deprecatedText(plan, names));
}

/** The manifest's own texts of an operation. */
function ownTexts({ doc: { title, summary, description } }: OperationPlan): readonly string[] {
  const head = [title, summary].filter((each) => each !== undefined).join(": ");
  return [head, description ?? ""].filter((each) => each !== "");
}

/** The names of an operation. */
export function namesOf(plan: OperationPlan, { operations }: PackageNames): OperationNames {
  const found = operations.get(plan);
  if (found === undefined) throw new Error(`${plan.id} has no names`);
  return found;
}

function doorsText(plan: CallableOperation, { doors }: PackageNames): string {
  const { items, pages } = doors.get(plan) ?? {};
  if (items !== undefined)
    return `: ${items} iterates over all items, ${pages ?? ""} over all pages`;
  return pages === undefined ? "" : `: ${pages} follows each of them`;
}

/** A link to a method in a comment: `[BooksService.ListLoans]`. */
export function methodLink(plan: CallableOperation, names: PackageNames): string {
  const { service, method } = namesOf(plan, names);
  return `[${service}.${method}]`;
}

/** A method as callers write it: `client.Books.ListLoans`. */
export function methodText(id: string, { plan, groups, operations }: PackageNames): string {
  const way = wayTo(id, plan.groups);
  if (way === undefined) return id;
  const around = way.groups.map((each) => groups.get(each)?.field ?? "");
  return ["client", ...around, operations.get(way.operation)?.method ?? ""].join(".");
}

function deprecatedText(plan: OperationPlan, names: PackageNames): string | undefined {
  const { deprecation } = plan.doc.words;
  if (deprecation === undefined) return undefined;
  return commentText(deprecation.text, names) || "Do not use it.";
}

function commentText(prose: Prose, names: PackageNames): string {
  return inComment(prose, (id) => methodText(id, names));
}
