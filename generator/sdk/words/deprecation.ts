/** The end of an operation, in words: when, why, and what to use in its place. */
import type { Deprecation } from "../../model/model.js";
import { listText } from "./counts.js";
import { joined, type Prose } from "./prose.js";

/** The words for a deprecation. */
export interface DeprecationWords {
  /** The date; left out where that is not shown. */
  readonly since?: string;
  /** Its other known facts, a sentence each, and the unknown ones. */
  readonly sentences: readonly Prose[];
  /** All of it, but that it is deprecated: each language has its own mark for that. */
  readonly text: Prose;
}

/** Says it. */
export function deprecationWords(deprecation: Deprecation): DeprecationWords {
  const { since } = deprecation;
  const sentences = sentencesOf(deprecation);
  if (since.state !== "known") return { sentences, text: joined(sentences, " ") };
  const text = joined([[`Since ${since.value}.`], ...sentences], " ");
  return { since: since.value, sentences, text };
}

function sentencesOf({ since, sunset, replacement, reason }: Deprecation): readonly Prose[] {
  const unknown = [
    ...(since.state === "notShown" ? ["since when"] : []),
    ...(sunset.state === "notShown" ? ["until when it works"] : []),
    ...(replacement.state === "notShown" ? ["what replaces it"] : []),
    ...(reason.state === "notShown" ? ["why"] : []),
  ];
  return [
    ...(sunset.state === "known" ? [[`It ends on ${sunset.value}.`]] : []),
    ...(replacement.state === "known" ? [replacementWords(replacement.value)] : []),
    ...(replacement.state === "none" ? [["Nothing replaces it."]] : []),
    ...(unknown.length === 0 ? [] : [[{ missing: "Not shown:" }, ` ${listText(unknown)}.`]]),
    // Last, for nobody knows whether it ends as a sentence does.
    ...(reason.state === "known" ? [[{ markdown: reason.value }]] : []),
  ];
}

function replacementWords(id: string): Prose {
  return ["Use ", { refersTo: { kind: "operation", id } }, " in its place."];
}
