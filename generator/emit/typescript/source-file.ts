/** A TypeScript file of a target: a structure that prints itself and reads its print back. */
import type { SourceFileStructure } from "ts-morph";
import type { BuiltFile, GeneratedFile } from "../target.js";
import { outlineOf } from "./outline-of.js";
import { UnknownConstruct } from "./outline.js";

/** A file of TypeScript, with the structure that its text is printed from. */
export interface TypeScriptFile extends BuiltFile {
  readonly structure: () => SourceFileStructure;
}

/** True if {@link typescriptFile} made a file. */
export function isTypeScriptFile(file: GeneratedFile): file is TypeScriptFile {
  return "structure" in file;
}

/**
 * Makes the file at a path below the target's folder. Its structure is made when it is first needed, and so are the printers and
 * ts-morph loaded.
 */
export function typescriptFile(path: string, make: () => SourceFileStructure): TypeScriptFile {
  let made: SourceFileStructure | undefined;
  const structure = (): SourceFileStructure => {
    made ??= make();
    return made;
  };
  return {
    kind: "built",
    path,
    structure,
    print: () => printStructure(structure()),
    readBack: async (text) => {
      const { readBack } = await import("./read-back/read-back.js");
      return readBack(structure(), text);
    },
    forget: () => {
      made = undefined;
    },
  };
}

/** Prints a file's structure: the fast way where it knows every construct, else the reference way. */
export async function printStructure(structure: SourceFileStructure): Promise<string> {
  const fast = await printedFast(structure);
  if (fast !== undefined) return fast;
  const { printReference } = await import("./reference-printer.js");
  return printReference(structure);
}

async function printedFast(structure: SourceFileStructure): Promise<string | undefined> {
  const { printFast } = await import("./fast/fast-printer.js");
  try {
    return printFast(outlineOf(structure));
  } catch (error) {
    if (error instanceof UnknownConstruct) return undefined;
    throw error;
  }
}
