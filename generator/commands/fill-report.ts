/** The output of `fill`: a map, a patch, the report of each source; as text, as JSON, as Markdown. */
import { address } from "../diagnostics/place.js";
import type { Filled } from "../fill/fill.js";
import type { OperationMap } from "../fill/matching/operation-map.js";
import { printMap } from "../fill/matching/print-map.js";
import type { KnownFacts } from "../fill/known-facts.js";
import { fence, printFill, printFillMarkdown } from "../fill/print-fill.js";
import { fillJson } from "../fill/print-fill-json.js";
import type { Source } from "../fill/sources/source.js";
import { ownedPatch } from "../output/owned-report.js";
import type { OwnedChange } from "../output/owned-files.js";
import type { Loaded } from "../pipeline.js";
import type { FillOptions, Terminal } from "./options.js";

/** A source, and what it was filled in from it. */
export interface FillResult {
  readonly source: Source;
  readonly filled: Filled;
  /** Facts that were known in the files of the manifest, and that are, as `coverage` counts them. */
  readonly known: KnownFacts;
}

/** The outcome of a run. */
export interface FillOutcome {
  readonly results: readonly FillResult[];
  readonly changes: readonly OwnedChange[];
  readonly loaded: Loaded;
  readonly map: OperationMap;
}

/** Shows it. A patch is for programs, so that the report as text goes beside it; the other formats have it inside. */
export async function showFill(
  outcome: FillOutcome,
  options: FillOptions,
  terminal: Terminal,
): Promise<void> {
  const { results, changes, map } = outcome;
  const { dryRun, quiet, format } = options;
  if (options.printMap) {
    for (const { filled } of results) {
      terminal.out(printMap(filled.matching, { map, schemas: filled.schemas }));
    }
    return;
  }
  const patch = dryRun ? await patchOf(changes, options) : undefined;
  if (format === "text") {
    if (patch !== undefined) terminal.out(patch);
    const say = dryRun ? terminal.error : terminal.out;
    if (!quiet)
      for (const each of results) say(printFill(each.filled, printed(each, outcome, options)));
  } else if (!quiet) {
    terminal.out(format === "json" ? asJson(outcome, patch) : asMarkdown(outcome, options, patch));
  }
}

function asJson({ results, changes }: FillOutcome, patch: string | undefined): string {
  const sources = results.map(({ source, filled, known }) =>
    fillJson(filled, {
      known,
      file: source.file,
      placeOf: (at) => address({ displayPath: at.file, span: source.span(at) }),
    }),
  );
  const files = changes.map(({ path }) => path);
  const report = {
    sources,
    files,
    written: patch === undefined,
    ...(patch !== undefined && { patch }),
  };
  return `${JSON.stringify(report, undefined, 2)}\n`;
}

function asMarkdown(outcome: FillOutcome, options: FillOptions, patch: string | undefined): string {
  const reports = outcome.results.map((each) =>
    printFillMarkdown(each.filled, printed(each, outcome, options)),
  );
  const diff =
    patch === undefined || patch === ""
      ? []
      : [`### Patch\n\n${fence([patch.trimEnd()], "diff")}\n`];
  return [...reports, ...diff].join("\n");
}

function printed(
  { source, known }: FillResult,
  { loaded }: FillOutcome,
  { manifest, all }: FillOptions,
): Parameters<typeof printFill>[1] {
  return {
    file: source.file,
    folder: manifest,
    all,
    known,
    placeOf: (at) => address({ displayPath: at.file, span: source.span(at) }),
    addressOf: (at) => address(loaded.locate(at)),
  };
}

async function patchOf(
  changes: readonly OwnedChange[],
  { manifest }: FillOptions,
): Promise<string> {
  const listed = changes.map((change) => ({ ...change, notes: [] }));
  return ownedPatch({ out: manifest, changes: listed, unchanged: 0 });
}
