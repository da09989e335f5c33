/** The docstring of an operation: what it is, its route, what is known of calling it, and what is not shown. */
import { type DocSection, docstring, sentence } from "../../emit/python/docstrings.js";
import type { Comment } from "../../emit/text/code.js";
import type { CallableOperation, OperationNotShown, OperationPlan } from "../../sdk/plan.js";
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
  const facts = plan.kind === "callable" ? callableTexts(plan, names) : [missingText(plan)];
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
  const { request, doc: said, repeat } = plan;
  const { baseUrl, security, repeating, pages, limits } = said.words;
  const repeats =
    request.keyHeader !== undefined
      ? " The client makes one for each call, and repeats a call that fails with the same one."
      : repeat.mayRepeat
        ? ""
        : " The client repeats none.";
  const isSaid =
    repeating !== undefined && (request.keyHeader !== undefined || !repeat.isSaidByMethod);
  return [
    `\`${request.method} ${request.path.text}\`.`,
    ...(baseUrl === undefined ? [] : [inDocs(baseUrl, names)]),
    ...(security === undefined ? [] : [inDocs(security, names)]),
    ...(isSaid ? [inDocs(repeating, names) + repeats] : []),
    ...(pages === undefined ? [] : [`${inDocs(pages, names)}${doorsText(plan, names)}.`]),
    ...(limits.length === 0
      ? []
      : [`Limits: ${limits.map((each) => inDocs(each, names)).join(" ")}`]),
    ...(said.notShown.length === 0 ? [] : [`Not shown: ${said.notShown.join(", ")}.`]),
  ];
}

function doorsText(plan: CallableOperation, { doors }: Emission): string {
  const { items, pages, roots } = doors.get(plan) ?? {};
  if (items !== undefined) return `: \`${items}\` gives all items, \`${pages ?? ""}\` all pages`;
  return roots === undefined ? "" : `: \`${roots}\` follows each of them`;
}

/** What keeps it from being called, and where that is filled in. */
function missingText({ missing, place }: OperationNotShown): string {
  const verb = missing.length === 1 ? "is" : "are";
  return `It cannot be called yet: its ${missing.join(" and ")} ${verb} not shown. Fill in ${place}.`;
}

/** What is said of its end; undefined where it is not known to be deprecated. */
export function deprecationText(plan: OperationPlan, names: Emission): string | undefined {
  const { deprecation } = plan.doc.words;
  if (deprecation === undefined) return undefined;
  const { since, sentences } = deprecation;
  const head = since === undefined ? "Deprecated." : `Deprecated since ${since}.`;
  return [head, ...sentences.map((each) => inDocs(each, names))].join(" ");
}
