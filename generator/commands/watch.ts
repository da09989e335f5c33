/** `generate --watch`: makes the output again with each change of the manifest, until it is interrupted. */
import { performance } from "node:perf_hooks";
import { printChanges } from "../output/print-changes.js";
import { changedLine } from "../output/print-result.js";
import type { GenerateResult } from "../output/result.js";
import { keptDocuments } from "../source/kept-documents.js";
import { manifestFiles, stateOf } from "../source/read.js";
import { make, type Outcome, printDone } from "./generate.js";
import { interruption } from "./interruption.js";
import { watchManifest } from "./manifest-watch.js";
import { type ExitCode, exitCodes, type Options, type Terminal } from "./options.js";
import { unreadInputs } from "./run-inputs.js";
import type { Look, OnLook } from "./watch-loop.js";

/**
 * Runs the command. What is wrong with the manifest is said and mended by the next save, so that only an interruption
 * ends it.
 */
export async function watch(options: Options, terminal: Terminal): Promise<ExitCode> {
  const look = watchedRuns(options, terminal);
  await watchManifest({
    folder: options.manifest,
    others: [options.out],
    signal: interruption(),
    onReady: async () => {
      await look("told");
      if (!options.quiet) terminal.error(`watching ${options.manifest} (Ctrl-C ends it)\n`);
    },
    onLook: look,
  });
  return exitCodes.done;
}

/**
 * A look at the manifest, which makes the output where it is not that of the bytes that were made last. The first one makes
 * everything, also where it is current: the second one then finds all code loaded.
 */
export function watchedRuns(options: Options, terminal: Terminal): OnLook {
  const parse = keptDocuments();
  let last: { readonly state: string; readonly outcome: "done" | Outcome } | undefined;
  return async (look) => {
    const manifest = manifestFiles(options.manifest);
    const state = stateOf(manifest);
    // Editors touch files, and one save comes as several events.
    if (state === last?.state && !isTriedAgain(last.outcome, look)) return "done";
    const isFirst = last === undefined;
    const start = performance.now();
    const made = await make(options, terminal, {
      inputs: unreadInputs(options).read(manifest),
      parse,
    });
    terminal.done();
    last = { state, outcome: typeof made === "string" ? made : "done" };
    if (typeof made === "string") return "again";
    if (isFirst) await printDone(made, options, terminal);
    else await printAgain(made, performance.now() - start, { options, terminal });
    return "again";
  };
}

/** True if bytes that were made already are made once more. */
function isTriedAgain(outcome: "done" | Outcome, look: Look): boolean {
  switch (outcome) {
    case "done":
    case "faulty":
      return false;
    case "not written":
      // By whoever freed the disk, and touches a file.
      return look === "told";
    case "overtaken":
      return true;
    default:
      return unreachable(outcome);
  }
}

function unreachable(outcome: never): never {
  throw new Error(`a run of no known outcome: ${String(outcome)}`);
}

/** A line, and what filling facts in did; programs get the whole result each time. */
async function printAgain(
  result: GenerateResult,
  milliseconds: number,
  { options, terminal }: { readonly options: Options; readonly terminal: Terminal },
): Promise<void> {
  const { format, quiet } = options;
  if (quiet) return;
  if (format !== "text") return printDone(result, options, terminal);
  const colour = terminal.colour.out;
  terminal.out(changedLine(result, { milliseconds, colour }));
  if (result.changes !== undefined) terminal.out(printChanges(result.changes, { format, colour }));
}
