/** The runtimes that serve the library: where each is, and how it is started. */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** A library that is served. */
export interface ServedLibrary {
  /** `http://127.0.0.1:port`. */
  readonly url: string;
  /** Tells the process to end; resolved when it has. */
  stop(): Promise<void>;
}

/** A runtime of this machine, or one that it lacks. */
export interface ServerRuntime {
  readonly name: string;
  /** How it can be had, where it is missing. */
  readonly missing: string | undefined;
  /** Serves the library of a folder: `library.mjs`, what it is for Node alone in `node.mjs`, and the programs beside them. */
  start(folder: string): Promise<ServedLibrary>;
}

const packages = join(import.meta.dirname, "node_modules");
const node = (version: number): string => `node-${version}/bin/node`;

/** All of them, present or not. */
export const serverRuntimes: readonly ServerRuntime[] = [
  ...[20, 22, 24, 26].map((version) =>
    runtime(`node-${version}`, node(version), (folder) => [join(folder, "node.mjs")]),
  ),
  runtime("deno", "deno/deno", (folder) => [
    ...["run", "--no-config", "--no-prompt", "--allow-net=127.0.0.1"],
    // Without it, the signal of a request also fires when it was answered.
    "--unstable-no-legacy-abort",
    join(folder, "deno.mjs"),
  ]),
  runtime("bun", "bun/bin/bun", (folder) => ["run", join(folder, "bun.mjs")]),
  // `miniflare` asks for a newer Node than this repository does.
  runtime("workerd", node(24), (folder) => [
    join(import.meta.dirname, "server/workerd.mjs"),
    join(folder, "library.mjs"),
  ]),
];

function runtime(
  name: string,
  program: string,
  given: (folder: string) => readonly string[],
): ServerRuntime {
  const file = join(packages, program);
  const needed = name === "workerd" ? [file, join(packages, "miniflare")] : [file];
  return {
    name,
    missing: needed.every(existsSync) ? undefined : "npm ci --prefix test/runtimes",
    start: (folder) => start(file, given(folder)),
  };
}

/** Starts a program that writes its URL when it listens. */
async function start(program: string, given: readonly string[]): Promise<ServedLibrary> {
  const child = spawn(program, given, {
    cwd: import.meta.dirname,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const first = createInterface({ input: child.stdout })[Symbol.asyncIterator]().next();
  const { value: url } = await first;
  if (url === undefined) throw new Error(`${program} ended before it listened`);
  const stop = (): Promise<void> => {
    child.kill("SIGTERM");
    return ended;
  };
  return { url, stop };
}
