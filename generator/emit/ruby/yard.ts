/** Comments with the tags of YARD (https://rubydoc.info/gems/yard/file/docs/Tags.md). */
import { type Comment, comment } from "../text/code.js";
import { proseLines } from "../text/prose.js";
import { rubyComments } from "./text.js";

/** A tag: its name, the name that it is about, a type in brackets, and a text. */
export interface YardTag {
  readonly tag: "api" | "deprecated" | "option" | "param" | "raise" | "return" | "yieldparam";
  readonly name?: string;
  readonly type?: string;
  readonly text?: string;
}

/** A comment; without texts and tags its line is left out. */
export function yardDoc(texts: readonly string[], tags: readonly YardTag[] = []): Comment {
  if (tags.length === 0) return comment(texts, rubyComments);
  const tagLines = tags.flatMap(linesOfTag);
  return comment(texts, {
    ...rubyComments,
    form: (own) => [...own, ...(own.length === 0 ? [] : [""]), ...tagLines],
  });
}

function linesOfTag({ tag, name, type, text = "" }: YardTag): readonly string[] {
  const key = tag === "option" ? ["options"] : name === undefined ? [] : [name];
  const of = type === undefined ? [] : [`[${type}]`];
  const head = [`@${tag}`, ...key, ...of, ...(tag === "option" ? [`:${name ?? ""}`] : [])].join(
    " ",
  );
  const [first = "", ...others] = proseLines(`${head} ${firstParagraph(text)}`, {
    ...rubyComments,
    width: rubyComments.width - 2,
  });
  return [first, ...others.filter((line) => line !== "").map((line) => `  ${line}`)];
}

function firstParagraph(text: string): string {
  return (text.trim().split(/\n\s*\n/, 1)[0] ?? "").replace(/\s+/g, " ");
}

/** A text that ends as a sentence does. */
export function sentence(text: string): string {
  const whole = text.trimEnd();
  return /[.!?:;…]$/.test(whole) || whole === "" || whole.includes("\n") ? text : `${whole}.`;
}
