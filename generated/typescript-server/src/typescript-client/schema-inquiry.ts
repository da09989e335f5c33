// Made by endpoint-manifest (typescript-server) from its template schema-inquiry.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Results of named kinds, computed once for each value while one value is checked in several ways. */

/** A named kind and a value. */
export interface Question {
  readonly kind: object;
  readonly value: unknown;
}

/** Results by kind and value. */
export type Answers<Answer> = Map<object, Map<unknown, Answer>>;

/** The result for a question, computed once. */
export function askedOnce<Answer>(
  answers: Answers<Answer>,
  { kind, value }: Question,
  ask: () => Answer,
): Answer {
  const ofKind = answers.get(kind) ?? new Map<unknown, Answer>();
  answers.set(kind, ofKind);
  const known = ofKind.get(value);
  if (known !== undefined) return known;
  const answer = ask();
  ofKind.set(value, answer);
  return answer;
}

interface Inquiry {
  readonly answers: Answers<boolean>;
  /** Number of questions to named kinds so far. */
  asked: number;
}

let inquiry: Inquiry | undefined;

/** Questions to named kinds before results are remembered: nearly all values are done by then. */
const soon = 100;

/** The result of work that checks one value in several ways. Work within it belongs to the same inquiry. */
export function inquired<Result>(work: () => Result): Result {
  if (inquiry !== undefined) return work();
  inquiry = { answers: new Map(), asked: 0 };
  try {
    return work();
  } finally {
    inquiry = undefined;
  }
}

/** True if the next result is to be remembered; each call counts as a question. */
export function isRemembering(): boolean {
  return inquiry !== undefined && inquiry.asked++ >= soon;
}

/** True if a kind accepts a value, computed once within an inquiry. */
export function remembered(question: Question, ask: () => boolean): boolean {
  return inquiry === undefined ? ask() : askedOnce(inquiry.answers, question, ask);
}
