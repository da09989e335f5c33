/** A manifest that was made of one description and follows another one, all in memory. */
import { type Diagnostic, hasErrors } from "../../../../generator/diagnostics/diagnostic.js";
import type { DescribedApi } from "../../../../generator/fill/described-api.js";
import { describedSource } from "../../../../generator/fill/described-source.js";
import { type Filled, fillFrom, type FillRequest } from "../../../../generator/fill/fill.js";
import { noMap } from "../../../../generator/fill/matching/operation-map.js";
import { newManifest } from "../../../../generator/fill/new-manifest/new-manifest.js";
import { openTexts } from "../../../../generator/fill/sources/open-sources.js";
import type { Source } from "../../../../generator/fill/sources/source.js";
import type { ApiModel } from "../../../../generator/model/model.js";
import { resolve } from "../../../../generator/resolve/resolve.js";
import { parseDocument, type SourceDocument } from "../../../../generator/source/document.js";
import { targetsShape } from "../../../../generator/targets.js";
import { validate } from "../../../../generator/validate/validate.js";

/** A source of a text; undefined where it cannot be read. */
export function sourceOf(text: string, file = "api.yaml"): Source | undefined {
  const { value, diagnostics } = openTexts({ [file]: text }, [file]);
  const [source] = value.sources;
  if (source === undefined || hasErrors(diagnostics)) return undefined;
  return hasErrors(describedSource(source).diagnostics) ? undefined : source;
}

/** Its text. */
export function describedBy(source: Source): DescribedApi {
  return describedSource(source).value;
}

/** The files of a manifest that is made of it; none where it describes no operation. */
export function madeOf(source: Source): readonly SourceDocument[] {
  const { files } = newManifest(describedBy(source)).value;
  return [...files].map(([file, text]) => parseDocument({ file, text }).value);
}

/** Reads a manifest. Throws where it has faults. */
export function modelOf(documents: readonly SourceDocument[]): ApiModel {
  const checked = validate(documents, { targets: targetsShape });
  const { value, diagnostics } = resolve(checked.value, "manifest");
  const faults = [...checked.diagnostics, ...diagnostics].filter((each) => hasErrors([each]));
  if (faults.length > 0) throw new Error(JSON.stringify(faults.map(({ code, at }) => [code, at])));
  return value;
}

/** Fills a manifest; it follows the source unless `update` is set to undefined. */
export function followed(
  documents: readonly SourceDocument[],
  source: Source,
  options: Partial<FillRequest> = { update: { prune: false } },
): { readonly filled: Filled; readonly diagnostics: readonly Diagnostic[] } {
  const { value, diagnostics } = fillFrom({
    documents,
    model: modelOf(documents),
    source,
    map: noMap,
    prefer: () => false,
    assume: false,
    ...options,
  });
  return { filled: value, diagnostics };
}

/** The text of a file. */
export function textOf(documents: readonly SourceDocument[], file: string): string {
  return documents.find((each) => each.file === file)?.text ?? "";
}
