/** From places in the files of a manifest to lines. */
import type { Location } from "../diagnostics/diagnostic.js";
import type { Placed } from "../diagnostics/place.js";
import type { SourceDocument } from "./document.js";
import type { Span } from "../source-ref.js";

/** Returns the first line of a file, where editors and forges can show a fault of the whole file. */
function startOf(file: string): Span {
  const start = { line: 1, column: 1, offset: 0 };
  return { file, start, end: start };
}

/** Looks places up in the files of a manifest; `folder` is its folder as the user wrote it. */
export function placedIn(
  folder: string,
  documents: readonly SourceDocument[],
): (location: Location) => Placed {
  const byFile = new Map(documents.map((document) => [document.file, document]));
  const shownFolder = folder.replace(/[\\/]+$/, "");
  return (location) => {
    if ("onDisk" in location && location.onDisk) return { displayPath: location.file };
    const displayPath =
      shownFolder === "" || shownFolder === "." ? location.file : `${shownFolder}/${location.file}`;
    const document = byFile.get(location.file);
    // A file that is no text has places, but no lines.
    if (document === undefined)
      return "start" in location ? { displayPath, span: location } : { displayPath };
    if ("start" in location) return { displayPath, span: location, text: document.text };
    if (!("path" in location)) return { displayPath, span: startOf(location.file) };
    return { displayPath, span: document.locate(location), text: document.text };
  };
}
