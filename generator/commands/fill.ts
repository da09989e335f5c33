/** `fill`: reads what others have written of the API, and fills into the manifest what it does not know yet. */
import {
  type Diagnostic,
  diagnostic,
  hasErrors,
  type Location,
} from "../diagnostics/diagnostic.js";
import type { Placed } from "../diagnostics/place.js";
import { visible } from "../diagnostics/visible.js";
import type { DescribedApi } from "../fill/described-api.js";
import { describedSource } from "../fill/described-source.js";
import { fillFrom } from "../fill/fill.js";
import { noMap, type OperationMap, parseMapFile } from "../fill/matching/operation-map.js";
import { preferencesOf, strayPreferences, type StrayPreference } from "../fill/preference.js";
import { leftOutSummary, withPartsLeftOut } from "../fill/sources/left-out.js";
import { openSources } from "../fill/sources/open-sources.js";
import { bytesOfFiles } from "../fill/sources/read-source.js";
import type { Source } from "../fill/sources/source.js";
import { modelDecisions } from "../fill/stainless/model-decisions.js";
import { leftoversIn } from "../output/leftovers.js";
import { type OwnedChange, writeOwnedFiles } from "../output/owned-files.js";
import { readSingleFile } from "../output/single-file.js";
import { knownFacts } from "../fill/known-facts.js";
import { type Loaded, load, modelOf } from "../pipeline.js";
import { manifestFolders } from "../source/layout.js";
import { type FillResult, showFill } from "./fill-report.js";
import {
  defaults,
  type ExitCode,
  exitCodes,
  type FillOptions,
  manifestName,
  type Terminal,
} from "./options.js";
import { reportDiagnostics, stopwatch } from "./run.js";
import { printMistake } from "./usage-mistakes.js";

/** Runs the command: each source in turn, on what the ones before it have filled in; all is written, or nothing. */
export async function fill(options: FillOptions, terminal: Terminal): Promise<ExitCode> {
  const { manifest, from } = options;
  const mistake = mistakeIn(options);
  if (mistake !== undefined) return printMistake(mistake, options.format, terminal);
  const { stage } = stopwatch(terminal, { quiet: options.quiet, bytes: bytesOfFiles(from) });
  const name = manifestName(manifest);
  const loaded = load({ folder: manifest, name, targets: [], stage });
  const opened = stage("read sources", () => openSources(from, { roots: options.allowRef }));
  const map = readMap(options.map);
  const locate = (location: Location): Placed =>
    opened.value.placed(location) ?? map.placed(location) ?? loaded.value.locate(location);
  const named = options.map === undefined ? from : [...from, options.map];
  const files = { named, opened: opened.value.sources.map(({ file }) => file) };
  const format = options.format === "json" ? "json" : "text";
  const told: Diagnostic[] = [];
  const failed = (diagnostics: readonly Diagnostic[]): boolean => {
    // What cannot be read is not gone: nothing is pruned where something is left out.
    const isWhole = options.strict || options.prune;
    const all = isWhole ? diagnostics : withPartsLeftOut(diagnostics, files);
    // What was found when a source was opened is among what its reader has to say.
    const fresh = all.filter((each) => !told.some((other) => isSameDiagnostic(each, other)));
    told.push(...fresh);
    reportDiagnostics(fresh, { ...defaults, ...options, format }, { locate, terminal });
    return hasErrors(fresh);
  };
  if (failed([...loaded.diagnostics, ...opened.diagnostics, ...map.diagnostics])) {
    return exitCodes.wrong;
  }
  if (options.source !== undefined && opened.value.sources.length > 1) {
    const several = "--source names one source, and --from has several: run fill for each\n";
    return printMistake(several, options.format, terminal);
  }
  const preferences = preferencesOf(options.prefer);
  let { documents, model } = loaded.value;
  const results: FillResult[] = [];
  const beside = descriptionAmong(opened.value.sources);
  for (const source of configurationsFirst(opened.value.sources)) {
    const { value: filled, diagnostics } = stage(`fill from ${source.file}`, () =>
      fillFrom({
        documents,
        model,
        source,
        map: withModels(map.value, { sources: opened.value.sources, source, beside, model }),
        prefer: preferences.takes,
        assume: options.assume,
        ...(beside !== undefined && { beside }),
        ...(options.accept !== undefined && { accept: options.accept }),
        ...(options.baseUrl !== undefined && { baseUrl: options.baseUrl }),
        ...(options.source !== undefined && { sourceId: options.source }),
        ...(options.update && { update: { prune: options.prune } }),
      }),
    );
    if (failed(diagnostics)) return exitCodes.wrong;
    documents = filled.documents;
    const before = model;
    model = modelOf(documents, name);
    results.push({ source, filled, known: knownFacts(before, model) });
  }
  const unused = preferences.unused();
  const stray = strayPreferences(unused, [...loaded.value.documents, ...documents]);
  if (stray.length > 0) {
    for (const each of stray) terminal.error(strayText(each));
    return exitCodes.wrong;
  }
  const changes = changesOf(loaded.value, documents);
  if (!options.dryRun && !options.printMap && failed(written(manifest, changes))) {
    return exitCodes.wrong;
  }
  await showFill({ results, changes, loaded: loaded.value, map: map.value }, options, terminal);
  const summary = leftOutSummary(told);
  if (summary !== "" && !options.quiet && format === "text") terminal.error(summary);
  for (const each of unused) {
    terminal.error(`--prefer ${visible(each)}: nothing differs there\n`);
  }
  return exitCodes.done;
}

