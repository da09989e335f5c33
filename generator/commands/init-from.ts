/** `init --from`: a new manifest of what others have written of an API. */
import { type Diagnostic, hasErrors, type Location } from "../diagnostics/diagnostic.js";
import { address, type Placed } from "../diagnostics/place.js";
import { visible } from "../diagnostics/visible.js";
import { describedSource, type KnownBeside } from "../fill/described-source.js";
import type { DescribedApi, SourceLoss } from "../fill/described-api.js";
import { isMeant, lossLines, meantTitle } from "../fill/loss-lines.js";
import {
  manifestOf,
  type NewManifest,
  type PreparedApi,
  preparedApi,
} from "../fill/new-manifest/new-manifest.js";
import { routeText } from "../fill/matching/routes.js";
import { leftOutSummary, withPartsLeftOut } from "../fill/sources/left-out.js";
import { openSources } from "../fill/sources/open-sources.js";
import { bytesOfFiles } from "../fill/sources/read-source.js";
import type { Source } from "../fill/sources/source.js";
import { describeStainless } from "../fill/stainless/describe-stainless.js";
import { join, type Joined } from "../fill/stainless/join.js";
import { joinedSections } from "../fill/stainless/joined-sections.js";
import type { SourcePlace } from "../fill/told.js";
import { writeNewFiles } from "../output/new-files.js";
import {
  defaults,
  type ExitCode,
  exitCodes,
  npxCommand,
  type Options,
  type Terminal,
} from "./options.js";
import { insteadOfInit } from "./instead-of-init.js";
import { ownSchema, schemaFile } from "./program-files.js";
import { reportDiagnostics, stopwatch } from "./run.js";
import { expectShortRun } from "./short-run.js";

/** Options of `init --from`. */
export interface InitFromOptions extends Pick<Options, "manifest" | "out"> {
  /** Files of one source, as written. */
  readonly from: readonly string[];
  /** The API's address, where a capture has others. */
  readonly baseUrl?: string;
  /** True if a source with any fault is refused as a whole. */
  readonly strict?: boolean;
}

/** More inferred paths than these are counted. */
const mostLines = 20;

/** Runs it: reads one source, and writes a manifest into a folder in which nothing stands yet. */
export function initFrom(options: InitFromOptions, terminal: Terminal): ExitCode {
  const { manifest, out, from, baseUrl, strict = false } = options;
  expectShortRun();
  const { stage } = stopwatch(terminal, { bytes: bytesOfFiles(from) });
  const opened = stage(`read ${from.join(", ")}`, () => openSources(from, { roots: [] }));
  const locate = (location: Location): Placed =>
    opened.value.placed(location) ?? { displayPath: location.file };
  const failed = (diagnostics: readonly Diagnostic[]): boolean => {
    reportDiagnostics(diagnostics, defaults, { locate, terminal });
    return hasErrors(diagnostics);
  };
  const { source, configuration, others } = sortedSources(opened.value.sources);
  const named = { named: from, opened: opened.value.sources.map(({ file }) => file) };
  const tolerated = (diagnostics: readonly Diagnostic[]): readonly Diagnostic[] =>
    strict ? diagnostics : withPartsLeftOut(diagnostics, named);
  const found = tolerated(opened.diagnostics);
  if (hasErrors(found) || source === undefined) {
    failed(found);
    return exitCodes.wrong;
  }
  const known = baseUrl === undefined ? {} : { baseUrl };
  const read = stage("read the operations", () => readApi(source, configuration, known));
  const { count, joined, diagnostics } = read;
  const made = stage("make the manifest", () => manifestOf(read.prepared));
  const faults = [...found, ...tolerated(diagnostics)];
  if (failed([...faults, ...made.diagnostics])) return exitCodes.wrong;
  const files = [...made.value.files].map(([path, text]) => ({ path, text }));
  const all = [...files, { path: schemaFile, copyOf: ownSchema }];
  const instead = (names: readonly string[]) => insteadOfInit(names, options);
  const written = stage(`write ${all.length} files`, () =>
    writeNewFiles(manifest, all, { instead }),
  );
  if (failed(written)) return exitCodes.wrong;
  terminal.out(
    `${manifest}: ${count} ${count === 1 ? "operation" : "operations"} of ${[source, ...(configuration ? [configuration] : [])].map(({ file }) => file).join(" and ")}, in ${files.length} files\n`,
  );
  terminal.out(assumedText(made.value.assumed));
  if (joined !== undefined) {
    for (const { title, lines } of joinedSections(joined, made.value.ids)) {
      terminal.out(`\n${title}:\n${lines.map((line) => `  ${visible(line)}\n`).join("")}`);
    }
  }
  const losses = [...read.losses, ...made.value.losses];
  const spanOf = (at: SourcePlace) =>
    (at.file === configuration?.file ? configuration : source).span(at);
  const list = (title: string, those: readonly SourceLoss[]): void => {
    const lines = lossLines(those, (at) => address({ displayPath: at.file, span: spanOf(at) }));
    if (lines.length === 0) return;
    terminal.out(`\n${title}:\n${lines.map((line) => `  ${line}\n`).join("")}`);
  };
  list(meantTitle, losses.filter(isMeant));
  list(
    "Not taken over",
    losses.filter((each) => !isMeant(each)),
  );
  const summary = leftOutSummary(uniqueOf(faults));
  if (summary !== "") terminal.error(summary);
  const next = npxCommand("generate", { manifest, out, target: defaults.target });
  terminal.out(`\nWhat next:\n  ${next}\n`);
  for (const { file } of others) {
    const fill = npxCommand("fill", { manifest, out: defaults.out, target: defaults.target });
    terminal.out(`  ${fill} --from ${file}\n`);
  }
  return exitCodes.done;
}

