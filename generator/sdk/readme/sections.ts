/** READMEs as data: sections in an order, each made of what a language prints. */

/** A section, made of Markdown and samples. */
export interface ReadmeSection<Block> {
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** The topics of a README's sections, in order, with their titles. */
export type ReadmeOutline<Topic extends string> = readonly (readonly [Topic, title: string])[];

/** The sections of an outline; of a topic of which nothing is said the section is empty. */
export function outlined<Topic extends string, Block>(
  outline: ReadmeOutline<Topic>,
  blocks: Readonly<Partial<Record<Topic, readonly Block[]>>>,
): readonly (ReadmeSection<Block> & { readonly topic: Topic })[] {
  return outline.map(([topic, title]) => ({ topic, title, blocks: blocks[topic] ?? [] }));
}
