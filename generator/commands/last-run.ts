/** The last run of the same program with the same settings: its manifest and the files that it wrote, while both are known. */
import { type CachePlace, type LastOutput, mayUseCache, readLast } from "../output/cache.js";
import { keep, type KeptPlace, readKept } from "../output/kept-text.js";
import type { LastRun } from "../last-files.js";
import { commitOf } from "./git-files.js";
import type { RunInputs } from "./run-inputs.js";

/** What is known of the last run, for the pipeline and for the builds of packages. */
export interface KnownRun extends LastRun {
  /** The hash of a file in the build of a target's package; the path begins with the name of the build's folder. */
  readonly builtHashAt: (target: string, path: string) => string | undefined;
}

/** Returns the last run; undefined where its memory is gone, or of another program, of other settings, templates or revisions. */
export function knownRun(
  command: "generate" | "check",
  { place, basis }: Pick<RunInputs, "place" | "basis">,
  { ci, manifest }: { readonly ci: string | undefined; readonly manifest: string },
): KnownRun | undefined {
  if (place === undefined || !mayUseCache(command, ci)) return undefined;
  const last = readLast(place);
  const text = last && readKept(keptPlace(place, last.key));
  if (last === undefined || text === undefined) return undefined;
  const isSame = last.commits.every(([name, commit]) => commitOf(name, manifest) === commit);
  const sources = sourcesOf(text, basis);
  if (!isSame || sources === undefined) return undefined;
  return { sources, ...hashesOf(last) };
}

/** Keeps the manifest of a run whose output is remembered. */
export function keepManifest(
  place: CachePlace,
  basis: string,
  documents: LastRun["sources"],
): void {
  const lengths = documents.map(({ file, text }) => [file, text.length]);
  const head = JSON.stringify([basis, lengths]);
  keep(keptPlace(place, place.key), `${head}\n${documents.map(({ text }) => text).join("")}`);
}

/** By the key of the run, so that the manifest of one run never goes with the output of another. */
function keptPlace({ folder, out, scope }: CachePlace, key: string): KeptPlace {
  return { folder, name: `manifest ${JSON.stringify([out, scope])}`, key };
}

/** The text was checked: it is just what was kept. */
function sourcesOf(text: string, basis: string): LastRun["sources"] | undefined {
  const end = text.indexOf("\n");
  const [ofRun, lengths]: [string, [string, number][]] = JSON.parse(text.slice(0, end));
  if (ofRun !== basis) return undefined;
  let at = end + 1;
  return lengths.map(([file, length]) => {
    at += length;
    return { file, text: text.slice(at - length, at) };
  });
}

function hashesOf({ files, others }: LastOutput): Pick<KnownRun, "hashAt" | "builtHashAt"> {
  const hashesIn = (kind: "placed" | "built", target: string) =>
    others.find((each) => each.kind === kind && each.target === target)?.hashes;
  return {
    hashAt: (target, path) => (hashesIn("placed", target) ?? files).get(path),
    builtHashAt: (target, path) => hashesIn("built", target)?.get(path),
  };
}
