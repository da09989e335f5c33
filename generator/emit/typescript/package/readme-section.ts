/** The parts of a README: sections of Markdown and samples, printed in one go. */
import type { ReadmeSection } from "../../../sdk/readme/sections.js";
import { codeBlock } from "../../markdown/text.js";
import { type CodeSample, printSample } from "../code-sample.js";

/** A part of a section: Markdown as it stands, or a sample. */
export type Block = string | CodeSample;

/** A section; one without blocks is left out. */
export type Section = ReadmeSection<Block>;

/** The text of a block. */
export async function printBlock(block: Block): Promise<string> {
  return typeof block === "string" ? block : codeBlock("ts", await printSample(block));
}