/** Names come before facts: a configuration says by its names which operation of a description is which. */
function configurationsFirst(sources: readonly Source[]): readonly Source[] {
  const isConfiguration = ({ kind }: Source): boolean => kind.format === "stainless";
  return [...sources.filter(isConfiguration), ...sources.filter((each) => !isConfiguration(each))];
}

/** The names that somebody decided on, then those that a configuration gives the schemas of its description. */
function withModels(
  map: OperationMap,
  {
    sources,
    source,
    beside,
    model,
  }: {
    readonly sources: readonly Source[];
    readonly source: Source;
    readonly beside: DescribedApi | undefined;
    readonly model: Loaded["model"];
  },
): OperationMap {
  if (beside === undefined || source.kind.format !== "openapi") return map;
  const decided = new Set(map.schemas.flatMap(({ name, partner }) => [name, partner]));
  const configurations = sources.filter(({ kind }) => kind.format === "stainless");
  const more = configurations
    .flatMap((each) => modelDecisions(each, beside, model))
    .filter(({ name, partner }) => !decided.has(name) && !decided.has(partner));
  return { ...map, schemas: [...map.schemas, ...more] };
}

/** Returns the description that a configuration beside it was written for. */
function descriptionAmong(sources: readonly Source[]): DescribedApi | undefined {
  if (!sources.some(({ kind }) => kind.format === "stainless")) return undefined;
  const description = sources.find(({ kind }) => kind.format === "openapi");
  return description && describedSource(description).value;
}

function isSameDiagnostic(one: Diagnostic, other: Diagnostic): boolean {
  return one.code === other.code && JSON.stringify(one.at) === JSON.stringify(other.at);
}

/** Returns the mistake in the combination of options, if any. */
function mistakeIn({ prune, update }: FillOptions): string | undefined {
  return prune && !update ? "--prune goes with --update, which says what is gone\n" : undefined;
}

function strayText({ preference, meant }: StrayPreference): string {
  const help =
    meant === undefined
      ? "a key such as `title`, or a place such as `groups/books.yaml#operations.list.title`"
      : `did you mean \`${visible(meant)}\`?`;
  return `--prefer ${visible(preference)}: there is no such key or place in a manifest: ${help}\n`;
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
  const leftovers = leftoversIn(manifest, ["", ...manifestFolders]);
  const folder = { out: manifest, entries: new Map(), files: new Map(), leftovers };
  return writeOwnedFiles(inWritingOrder(changes), folder);
}

/**
 * Sorts changes so that a name is declared before it is used: a manifest of which only the first files are written is then
 * sound, and filling in continues from there. `service.yaml` names the sources; then come schemas and shared parts, then the
 * operations that refer to them. With a new group no order is sound, because its file and its name in `service.yaml` need each
 * other.
 */
function inWritingOrder(changes: readonly OwnedChange[]): readonly OwnedChange[] {
  const rank = ({ path }: OwnedChange): number =>
    ["service.yaml", "schemas/", "shared/"].findIndex((each) => path.startsWith(each));
  const last = changes.filter((change) => rank(change) === -1);
  const first = changes.filter((change) => rank(change) !== -1);
  return [...first.toSorted((one, other) => rank(one) - rank(other)), ...last];
}
