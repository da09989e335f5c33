/** Measures whole processes: CPU, wall time and peak memory, in turn, so that a slow minute is slow for all. */
import { spawn } from "node:child_process";
import { performance } from "node:perf_hooks";
import { pathToFileURL } from "node:url";
import { median } from "./median.js";

/** A command of Node to be measured. */
export interface Case {
  readonly name: string;
  /** Arguments of `node`. */
  readonly args: readonly string[];
  /** What the figure should be at most, in seconds of CPU; shown, never enforced. */
  readonly budget?: number;
  /** It is run so often at most, because it takes long. */
  readonly runs?: number;
  /** Brings the disk to the state in which the case begins; not measured. */
  readonly prepare?: () => void;
  /** What the process itself tells, from what it printed. */
  readonly figures?: (printed: string) => readonly Figure[];
}

/** Something that a process tells of itself. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  /** Seconds, or a plain number where there is no unit. */
  readonly unit?: "s";
  /** What the value should be at most; shown, never enforced. */
  readonly budget?: number;
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
  readonly figures: readonly Figure[];
}

/** One run of a case. */
interface Run extends Usage {
  readonly figures: readonly Figure[];
}

/** Runs all cases once to warm up, then so many times in turn. */
export async function measureAll(
  cases: readonly Case[],
  { runs, cwd, preload }: { runs: number; cwd: string; preload: string },
): Promise<readonly Measured[]> {
  const done = new Map(cases.map((each): [Case, Run[]] => [each, []]));
  for (let run = -1; run < runs; run++) {
    for (const [each, list] of done) {
      if (run >= (each.runs ?? runs)) continue;
      each.prepare?.();
      const measured = await measure(each, { cwd, preload });
      if (run >= 0) list.push(measured);
    }
  }
  return [...done].map(([{ name, budget }, list]) => ({
    name,
    budget,
    runs: list.length,
    cpu: median(list.map(({ cpu }) => cpu)),
    wall: median(list.map(({ wall }) => wall)),
    memory: median(list.map(({ memory }) => memory)),
    figures: medianFigures(list.map(({ figures }) => figures)),
  }));
}

async function measure(
  { name, args, figures }: Case,
  { cwd, preload }: { cwd: string; preload: string },
): Promise<Run> {
  const start = performance.now();
  // A build server's environment would forbid `check` the cache that is measured here.
  const { CI: _, ...env } = process.env;
  const child = spawn(process.execPath, ["--import", pathToFileURL(preload).href, ...args], {
    cwd,
    env,
    stdio: ["ignore", "pipe", "pipe", "pipe"],
  });
  const [printed, errors, report] = [1, 2, 3].map((stream) => collected(child.stdio[stream]));
  const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
  const wall = (performance.now() - start) / 1000;
  if (code !== 0) throw new Error(`${name} ended with ${code}\n${printed?.()}${errors?.()}`);
  const { cpu, memory }: { cpu: number; memory: number } = JSON.parse(report?.() ?? "");
  return { cpu, wall, memory, figures: figures?.(printed?.() ?? "") ?? [] };
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

/** Each figure of the first run, with the median of its values in all runs. */
function medianFigures(runs: readonly (readonly Figure[])[]): readonly Figure[] {
  const [first = []] = runs;
  return first.map((figure) => {
    const same = runs.flatMap((run) => run.filter(({ name }) => name === figure.name));
    return { ...figure, value: median(same.map(({ value }) => value)) };
  });
}
