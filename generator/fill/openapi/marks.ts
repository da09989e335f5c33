/** The unknown facts of a description: `x-not-shown`, in descriptions that are made from a manifest. */
import { type Fields, textsIn } from "./fields.js";
import type { LossReport } from "./losses.js";

/** The names that an object lists as not shown. */
export interface Marks {
  /** True if nothing is known of a fact, or of a list. */
  readonly has: (name: string) => boolean;
  /** True if a list may hold more: `query (others)`. */
  readonly isOpen: (name: string) => boolean;
}

/** Reads the marks of an object. Where one cannot be read, anything may be marked. */
export function marksOf(fields: Fields, report: LossReport): Marks {
  const word = fields.take("x-not-shown");
  const texts = textsIn(word, report);
  const isRead =
    word === undefined || (word.kind === "list" && texts.length === word.items().length);
  if (!isRead) {
    fields.doubt();
    report.add(fields.node.at, "x-not-shown", "Which of it is shown cannot be read.");
    return { has: () => true, isOpen: () => true };
  }
  const names = new Set(texts);
  return { has: (name) => names.has(name), isOpen: (name) => names.has(`${name} (others)`) };
}
