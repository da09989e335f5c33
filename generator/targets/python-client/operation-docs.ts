/** The docstring of an operation: what it is, its route, what is known of calling it, and what is not shown. */
import { type DocSection, docstring, sentence } from "../../emit/python/docstrings.js";
import type { Comment } from "../../emit/text/code.js";
import type { CallableOperation, OperationPlan } from "../../sdk/plan.js";
import type { Prose } from "../../sdk/words/prose.js";
import type { Emission } from "./emission.js";
import type { OperationNames } from "./package-names.js";
import { inDocs } from "./spelling.js";

/** The names of an operation. */
export function namesOf(plan: OperationPlan, { operations }: Emission): OperationNames {
  const found = operations.get(plan);
  if (found === undefined) throw new Error(`${plan.id} has no names`);
  return found;
}

/** The sentence that describes an operation. */
export function operationSummary({ id, doc: { title, summary } }: OperationPlan): string {
  const head = [title, summary].filter((each) => each !== undefined).join(": ");
  return head === "" ? `The operation \`${id}\`.` : sentence(head);
}

/** The code of its method, or of the property in its place. */
export function operationDoc(
  plan: OperationPlan,
  names: Emission,
  more: readonly string[] = [],
  sections: readonly DocSection[] = [],
): Comment {
  const { description, origin, words, comment } = plan.doc;
  const isCallable = plan.kind === "callable";
  const { beforePages, afterPages } = comment;
  const text = (prose: Prose): string => inDocs(prose, names);
  const facts = [
    ...(isCallable ? [`\`${plan.request.method} ${plan.request.path.text}\`.`] : []),
    ...beforePages.map(text),
    ...(isCallable && words.pages ? [`${text(words.pages)}${doorsText(plan, names)}.`] : []),
    ...afterPages.map(text),
    ...(isCallable ? [] : [`Fill in ${plan.place}.`]),
  ];
  const texts = [
    operationSummary(plan),
    ...(description === undefined ? [] : [description]),
    ...[deprecationText(plan, names) ?? ""].filter((each) => each !== ""),
    // What cannot be called has said its place.
    [...facts, ...more, ...(isCallable ? [origin] : [])].join(" "),
  ];
  return docstring(texts, sections);
}

function doorsText(plan: CallableOperation, { doors }: Emission): string {
  const { items, pages, roots } = doors.get(plan) ?? {};
  if (items !== undefined)
    return `: \`${items}\` iterates over all items, \`${pages ?? ""}\` over all pages`;
  return roots === undefined ? "" : `: \`${roots}\` follows each of them`;
}

/** The text about its end; undefined where it is not known to be deprecated. */
export function deprecationText(plan: OperationPlan, names: Emission): string | undefined {
  const { deprecation } = plan.doc.words;
  if (deprecation === undefined) return undefined;
  const { since, sentences } = deprecation;
  const head = since === undefined ? "Deprecated." : `Deprecated since ${since}.`;
  return [head, ...sentences.map((each) => inDocs(each, names))].join(" ");
}
