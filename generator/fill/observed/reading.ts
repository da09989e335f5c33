/** The tools for reading a capture or a collection: which texts are private, and a report of the parts that are not taken over. */
import type { SourcePlace } from "../told.js";
import type { KnownSecrets } from "./known-secrets.js";
import type { LossBook } from "./loss-book.js";
import type { SampleRules, SeenKind } from "./sample.js";

const reasons = {
  name: [
    "a name",
    "It looks like something that belongs to somebody, or like none that can be written.",
  ],
  credential: [
    "a parameter with a credential",
    "Credentials are not copied. The manifest names their scheme where the source says that it is needed.",
  ],
  key: [
    "a key in a body",
    "It looks like an id, or like something that belongs to somebody, and not like the name of a property.",
  ],
  many: ["a key in a body", "There are more keys than an object has properties: they are data."],
  deep: ["the inside of a body", "It is nested too deep to be described."],
  json: ["a body", "It is said to be JSON and is not, or not all of it is there."],
  text: ["the text of an answer", "The source does not have it, or not in a form that is read."],
  type: ["a body", "The source does not say of which media type it is."],
  marker: ["a text", "The manifest would take it for one of its markers."],
  "secret-text": ["a text", "It has something in it that looks like a credential."],
} as const;

/** Why something is not told. */
export type LeftOut = keyof typeof reasons;

/** The state while a source is read. */
export interface Reading {
  readonly secrets: KnownSecrets;
  readonly losses: LossBook;
  readonly rules: SampleRules;
  /** Notes that something is not told. */
  readonly leftOut: (why: LeftOut, at: SourcePlace) => void;
}

/** A reading that leaves out what `secrets` keeps. `kindOfText` is set where a text may stand for a value. */
export function newReading(
  secrets: KnownSecrets,
  losses: LossBook,
  kindOfText?: (text: string) => SeenKind,
): Reading {
  const leftOut = (reason: LeftOut, at: SourcePlace): void => {
    const [what, why] = reasons[reason];
    losses.add({ at, what, why });
  };
  const { isTellable } = secrets;
  return {
    secrets,
    losses,
    leftOut,
    rules: { isTellable, leftOut, ...(kindOfText && { kindOfText }) },
  };
}
