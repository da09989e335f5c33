/** The sentences of an operation's comment beside its own texts: the same, in the same order, in every client. */
import type { RequestPlan } from "../operations/request.js";
import type { RepeatPlan } from "../operations/calling.js";
import type { MissingFact } from "../operations/facts.js";
import type { ResultPlan } from "../operations/result.js";
import { listText } from "./counts.js";
import type { OperationWords } from "./operation-words.js";
import { joined, listed, type Prose } from "./prose.js";

/** The sentences. Those on pages stand between, since each language adds to them what its callers write. */
export interface CommentSentences {
  readonly beforePages: readonly Prose[];
  readonly afterPages: readonly Prose[];
}

/** The parts they are made of. */
interface Called {
  readonly words: OperationWords;
  readonly notShown: readonly string[];
  readonly request: Pick<RequestPlan, "keyHeader">;
  readonly repeat: RepeatPlan;
  readonly result: Pick<ResultPlan, "kind" | "successes">;
}

/** Those of an operation that can be called, without those that are not known. */
export function callSentences(called: Called): CommentSentences {
  const { words, notShown, result } = called;
  const { baseUrl, security, limits } = words;
  const said = (each: Prose | undefined): readonly Prose[] => (each === undefined ? [] : [each]);
  return {
    beforePages: [...said(baseUrl), ...said(security), ...said(repeatSentence(called))],
    afterPages: [
      ...(limits.length === 0 ? [] : [["Limits: ", ...joined(limits, " ")]]),
      ...said(openResultSentence(result)),
      ...(notShown.length === 0 ? [] : [[`Not shown: ${notShown.join(", ")}.`]]),
    ],
  };
}

/** That of an operation that cannot be called. */
export function missingSentences(missing: readonly MissingFact[]): CommentSentences {
  const verb = missing.length === 1 ? "is" : "are";
  const sentence = `Cannot be called yet: its ${listText(missing)} ${verb} not shown.`;
  return { beforePages: [[sentence]], afterPages: [] };
}

/** The effect of a repeated call where the method alone does not say it, and what a client does. */
function repeatSentence({ words, repeat, request }: Called): Prose | undefined {
  const { repeating } = words;
  if (repeating === undefined) return undefined;
  if (request.keyHeader !== undefined) {
    const keys =
      " The client makes one for each call, and retries a failed call with the same one.";
    return [...repeating, keys];
  }
  if (repeat.isSaidByMethod) return undefined;
  return repeat.mayRepeat ? repeating : [...repeating, " The client does not retry it."];
}

/** Why a call whose response is described gives no type, and the way out; undefined where nothing is left open. */
function openResultSentence({ kind, successes }: Called["result"]): Prose | undefined {
  const open = successes.find(
    ({ body }) =>
      body.isOpen &&
      body.contents.some(({ schema, isUnknown }) => schema.kind !== "notShown" && !isUnknown),
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
