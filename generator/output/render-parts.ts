/** Renders a file in parts: those that an edit did not change are taken from the file of the last run. */
import type { FilePart, GeneratedFile, PartedFile, StayingPart } from "../emit/target.js";
import { withHiddenShown } from "../hidden-signs.js";
import { withLineFeeds } from "./content.js";
import { partedFile, type RenderedFile, type RenderedPart, withReadBack } from "./rendered-file.js";

/** The last run, for a run that makes its files again. */
export interface LastFiles {
  /** The hash of the file that it wrote at a path, as in {@link RenderedFile}; undefined = none. */
  readonly hashAt: (path: string) => string | undefined;
  /** False of a file that is made just so again. */
  readonly mayDiffer: (file: GeneratedFile) => boolean;
  /** True of a part of a file that would be printed just so again; `was` is the part of that name. */
  readonly staysAs: (part: StayingPart, was: RenderedPart) => boolean;
  /** The parts of the file that it wrote at a path; undefined = it was made as a whole, or nobody knows. */
  readonly partsAt: (path: string) => readonly RenderedPart[] | undefined;
}

/** Returns what stands on disk at a path, with line feeds, if its hash is this one. */
export type Standing = (path: string, hash: string) => Uint8Array | undefined;

/** The state before this run. */
interface Before {
  readonly last?: LastFiles | undefined;
  readonly standing?: Standing | undefined;
}

/** A part with its bytes. */
interface PartWithBytes extends RenderedPart {
  readonly bytes: Uint8Array;
}

/** Renders the file; `path` begins with the target's folder. */
export async function renderedParts(
  path: string,
  { parts, readBack }: PartedFile,
  { last, standing }: Before,
): Promise<RenderedFile> {
  const before = lastParts(path, { last, standing });
  const made: (PartWithBytes & { readonly isNew: boolean })[] = [];
  for (const part of parts()) {
    const was = standingPart(part, before, last);
    const isNew = was === undefined;
    made.push({ ...(isNew ? await printedPart(path, part) : was), isNew });
  }
  const file = partedFile(path, made);
  return readBack === undefined ? file : readBackInParts(file, made, readBack);
}

/** The same part of the last run's file, if it says what this one is to say. */
function standingPart(
  { stays }: FilePart,
  before: ReadonlyMap<string, PartWithBytes>,
  last: LastFiles | undefined,
): PartWithBytes | undefined {
  const was = stays && before.get(stays.name);
  if (stays === undefined || was === undefined) return undefined;
  return last?.staysAs(stays, was) === true ? was : undefined;
}

/** The text of a file or of a part of it as it may be written. Throws what `print` does, with the path. */
export async function printedText(path: string, print: FilePart["print"]): Promise<string> {
  try {
    return withLineFeeds(withHiddenShown(path, await print()));
  } catch (cause) {
    throw new Error(`printing ${path} failed: ${String(cause)}`, { cause });
  }
}

async function printedPart(path: string, { print, stays }: FilePart): Promise<PartWithBytes> {
  const bytes = Buffer.from(await printedText(path, print), "utf8");
  return { length: bytes.length, name: stays?.name, hash: stays?.hash?.(), bytes };
}

/** The parts of the last run's file by their names, if it stands there as that run wrote it. */
function lastParts(path: string, { last, standing }: Before): ReadonlyMap<string, PartWithBytes> {
  const [parts, hash] = [last?.partsAt(path) ?? [], last?.hashAt(path)];
  const bytes = parts.length > 0 && hash !== undefined ? standing?.(path, hash) : undefined;
  const found = new Map<string, PartWithBytes>();
  if (bytes === undefined) return found;
  let at = 0;
  for (const part of parts) {
    const end = at + part.length;
    if (part.name !== undefined) found.set(part.name, { ...part, bytes: bytes.subarray(at, end) });
    at = end;
  }
  return at === bytes.length ? found : new Map();
}

/** The file, of which what was printed is read back. What stays was read back by the run that printed it. */
function readBackInParts(
  file: RenderedFile,
  parts: readonly (RenderedPart & { readonly isNew: boolean })[],
  readBack: NonNullable<PartedFile["readBack"]>,
): RenderedFile {
  const staying = new Set(parts.flatMap(({ name, isNew }) => (isNew ? [] : (name ?? []))));
  const printed: Uint8Array[] = [];
  let at = 0;
  for (const { length, isNew } of parts) {
    if (isNew) printed.push(file.bytes.subarray(at, at + length));
    at += length;
  }
  const text = (): string => Buffer.concat(printed).toString("utf8");
  return withReadBack(file, () => readBack(text(), staying));
}
