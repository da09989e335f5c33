/** How V8 is told that a run is over in seconds. */
import { setFlagsFromString } from "node:v8";

/**
 * Over 1,200 operations these take a fifth of the CPU time away, and hardly change what the clock shows: it was spent on other
 * threads, by the optimising compiler on code that ran for a second more, and by collectors of garbage on each other.
 */
const flags = [
  // Code is optimised once, by Maglev; a second time only where it runs for many seconds.
  "--invocation-count-for-turbofan=100000",
  // The space of new objects grows to its limit at once: less of what is in it has to be moved out.
  "--semi-space-growth-factor=16",
  // One thread collects new objects, and needs no other.
  "--no-parallel-scavenge",
];

/** Versions of Node in which all of them were tried. Before 22 there is no Maglev, and V8 complains of flags that it does not know. */
const oldest = 22;
const newest = 26;

/** Sets V8 up for a run of seconds; other engines are left as they are. Has no say in what the run makes. */
export function expectShortRun(): void {
  const major = Number.parseInt(process.versions.node, 10);
  const isNode = !("bun" in process.versions || "deno" in process.versions);
  if (isNode && major >= oldest && major <= newest) flags.forEach(setFlagsFromString);
}
