/** The terminal of a process: what goes where, in colour or not, and what is shown while a person waits. */
import { performance } from "node:perf_hooks";
import { isBuildServer } from "../output/build-server.js";
import type { Terminal } from "./options.js";

/** A stream such as `process.stdout`. */
interface Stream {
  readonly isTTY?: boolean;
  /** Columns of the screen, where it is one. */
  readonly columns?: number;
  write(text: string): unknown;
}

/** The parts of a terminal. */
export interface Streams {
  readonly out: Stream;
  readonly error: Stream;
  readonly environment: Terminal["environment"];
  /** Milliseconds since the process began; its own clock unless given. */
  readonly clock?: () => number;
}

/**
 * A run shows what it does from its first step after so many milliseconds: most are over by then. A run works without a pause, so
 * that no timer could show it in the midst of a step; one that is known to be long shows its first step, too.
 */
const isShort = 1_000;

/** Columns of a screen that does not tell, or tells 0. */
const usualColumns = 80;

/** Erases the line that the cursor is in (ECMA-48, EL) and goes back to its start. */
const eraseLine = "\r\u001b[2K";

/** Colour and progress only where a person reads; `NO_COLOR` and `FORCE_COLOR` have their say (no-color.org). */
export function terminalOf({
  out,
  error,
  environment,
  clock = () => performance.now(),
}: Streams): Terminal {
  let isBusy = false;
  let start = 0;
  const clear = (): void => {
    if (isBusy) error.write(eraseLine);
    isBusy = false;
  };
  const write = (stream: Stream) => (text: string) => {
    clear();
    stream.write(text);
  };
  const isWatched = isScreen(error, environment) && !isBuildServer(environment["CI"]);
  return {
    out: write(out),
    error: write(error),
    colour: { out: isColoured(out, environment), error: isColoured(error, environment) },
    watched: isScreen(out, environment),
    progress: (text, isLong = false) => {
      if (!isWatched || (!isLong && clock() - start < isShort)) return;
      // A line that the screen breaks could not be erased.
      const columns = (error.columns || usualColumns) - " …".length - 1;
      error.write(`${eraseLine}${text.slice(0, columns)} …`);
      isBusy = true;
    },
    done: () => {
      clear();
      start = clock();
    },
    environment,
  };
}

function isColoured(stream: Stream, environment: Terminal["environment"]): boolean {
  if (environment["NO_COLOR"]) return false;
  const forced = environment["FORCE_COLOR"];
  if (forced) return forced !== "0" && forced !== "false";
  return isScreen(stream, environment);
}

/** True if a person reads there, and control sequences work: a dumb terminal, as in an editor, would print them. */
function isScreen({ isTTY }: Stream, environment: Terminal["environment"]): boolean {
  return isTTY === true && environment["TERM"] !== "dumb";
}
