/** READMEs as data: sections in an order, each made of what a language prints. */
import type { MadeOf } from "../../model/made-of.js";

/** A section, made of Markdown and samples. */
export interface ReadmeSection<Block> {
  readonly title: string;
  /** Made when they are asked for; nothing = the README has no such section. */
  readonly blocks: () => readonly Block[];
  /** True if they have titles of operations or reasons of deprecations. Sections have no other texts of groups and schemas. */
  readonly hasTitles?: boolean;
  /** The rows of the table that ends the blocks, which then have no titles themselves; left out = all rows stand there. */
  readonly rows?: () => readonly SectionRows[];
}

/** Some rows of a table. */
export interface SectionRows {
  /** Their name among those of the section. */
  readonly name: string;
  readonly madeOf: MadeOf;
  /** Made when they are asked for: Markdown, each row with its line break before it. */
  readonly print: () => string;
}

/** A section of an outline. */
export interface OutlinedSection<Topic extends string> extends Pick<
  ReadmeSection<never>,
  "title" | "hasTitles"
> {
  readonly topic: Topic;
}

/** How the blocks of a section are made of what all sections of a README are made of. */
export type BlocksOf<Scope, Block> = (scope: Scope) => readonly Block[];

/** The sections of an outline; of a topic of which nothing is said the section is empty. */
export function outlined<Topic extends string, Scope, Block>(
  outline: readonly OutlinedSection<Topic>[],
  scope: Scope,
  blocks: Readonly<Partial<Record<Topic, BlocksOf<Scope, Block>>>>,
): readonly (ReadmeSection<Block> & { readonly topic: Topic })[] {
  return outline.map((each) => ({ ...each, blocks: () => blocks[each.topic]?.(scope) ?? [] }));
}
