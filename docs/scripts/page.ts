/** A page of the reference: Markdown that a script makes and nobody edits. */

/** A page; its path is below `docs/`. */
export interface ReferencePage {
  readonly path: string;
  readonly text: string;
}

/** A page of blocks, under a remark that says where it comes from. */
export function madePage(path: string, blocks: readonly string[]): ReferencePage {
  const remark =
    "<!-- Made by docs/scripts. Not to be edited: `npm run docs:reference` makes it anew. -->";
  return { path, text: `${[remark, ...blocks].join("\n\n")}\n` };
}
