/** The whole way from a folder with a manifest to the files that stand for it, in memory: one line a stage. */
import type { Placed } from "./diagnostics/place.js";
import {
  type Diagnostic,
  hasErrors,
  type Location,
  type Reported,
} from "./diagnostics/diagnostic.js";
import { knownModel, spansOf } from "./known-model.js";
import {
  type FileInParts,
  filesOfRun,
  type LastRun,
  type Outlines,
  since,
  unchangedSince,
} from "./last-files.js";
import type { ApiModel } from "./model/model.js";
import { noPast, type Past, pastOf, type ReadRevision } from "./past-models.js";
import { partFiles, type StandingFiles } from "./output/left-files.js";
import { projectPath, splitFolder } from "./output/project-path.js";
import {
  type KeptFile,
  type ReadTemplate,
  type RenderedOutput,
  renderOutput,
} from "./output/render.js";
import type { RenderedFile } from "./output/rendered-file.js";
import { folderFaults } from "./output/target-folders.js";
import { resolve } from "./resolve/resolve.js";
import { chooseGroups, chooseTargets, noGroups } from "./run-choice.js";
import { parseDocument, type SourceDocument } from "./source/document.js";
import type { KnownSpans } from "./source/known-spans.js";
import { forgetful, type ParseDocument, readDocument } from "./source/kept-documents.js";
import { placedIn } from "./source/placed-in.js";
import { decodeManifest, type ManifestFile, readManifest, type SourceText } from "./source/read.js";
import {
  allTargets,
  type ConfiguredTarget,
  configuredTargets,
  type ListedTarget,
  serverSettings,
} from "./targets.js";
import type { Edit } from "./validate/edits.js";
import { targetsShapeOf } from "./validate/file-shapes.js";
import { validate } from "./validate/validate.js";

/** The request for a run. */
export interface BuildRequest {
  /** Folder of the manifest, as the user wrote it. */
  readonly folder: string;
  /** The folder's name in outputs; empty when it is the project's own. */
  readonly name: string;
  /** The output folder, as the user wrote it; left out = the usual one, beside the manifest. */
  readonly out?: string | undefined;
  readonly templates: ReadTemplate;
  /** The targets that there are; left out = those of the generator. */
  readonly list?: readonly ListedTarget[] | undefined;
  /** Names of the targets to make; none = all that `targets.yaml` asks for. */
  readonly targets: readonly string[];
  /** Ids of the groups whose files are made, beside those of the whole API; none = all. */
  readonly groups?: readonly string[];
  /** Left out = nothing stands there, so that all files are made. */
  readonly stands?: StandingFiles;
  /** True of a file that will most likely be written, which is read back as soon as it is printed; left out = of none. */
  readonly isWritten?: (to: string | undefined, path: string, hash: string) => boolean;
  /** Returns what stands at a path if its hash is this one, with line feeds; left out = nothing does. */
  readonly standing?: (
    to: string | undefined,
    path: string,
    hash: string,
  ) => Uint8Array | undefined;
  /** Told of each stage: runs it and may time it. */
  readonly stage: Stage;
  /** The files of the manifest where they were read already, or are not those on disk: paths are below the folder. */
  readonly files?: Reported<readonly ManifestFile[]> | undefined;
  /** Reads the manifest at a revision that `targets.yaml` names; left out = there are no revisions. */
  readonly atRevision?: ReadRevision | undefined;
  /** Reads a file of the manifest; left out = each one anew. See `keptDocuments`. */
  readonly parse?: ParseDocument | undefined;
  /** The last run, whose files are not made again where they would be the same; left out = every file is made. */
  readonly last?: LastRun | undefined;
}

/** Runs one stage under a name. */
export type Stage = <T>(name: string, run: () => T) => T;

/** A manifest that was read: the model, and the way back from its places to lines. */
export interface Loaded {
  readonly model: ApiModel;
  /** The files that it was read from. */
  readonly documents: readonly SourceDocument[];
  readonly targets: readonly ConfiguredTarget[];
  /** The settings of the server in `targets.yaml`, also where this run does not make it. */
  readonly server: ReturnType<typeof serverSettings>;
  /** Looks a place up in the files that were read. */
  readonly locate: (location: Location) => Placed;
  /** The edit since the last run; undefined = it is not known. */
  readonly edit: Edit | undefined;
  /** The findings of the checks of meaning, for the next run. */
  readonly findings: LastRun["findings"];
  /** Returns what is known of the model once its files are made, for the next run. */
  readonly known: () => LastRun["model"];
}

