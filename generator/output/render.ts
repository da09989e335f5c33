/** Makes the whole output in memory: every built file printed, every template copied under its header. */
import { type Diagnostic, diagnostic, type Reported } from "../diagnostics/diagnostic.js";
import type { BuiltFile, CopiedFile, GeneratedFile } from "../emit/target.js";
import { withLineFeeds } from "./content.js";
import { byCodeUnit, foldedPath, foldersAbove, pathFault, portabilityFault } from "./paths.js";
import { type LastFiles, printedText, renderedParts, type Standing } from "./render-parts.js";
import { afterReadBack, type RenderedFile, renderedFile } from "./rendered-file.js";
import { isTemporary } from "./temporary.js";
import { unreachable } from "../unreachable.js";

/** The files that one target handed over. */
export interface TargetFiles {
  /** Name of the target, and of its folder. */
  readonly target: string;
  readonly files: readonly GeneratedFile[];
}

/** The whole output, by path, in the order of the paths. */
export type RenderedTree = ReadonlyMap<string, RenderedFile>;

/** A file of the last run that would be made just so again. */
export interface KeptFile {
  /** See {@link RenderedFile.path}. */
  readonly path: string;
  /** See `hashOf`. */
  readonly hash: string;
  /** Makes it all the same: it does not stand on disk as the last run wrote it. */
  readonly make: () => Promise<RenderedFile>;
}

/** Files of the last run, by path. */
export type KeptTree = ReadonlyMap<string, KeptFile>;

/** An output: the files that were made, and those of the last run that did not have to be. */
export interface RenderedOutput {
  readonly tree: RenderedTree;
  readonly kept: KeptTree;
}

/** Returns the bytes of a template, by its path below `templates/`. Throws where there is none. */
export type ReadTemplate = (template: string) => Uint8Array;

/** How the files of a target are rendered. */
export interface RenderingOptions {
  readonly last?: LastFiles | undefined;
  /** True of a file that the run will most likely write; left out = of none. */
  readonly isWritten?: ((path: string, hash: string) => boolean) | undefined;
  /** Left out = nothing stands there. */
  readonly standing?: Standing | undefined;
}

/**
 * Renders the files of a target that may differ from those of the last run; without one, all of them. A file that will be written is
 * read back at once, so that nothing of it stays in memory but its bytes. Reports and throws what {@link renderTree} does.
 */
export async function renderOutput(
  { target, files }: TargetFiles,
  templates: ReadTemplate,
  { last, isWritten, standing }: RenderingOptions,
): Promise<Reported<RenderedOutput>> {
  const place = { templates, isWritten, last, standing };
  const kept = new Map<string, KeptFile>();
  const made: GeneratedFile[] = [];
  for (const file of files) {
    const path = placedPath(target, file.path);
    const hash = last === undefined || last.mayDiffer(file) ? undefined : last.hashAt(path);
    if (hash === undefined) made.push(file);
    else kept.set(path, { path, hash, make: () => rendered(path, file, place) });
  }
  refuseCollisions(files.map(({ path }) => `${target}/${path}`));
  const { value: tree } = await renderAll([{ target, files: made }], place);
  const paths = [...tree.keys(), ...kept.keys()].sort(byCodeUnit);
  return { value: { tree, kept }, diagnostics: paths.flatMap(unportable) };
}

/**
 * Renders the files of the targets. `templates` is the folder of the templates. Reports `unportable-name`.
 * A path that leaves its folder, a path given twice, or a template that is not there is a bug of ours: thrown.
 */
export async function renderTree(
  targets: readonly TargetFiles[],
  templates: ReadTemplate,
): Promise<Reported<RenderedTree>> {
  return renderAll(targets, { templates });
}

/** The templates, what the last run left, and which files are written. */
interface Place extends Pick<RenderingOptions, "isWritten" | "last" | "standing"> {
  readonly templates: ReadTemplate;
}

