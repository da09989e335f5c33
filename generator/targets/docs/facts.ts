/** Facts in words: what is known, what is known to be absent and what nobody knows read apart at a glance. */
import { inlineCode } from "../../emit/markdown/text.js";
import { type Fact, whenFact } from "../../model/known.js";
import { notShown } from "./type-text.js";

/** A fact as a cell of a table, or within a sentence; `none` says what its absence means there. */
export function factCell<T>(fact: Fact<T>, tell: (value: T) => string, none = "none"): string {
  return whenFact(fact, { known: tell, none: () => none, notShown: () => notShown });
}

/** A text as code that has to be exact: characters that no line can show are written as JSON has them. */
export function exactCode(text: string): string {
  return inlineCode(/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text) ? JSON.stringify(text) : text);
}