/** The result of a run. */
export interface Build extends Loaded {
  /** The output folder; undefined where the manifest has errors: nothing may be written then. */
  readonly tree: RenderedOutput["tree"] | undefined;
  /** The files of the output folder that were not made, because they are those of the last run. */
  readonly kept: RenderedOutput["kept"];
  /** The manifest at the revisions that the output depends on. */
  readonly past: Past["models"];
  /** The commits of those revisions, by the names in `targets.yaml`. */
  readonly commits: Past["commits"];
  /** Files of the output folder that a run over some groups leaves as they are. */
  readonly left: ReadonlySet<string>;
  /** The outputs that have a folder of their own choice, which is the first name of their paths. */
  readonly placed: readonly PlacedTree[];
  /** For the next run; undefined = nobody knows. */
  readonly outlines: Outlines | undefined;
  /** For the next run. */
  readonly inParts: readonly FileInParts[];
}

/** An output in the folder that `targets.yaml` gives it. */
export interface PlacedTree extends RenderedOutput {
  readonly target: string;
  /** The folder, below the project's. */
  readonly to: string;
  /** See {@link Build.left}. */
  readonly left: ReadonlySet<string>;
}

/** Reads a manifest and builds its model; every fault is reported at once. `forgets` = see `forgetful`. */
export function load({
  folder,
  out,
  name,
  list = allTargets,
  targets,
  stage,
  files,
  parse = readDocument,
  last,
  forgets = false,
}: Omit<BuildRequest, "templates"> & { readonly forgets?: boolean }): Reported<Loaded> {
  const sources = stage("read", () =>
    files === undefined ? readManifest(folder) : decodeManifest(files),
  );
  const isRight = unchangedSince(last);
  const spansIn = (source: SourceText): KnownSpans | undefined =>
    last?.model && isRight(source) ? (last.model.spans.get(source.file) ?? new Map()) : undefined;
  const documents = stage("parse", () =>
    sources.value.map((source) => parse(source, spansIn(source))),
  );
  const read = documents.map(({ value }) => value);
  const { edit, before } = stage("find the edit", () => since(last, read));
  const manifest = stage("validate", () =>
    validate(read, { targets: targetsShapeOf(list), unread: unreadFiles(sources), isRight }),
  );
  const faults = [
    ...sources.diagnostics,
    ...documents.flatMap(({ diagnostics }) => diagnostics),
    ...manifest.diagnostics,
  ];
  const known = faults.length === 0 ? before : undefined;
  const model = stage("resolve", () => resolve(manifest.value, name, known));
  const chosen = chooseTargets(manifest.value, { list, names: targets });
  const shown = forgets ? forgetful(read, spansOf([...faults, ...model.diagnostics], read)) : read;
  return {
    value: {
      model: model.value,
      documents: shown,
      targets: chosen.value,
      server: manifest.value.targets && serverSettings(manifest.value.targets.value),
      locate: placedIn(folder, shown),
      ...{ edit, findings: model.diagnostics },
      known: faults.length === 0 ? knownModel(model, shown) : () => undefined,
    },
    diagnostics: [
      ...faults,
      ...model.diagnostics,
      ...chosen.diagnostics,
      ...(manifest.value.targets === undefined
        ? []
        : folderFaults(configuredTargets(manifest.value.targets.value, list), {
            manifest: folder,
            out: out ?? projectPath(folder, "generated"),
            names: list.map((target) => target.name),
          })),
    ],
  };
}

/** The outputs that the manifest asks for, by `targets.yaml` alone; none where that has errors. */
export function targetsOf({
  value: files,
}: Reported<readonly ManifestFile[]>): Pick<Loaded, "targets" | "server"> {
  const own = files.filter(({ file }) => file === "targets.yaml");
  const sources = decodeManifest({ value: own, diagnostics: [] }).value;
  const documents = sources.map((source) => parseDocument(source).value);
  const { targets } = validate(documents, { targets: targetsShapeOf(allTargets) }).value;
  return {
    targets: targets === undefined ? [] : configuredTargets(targets.value, allTargets),
    server: targets && serverSettings(targets.value),
  };
}

