/** `coverage`: says how much of what the manifest has a place for is known, and where to fill in what is not. */
import { type Coverage, coverageKinds, coverageOf, missingFor } from "../coverage/coverage.js";
import { printJson } from "../coverage/print-json.js";
import { printMarkdown } from "../coverage/print-markdown.js";
import { printText } from "../coverage/print-text.js";
import type { Locate } from "../coverage/unknown-places.js";
import { counting, percentText } from "../coverage/words.js";
import { hasErrors } from "../diagnostics/diagnostic.js";
import { didYouMean } from "../diagnostics/suggest.js";
import { load } from "../pipeline.js";
import {
  type CoverageOptions,
  defaults,
  type ExitCode,
  exitCodes,
  manifestName,
  type Terminal,
} from "./options.js";
import { reportDiagnostics, stopwatch } from "./run.js";

/** Runs the command. */
export function coverage(options: CoverageOptions, terminal: Terminal): ExitCode {
  const { manifest, quiet, group, kind, min } = options;
  const { value, diagnostics } = load({
    folder: manifest,
    name: manifestName(manifest),
    targets: [],
    stage: stopwatch(terminal).stage,
  });
  const { model, locate } = value;
  const format = options.format === "json" ? "json" : "text";
  reportDiagnostics(diagnostics, { ...defaults, format, quiet }, { locate, terminal });
  if (hasErrors(diagnostics)) return exitCodes.wrong;
  const groups = coverageOf(model).byGroup.map((each) => each.group);
  const mistakes = [
    ...mistakeOf("group", group, groups),
    ...mistakeOf("kind of fact", kind, coverageKinds),
  ];
  if (mistakes.length > 0) {
    terminal.error(mistakes.join(""));
    return exitCodes.wrong;
  }
  const found = coverageOf(model, { group, kind });
  if (!quiet) terminal.out(printed(found, options, { locate, terminal }));
  const missing = min === undefined ? 0 : missingFor(min, found.facts);
  if (missing === 0) return exitCodes.done;
  const known = `${percentText(found.facts.percent)} is known, less than the ${min}% of --min`;
  terminal.error(`${known}: ${counting(missing, "fact")} short\n`);
  return exitCodes.short;
}

function printed(
  found: Coverage,
  { format, all }: CoverageOptions,
  { locate, terminal }: { readonly locate: Locate; readonly terminal: Terminal },
): string {
  switch (format) {
    case "text":
      return printText(found, { all, locate, colour: terminal.colour.out });
    case "json":
      return printJson(found, locate);
    case "markdown":
      return printMarkdown(found, { all, locate });
    default:
      return unreachable(format);
  }
}

/** What is wrong with the name of a filter, if anything, and what there is. */
function mistakeOf(
  what: string,
  name: string | undefined,
  known: readonly string[],
): readonly string[] {
  if (name === undefined || known.includes(name)) return [];
  const meant = didYouMean(name, known);
  const help =
    meant === undefined ? `there are: ${known.join(", ")}` : `did you mean \`${meant}\`?`;
  return [`no ${what} is called ${JSON.stringify(name)}: ${help}\n`];
}

function unreachable(format: never): never {
  throw new Error(`a format of no known name: ${String(format)}`);
}
