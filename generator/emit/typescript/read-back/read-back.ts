/** The gate: what was printed must declare and export exactly what the structure says. */
import type { SourceFileStructure } from "ts-morph";
import { outlineOf } from "../outline-of.js";
import { UnknownConstruct } from "../outline.js";
import { hasMeantTokens } from "./quick/file-tokens.js";

/**
 * Reads a printed file back; answers how it differs from its structure, nothing if it says exactly that. TypeScript
 * itself parses what the quick look at the tokens leaves open: a file with a fault, which is then told, or with a construct
 * that only the reference printer knows.
 */
export async function readBack(structure: SourceFileStructure, text: string): Promise<string[]> {
  return saysWhatWasMeant(structure, text) ? [] : readBackWhole(structure, text);
}

/** The same by TypeScript's own parser, whatever the tokens are. It takes 0.4 seconds to load. */
export async function readBackWhole(
  structure: SourceFileStructure,
  text: string,
): Promise<string[]> {
  const { fileDifferences } = await import("./file-differences.js");
  return fileDifferences(structure, text);
}

/** True if the tokens prove that a text says its structure; false leaves it open. */
export function saysWhatWasMeant(structure: SourceFileStructure, text: string): boolean {
  try {
    return hasMeantTokens(outlineOf(structure), text);
  } catch (error) {
    if (error instanceof UnknownConstruct) return false;
    throw error;
  }
}
