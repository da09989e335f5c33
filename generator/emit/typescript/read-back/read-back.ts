/** The gate: what was printed is parsed again, and must declare and export exactly what the structure says. */
import type { SourceFileStructure } from "ts-morph";

/** Reads a printed file back; answers how it differs from its structure, nothing if it says exactly that. */
export async function readBack(structure: SourceFileStructure, text: string): Promise<string[]> {
  // ts-morph is behind this import; it takes 0.4 seconds, and most runs change nothing.
  const { fileDifferences } = await import("./file-differences.js");
  return fileDifferences(structure, text);
}
