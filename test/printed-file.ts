/** The text of a file that is made of the model. */
import type { GeneratedFile } from "../generator/emit/target.js";

/** Prints a file, as a whole or part by part; undefined of a copy, which has no text of its own. */
export async function printedFile(file: GeneratedFile | undefined): Promise<string | undefined> {
  if (file === undefined || file.kind === "copied") return undefined;
  if (file.kind === "built") return file.print();
  const parts: string[] = [];
  for (const { print } of file.parts()) parts.push(await print());
  return parts.join("");
}
