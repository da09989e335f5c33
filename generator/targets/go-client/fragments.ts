/** Code of a README: what stands in a program that compiles, without the program around it. */
import { type Code, code } from "../../emit/text/code.js";
import { codeBlock } from "../../emit/markdown/text.js";
import { std } from "../../emit/go/go-code.js";
import type { Emission } from "./emission.js";
import { program } from "./samples.js";

/** A part of a section: Markdown as it stands, or statements. */
export type Block = string | Fragment;

/** Statements, and what a program needs before them that a README has said already. */
export interface Fragment {
  readonly before: readonly Code[];
  readonly shown: readonly Code[];
  /** Makes a whole program of them. */
  readonly after?: readonly Code[];
  /** True if the whole program is shown, with its imports. */
  readonly isWhole?: true;
}

/** `ctx := context.Background()`, before what is called with it. */
export const contextLine: Code = code`ctx := ${std("Background", "context")}()`;

/** The program that a fragment is of. */
export function programOf({ before, shown, after = [] }: Fragment, names: Emission): string {
  return program([...before, ...shown, ...after], names);
}

/** A block as Markdown. */
export function blockText(block: Block, names: Emission): string {
  if (typeof block === "string") return block;
  const whole = programOf(block, names);
  if (block.isWhole) return codeBlock("go", whole);
  // What stands before is as long in a program of its own.
  const start = linesIn(program(block.before, names));
  const end = bodyLines(whole).length - (block.after === undefined ? 0 : block.after.length);
  return codeBlock("go", bodyLines(whole).slice(start, end).join("\n"));
}

function linesIn(text: string): number {
  const lines = bodyLines(text);
  return lines.length === 1 && lines[0] === "" ? 0 : lines.length;
}

/** The lines of a program's only function. */
function bodyLines(text: string): readonly string[] {
  const lines = text.split("\n");
  const start = lines.indexOf("func main() {");
  const end = lines.lastIndexOf("}");
  return lines.slice(start + 1, end).map((line) => line.replace(/^\t/, ""));
}
