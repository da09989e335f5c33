/** Doc comments of Kotlin: Markdown by any author, and tags at their end. */
import { type Comment, comment } from "../text/code.js";
import { onOneLine } from "../text/prose.js";
import { kotlinDocs } from "./text.js";

/** A tag at the end of a comment. */
export interface DocTag {
  readonly tag: "param" | "return" | "property";
  /** The parameter or the property. */
  readonly name?: string;
  /** A text by any author. */
  readonly text: string;
}

/** A doc comment of paragraphs, and of tags; without any, its line is left out. */
export function kdoc(texts: readonly string[], tags: readonly DocTag[] = []): Comment {
  return comment(texts, {
    ...kotlinDocs,
    form: (lines) => {
      const last = tags.flatMap(tagLines);
      return lines.length > 0 && last.length > 0 ? [...lines, "", ...last] : [...lines, ...last];
    },
  });
}

/** The lines of a tag, those behind the first one indented. */
function tagLines({ tag, name, text }: DocTag): readonly string[] {
  const said = kotlinDocs.escape(onOneLine(text));
  const words = [`@${tag}`, name ?? "", ...said.split(" ")].filter((each) => each !== "");
  const lines: string[] = [];
  let line = "";
  for (const word of words) {
    if (line === "") line = word;
    else if (line.length + 1 + word.length <= kotlinDocs.width) line += ` ${word}`;
    else {
      lines.push(line);
      line = `  ${word}`;
    }
  }
  return [...lines, line];
}
