/** The facts of an operation that can be called, as sentences of its comment: the same, in the same order, in every client. */
import type { ResultPlan } from "../operations/result.js";
import type { CallableOperation, OperationNotShown, OperationPlan } from "../plan.js";
import { listed, type Prose } from "./prose.js";

/** How a client writes the sentences. */
export interface CallSpelling {
  readonly text: (prose: Prose) => string;
  /** The clause behind "Pages by `offset`", which names what a caller writes to get all pages; empty = there is no such thing. */
  readonly doors: string;
}

/** The sentences on how it is called, without those that are not known. */
export function callTexts(
  plan: CallableOperation,
  { text, doors }: CallSpelling,
): readonly string[] {
  const { baseUrl, security, pages, limits } = plan.doc.words;
  const repeats = repeatWords(plan);
  const open = openResultWords(plan.answer.result);
  return [
    ...[baseUrl, security, repeats].flatMap((each) => (each === undefined ? [] : [text(each)])),
    ...(pages === undefined ? [] : [`${text(pages)}${doors}.`]),
    ...(limits.length === 0 ? [] : [`Limits: ${limits.map(text).join(" ")}`]),
    ...(open === undefined ? [] : [text(open)]),
  ];
}

/** The effect of a repeated call where the method alone does not say it, and what a client does. */
function repeatWords({ doc, repeat, request }: CallableOperation): Prose | undefined {
  const { repeating } = doc.words;
  if (repeating === undefined) return undefined;
  if (request.keyHeader !== undefined) {
    return [
      ...repeating,
      " The client makes one for each call, and retries a failed call with the same one.",
    ];
  }
  if (repeat.isSaidByMethod) return undefined;
  return repeat.mayRepeat ? repeating : [...repeating, " The client does not retry it."];
}

/** Why a call whose response is described gives no type, and the way out; undefined where nothing is left open. */
export function openResultWords({
  kind,
  successes,
}: Pick<ResultPlan, "kind" | "successes">): Prose | undefined {
  const open = successes.find(
    ({ body }) =>
      body.isOpen && body.contents.some(({ schema, isUnknown }) => hasSchema(schema) && !isUnknown),
  );
  if (kind === "stream" || open === undefined) return undefined;
  const types = open.body.contents.map(({ mediaType }): Prose => [{ code: mediaType }]);
  return [
    `The result has no type: a ${open.status} response may have media types other than `,
    ...listed(types),
    ". If it has none, remove ",
    { code: "(others): not shown" },
    " from its content in the manifest.",
  ];
}

function hasSchema({ kind }: { readonly kind: string }): boolean {
  return kind !== "notShown";
}

/** "Not shown: body, limits."; empty where all of it is known. */
export function notShownText({ doc: { notShown } }: OperationPlan): string {
  return notShown.length === 0 ? "" : `Not shown: ${notShown.join(", ")}.`;
}

/** Why an operation cannot be called. */
export function missingText({ missing }: OperationNotShown): string {
  const verb = missing.length === 1 ? "is" : "are";
  return `Cannot be called yet: its ${missing.join(" and ")} ${verb} not shown.`;
}
