// Made by endpoint-manifest (typescript-server) from its template node-signals.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Closes a server when its process is told to end. */
import process from "node:process";

/** How a server ends. */
export interface Ending {
  /** Lets running requests end. */
  close(): Promise<void>;
  /** Cuts off those that still run. */
  cut(): void;
}

/**
 * Closes a server at the first of some signals, and cuts off at the second. When it has closed, the process ends by the same
 * signal, unless it has another listener. Returns a function that stops listening.
 */
export function closeOn(signals: readonly NodeJS.Signals[], ending: Ending): () => void {
  let told = false;
  const stop = (): void => {
    for (const signal of signals) process.off(signal, listener);
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    try {
      await ending.close();
    } catch (error) {
      console.error(error);
      process.exitCode = 1;
    }
    stop();
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
  };
  const listener = (signal: NodeJS.Signals): void => {
    if (told) ending.cut();
    else void end(signal);
    told = true;
  };
  for (const signal of signals) process.on(signal, listener);
  return stop;
}