/** The sources of a new manifest. */
interface SortedSources {
  readonly source: Source | undefined;
  /** A configuration that names what the source describes. */
  readonly configuration: Source | undefined;
  /** Those that are to be filled in later. */
  readonly others: readonly Source[];
}

/** A configuration alone is a source; beside a description it names what that describes. */
function sortedSources(sources: readonly Source[]): SortedSources {
  const isConfiguration = ({ kind }: Source): boolean => kind.format === "stainless";
  const described = sources.find(({ kind }) => kind.format === "openapi");
  const configuration = described && sources.find(isConfiguration);
  const source = described ?? sources[0];
  const others = sources.filter((each) => each !== source && each !== configuration);
  return { source, configuration, others };
}

/** The parts of a source that stay in memory. The rest of it would take as much as the manifest that is made of it. */
interface ReadApi {
  readonly prepared: PreparedApi;
  readonly count: number;
  readonly losses: readonly SourceLoss[];
  /** The changes by a configuration; undefined = there is none. */
  readonly joined: Joined | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

function readApi(source: Source, configuration: Source | undefined, known: KnownBeside): ReadApi {
  const { value: read, diagnostics } = describedSource(source, known);
  const joined = configuration && joinedWith(read, configuration);
  const described = joined?.api ?? read;
  return {
    prepared: preparedApi(described),
    count: described.operations.length,
    losses: described.losses,
    joined,
    diagnostics,
  };
}

function joinedWith(description: DescribedApi, { root }: Source): Joined {
  return join(description, describeStainless(root, description).value);
}

/** Each diagnostic once: what was found when a source was opened is among what its reader has to say. */
function uniqueOf(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return [
    ...new Map(diagnostics.map((each) => [JSON.stringify([each.code, each.at]), each])).values(),
  ];
}

/** Returns the facts of the manifest that the source does not state; empty where there are none. */
function assumedText({ operations, baseUrl, source }: NewManifest["assumed"]): string {
  const lines = [
    ...(baseUrl === undefined ? [] : [`baseUrl: ${baseUrl}`]),
    ...operations.map(routeText),
  ];
  if (lines.length === 0) return "";
  const shown = lines.slice(0, mostLines);
  const rest = lines.length - shown.length;
  const more = rest === 0 ? [] : [`… and ${rest} more`];
  return `\nInferred, and to be looked at (source: ${source}):\n${[...shown, ...more].map((line) => `  ${visible(line)}\n`).join("")}`;
}
