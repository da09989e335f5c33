// Made by endpoint-manifest (typescript-server) from its template schema-inquiry.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** What named kinds say of values, asked once about each while one value is looked at in several ways. */

/** A named kind, and what it is asked about. */
export interface Question {
  readonly kind: object;
  readonly value: unknown;
}

/** Answers, by kind and value. */
export type Answers<Answer> = Map<object, Map<unknown, Answer>>;

/** The answer to a question, asked once. */
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
  /** How often any named kind was asked. */
  asked: number;
}

let inquiry: Inquiry | undefined;

/** So often named kinds are asked before it is remembered what they say: nearly all values are known by then. */
const soon = 100;

/** What work gives that looks at one value in several ways. Work within it is a part of the same inquiry. */
export function inquired<Result>(work: () => Result): Result {
  if (inquiry !== undefined) return work();
  inquiry = { answers: new Map(), asked: 0 };
  try {
    return work();
  } finally {
    inquiry = undefined;
  }
}

/** Whether the next answer is to be remembered; each call counts as a question. */
export function isRemembering(): boolean {
  return inquiry !== undefined && inquiry.asked++ >= soon;
}

/** Whether a kind accepts a value, asked once within an inquiry. */
export function remembered(question: Question, ask: () => boolean): boolean {
  return inquiry === undefined ? ask() : askedOnce(inquiry.answers, question, ask);
}
