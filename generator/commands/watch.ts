/** `generate --watch`: makes the output again with each change of the manifest, until it is interrupted. */
import { performance } from "node:perf_hooks";
import { printChanges } from "../output/print-changes.js";
import { changedLine } from "../output/print-result.js";
import type { GenerateResult } from "../output/result.js";
import { keptDocuments, manifestState } from "../pipeline.js";
import { cachePlace } from "./current.js";
import { make, printDone } from "./generate.js";
import { interruption } from "./interruption.js";
import { watchManifest } from "./manifest-watch.js";
import { type ExitCode, exitCodes, type Options, type Terminal } from "./options.js";

/**
 * Runs the command. What is wrong with the manifest is said and mended by the next save, so that only an interruption
 * ends it. The first run makes everything, also where it is current: the second one then finds all code loaded.
 */
export async function watch(options: Options, terminal: Terminal): Promise<ExitCode> {
  const parse = keptDocuments();
  let last: string | undefined;
  const run = async (): Promise<void> => {
    const state = manifestState(options.manifest);
    // Editors touch files, and one save comes as several events.
    if (state === last) return;
    const isFirst = last === undefined;
    last = state;
    const start = performance.now();
    const result = await make(options, terminal, { place: cachePlace(options), parse });
    terminal.done();
    if (result === undefined) return;
    if (isFirst) await printDone(result, options, terminal);
    else await printAgain(result, performance.now() - start, { options, terminal });
  };
  await watchManifest({
    folder: options.manifest,
    others: [options.out],
    signal: interruption(),
    onReady: async () => {
      await run();
      if (!options.quiet) terminal.error(`watching ${options.manifest} (Ctrl-C ends it)\n`);
    },
    onChange: run,
  });
  return exitCodes.done;
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
