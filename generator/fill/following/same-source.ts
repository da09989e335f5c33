/**
 * Which source of a manifest is read again: the one that somebody names, or the one with the same id, title or address. A title
 * that changes with each version is no reason to lose it, but nothing is guessed: with two that fit, somebody has to say.
 */
import { type Diagnostic, diagnostic, type Reported } from "../../diagnostics/diagnostic.js";
import { didYouMean } from "../../diagnostics/suggest.js";
import { knownValue } from "../../model/known.js";
import type { ApiModel, Source } from "../../model/model.js";
import type { DescribedSource } from "../described-api.js";
import { joined } from "../new-manifest/id-words.js";

/** The known facts of a source that is read. */
export interface ReadSource {
  readonly source: DescribedSource;
  /** Path of its file, as it was named. */
  readonly file: string;
}

/** How it is looked for. */
export interface SameSourceOptions {
  /** The id that somebody gave. */
  readonly named?: string;
  /** True if what it said before is to follow: then it has to be a source of the manifest, and no mere observation. */
  readonly isUpdate: boolean;
}

/** The id of a source in the manifest, and what it was told by. */
export interface FoundSource {
  readonly id: string;
  readonly by: "option" | "id" | "title" | "url" | "nothing";
}

/** Finds it. Reports `source-unknown` and `source-observed` where an update has nothing to follow. */
export function sameSource(
  { source, file }: ReadSource,
  { sources }: Pick<ApiModel, "sources">,
  { named, isUpdate }: SameSourceOptions,
): Reported<FoundSource> {
  const found = foundAmong(source, sources, named);
  const faults: Diagnostic[] = [];
  const known = sources.find(({ id, kind }) => id === found.id && kind === source.kind);
  if (isUpdate && source.kind === "observed") {
    faults.push(
      diagnostic("source-observed", {
        at: { file, onDisk: true },
        message: "--update cannot follow a capture: earlier calls stay true",
        help: "leave --update out: fill then adds the new facts",
      }),
    );
  } else if (isUpdate && known === undefined) {
    faults.push(unknown(found, { source, file }, sources));
  }
  return { value: found, diagnostics: faults };
}

function foundAmong(
  source: DescribedSource,
  sources: readonly Source[],
  named: string | undefined,
): FoundSource {
  if (named !== undefined) return { id: named, by: "option" };
  const ofKind = sources.filter(({ kind }) => kind === source.kind);
  const byId = ofKind.find(({ id }) => joined(id) === joined(source.id));
  if (byId !== undefined) return { id: byId.id, by: "id" };
  const byTitle = only(ofKind.filter(({ title }) => plain(title) === plain(source.title)));
  if (byTitle !== undefined) return { id: byTitle.id, by: "title" };
  const byUrl = only(
    ofKind.filter(({ url }) => source.url !== undefined && knownValue(url) === source.url),
  );
  if (byUrl !== undefined) return { id: byUrl.id, by: "url" };
  return { id: source.id, by: "nothing" };
}

function only<T>(list: readonly T[]): T | undefined {
  return list.length === 1 ? list[0] : undefined;
}

/** Titles are the same in other letters and spaces. */
function plain(title: string): string {
  return title.trim().replaceAll(/\s+/g, " ").toLowerCase();
}

function unknown(
  { id, by }: FoundSource,
  { source, file }: ReadSource,
  sources: readonly Source[],
): Diagnostic {
  const ids = sources.filter(({ kind }) => kind === "document").map((each) => each.id);
  const meant = didYouMean(id, ids);
  const choice = ids.map((each) => `--source ${each}`).join(", ");
  const message =
    by === "option"
      ? `the manifest has no source \`${id}\` that could be followed`
      : `no source of the manifest has the id \`${id}\`, the title "${source.title}" or the address of this one`;
  const help =
    meant !== undefined && by === "option"
      ? `did you mean \`${meant}\`?`
      : ids.length === 0
        ? "leave --update out: it is filled in as a new source"
        : `say which one is read again (${choice}), or leave --update out`;
  return diagnostic("source-unknown", { at: { file, onDisk: true }, message, help });
}
