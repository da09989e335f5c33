/** `coverage`: says how much of what the manifest has a place for is known, and where to fill in what is not. */
import { printBadge } from "../coverage/badge.js";
import { sinceJson, sinceMarkdown, sinceText } from "../coverage/baseline-words.js";
import { type Coverage, coverageKinds, coverageOf, missingFor } from "../coverage/coverage.js";
import { printJson } from "../coverage/print-json.js";
import { printMarkdown } from "../coverage/print-markdown.js";
import { printText } from "../coverage/print-text.js";
import type { SinceBaseline } from "../coverage/since-baseline.js";
import type { Locate } from "../coverage/unknown-places.js";
import { counting, percentText } from "../coverage/words.js";
import { type Diagnostic, hasErrors } from "../diagnostics/diagnostic.js";
import { didYouMean } from "../diagnostics/suggest.js";
import { readSingleFile, writeSingleFile } from "../output/single-file.js";
import { load } from "../pipeline.js";
import { readRatchet, turnRatchet } from "./baseline.js";
import {
  type CoverageOptions,
  defaults,
  type ExitCode,
  exitCodes,
  manifestName,
  type Terminal,
} from "./options.js";
import { reportDiagnostics, stopwatch } from "./run.js";
import { saidPlace } from "./said-warnings.js";
import { unreachable } from "../unreachable.js";

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
  const report = (found: readonly Diagnostic[]): void => {
    reportDiagnostics(found, { ...defaults, format, quiet }, { locate, terminal });
  };
  const said = saidPlace(manifest, terminal);
  reportDiagnostics(diagnostics, { ...defaults, format, quiet }, { locate, terminal, said });
  if (hasErrors(diagnostics)) return exitCodes.wrong;
  const groups = coverageOf(model).byGroup.map((each) => each.group);
  const mistakes = [
    ...mistakeOf("group", group, groups),
    ...mistakeOf("kind of fact", kind, coverageKinds),
    ...ratchetMistakes(options),
  ];
  if (mistakes.length > 0) {
    terminal.error(mistakes.join(""));
    return exitCodes.wrong;
  }
  const found = coverageOf(model, { group, kind });
  const ratchet =
    options.baseline === undefined
      ? undefined
      : readRatchet(options.baseline, value, options, terminal);
  if (ratchet !== undefined && "message" in ratchet) {
    report(ratchet.diagnostics);
    terminal.error(ratchet.message);
    return exitCodes.wrong;
  }
  if (!quiet) terminal.out(printed(found, options, { locate, terminal, since: ratchet?.since }));
  const missing = min === undefined ? 0 : missingFor(min, found.facts);
  if (missing > 0) {
    const known = `${percentText(found.facts.percent)} is known, less than the ${min}% of --min`;
    terminal.error(`${known}: ${counting(missing, "fact")} short\n`);
  }
  const badge = options.badge === undefined ? [] : writtenBadge(options.badge, found);
  report(badge);
  const turned =
    ratchet === undefined
      ? exitCodes.done
      : turnRatchet(ratchet, options, { locate, terminal, report });
  if (badge.length > 0) return exitCodes.wrong;
  return missing > 0 && turned === exitCodes.done ? exitCodes.short : turned;
}

/** Writes a badge that is not what it should be; what stands in the way is returned. */
function writtenBadge(file: string, { facts }: Coverage): readonly Diagnostic[] {
  const { value: before, diagnostics } = readSingleFile(file);
  if (diagnostics.length > 0) return diagnostics;
  return writeSingleFile(file, { before, text: printBadge(facts.percent) });
}

function printed(
  found: Coverage,
  { format, all }: CoverageOptions,
  {
    locate,
    terminal,
    since,
  }: {
    readonly locate: Locate;
    readonly terminal: Terminal;
    readonly since: SinceBaseline | undefined;
  },
): string {
  switch (format) {
    case "text": {
      const text = printText(found, { all, locate, colour: terminal.colour.out });
      return since === undefined ? text : text + sinceText(since);
    }
    case "json":
      return printJson(found, locate, since && { sinceBaseline: sinceJson(since, locate) });
    case "markdown":
      return printMarkdown(found, {
        all,
        locate,
        since: since === undefined ? [] : sinceMarkdown(since, locate),
      });
    default:
      return unreachable(format);
  }
}

/** Options that only say something of a baseline. */
function ratchetMistakes({ baseline, strict, updateBaseline }: CoverageOptions): readonly string[] {
  if (baseline !== undefined || !(strict || updateBaseline)) return [];
  return [`${strict ? "--strict" : "--update-baseline"} needs --baseline, which names the file\n`];
}

/** Returns the mistake in the name of a filter, if any, and the possible names. */
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
