/** Docstrings as `help()` shows them well: paragraphs, and sections of entries below them ("Google Python Style Guide", section 3.8). */
import { type Comment, comment } from "../text/code.js";
import type { CommentPolicy } from "../text/comments.js";
import { proseLines } from "../text/prose.js";
import { pythonDocstrings } from "./text.js";

/** A section of a docstring, such as `Args`. */
export interface DocSection {
  readonly title: string;
  readonly entries: readonly { readonly name: string; readonly text: string }[];
}

/** A text that ends as a sentence does, which a summary has to (PEP 257). */
export function sentence(text: string): string {
  const whole = text.trimEnd();
  return /[.!?:;…]$/.test(whole) || whole === "" || whole.includes("\n") ? text : `${whole}.`;
}

/** A docstring; without texts and entries its line is left out. */
export function docstring(texts: readonly string[], sections: readonly DocSection[] = []): Comment {
  const filled = sections.filter(({ entries }) => entries.length > 0);
  if (filled.length === 0) return comment(texts, pythonDocstrings);
  return comment(texts, {
    ...pythonDocstrings,
    form: (lines) => [...lines, ...filled.flatMap((each) => sectionLines(each, pythonDocstrings))],
  });
}

function sectionLines({ title, entries }: DocSection, policy: CommentPolicy): readonly string[] {
  return [
    "",
    `${title}:`,
    ...entries.flatMap(({ name, text }) => {
      const said = text === "" ? `${name}.` : `${name}: ${text}`;
      return proseLines(said, { ...policy, width: policy.width - 8 }).map((line, index) => {
        const indent = index === 0 ? "    " : "        ";
        return line === "" ? "" : indent + line;
      });
    }),
  ];
}
