/** The docstring of an operation: what it is, its route, what is known of calling it, and what is not shown. */
import { type DocSection, docstring, sentence } from "../../emit/python/docstrings.js";
import type { Comment } from "../../emit/text/code.js";
import type { CallableOperation, OperationPlan } from "../../sdk/plan.js";
import { callTexts, missingText, notShownText } from "../../sdk/words/call-texts.js";
import type { Emission } from "./emission.js";
import type { OperationNames } from "./package-names.js";
import { inDocs } from "./spelling.js";

/** The names of an operation. */
export function namesOf(plan: OperationPlan, { operations }: Emission): OperationNames {
  const found = operations.get(plan);
  if (found === undefined) throw new Error(`${plan.id} has no names`);
  return found;
}

/** What an operation is, in a sentence. */
export function operationSummary({ id, doc: { title, summary } }: OperationPlan): string {
  const head = [title, summary].filter((each) => each !== undefined).join(": ");
  return head === "" ? `The operation \`${id}\`.` : sentence(head);
}

/** What stands in its method, or in the property in its place. */
export function operationDoc(
  plan: OperationPlan,
  names: Emission,
  more: readonly string[] = [],
  sections: readonly DocSection[] = [],
): Comment {
  const { description, origin } = plan.doc;
  const facts =
    plan.kind === "callable"
      ? callableTexts(plan, names)
      : [missingText(plan), `Fill in ${plan.place}.`];
  const texts = [
    operationSummary(plan),
    ...(description === undefined ? [] : [description]),
    ...[deprecationText(plan, names) ?? ""].filter((each) => each !== ""),
    // What cannot be called has said its place.
    [...facts, ...more, ...(plan.kind === "callable" ? [origin] : [])].join(" "),
  ];
  return docstring(texts, sections);
}

function callableTexts(plan: CallableOperation, names: Emission): readonly string[] {
  const { request } = plan;
  const notShown = notShownText(plan);
  return [
    `\`${request.method} ${request.path.text}\`.`,
    ...callTexts(plan, { text: (prose) => inDocs(prose, names), doors: doorsText(plan, names) }),
    ...(notShown === "" ? [] : [notShown]),
  ];
}

function doorsText(plan: CallableOperation, { doors }: Emission): string {
  const { items, pages, roots } = doors.get(plan) ?? {};
  if (items !== undefined) return `: \`${items}\` gives all items, \`${pages ?? ""}\` all pages`;
  return roots === undefined ? "" : `: \`${roots}\` follows each of them`;
}

/** What is said of its end; undefined where it is not known to be deprecated. */
export function deprecationText(plan: OperationPlan, names: Emission): string | undefined {
  const { deprecation } = plan.doc.words;
  if (deprecation === undefined) return undefined;
  const { since, sentences } = deprecation;
  const head = since === undefined ? "Deprecated." : `Deprecated since ${since}.`;
  return [head, ...sentences.map((each) => inDocs(each, names))].join(" ");
}
