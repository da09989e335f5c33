/** The reference printer: ts-morph prints the structure, prettier lays it out. Slow, and knows every construct. */
import type { SourceFileStructure } from "ts-morph";
import { prettierOptions } from "./prettier-options.js";
import { hasBlankLineBetween } from "./spacing.js";
import { type FileStatement, structureKind } from "./structure-kinds.js";

/** Prints a file. */
export async function printReference(file: SourceFileStructure): Promise<string> {
  const [{ printStructure }, { format }] = await Promise.all([
    import("ts-morph"),
    import("prettier"),
  ]);
  const { statements = [], ...shell } = file;
  if (!Array.isArray(statements)) return format(printStructure(file), prettierOptions);
  // Each statement by itself, because ts-morph has its own mind about the blank lines between them.
  const texts = statements.map((statement, index) => {
    const text = printStructure({ kind: structureKind.sourceFile, statements: [statement] });
    const previous = statements[index - 1];
    const isApart =
      previous !== undefined && hasBlankLineBetween(wordFor(previous), wordFor(statement));
    return isApart ? `\n${text}` : text;
  });
  return format(`${headerText(shell)}${texts.join("")}`, prettierOptions);
}

/** Lays code out, whatever it holds. */
export async function layOut(code: string): Promise<string> {
  const { format } = await import("prettier");
  return format(code, prettierOptions);
}

function headerText({ leadingTrivia = "" }: Pick<SourceFileStructure, "leadingTrivia">): string {
  if (typeof leadingTrivia !== "string") throw new TypeError("the header of a file is a text");
  return leadingTrivia;
}

function wordFor(statement: FileStatement): string {
  const kind = typeof statement === "object" ? statement.kind : undefined;
  if (kind === structureKind.importDeclaration) return "import";
  return kind === structureKind.exportDeclaration ? "export" : "declaration";
}
