/** Measures whole processes: CPU, wall time and peak memory, in turn, so that a slow minute is slow for all. */
import { spawn } from "node:child_process";
import { performance } from "node:perf_hooks";
import { pathToFileURL } from "node:url";

/** A command of Node to be measured. */
export interface Case {
  readonly name: string;
  /** Arguments of `node`. */
  readonly args: readonly string[];
  /** What the figure should be at most, in seconds of CPU; shown, never enforced. */
  readonly budget?: number;
  /** Brings the disk to the state in which the case begins; not measured. */
  readonly prepare?: () => void;
}

/** What one run used: seconds of CPU (user and system), seconds of wall time, MiB of memory at its peak. */
export interface Usage {
  readonly cpu: number;
  readonly wall: number;
  readonly memory: number;
}

/** Medians of a case. */
export interface Measured extends Usage {
  readonly name: string;
  readonly budget: number | undefined;
  readonly runs: number;
}

/** Runs all cases once to warm up, then so many times in turn. */
export async function measureAll(
  cases: readonly Case[],
  { runs, cwd, preload }: { runs: number; cwd: string; preload: string },
): Promise<readonly Measured[]> {
  const usages = new Map(cases.map((each): [Case, Usage[]] => [each, []]));
  for (let run = -1; run < runs; run++) {
    for (const [each, list] of usages) {
      each.prepare?.();
      const usage = await measure(each, { cwd, preload });
      if (run >= 0) list.push(usage);
    }
  }
  return [...usages].map(([{ name, budget }, list]) => ({
    name,
    budget,
    runs,
    cpu: median(list.map(({ cpu }) => cpu)),
    wall: median(list.map(({ wall }) => wall)),
    memory: median(list.map(({ memory }) => memory)),
  }));
}

async function measure(
  { name, args }: Case,
  { cwd, preload }: { cwd: string; preload: string },
): Promise<Usage> {
  const start = performance.now();
  // A build server's environment would forbid `check` the cache that is measured here.
  const { CI: _, ...env } = process.env;
  const child = spawn(process.execPath, ["--import", pathToFileURL(preload).href, ...args], {
    cwd,
    env,
    stdio: ["ignore", "ignore", "pipe", "pipe"],
  });
  const [errors, report] = [collected(child.stdio[2]), collected(child.stdio[3])];
  const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
  const wall = (performance.now() - start) / 1000;
  if (code !== 0) throw new Error(`${name} ended with ${code}\n${errors()}`);
  const { cpu, memory }: { cpu: number; memory: number } = JSON.parse(report());
  return { cpu, wall, memory };
}

function collected(stream: unknown): () => string {
  let text = "";
  if (
    stream !== null &&
    typeof stream === "object" &&
    "on" in stream &&
    typeof stream.on === "function"
  ) {
    stream.on("data", (chunk: unknown) => {
      text += String(chunk);
    });
  }
  return () => text;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
