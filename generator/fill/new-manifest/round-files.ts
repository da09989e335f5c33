/** The files of a new manifest, over rounds in which ever less of it is left: a file of which nothing went is printed and read once. */
import type { Reported } from "../../diagnostics/diagnostic.js";
import { parseDocument, type SourceDocument } from "../../source/document.js";

/** A file as it was in the last round. */
interface RoundFile {
  readonly parts: readonly unknown[];
  readonly text: string;
  /** Read when it is asked for. */
  document: Reported<SourceDocument> | undefined;
}

/** The files of the last round. */
export class RoundFiles {
  readonly #files = new Map<string, RoundFile>();

  /** The text of a file; `print` makes it where one of its parts is another than in the last round. */
  text(path: string, parts: readonly unknown[], print: () => string): string {
    const before = this.#files.get(path);
    const isSame =
      before?.parts.length === parts.length &&
      parts.every((part, index) => part === before.parts[index]);
    if (isSame) return before.text;
    const text = print();
    this.#files.set(path, { parts, text, document: undefined });
    return text;
  }

  /** Returns the document of a file. A text that is as it was is not read again. */
  document(path: string, text: string): Reported<SourceDocument> {
    const known = this.#files.get(path);
    if (known?.text !== text) return parseDocument({ file: path, text });
    known.document ??= parseDocument({ file: path, text });
    return known.document;
  }
}
