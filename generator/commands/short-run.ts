/** How V8 is told that a run is over in seconds. */
import { getHeapStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/**
 * Over 1,200 operations these take a third of the CPU time away, and hardly change what the clock shows: it was spent on other
 * threads, by the optimising compilers on code that ran for a second more, and by collectors of garbage on each other.
 */
const withMaglev = [
  // Code is optimised after ten times as many calls as usual: in a run of seconds most of it was optimised for nothing.
  "--invocation-count-for-maglev=4000",
  // Code is optimised once, by Maglev; a second time only where it runs for many seconds.
  "--invocation-count-for-turbofan=100000",
  // The space of new objects grows to its limit at once: less of what is in it has to be moved out.
  "--semi-space-growth-factor=16",
  // One thread collects new objects, and needs no other.
  "--no-parallel-scavenge",
];

/** The count that V8 has by itself, which a longer run gets back. */
const usualCount = "--invocation-count-for-maglev=400";

/** Milliseconds from the start of the process after which a run is a long one. */
const longRun = 4000;

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
  isShort = flags === withMaglev;
}

/** True while V8 is set up for a run of seconds. */
let isShort = false;

/** Looks after time and memory: to be called between the stages of a run. */
export function mindRun(): void {
  if (isShort && performance.now() > longRun) {
    setFlagsFromString(usualCount);
    isShort = false;
  }
  mindMemory();
}

/** Bytes in use from which on memory counts for more than time: a client of a thousand operations stays below. */
const muchMemory = 300e6;

/** V8 lets a heap of this size grow to twice of what was in use, which is more garbage than a large run has in all. */
const growth = { from: 20, to: 24, flag: "--heap-growing-percent=30" };

/** Bytes of likely garbage that are worth a collection; V8 itself would wait for more, or be late on a busy machine. */
const muchGarbage = 150e6;

/** Collects all garbage; undefined until there was much memory in use, and in other engines. */
let collect: (() => void) | undefined;

/** Bytes in use after the last collection; undefined = there was none. */
let leftInUse: number | undefined;

/**
 * Has garbage collected sooner where there is much of it. Between stages, the structures of a target are garbage, and the text of the
 * next one may be large.
 */
function mindMemory(): void {
  const inUse = bytesInUse();
  if (inUse < muchMemory || inUse - (leftInUse ?? 0) < muchGarbage) return;
  if (leftInUse === undefined) collect = mindedCollector();
  collect?.();
  leftInUse = collect === undefined ? Number.POSITIVE_INFINITY : bytesInUse();
}

function bytesInUse(): number {
  return getHeapStatistics().used_heap_size;
}

/** Sets V8 up for a run that needs much memory. */
function mindedCollector(): (() => void) | undefined {
  const major = versionOfNode();
  if (growth.from <= major && major <= growth.to) setFlagsFromString(growth.flag);
  if (major === 0) return undefined;
  // Node has no other way to it: a new context has what the flag exposes.
  setFlagsFromString("--expose-gc");
  const exposed: unknown = runInNewContext("gc");
  return typeof exposed === "function" ? () => void exposed() : undefined;
}

/** The major version; 0 in other engines. */
function versionOfNode(): number {
  if ("bun" in process.versions || "deno" in process.versions) return 0;
  return Number.parseInt(process.versions.node, 10);
}