async function renderAll(
  targets: readonly TargetFiles[],
  place: Place,
): Promise<Reported<RenderedTree>> {
  const placed = targets.flatMap(({ target, files }) =>
    files.map((file) => ({ path: placedPath(target, file.path), file })),
  );
  placed.sort((left, right) => byCodeUnit(left.path, right.path));
  refuseCollisions(placed.map(({ path }) => path));

  const tree = new Map<string, RenderedFile>();
  for (const { path, file } of placed) {
    tree.set(path, await rendered(path, file, place));
  }
  return { value: tree, diagnostics: [...tree.keys()].flatMap(unportable) };
}

async function rendered(path: string, file: GeneratedFile, place: Place): Promise<RenderedFile> {
  if (file.kind === "parted") return readNow(await renderedParts(path, file, place), place);
  const text = withLineFeeds(await textOfFile(path, file, place));
  if (file.kind === "copied") return renderedFile(path, text);
  const done = await readNow(renderedFile(path, text, file.readBack), place, text);
  file.forget?.();
  return done;
}

/** Reads a file back that will be written; its `text` need not be decoded where it is at hand. */
async function readNow(
  file: RenderedFile,
  { isWritten }: Place,
  text?: string,
): Promise<RenderedFile> {
  if (file.readBack === undefined || isWritten?.(file.path, file.hash) !== true) return file;
  return afterReadBack(file, await file.readBack(text ?? file.text));
}

function placedPath(target: string, path: string): string {
  const fault = target.includes("/") ? "has a slash" : pathFault(target);
  if (fault !== undefined) throw new Error(`the name of a target, ${quoted(target)}, ${fault}`);
  const pathOfFile = pathFault(path);
  if (pathOfFile !== undefined) {
    throw new Error(`target ${target} emits a file whose path, ${quoted(path)}, ${pathOfFile}`);
  }
  if (path.split("/").some(isTemporary)) {
    throw new Error(`target ${target} emits ${quoted(path)}, which is a name of temporary files`);
  }
  return `${target}/${path}`;
}

/** Two files of one path, or a file that another one needs as a folder; also where case does not count. */
function refuseCollisions(paths: readonly string[]): void {
  const files = new Map<string, string>();
  for (const path of paths) {
    const folded = foldedPath(path);
    const other = files.get(folded);
    if (other !== undefined) {
      throw new Error(`two files are emitted for one path: ${quoted(other)} and ${quoted(path)}`);
    }
    files.set(folded, path);
  }
  for (const path of paths) {
    for (const folder of foldersAbove(foldedPath(path))) {
      const file = files.get(folder);
      if (file !== undefined) {
        throw new Error(`${quoted(file)} is emitted as a file, but ${quoted(path)} needs a folder`);
      }
    }
  }
}

async function textOfFile(
  path: string,
  file: BuiltFile | CopiedFile,
  { templates }: Place,
): Promise<string> {
  switch (file.kind) {
    case "built":
      return printedText(path, () => file.print());
    case "copied": {
      const fault = pathFault(file.template);
      if (fault !== undefined) {
        throw new Error(`the template of ${path}, ${quoted(file.template)}, ${fault}`);
      }
      // `fatal`: what is no UTF-8 would not be copied byte for byte; `ignoreBOM` keeps a byte order mark.
      const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
      const copy = decoder.decode(templates(file.template));
      return file.header + filledIn(copy, file.inPlaceOf ?? []);
    }
    default:
      return unreachable(file);
  }
}

/** One `unportable-name` for a path that some system cannot hold. */
export function unportable(path: string): readonly Diagnostic[] {
  const fault = portabilityFault(path);
  if (fault === undefined) return [];
  return [
    diagnostic("unportable-name", {
      message: `the output would hold ${quoted(path)}, which not every system can store: ${fault}`,
      at: { file: path, onDisk: true },
      help: "give the group, schema or target that the file is named after another id",
    }),
  ];
}

function quoted(text: string): string {
  return JSON.stringify(text);
}

function filledIn(copy: string, texts: readonly (readonly [string, string])[]): string {
  return texts.reduce((text, [placeholder, own]) => text.replaceAll(placeholder, () => own), copy);
}
