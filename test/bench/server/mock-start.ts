/** How soon the mock of a manifest answers: from the start of its process to the line that says where it is. */
import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { performance } from "node:perf_hooks";
import type { Readable } from "node:stream";
import { median } from "../median.js";

/** Medians, in seconds of wall time. */
export interface MockStart {
  /** The time of a process of Node that does nothing, to its end. */
  readonly nothing: number;
  /** The time of the mock. */
  readonly mock: number;
}

/** Starts both in turn; the first start, which fills the cache, is not counted. */
export async function mockStart(
  program: string,
  { manifest, rounds }: { readonly manifest: string; readonly rounds: number },
): Promise<MockStart> {
  const nothing: number[] = [];
  const mock: number[] = [];
  for (let round = -1; round < rounds; round++) {
    const empty = await ended(["--eval", "0"]);
    const ready = await answering([program, "mock", "--port", "0", "--manifest", manifest]);
    if (round < 0) continue;
    nothing.push(empty);
    mock.push(ready);
  }
  return { nothing: median(nothing), mock: median(mock) };
}

async function ended(args: readonly string[]): Promise<number> {
  const start = performance.now();
  await once(started(args), "close");
  return (performance.now() - start) / 1000;
}

async function answering(args: readonly string[]): Promise<number> {
  const start = performance.now();
  const child = started(args);
  try {
    const url = await urlPrinted(child);
    const seconds = (performance.now() - start) / 1000;
    await (await fetch(url)).arrayBuffer();
    return seconds;
  } finally {
    child.kill();
    await once(child, "close");
  }
}

type Child = ChildProcessByStdio<null, Readable, null>;

function started(args: readonly string[]): Child {
  // A build server's environment would forbid the cache that is measured here.
  const { CI: _, ...env } = process.env;
  return spawn(process.execPath, args, { env, stdio: ["ignore", "pipe", "inherit"] });
}

function urlPrinted(child: Child): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = "";
    child.stdout.on("data", (part: Buffer) => {
      text += part.toString();
      const [url] = /http:\/\/[^\s]+/.exec(text) ?? [];
      if (url !== undefined) resolve(url);
    });
    child.once("exit", (code) => reject(new Error(`the mock ended with ${code} after ${text}`)));
  });
}
