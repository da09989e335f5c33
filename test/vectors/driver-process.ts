/** A driver as a process: it is given jobs, many at once, and says what became of them. */
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import type { Job, JobResult, ToDriver } from "./protocol.js";

/** How a driver is started. */
export interface DriverCommand {
  readonly program: string;
  readonly given: readonly string[];
  /**
   * Its library of HTTP says of a GET without a body that it has 0 bytes, and cannot be kept from it: RFC 9110, section 8.6 only
   * advises against that. Left out = it does not.
   */
  readonly saysEmptyLengths?: boolean;
}

/** A driver that runs. */
export interface Driver {
  /** Gives it a job; rejects when the driver ends before it has done it. */
  run(job: Job): Promise<JobResult>;
  /** Lets the callers of a job give up. */
  abort(id: string): void;
  /** Tells it that there is no more to do; gives back with what code it ended, and what it wrote to its log. */
  end(): Promise<{ readonly code: number | null; readonly log: string }>;
}

/** Who waits for the result of a job. */
interface Waiting {
  resolve(result: JobResult): void;
  reject(error: Error): void;
}

/** Starts a driver. */
export function startDriver({ program, given }: DriverCommand): Driver {
  const child = spawn(program, given, { stdio: ["pipe", "pipe", "pipe"] });
  const waiting = new Map<string, Waiting>();
  let log = "";
  child.stderr.on("data", (bytes: Buffer) => {
    log += bytes.toString();
  });
  const giveUp = (why: string): void => {
    for (const { reject } of waiting.values()) reject(new Error(`${why}\n${log}`));
    waiting.clear();
  };
  const ended = new Promise<number | null>((resolve) => {
    child.on("error", (error) => giveUp(String(error)));
    child.on("close", (code) => {
      giveUp(`the driver ended with ${code}`);
      resolve(code);
    });
  });
  // A driver that is gone is told of by its end.
  child.stdin.on("error", () => {});
  createInterface({ input: child.stdout }).on("line", (line) => {
    const result = resultIn(line);
    if (result === undefined) return giveUp(`the driver wrote what is no result: ${line}`);
    waiting.get(result.id)?.resolve(result);
    waiting.delete(result.id);
  });
  const tell = (line: ToDriver): void => void child.stdin.write(`${JSON.stringify(line)}\n`);
  return {
    run: (job) =>
      new Promise((resolve, reject) => {
        waiting.set(job.id, { resolve, reject });
        tell(job);
      }),
    abort: (id) => tell({ abort: id }),
    end: async () => {
      child.stdin.end();
      return { code: await ended, log };
    },
  };
}

function resultIn(line: string): JobResult | undefined {
  try {
    const result: JobResult = JSON.parse(line);
    return typeof result.id === "string" && Array.isArray(result.outcomes) ? result : undefined;
  } catch {
    return undefined;
  }
}
