/** Processes that are told to end while a server runs in them. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, test } from "vitest";

const templates = fileURLToPath(
  new URL("../../../../templates/typescript-server/", import.meta.url),
);
let folder: string;
let program: string;

/** A server whose one request takes as long as its query says; `process.argv` says what else it does. */
const source = `
  import { setTimeout as wait } from "node:timers/promises";
  import { Hono } from "hono";
  import { serve } from "./node.js";
  const app = new Hono().get("/", async (c) => {
    console.log("asked");
    await wait(Number(c.req.query("ms")));
    return c.text("done");
  });
  const [kind] = process.argv.slice(2);
  if (kind === "own") process.on("SIGTERM", () => console.log("own"));
  // An object that would keep the process alive, such as a pool of connections.
  const pool = setInterval(() => {}, 1000);
  await serve(app, {
    port: 0,
    hostname: "127.0.0.1",
    onListen: ({ url }) => console.log(url),
    onClose: async () => {
      await wait(20);
      console.log("closed");
      if (kind === "own") clearInterval(pool);
    },
    ...(kind === "none" && { signals: [] }),
  });
`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "signals-"));
  program = join(folder, "program.mjs");
  await build({
    stdin: { contents: source, resolveDir: templates, loader: "ts" },
    outfile: program,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
  });
});
afterAll(() => rm(folder, { recursive: true }));

interface Running {
  readonly child: ChildProcess;
  /** The next line that it writes. */
  line(): Promise<string | undefined>;
  /** Its exit code or the signal that ended it. */
  readonly end: Promise<number | NodeJS.Signals | null>;
}

function start(kind = ""): Running {
  const child = spawn(process.execPath, [program, kind], { stdio: ["ignore", "pipe", "inherit"] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    child,
    line: async () => (await lines.next()).value,
    end: new Promise((resolve) => child.once("exit", (code, signal) => resolve(code ?? signal))),
  };
}

test("a first signal lets requests end, and then the process ends by it", async () => {
  const { child, line, end } = start();
  const url = await line();
  const answer = fetch(`${url}/?ms=200`);
  expect(await line()).toBe("asked");
  child.kill("SIGTERM");
  expect(await (await answer).text()).toBe("done");
  expect(await line()).toBe("closed");
  expect(await end).toBe("SIGTERM");
});

test("a second one cuts them off", async () => {
  const { child, line, end } = start();
  const url = await line();
  const answer = fetch(`${url}/?ms=60000`).catch((error: unknown) => error);
  expect(await line()).toBe("asked");
  child.kill("SIGINT");
  await expect.poll(() => fetch(`${url}`).catch(() => "refused")).toBe("refused");
  child.kill("SIGINT");
  expect(await answer).toBeInstanceOf(TypeError);
  expect(await end).toBe("SIGINT");
});

test("somebody else who listens decides how the process ends", async () => {
  const { child, line, end } = start("own");
  await line();
  child.kill("SIGTERM");
  expect([await line(), await line()]).toEqual(["own", "closed"]);
  expect(await end).toBe(0);
});

test("without signals the process ends as any other", async () => {
  const { child, line, end } = start("none");
  await line();
  child.kill("SIGTERM");
  expect(await line()).toBeUndefined();
  expect(await end).toBe("SIGTERM");
});
