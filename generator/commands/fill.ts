/** `fill`: reads what others have written of the API, and fills into the manifest what it does not know yet. */
import {
  type Diagnostic,
  diagnostic,
  hasErrors,
  type Location,
} from "../diagnostics/diagnostic.js";
import { address, type Placed } from "../diagnostics/place.js";
import { visible } from "../diagnostics/visible.js";
import { type Filled, fillFrom } from "../fill/fill.js";
import { noMap, type OperationMap, parseMapFile } from "../fill/matching/operation-map.js";
import { printMap } from "../fill/matching/print-map.js";
import { preferencesOf } from "../fill/preference.js";
import { printFill } from "../fill/print-fill.js";
import { openSources } from "../fill/sources/open-sources.js";
import type { Source } from "../fill/sources/source.js";
import { ownedPatch } from "../output/owned-report.js";
import { type OwnedChange, writeOwnedFiles } from "../output/owned-files.js";
import { readSingleFile } from "../output/single-file.js";
import { type Loaded, load, modelOf } from "../pipeline.js";
import {
  defaults,
  type ExitCode,
  exitCodes,
  type FillOptions,
  manifestName,
  type Terminal,
} from "./options.js";
import { reportDiagnostics, stopwatch } from "./run.js";

/** Runs the command: each source in turn, on what the ones before it have filled in; all is written, or nothing. */
export async function fill(options: FillOptions, terminal: Terminal): Promise<ExitCode> {
  const { manifest, from } = options;
  const { stage } = stopwatch(terminal);
  const name = manifestName(manifest);
  const loaded = load({ folder: manifest, name, targets: [], stage });
  const opened = stage("read sources", () => openSources(from, { roots: options.allowRef }));
  const map = readMap(options.map);
  const locate = (location: Location): Placed =>
    opened.value.placed(location) ?? map.placed(location) ?? loaded.value.locate(location);
  const failed = (diagnostics: readonly Diagnostic[]): boolean => {
    reportDiagnostics(diagnostics, { ...defaults, ...options }, { locate, terminal });
    return hasErrors(diagnostics);
  };
  if (failed([...loaded.diagnostics, ...opened.diagnostics, ...map.diagnostics])) {
    return exitCodes.wrong;
  }
  const preferences = preferencesOf(options.prefer);
  let { documents, model } = loaded.value;
  const results: { readonly source: Source; readonly filled: Filled }[] = [];
  for (const source of opened.value.sources) {
    const { value: filled, diagnostics } = stage(`fill from ${source.file}`, () =>
      fillFrom({
        documents,
        model,
        source,
        map: map.value,
        prefer: preferences.takes,
        assume: options.assume,
        ...(options.accept !== undefined && { accept: options.accept }),
        ...(options.baseUrl !== undefined && { baseUrl: options.baseUrl }),
      }),
    );
    if (failed(diagnostics)) return exitCodes.wrong;
    results.push({ source, filled });
    documents = filled.documents;
    model = modelOf(documents, name);
  }
  const changes = changesOf(loaded.value, documents);
  if (!options.dryRun && !options.printMap && failed(written(manifest, changes))) {
    return exitCodes.wrong;
  }
  await show(results, changes, { options, terminal, loaded: loaded.value, map: map.value });
  for (const each of preferences.unused()) {
    terminal.error(`--prefer ${visible(each)}: nothing differs there\n`);
  }
  return exitCodes.done;
}

/** A map file that was read, and where its faults stand. */
interface ReadMap {
  readonly value: OperationMap;
  readonly diagnostics: readonly Diagnostic[];
  readonly placed: (location: Location) => Placed | undefined;
}

function readMap(file: string | undefined): ReadMap {
  const nowhere = { value: noMap, placed: () => undefined };
  if (file === undefined) return { ...nowhere, diagnostics: [] };
  const { value: text, diagnostics } = readSingleFile(file);
  if (text === undefined) {
    return { ...nowhere, diagnostics: diagnostics.length > 0 ? diagnostics : [noSuchMap(file)] };
  }
  const placed = (location: Location): Placed | undefined =>
    location.file === file && "start" in location
      ? { displayPath: file, span: location, text }
      : undefined;
  return { ...parseMapFile({ file, text }), placed };
}

function noSuchMap(file: string): Diagnostic {
  return diagnostic("source-unreadable", {
    at: { file, onDisk: true },
    message: "there is no such file",
    help: "give --map a file that --print-map has printed",
  });
}

/** The files whose texts differ from those that were read. */
function changesOf(
  before: Pick<Loaded, "documents">,
  after: Loaded["documents"],
): readonly OwnedChange[] {
  const texts = new Map(before.documents.map(({ file, text }) => [file, text]));
  return after.flatMap(({ file, text }) => {
    const known = texts.get(file);
    return known === text ? [] : [{ path: file, before: known, text }];
  });
}

function written(manifest: string, changes: readonly OwnedChange[]): readonly Diagnostic[] {
  const folder = { out: manifest, entries: new Map(), files: new Map(), leftovers: [] };
  return writeOwnedFiles(changes, folder);
}

async function show(
  results: readonly { readonly source: Source; readonly filled: Filled }[],
  changes: readonly OwnedChange[],
  {
    options,
    terminal,
    loaded,
    map,
  }: {
    readonly options: FillOptions;
    readonly terminal: Terminal;
    readonly loaded: Loaded;
    readonly map: OperationMap;
  },
): Promise<void> {
  const { manifest, all, dryRun, quiet } = options;
  if (options.printMap) {
    for (const { filled } of results) {
      terminal.out(printMap(filled.matching, { map, schemas: filled.schemas }));
    }
    return;
  }
  if (dryRun) {
    const listed = changes.map((change) => ({ ...change, notes: [] }));
    terminal.out(await ownedPatch({ out: manifest, changes: listed, unchanged: 0 }));
  }
  if (quiet) return;
  for (const { source, filled } of results) {
    const text = printFill(filled, {
      file: source.file,
      folder: manifest,
      all,
      placeOf: (at) => address({ displayPath: at.file, span: source.span(at) }),
      addressOf: (at) => address(loaded.locate(at)),
    });
    // A patch is for programs, so that what is told of it goes beside.
    if (dryRun) terminal.error(text);
    else terminal.out(text);
  }
}
