/** Places of the manifest as outputs name them: `manifest/groups/books.yaml#operations.retrieve`. */
import type { SourceRef } from "../source-ref.js";

/** A place below the manifest's folder, without line numbers, so that no output changes when a line moves. */
export function placeText(
  folder: string,
  { file, path }: Pick<SourceRef, "file" | "path">,
): string {
  const name = folder === "" ? file : `${folder}/${file}`;
  return path.length === 0 ? name : `${name}#${path.map(stepText).join("").replace(/^\./, "")}`;
}

/** Keys that hold a dot or a bracket are written as JSON, so that a place can be read back. */
function stepText(step: string | number): string {
  if (typeof step === "number") return `[${step}]`;
  return /^[^.[\]"\s]+$/.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`;
}