/** The model of files that are free of errors. */
export function modelOf(documents: readonly SourceDocument[], name: string): ApiModel {
  return resolve(validate(documents).value, name).value;
}

/** Reads a manifest and makes the files of its targets, in memory. */
export async function build(request: BuildRequest): Promise<Reported<Build>> {
  const { stage, templates } = request;
  const loaded = load({ ...request, forgets: request.parse === undefined });
  const { model, targets } = loaded.value;
  const past = hasErrors(loaded.diagnostics) ? nothingPast : readPast(request, targets);
  const { models, commits } = past.value;
  const ofRun = { ...loaded.value, past: models, commits };
  const chosen = hasErrors(loaded.diagnostics) ? noGroups : chooseGroups(model, request);
  const diagnostics: Diagnostic[] = [
    ...loaded.diagnostics,
    ...chosen.diagnostics,
    ...past.diagnostics,
  ];
  if (hasErrors(diagnostics)) {
    return { value: { ...ofRun, ...noFiles }, diagnostics };
  }
  const { lastOf, outlines } = filesOfRun(request.last, loaded.value.edit, model);
  const allLeft = new Set<string>();
  const tree = new Map<string, RenderedFile>();
  const kept = new Map<string, KeptFile>();
  const placed: PlacedTree[] = [];
  const inParts: FileInParts[] = [];
  const inTurn = targets.toSorted((one, other) => +one.showsOthers - +other.showsOthers);
  for (const { name, to, emit } of inTurn) {
    const emitted = stage(`emit ${name}`, () => emit(model, models));
    const target = to === undefined ? name : splitFolder(to).folder;
    const parted = partFiles(emitted.value, { folder: target, to, chosen: chosen.value });
    const given = { target, files: parted.made };
    const isWritten = (path: string, hash: string): boolean =>
      request.isWritten?.(to, path, hash) === true;
    const standing = (path: string, hash: string) => request.standing?.(to, path, hash);
    const from = { last: lastOf(name, emitted), isWritten, standing };
    const rendered = await stage(`print ${name}`, () => renderOutput(given, templates, from));
    for (const { path, parts } of rendered.value.tree.values())
      if (parts !== undefined) inParts.push({ target: name, path, parts });
    diagnostics.push(...emitted.diagnostics, ...rendered.diagnostics);
    if (to !== undefined) {
      placed.push({ target: name, to, ...rendered.value, left: new Set(parted.left) });
      continue;
    }
    for (const [path, file] of rendered.value.tree) tree.set(path, file);
    for (const [path, file] of rendered.value.kept) kept.set(path, file);
    for (const path of parted.left) allLeft.add(path);
  }
  const made = { tree: hasErrors(diagnostics) ? undefined : tree, kept, left: allLeft };
  return {
    value: { ...ofRun, ...made, placed, outlines: outlines(), inParts },
    diagnostics,
  };
}

const noFiles = {
  tree: undefined,
  kept: new Map<string, KeptFile>(),
  left: new Set<string>(),
  placed: [],
  outlines: undefined,
  inParts: [],
};
const nothingPast: Reported<Past> = { value: noPast, diagnostics: [] };

/** Reads the manifest at the revisions that the targets of a run compare with. */
function readPast(
  { name, stage, atRevision = () => "this run reads no revisions" }: BuildRequest,
  targets: readonly ConfiguredTarget[],
): Reported<Past> {
  const settings = targets.flatMap((target) =>
    target.revisions.map((each) => ({ ...each, target: target.name })),
  );
  if (settings.length === 0) return nothingPast;
  return stage("read revisions", () => pastOf(settings, atRevision, name));
}

/** Returns existing files and folders that could not be read, so that no check reports them as missing. */
function unreadFiles({ value, diagnostics }: Reported<readonly SourceText[]>): readonly string[] {
  const read = new Set(value.map(({ file }) => file));
  return diagnostics.flatMap(({ severity, at }) => {
    // Of one that was read the name may be at fault.
    if (severity !== "error" || read.has(at.file)) return [];
    const isWholeManifest = "onDisk" in at && at.onDisk === true;
    if (isWholeManifest) return ["service.yaml", "targets.yaml"];
    return [at.file.replace(/\.[^./]+$/, ".yaml")];
  });
}
