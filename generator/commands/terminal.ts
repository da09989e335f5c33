/** The terminal of a process: what goes where, in colour or not, and what is shown while a person waits. */
import type { Terminal } from "./options.js";

/** A stream such as `process.stdout`. */
interface Stream {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** The parts of a terminal. */
export interface Streams {
  readonly out: Stream;
  readonly error: Stream;
  readonly environment: Terminal["environment"];
}

/** Erases the line that the cursor is in (ECMA-48, EL) and goes back to its start. */
const eraseLine = "\r\u001b[2K";

/** Colour and progress only where a person reads; `NO_COLOR` and `FORCE_COLOR` have their say (no-color.org). */
export function terminalOf({ out, error, environment }: Streams): Terminal {
  let isBusy = false;
  const clear = (): void => {
    if (isBusy) error.write(eraseLine);
    isBusy = false;
  };
  const write = (stream: Stream) => (text: string) => {
    clear();
    stream.write(text);
  };
  const isWatched = isScreen(error, environment) && !environment["CI"];
  return {
    out: write(out),
    error: write(error),
    colour: { out: isColoured(out, environment), error: isColoured(error, environment) },
    watched: isScreen(out, environment),
    progress: (text) => {
      if (!isWatched) return;
      error.write(`${eraseLine}${text} …`);
      isBusy = true;
    },
    done: clear,
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
