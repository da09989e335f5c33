/** A manifest as texts, filled from a source as a text, all in memory. */
import { fillFrom, type Filled, type FillRequest } from "../../../../generator/fill/fill.js";
import { noMap } from "../../../../generator/fill/matching/operation-map.js";
import { openTexts } from "../../../../generator/fill/sources/open-sources.js";
import { modelOf } from "../../../../generator/pipeline.js";
import { parseDocument } from "../../../../generator/source/document.js";
import { flowText } from "../../../../generator/fill/edits/flow-text.js";
import { jsonOfTold } from "../../../../generator/fill/edits/json-map.js";

/** Texts of a manifest by path below its folder. */
export type Texts = Readonly<Record<string, string>>;

/** The result of a fill, for comparing. */
export interface FilledTexts {
  readonly filled: Filled;
  readonly texts: Texts;
  /** `responses.200: known ≠ told`, with places below the file. */
  readonly conflicts: readonly string[];
  /** `path: /books/{id}`, of what is assumed, taken or not. */
  readonly assumed: readonly string[];
}

/** Fills a manifest from a source; a value that is no text is written as JSON. */
export function filledBy(
  texts: Texts,
  source: unknown,
  more: Partial<Pick<FillRequest, "assume" | "baseUrl">> = {},
): FilledTexts {
  const file = "source.json";
  const text = typeof source === "string" ? source : JSON.stringify(source);
  const opened = openTexts({ [file]: text }, [file]);
  const [only] = opened.value.sources;
  if (only === undefined) throw new Error(JSON.stringify(opened.diagnostics));
  const documents = Object.entries(texts).map(([path, each]) => {
    const { value, diagnostics } = parseDocument({ file: path, text: each });
    if (diagnostics.length > 0) throw new Error(JSON.stringify(diagnostics));
    return value;
  });
  const { value: filled } = fillFrom({
    ...{ documents, model: modelOf(documents, "manifest"), source: only, map: noMap },
    ...{ prefer: () => false, assume: false, ...more },
  });
  return {
    filled,
    texts: Object.fromEntries(filled.documents.map((each) => [each.file, each.text])),
    conflicts: filled.proposal.conflicts.map(
      ({ at, known, told }) => `${at.path.join(".")}: ${known ?? ""} ≠ ${told ?? ""}`,
    ),
    assumed: filled.assumed.filled.map(
      ({ at, told }) => `${at.path.join(".")}: ${flowText(jsonOfTold(told))}`,
    ),
  };
}

/** A capture of entries. */
export function captureOf(entries: readonly unknown[]): object {
  return { log: { version: "1.2", creator: {}, entries } };
}
