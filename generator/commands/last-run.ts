/** The last run of the same program with the same settings: its manifest and the files that it wrote, while both are known. */
import { type CachePlace, type LastOutput, mayUseCache, readLast } from "../output/cache.js";
import { type ContentsPlace, keepContents, readContent } from "../output/kept-contents.js";
import { keep, type KeptPlace, readKept } from "../output/kept-text.js";
import { readModel, type WrittenModel, writtenModel } from "../known-model.js";
import type { LastRun, Outlines } from "../last-files.js";
import type { Build } from "../pipeline.js";
import { contentHash, decodeManifest } from "../source/read.js";
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
  { place, basis, manifest: now }: Pick<RunInputs, "place" | "basis" | "manifest">,
  { ci, manifest }: { readonly ci: string | undefined; readonly manifest: string },
): KnownRun | undefined {
  if (place === undefined || !mayUseCache(command, ci)) return undefined;
  const last = readLast(place);
  const text = last && readKept(keptPlace(place, [basis, last.key]));
  if (last === undefined || text === undefined) return undefined;
  const isSame = last.commits.every(([name, commit]) => commitOf(name, manifest) === commit);
  if (!isSame) return undefined;
  const { files, outlines, model, ...same }: Kept = JSON.parse(text);
  const hashes = new Map(now.value.map((each) => [each.file, contentHash(each)]));
  const sources: LastRun["sources"][number][] = [];
  for (const [file, hash] of files) {
    if (hashes.get(file) === hash) {
      sources.push({ file, text: undefined });
      continue;
    }
    const bytes = readContent(contentsPlace(place), hash);
    const [was] = bytes ? decodeManifest({ value: [{ file, bytes }], diagnostics: [] }).value : [];
    if (was === undefined) return undefined;
    sources.push(was);
  }
  return {
    ...{ sources, ...hashesOf(last), ...same },
    ...{ outlines: outlines && read(outlines), model: model && readModel(model) },
  };
}

/** The record of a run in the cache. */
interface Kept extends Pick<LastRun, "findings" | "inParts"> {
  /** The files of its manifest. */
  readonly files: Hashes;
  readonly outlines?:
    | {
        readonly plan: KeptOutline;
        readonly shapes?: KeptOutline | undefined;
        readonly targets: Hashes;
      }
    | undefined;
  readonly model?: WrittenModel | undefined;
}

interface KeptOutline {
  readonly shared: string;
  readonly parts: Hashes;
}

type Hashes = readonly (readonly [name: string, hash: string])[];

function read({ plan, shapes, targets }: NonNullable<Kept["outlines"]>): Outlines {
  const outline = ({ shared, parts }: KeptOutline) => ({ shared, parts: new Map(parts) });
  return {
    plan: outline(plan),
    shapes: shapes && outline(shapes),
    targets: new Map(targets),
  };
}

function written({ plan, shapes, targets }: Outlines): Kept["outlines"] {
  const outline = ({ shared, parts }: Outlines["plan"]) => ({ shared, parts: [...parts] });
  return { plan: outline(plan), shapes: shapes && outline(shapes), targets: [...targets] };
}

/** The results of a run that the cache keeps for the next one. */
export type Remembered = Pick<Build, "outlines" | "findings" | "inParts" | "known">;

/** Keeps the manifest of a run whose output is remembered, and its outlines. */
export function keepManifest(
  place: CachePlace,
  { basis, manifest }: Pick<RunInputs, "basis" | "manifest">,
  { outlines, findings, inParts, known }: Remembered,
): void {
  const model = known();
  const hashed = manifest.value.map((each) => ({ ...each, hash: contentHash(each) }));
  keepContents(contentsPlace(place), new Map(hashed.map(({ hash, bytes }) => [hash, bytes])));
  const kept: Kept = {
    files: hashed.map(({ file, hash }) => [file, hash]),
    ...{ outlines: outlines && written(outlines), findings, inParts },
    model: model && writtenModel(model),
  };
  keep(keptPlace(place, [basis, place.key]), JSON.stringify(kept));
}

/** By the basis and the key of the run, so that the manifest of one run never goes with the output of another, or of another program. */
function keptPlace(place: CachePlace, run: readonly [basis: string, key: string]): KeptPlace {
  return { ...contentsPlace(place), key: run.join(" ") };
}

function contentsPlace({ folder, out, scope }: CachePlace): ContentsPlace {
  return { folder, name: `manifest ${JSON.stringify([out, scope])}` };
}

function hashesOf({ files, others }: LastOutput): Pick<KnownRun, "hashAt" | "builtHashAt"> {
  const hashesIn = (kind: "placed" | "built", target: string) =>
    others.find((each) => each.kind === kind && each.target === target)?.hashes;
  return {
    hashAt: (target, path) => (hashesIn("placed", target) ?? files).get(path),
    builtHashAt: (target, path) => hashesIn("built", target)?.get(path),
  };
}
