/** The README of a client in Markdown: its head, and its sections as far as they say something. */
import { ownBaseUrlLines } from "../../sdk/readme/operation-words.js";
import type { ReadmeSection } from "../../sdk/readme/sections.js";
import { introduction } from "../../sdk/readme/client-words.js";
import type { ApiModel } from "../../model/model.js";
import type { PartedFile } from "../target.js";
import { readmeFile } from "./readme-file.js";
import { inMarkdown } from "./spelling.js";
import { codeBlock, inlineText } from "./text.js";

/** The text above the sections. */
export interface ReadmeHead {
  /** Lines that say who made the file. */
  readonly comment: readonly string[];
  /** Name of the package. */
  readonly name: string;
  /** The kind of package: `A Go client`. */
  readonly kind: string;
  /** The title of the service; undefined = not shown. */
  readonly title: string | undefined;
  /** How it is installed, and what it needs: Markdown. */
  readonly installing: readonly string[];
}

/** The README; `print` gives a block as Markdown. */
export function clientReadme<Block>(
  head: ReadmeHead,
  sections: () => readonly ReadmeSection<Block>[],
  print: (block: Block) => string,
): PartedFile {
  return readmeFile(() => headBlocks(head), sections, print);
}

function headBlocks({ comment, name, kind, title, installing }: ReadmeHead): readonly string[] {
  return [
    comment.map((line) => `<!-- ${line} -->`).join("\n"),
    `# ${inlineText(name)}`,
    inMarkdown(introduction(kind, title)),
    ...installing,
  ];
}

/** Commands of a shell. */
export function commands(...lines: readonly string[]): string {
  return codeBlock("sh", lines.join("\n"));
}

/** Operations with base URLs of their own, which an option replaces; nothing where none has one. */
export function ownBaseUrlBlocks(model: ApiModel, replacedBy: string): readonly string[] {
  const urls = ownBaseUrlLines(model).map((each) => `- ${inMarkdown(each)}`);
  if (urls.length === 0) return [];
  return [
    `Some operations have a base URL of their own, which ${replacedBy} replaces:\n\n${urls.join("\n")}`,
  ];
}
