/** The end of an operation, in words: when, why, and what to use in its place. */
import type { Deprecation } from "../../model/model.js";
import { listText } from "./counts.js";
import type { Prose } from "./prose.js";

/** "since 2026-01-01"; undefined where that is not shown. */
export function sinceText({ since }: Deprecation): string | undefined {
  return since.state === "known" ? `since ${since.value}` : undefined;
}

/** What else is known, a sentence each, and what is not shown. */
export function deprecationWords(deprecation: Deprecation): readonly Prose[] {
  const { since, sunset, replacement, reason } = deprecation;
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
