/** The resources of a process that must not grow: listeners and timers; and its memory after a collection. */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const events = ["uncaughtException", "unhandledRejection", "warning", "exit", "SIGINT", "SIGTERM"];

/** How many listeners the process has, and how many timers run. */
export function counted(): { readonly listeners: number; readonly timers: number } {
  return {
    listeners: events.reduce((sum, event) => sum + process.listenerCount(event), 0),
    timers: process.getActiveResourcesInfo().filter((name) => name === "Timeout").length,
  };
}

/** Collects garbage. */
export function collected(): void {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  if (typeof collect !== "function") throw new Error("there is no way to collect garbage");
  collect();
}
