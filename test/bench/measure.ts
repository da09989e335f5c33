/** Measures whole processes: CPU, wall time and peak memory, in turn, so that a slow minute is slow for all. */
import { type MeasuredProcess, runMeasured } from "./measured-process.js";
import { median } from "./median.js";

/** A command of Node to be measured. */
export interface Case {
  readonly name: string;
  /** Arguments of `node`. */
  readonly args: readonly string[];
  /** Folder to run it in; that of all cases unless given. */
  readonly cwd?: string;
  /** The goal for the figure, in seconds of CPU; shown, never enforced. */
  readonly budget?: number;
  /** It is run so often at most, because it takes long. */
  readonly runs?: number;
  /** Brings the disk to the state in which the case begins; not measured. */
  readonly prepare?: () => void;
  /** Returns the figures that the process printed itself. */
  readonly figures?: (printed: string) => readonly Figure[];
  /** Returns the written files; throws where they are not as they should be. Not measured. */
  readonly wrote?: (printed: string) => Written;
}

/** Something that a process tells of itself. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  /** Seconds, or a plain number where there is no unit. */
  readonly unit?: "s";
  /** The goal for the value; shown, never enforced. */
  readonly budget?: number;
}

/** The files of a process on disk at its end. */
export interface Written {
  readonly files: number;
  readonly bytes: number;
}

/**
 * The use of one run, with the processes that it started: seconds of CPU (user and system), seconds of wall time, MiB of the
 * largest process at its peak.
 */
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
  readonly written: Written | undefined;
}

/** The results of all cases. */
export interface Measurements {
  readonly rows: readonly Measured[];
  /** Cases that failed, and why: they have no row. */
  readonly failures: readonly string[];
}

/** How often, and where. */
export interface Measuring {
  readonly runs: number;
  /** Rounds before, that are not counted; one unless given. */
  readonly warmUps?: number;
  readonly cwd: string;
  /** The root of the repository. */
  readonly root: string;
}

/** One run of a case. */
interface Run extends Usage {
  readonly figures: readonly Figure[];
  readonly written: Written | undefined;
}

/** Runs all cases in turn, some rounds to warm up, then as often as asked. A case that fails is not run again. */
export async function measureAll(
  cases: readonly Case[],
  { runs, warmUps = 1, cwd, root }: Measuring,
): Promise<Measurements> {
  const done = new Map(cases.map((each): [Case, Run[]] => [each, []]));
  const failures: string[] = [];
  for (let run = -warmUps; run < runs; run++) {
    for (const [each, list] of done) {
      if (run >= (each.runs ?? runs)) continue;
      try {
        each.prepare?.();
        const measured = await measure(each, { cwd, root });
        if (run >= 0) list.push(measured);
      } catch (error) {
        failures.push(`${each.name}: ${error instanceof Error ? error.message : String(error)}`);
        done.delete(each);
      }
    }
  }
  return { rows: [...done].map(([each, list]) => medians(each, list)), failures };
}

function medians({ name, budget }: Case, list: readonly Run[]): Measured {
  return {
    name,
    budget,
    runs: list.length,
    cpu: median(list.map(({ cpu }) => cpu)),
    wall: median(list.map(({ wall }) => wall)),
    memory: median(list.map(({ memory }) => memory)),
    figures: medianFigures(list.map(({ figures }) => figures)),
    written: list[0]?.written,
  };
}

async function measure(
  { name, args, cwd: own, figures, wrote }: Case,
  { cwd, root }: Pick<Measuring, "cwd" | "root">,
): Promise<Run> {
  const { printed, ...used }: MeasuredProcess = await runMeasured(args, {
    name,
    cwd: own ?? cwd,
    root,
  });
  return { ...used, figures: figures?.(printed) ?? [], written: wrote?.(printed) };
}

/** Each figure of the first run, with the median of its values in all runs. */
function medianFigures(runs: readonly (readonly Figure[])[]): readonly Figure[] {
  const [first = []] = runs;
  return first.map((figure) => {
    const same = runs.flatMap((run) => run.filter(({ name }) => name === figure.name));
    return { ...figure, value: median(same.map(({ value }) => value)) };
  });
}
