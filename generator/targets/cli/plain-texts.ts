/** Texts of a manifest as a terminal shows them: their Markdown is plain text, and no character acts on the terminal. */
import { proseBlocks, proseLine } from "../../emit/markdown/prose.js";
import { withoutUnsafe } from "../../emit/text/unsafe-characters.js";
import { type Prose, type ReferenceTo, spelled } from "../../sdk/words/prose.js";

/** Paragraphs. */
export function plainText(text: string): string {
  return safe(proseBlocks(text).map(withoutMarks).join("\n\n"));
}

/** One line. */
export function plainLine(text: string): string {
  return safe(withoutMarks(proseLine(text)).replaceAll("\n", " "));
}

/** A text that is no Markdown, on one line. */
export function saidLine(text: string): string {
  return safe(text.replaceAll(/\s+/g, " ").trim());
}

/** Markdown of our own without its marks: what `emit/markdown/` writes, and no author. */
function withoutMarks(markdown: string): string {
  const fences: string[] = [];
  const text = markdown
    // The sign that stands for what is code below.
    .replaceAll("\ue000", "")
    .replaceAll(/^(`{3,})[^\n]*\n([\s\S]*?)\n?\1$/gm, (_, __, inside: string) => {
      fences.push(inside.replaceAll(/^/gm, "    "));
      return `\ue000${fences.length - 1}\ue000`;
    })
    .replaceAll(/(`+)( ?)(.+?)\2\1/g, (_, __, ___, inside: string) => {
      fences.push(inside);
      return `\ue000${fences.length - 1}\ue000`;
    })
    .replaceAll(/<br>/g, "\n")
    .replaceAll(/(?<!\\)\[((?:\\.|[^\]\\])*)\]\(<([^>]*)>\)/g, "$1 ($2)")
    .replaceAll(/(?<!\\)(\*{1,3})(?=\S)((?:\\.|[^*\\])+?)\1/g, "$2")
    .replaceAll(/\\([\\`*_{}[\]<>#!&~()+.=-])/g, "$1");
  return text.replaceAll(/\ue000(\d+)\ue000/g, (_, index: string) => fences[Number(index)] ?? "");
}

function safe(text: string): string {
  return text
    .split("\n")
    .map((line) => withoutUnsafe(line, () => "\ufffd").trimEnd())
    .join("\n")
    .trim();
}

/** A sentence of our own; operations stand in it by the words of their commands. */
export function plainProse(prose: Prose, command: (id: string) => string): string {
  return spelled(prose, {
    code: (text) => saidLine(text),
    said: saidLine,
    markdown: plainLine,
    missing: saidLine,
    reference: (to) => referenceText(to, command),
  });
}

function referenceText({ kind, id }: ReferenceTo, command: (id: string) => string): string {
  switch (kind) {
    case "operation":
      return `"${saidLine(command(id))}"`;
    case "credential":
      return saidLine(id);
    case "certificate":
      return `a certificate (${saidLine(id)})`;
  }
}
