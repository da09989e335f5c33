/** `README.md` in parts: its sections, of which an edit of texts makes those alone that may have one. */
import { withoutTexts, withTitles } from "../../model/made-of.js";
import type { ReadmeSection } from "../../sdk/readme/sections.js";
import type { FilePart, PartedFile } from "../target.js";

/** The file: the blocks of its head, and its sections as far as they say something. `print` gives a block as Markdown. */
export function readmeFile<Block>(
  head: () => readonly string[],
  sections: () => readonly ReadmeSection<Block>[],
  print: (block: Block) => string | Promise<string>,
): PartedFile {
  const sectionParts = ({
    title,
    blocks,
    hasTitles,
    rows,
  }: ReadmeSection<Block>): readonly FilePart[] => [
    {
      print: async () => {
        const said = await Promise.all(blocks().map(print));
        return said.length === 0 ? "" : ["", `## ${title}`, ...said].join("\n\n");
      },
      stays: { name: title, madeOf: hasTitles === true && !rows ? withTitles : withoutTexts },
    },
    ...(rows?.() ?? []).map(({ name, madeOf, ...each }) => ({
      ...each,
      stays: { name: `${title}: ${name}`, madeOf },
    })),
  ];
  return {
    ...{ kind: "parted", path: "README.md" },
    parts: () => [
      { print: () => head().join("\n\n") },
      ...sections().flatMap(sectionParts),
      { print: () => "\n" },
    ],
  };
}
