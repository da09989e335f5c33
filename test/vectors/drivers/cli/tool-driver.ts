/** A driver that starts a process of the built tool for each call. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Emission } from "../../../../generator/targets/cli/emission.js";
import type { Driver } from "../../driver-process.js";
import type { Job, JobCall, Outcome } from "../../protocol.js";
import { commandLine } from "./arguments.js";
import { outcomeOf } from "./outcomes.js";
import { NoCommand } from "./unsayable.js";

/** A tool that is built. */
export interface BuiltTool {
  readonly program: string;
  readonly names: Emission;
}

/** Makes the driver. */
export function toolDriver({ program, names }: BuiltTool): Driver {
  const folder = mkdtempSync(join(tmpdir(), "tool-driver-"));
  const running = new Map<string, Set<ChildProcess>>();
  const make = async (job: Job, call: JobCall, log: string[]): Promise<Outcome> => {
    const { given, env, stdin } = commandLine(call, job.client, { names, folder });
    const child = spawn(program, [...given], { env: { PATH: process.env["PATH"] ?? "", ...env } });
    running.set(job.id, (running.get(job.id) ?? new Set()).add(child));
    for (const piece of stdin ?? []) child.stdin.write(piece);
    child.stdin.on("error", () => {});
    child.stdin.end();
    const pieces: Buffer[] = [];
    let stderr = "";
    child.stderr.on("data", (bytes: Buffer) => (stderr += bytes.toString()));
    child.stdout.on("data", (bytes: Buffer) => {
      pieces.push(bytes);
      // A reader that has enough closes the pipe, as head does.
      if (call.first !== undefined && linesIn(pieces) >= call.first) child.stdout.destroy();
    });
    const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
    log.push(stderr);
    const ended = { code, stdout: Buffer.concat(pieces), stderr };
    const outcome = outcomeOf(ended, call);
    const { items } = outcome;
    return Array.isArray(items) ? { ...outcome, items: items.slice(0, call.first) } : outcome;
  };
  return {
    run: async (job) => {
      const log: string[] = [];
      const outcomes: Outcome[] = [];
      const all = job.calls.map((call) => async () => make(job, call, log));
      if (job.together) outcomes.push(...(await Promise.all(all.map((each) => each()))));
      else for (const each of all) outcomes.push(await each());
      running.delete(job.id);
      return { id: job.id, outcomes, log };
    },
    abort: (id) => {
      for (const child of running.get(id) ?? []) child.kill("SIGINT");
    },
    end: () => {
      rmSync(folder, { recursive: true });
      return Promise.resolve({ code: 0, log: "" });
    },
  };
}

function linesIn(pieces: readonly Buffer[]): number {
  return Buffer.concat(pieces).toString().split("\n").length - 1;
}

/** Why a job has no command line; undefined where it has. */
export function missingCommand(job: Job, { names }: BuiltTool): NoCommand["reason"] | undefined {
  const folder = mkdtempSync(join(tmpdir(), "tool-job-"));
  try {
    for (const call of job.calls) commandLine(call, job.client, { names, folder });
    return undefined;
  } catch (error) {
    if (error instanceof NoCommand) return error.reason;
    throw error;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
