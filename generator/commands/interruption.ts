/** How a command that runs on is told to end. */
import process from "node:process";

/** Aborted when the process is interrupted (Ctrl-C) or told to end; a second time ends it at once. */
export function interruption(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => controller.abort());
  }
  return controller.signal;
}
