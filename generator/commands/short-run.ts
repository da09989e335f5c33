/** How V8 is told that a run is over in seconds. */
import { getHeapStatistics, setFlagsFromString } from "node:v8";

/**
 * Over 1,200 operations these take a fifth of the CPU time away, and hardly change what the clock shows: it was spent on other
 * threads, by the optimising compiler on code that ran for a second more, and by collectors of garbage on each other.
 */
const withMaglev = [
  // Code is optimised once, by Maglev; a second time only where it runs for many seconds.
  "--invocation-count-for-turbofan=100000",
  // The space of new objects grows to its limit at once: less of what is in it has to be moved out.
  "--semi-space-growth-factor=16",
  // One thread collects new objects, and needs no other.
  "--no-parallel-scavenge",
];

/**
 * Node 20 has no Maglev, so that all warm code went to TurboFan, which took a third of the CPU time. With fifteen times the
 * usual budget, a function has to run long before it is worth that.
 */
const withoutMaglev = ["--interrupt-budget=1000000"];

/** The versions of Node in which all of the flags were tried: V8 complains of those that it does not know. */
const tried: readonly {
  readonly from: number;
  readonly to: number;
  readonly flags: readonly string[];
}[] = [
  { from: 20, to: 20, flags: withoutMaglev },
  { from: 22, to: 26, flags: withMaglev },
];

/** Sets V8 up for a run of seconds; other engines are left as they are. Has no say in what the run makes. */
export function expectShortRun(): void {
  const major = versionOfNode();
  const { flags = [] } = tried.find(({ from, to }) => from <= major && major <= to) ?? {};
  flags.forEach(setFlagsFromString);
}

/** Bytes in use from which on memory counts for more than time: a client of a thousand operations stays below. */
const muchMemory = 300e6;

/** V8 lets a heap of this size grow to twice of what was in use, which is more garbage than a large run has in all. */
const growth = { from: 20, to: 24, flag: "--heap-growing-percent=30" };

let isMinded = false;

/** Has garbage collected sooner where there is much of it: to be called between the stages of a run. */
export function mindMemory(): void {
  if (isMinded || getHeapStatistics().used_heap_size < muchMemory) return;
  isMinded = true;
  const major = versionOfNode();
  if (growth.from <= major && major <= growth.to) setFlagsFromString(growth.flag);
}

/** The major version; 0 in other engines. */
function versionOfNode(): number {
  if ("bun" in process.versions || "deno" in process.versions) return 0;
  return Number.parseInt(process.versions.node, 10);
}
