/** Doc comments of Java, which are HTML with tags at their end: Markdown by any author becomes paragraphs, lists and code. */
import { type Comment, comment } from "../text/code.js";
import type { CommentPolicy } from "../text/comments.js";
import { onOneLine } from "../text/prose.js";
import { filled } from "./filled-comments.js";
import { javaDocs } from "./text.js";

/** A tag at the end of a comment. */
export interface DocTag {
  readonly tag: "param" | "return" | "throws" | "deprecated";
  /** The parameter, or the type of what is thrown. */
  readonly name?: string;
  /** A text by any author. */
  readonly text: string;
}

/** A doc comment of paragraphs, and of tags; without any, its line is left out. */
export function javadoc(texts: readonly string[], tags: readonly DocTag[] = []): Comment {
  return docComment(texts, tags, docLines);
}

/** A doc comment of a method that gives something: `{@return the title}` says it as a sentence and as the result. */
export function returnDoc(
  result: string,
  texts: readonly string[],
  tags: readonly DocTag[] = [],
): Comment {
  // A brace could end the tag.
  if (/[{}]/.test(result)) {
    return javadoc([`Gives ${result}.`, ...texts], [{ tag: "return", text: result }, ...tags]);
  }
  return docComment([result, ...texts], tags, (lines) => {
    const [first = "", ...others] = docLines(lines);
    return [`${first.slice(0, 2)}{@return ${first.slice(2)}}`, ...others];
  });
}

function docComment(
  texts: readonly string[],
  tags: readonly DocTag[],
  formed: (lines: readonly string[]) => readonly string[],
): Comment {
  return comment(texts, {
    ...javaDocs,
    width: Number.POSITIVE_INFINITY,
    closesOnOnlyLine: true,
    form: (lines) => {
      const blocks = formed(lines);
      const last = tags.map(tagLine);
      return blocks.length > 0 && last.length > 0 ? [...blocks, "", ...last] : [...blocks, ...last];
    },
  } satisfies CommentPolicy);
}

function tagLine({ tag, name, text }: DocTag): string {
  const said = inline(javaDocs.escape(onOneLine(text)));
  return `${filled}4@${[tag, name ?? "", said].filter((each) => each !== "").join(" ")}`;
}

/** A piece of a comment. */
interface Block {
  readonly kind: "text" | "bullets" | "numbers" | "code";
  readonly lines: string[];
}

const listItem = /^\s*(?:[-+*]|(\d{1,9})[.)])\s+(\S.*)$/;
const fence = /^\s*(?:```|~~~)/;
const codeLine = /^ {4}|^\s*\|/;
const heading = /^\s*#{1,6}\s+/;

/** Lines of Markdown as lines of HTML, those marked that are to be filled. */
function docLines(lines: readonly string[]): readonly string[] {
  const [first, ...others] = blocksOf(lines);
  if (first === undefined) return [];
  // What begins a comment is its summary, whatever it looks like.
  const summary: Block = {
    kind: "text",
    lines: [first.lines.map((line) => line.trim()).join(" ")],
  };
  const blocks = [summary, ...others];
  return blocks.flatMap((block, index) => [
    ...(index === 0 ? [] : [""]),
    ...blockLines(block, index === 0),
  ]);
}

function blocksOf(lines: readonly string[]): readonly Block[] {
  const blocks: Block[] = [];
  let isFenced = false;
  let isNew = true;
  const add = (kind: Block["kind"], line: string): void => {
    const last = blocks.at(-1);
    const isList = kind === "bullets" || kind === "numbers";
    if (last?.kind === kind && (isList || !isNew)) last.lines.push(line);
    else blocks.push({ kind, lines: [line] });
    isNew = false;
  };
  for (const line of lines) {
    const [, number, item] = listItem.exec(line) ?? [];
    if (fence.test(line)) {
      isFenced = !isFenced;
      isNew = true;
    } else if (isFenced) add("code", line);
    else if (line.trim() === "") isNew = true;
    else if (codeLine.test(line)) add("code", line);
    else if (item !== undefined) add(number === undefined ? "bullets" : "numbers", item);
    else {
      isNew = true;
      add("text", line.trim().replace(heading, ""));
      isNew = true;
    }
  }
  return blocks.filter((each) => each.lines.some((line) => line.trim() !== ""));
}

function blockLines({ kind, lines }: Block, isFirst: boolean): readonly string[] {
  switch (kind) {
    case "text":
      return lines.map((line) => `${filled}0${isFirst ? "" : "<p>"}${inline(line.trim())}`);
    case "bullets":
    case "numbers": {
      const list = kind === "bullets" ? "ul" : "ol";
      return [`<${list}>`, ...lines.map((line) => `${filled}6  <li>${inline(line)}`), `</${list}>`];
    }
    case "code": {
      const isText = (line: string): boolean => line.trim() !== "";
      const kept = lines.slice(lines.findIndex(isText), lines.findLastIndex(isText) + 1);
      const depth = Math.min(...kept.filter(isText).map((line) => line.search(/\S/)));
      return ["<pre>", ...kept.map((line) => line.slice(depth).trimEnd()), "</pre>"];
    }
  }
}

/** Code spans become code where nothing in them is a sign of HTML or of Javadoc; others stay as they are. */
function inline(text: string): string {
  return text.replace(/(`+)(.*?[^`])\1(?!`)/g, (whole, _ticks: string, code: string) => {
    const said = code.trim();
    return isPlain(said) ? `{@code ${said}}` : whole;
  });
}

function isPlain(code: string): boolean {
  const plain = code.replace(/\{[^{}]*\}/g, "");
  return code !== "" && /^[\w ./:=,()[\]?*+#$%'"-]*$/.test(plain + code.replace(/[{}]/g, ""));
}
