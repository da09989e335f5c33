/**
 * The ratchet of `coverage --baseline`: what is known must not be lost again.
 *
 * It fails where facts were lost, whatever else was filled in; with `--strict` also where more is not shown than before
 * for another reason, such as operations that are new. It writes the baseline anew where nothing failed and something
 * changed, but not on a build server, whose work nobody commits; `--update-baseline` writes it always, and so is the
 * way to say that a loss is meant.
 */
import { type Baseline, baselineOf, parseBaseline, printBaseline } from "../coverage/baseline.js";
import { isSame, lostLines, sinceSummary } from "../coverage/baseline-words.js";
import { ownedFacts } from "../coverage/owned-facts.js";
import { lostCount, type SinceBaseline, sinceBaseline } from "../coverage/since-baseline.js";
import { counting } from "../coverage/words.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { isBuildServer } from "../output/build-server.js";
import { readSingleFile, writeSingleFile } from "../output/single-file.js";
import type { Loaded } from "../pipeline.js";
import { type CoverageOptions, type ExitCode, exitCodes, type Terminal } from "./options.js";

/** A baseline that was read, and what the manifest says against it. */
export interface Ratchet {
  readonly file: string;
  /** The text that stands there; undefined = there is no such file. */
  readonly before: string | undefined;
  /** The text that the file would have now. */
  readonly text: string;
  /** Undefined where there is no baseline yet. */
  readonly since: SinceBaseline | undefined;
}

/** The faults of a baseline: a message, or diagnostics. */
export interface Refusal {
  readonly message: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads a baseline and compares. */
export function readRatchet(
  file: string,
  { model }: Pick<Loaded, "model">,
  { updateBaseline }: Pick<CoverageOptions, "updateBaseline">,
  { environment }: Pick<Terminal, "environment">,
): Ratchet | Refusal {
  const facts = ownedFacts(model);
  const text = printBaseline(baselineOf(facts));
  const { value: before, diagnostics } = readSingleFile(file);
  if (diagnostics.length > 0) return { message: "", diagnostics };
  if (before === undefined) {
    if (!isBuildServer(environment["CI"]) || updateBaseline)
      return { file, before, text, since: undefined };
    const way = `run \`coverage --baseline ${file}\` on your own machine, and commit the file`;
    return { message: `there is no baseline ${file}: ${way}\n`, diagnostics: [] };
  }
  const baseline: Baseline | string = parseBaseline(before);
  if (typeof baseline !== "string") {
    return { file, before, text, since: sinceBaseline(facts, baseline) };
  }
  if (updateBaseline) return { file, before, text, since: undefined };
  const way = "mend it, or write it anew with --update-baseline";
  return {
    message: `${file} cannot be read as a baseline: ${baseline}; ${way}\n`,
    diagnostics: [],
  };
}

/** Judges, writes where it may, and says both; a failure to write is reported by `report`. */
export function turnRatchet(
  { file, before, text, since }: Ratchet,
  { updateBaseline, strict, quiet }: CoverageOptions,
  {
    locate,
    terminal,
    report,
  }: {
    readonly locate: Loaded["locate"];
    readonly terminal: Terminal;
    readonly report: (diagnostics: readonly Diagnostic[]) => void;
  },
): ExitCode {
  const faults = since === undefined ? [] : faultsOf(since, strict);
  const losses = since === undefined ? [] : lostLines(since, locate).map((line) => `  ${line}\n`);
  const tell = (said: string): void => {
    if (!quiet) terminal.error(said);
  };
  if (faults.length > 0 && !updateBaseline) {
    const lost = since === undefined ? 0 : lostCount(since);
    const way = `fill ${lost === 1 && faults.length === 1 ? "it" : "them"} in, or accept it with --update-baseline`;
    terminal.error(`${faults.join("; ")}: ${way}\n${losses.join("")}`);
    return exitCodes.lost;
  }
  if (since !== undefined && isSame(since) && !updateBaseline) return exitCodes.done;
  if (isBuildServer(terminal.environment["CI"]) && !updateBaseline) {
    tell(
      `${file} is behind (${words(since)}): run this on your own machine, and commit the file\n`,
    );
    return exitCodes.done;
  }
  const diagnostics = writeSingleFile(file, { before, text });
  if (diagnostics.length > 0) {
    report(diagnostics);
    return exitCodes.wrong;
  }
  tell(`${file} ${before === undefined ? "written" : "updated"} (${words(since)}): commit it\n`);
  tell(losses.join(""));
  return exitCodes.done;
}

function faultsOf(since: SinceBaseline, strict: boolean): readonly string[] {
  const lost = lostCount(since);
  const growth = since.now.notShown - since.before.notShown;
  const isGrown = strict && growth > 0;
  return [
    ...(lost === 0
      ? []
      : [
          `${counting(lost, "fact")} ${lost === 1 ? "was" : "were"} known and ${lost === 1 ? "is" : "are"} not shown now`,
        ]),
    ...(isGrown ? [`${counting(growth, "fact")} more not shown than in the baseline`] : []),
  ];
}

function words(since: SinceBaseline | undefined): string {
  return since === undefined ? "new" : sinceSummary(since);
}
