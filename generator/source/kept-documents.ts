/** Documents as runs read them: at once, or when somebody asks for what they say; and kept from one run to the next. */
import type { Reported } from "../diagnostics/diagnostic.js";
import { lateDocument, parseDocument, type SourceDocument } from "./document.js";
import type { KnownSpans } from "./known-spans.js";
import type { SourceText } from "./read.js";

/** Reads the text of a file. With places that are known in it, it had no fault before, and is read when somebody asks for it. */
export type ParseDocument = (source: SourceText, spans?: KnownSpans) => Reported<SourceDocument>;

/** Reads each file anew. */
export const readDocument: ParseDocument = (source, spans) =>
  spans === undefined
    ? parseDocument(source)
    : { value: lateDocument(source, spans), diagnostics: [] };

/** Reads files and keeps what it read: a file whose text is the same is not read again, because it would say the same. */
export function keptDocuments(): ParseDocument {
  const kept = new Map<
    string,
    { readonly text: string; readonly read: Reported<SourceDocument> }
  >();
  return (source, spans) => {
    const known = kept.get(source.file);
    if (known?.text === source.text) return known.read;
    const read = readDocument(source, spans);
    kept.set(source.file, { text: source.text, read });
    return read;
  };
}

/**
 * Returns documents that read their files again when somebody asks for a value. The values of all files take a quarter of the memory
 * of a large run. `spans` has the places that are known, by file.
 */
export function forgetful(
  documents: readonly SourceDocument[],
  spans: ReadonlyMap<string, KnownSpans>,
): readonly SourceDocument[] {
  return documents.map(({ file, text }) =>
    lateDocument({ file, text }, spans.get(file) ?? new Map()),
  );
}
