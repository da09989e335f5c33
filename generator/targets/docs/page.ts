/** A page of the docs: Markdown as forges show it (GitHub Flavored Markdown), which the site builds on. */
import { loadProse } from "../../emit/markdown/prose.js";
import type { BuiltFile, FilePart, PartedFile } from "../../emit/target.js";
import type { ApiModel } from "../../model/model.js";
import type { MadeOf } from "../../model/made-of.js";

/** A page. */
export interface Page {
  /** Path below the folder of the docs: `groups/books.md`. */
  readonly path: string;
  /** Its heading; text of a manifest is escaped by whoever gives it. */
  readonly title: string;
  /** One line on what stands there, as Markdown; made when a page is printed that has it. */
  readonly summary: () => string;
  /** Files of the manifest that it is made from. */
  readonly origins: readonly string[];
  /** Id of the outermost group that it is about; left out = it is about more. */
  readonly group?: string;
  /** Blocks of Markdown after the heading; made when the page is printed. */
  readonly blocks: () => readonly string[] | Promise<readonly string[]>;
  /** See `BuiltFile.madeOf`. */
  readonly madeOf?: MadeOf;
  /** Sections behind the blocks, of which an edit makes those anew that it changes; left out = there are none. */
  readonly sections?: () => readonly PageSection[];
}

/** A section of a page. */
export interface PageSection extends Pick<Page, "blocks"> {
  /** Its name, which no other section of the page has. */
  readonly name: string;
  readonly madeOf: MadeOf;
}

/** The file of a page. */
export function pageFile(page: Page): BuiltFile | PartedFile {
  const { path, title, origins, blocks, group, madeOf, sections } = page;
  const print = async (): Promise<string> => {
    await loadProse();
    const head = `<!-- ${headerText(origins)} -->`;
    return `${[head, `# ${title}`, ...(await blocks())].join("\n\n")}\n`;
  };
  if (sections !== undefined)
    return { kind: "parted", path, parts: () => [{ print }, ...sections().map(sectionPart)] };
  return {
    ...{ kind: "built", path, print },
    ...(group !== undefined && { group }),
    ...(madeOf && { madeOf }),
  };
}

function sectionPart({ name, blocks, madeOf }: PageSection): FilePart {
  const print = async (): Promise<string> => `\n${(await blocks()).join("\n\n")}\n`;
  return { print, stays: { name, madeOf } };
}

/** Returns the origin of a page that is made from the whole manifest: its folder. */
export function wholeManifest({ folder }: Pick<ApiModel, "folder">): string {
  return folder === "" ? "the manifest" : `${folder}/`;
}

/** Who made a file, from what, and what not to do with it. */
export function headerText(origins: readonly string[]): string {
  return [
    `Made by endpoint-manifest (docs) from ${origins.join(", ")}.`,
    "Not to be edited: fill the manifest in and run generate.",
  ].join(" ");
}

/** Levels of headings below that of a page. */
export type HeadingLevel = 2 | 3 | 4 | 5;

/** A heading that can be linked to, also on forges. */
export function heading(level: HeadingLevel, text: string, anchor: string): string {
  return `${"#".repeat(level)} <a id="${anchor}"></a>${text}`;
}

/** Something that a reader opens to see: `body` is Markdown. */
export function folded(summary: string, body: string): string {
  return `<details>\n<summary>${summary}</summary>\n\n${body}\n\n</details>`;
}
