/** A sample of how something is used: a module of its own. */
import type { CodeLine } from "./code-lines.js";
import type { Imports } from "./imports.js";
import { sourceFileOf } from "./module-structures.js";
import { outlineOf } from "./outline-of.js";
import { UnknownConstruct } from "./outline.js";
import { valueText } from "./tree-text.js";

/** A sample. */
export interface CodeSample {
  readonly imports: Imports;
  readonly lines: readonly CodeLine[];
}

/** Prints a sample: the fast way where it knows every construct, else the reference way. Printers are loaded when first needed. */
export async function printSample({ imports, lines }: CodeSample): Promise<string> {
  const { printFast } = await import("./fast/fast-printer.js");
  const head = printFast(outlineOf(sourceFileOf({ header: [], imports, statements: [] })));
  return printAfter(`${head}\n`, lines);
}

/** Prints lines that import nothing, likewise. */
export function printCode(lines: readonly CodeLine[]): Promise<string> {
  return printAfter("", lines);
}

async function printAfter(head: string, lines: readonly CodeLine[]): Promise<string> {
  const { printLines } = await import("./fast/fast-printer.js");
  try {
    return head + printLines(lines);
  } catch (error) {
    if (!(error instanceof UnknownConstruct)) throw error;
  }
  const { layOut } = await import("./reference-printer.js");
  return layOut(head + lines.map(lineText).join("\n"));
}

function lineText(line: CodeLine): string {
  return line.map((part) => (typeof part === "string" ? part : valueText(part))).join("");
}
