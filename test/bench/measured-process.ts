/** One process of Node, and what it and the processes that it started used. */
import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { performance } from "node:perf_hooks";
import { pathToFileURL } from "node:url";
import type { Usage } from "./measure.js";

/** The use and output of a process. */
export interface MeasuredProcess extends Usage {
  /** Its output, without its errors. */
  readonly printed: string;
}

/** Where a process runs. */
interface Place {
  /** Its name in a failure. */
  readonly name: string;
  readonly cwd: string;
  /** The root of the repository. */
  readonly root: string;
}

/** Runs it to its end; rejects where it ends with another code than 0. */
export async function runMeasured(
  args: readonly string[],
  { name, cwd, root }: Place,
): Promise<MeasuredProcess> {
  const folder = mkdtempSync(join(tmpdir(), "bench-usage-"));
  try {
    const start = performance.now();
    const child = spawn(process.execPath, args, {
      cwd,
      env: environment(folder, root),
      stdio: ["ignore", "pipe", "pipe"],
    });
    const printed = collected(child.stdout);
    const errors = collected(child.stderr);
    const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
    const wall = (performance.now() - start) / 1000;
    if (code !== 0) {
      throw new Error(`${name} ended with ${code}\n${lastLines(printed() + errors())}`);
    }
    return { wall, ...usageIn(folder, `${child.pid}.json`), printed: printed() };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Peers start programs by name: they get the same Node, and the formatters that are installed beside them. */
function environment(usage: string, root: string): NodeJS.ProcessEnv {
  // A build server's environment would forbid `check` the cache that is measured here.
  const { CI: _, NODE_OPTIONS: options = "", PATH: path = "", ...env } = process.env;
  const preload = pathToFileURL(join(root, "test/bench/usage.mjs")).href;
  const programs = [dirname(process.execPath), join(root, "test/bench/peers/node_modules/.bin")];
  return {
    ...env,
    PATH: [...programs, path].join(delimiter),
    NODE_OPTIONS: `${options} --import ${preload}`.trim(),
    BENCH_USAGE: usage,
    ...{ DO_NOT_TRACK: "1", REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
  };
}

/** The sum of all processes that told what they used; the one that was started has to be among them. */
function usageIn(folder: string, own: string): Pick<Usage, "cpu" | "memory"> {
  const files = readdirSync(folder);
  if (!files.includes(own)) throw new Error("the process did not tell what it used");
  const told = files.map((file): Pick<Usage, "cpu" | "memory"> =>
    JSON.parse(readFileSync(join(folder, file), "utf8")),
  );
  return {
    cpu: told.reduce((sum, { cpu }) => sum + cpu, 0),
    memory: Math.max(...told.map(({ memory }) => memory)),
  };
}

function collected(stream: NodeJS.ReadableStream): () => string {
  let text = "";
  stream.on("data", (chunk: Buffer) => {
    text += chunk.toString();
  });
  return () => text;
}

/** Returns the last lines that a process printed before it failed. */
function lastLines(text: string): string {
  return text.trimEnd().split("\n").slice(-20).join("\n");
}
