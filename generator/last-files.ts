/** Which files of the last run stay as they are: where an edit changed texts for people alone, those that show none of them. */
import type { GeneratedFile } from "./emit/target.js";
import type { ApiModel } from "./model/model.js";
import { textsOfGroup } from "./model/shown-texts.js";
import type { LastFiles } from "./output/render.js";
import { parseDocument, type SourceDocument } from "./source/document.js";
import { type EarlierText, editedTexts } from "./validate/edited-texts.js";

/** A run of the same program, with the same settings and revisions, that had no errors. */
export interface LastRun {
  /** The files of its manifest. */
  readonly sources: readonly EarlierText[];
  /** The hash of a file that it wrote; paths begin with the name of the target's folder. */
  readonly hashAt: (target: string, path: string) => string | undefined;
}

/** Returns what is known of the files of a target by its name; undefined = all of them may differ from those of the last run. */
export type FilesOfLastRun = (target: string) => LastFiles | undefined;

/** Compares the manifest with that of the last run, if there is one. */
export function filesOfLastRun(
  last: LastRun | undefined,
  documents: readonly SourceDocument[],
  model: ApiModel,
): FilesOfLastRun {
  const edited = last && editedTexts(last.sources, documents, saidIn);
  if (last === undefined || edited === undefined) return () => undefined;
  const mayDiffer = (file: GeneratedFile): boolean => showsAny(file, edited, model);
  return (target) => ({ mayDiffer, hashAt: (path) => last.hashAt(target, path) });
}

function saidIn(source: Pick<SourceDocument, "file" | "text">): SourceDocument["value"] {
  const { value, diagnostics } = parseDocument(source);
  return diagnostics.length === 0 ? value.value : undefined;
}

/** True if a file may have texts of these files of the manifest. Copies of templates have none. */
function showsAny(file: GeneratedFile, edited: ReadonlySet<string>, model: ApiModel): boolean {
  if (file.kind === "copied") return false;
  const { shows, group } = file;
  const ofFile = shows ?? (group === undefined ? undefined : textsOfGroup(group, model));
  return ofFile?.(edited) ?? true;
}
