/** The runtimes that run the suite: where each is, and how it is started. */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { end } from "../consumers/process.js";
import { browserWanted, findBrowser, launch } from "../matrix/browser.js";
import { serve } from "../unit/templates/typescript-client/local-server.js";

/** The result of a check. */
export interface Finding {
  readonly name: string;
  /** Why it failed; nothing where it did not. */
  readonly error?: string;
}

/** The facts for a suite: its runtime, and the service that it calls. */
export interface Place {
  readonly runtime: string;
  readonly url: string;
  readonly otherUrl: string;
}

/** A runtime of this machine, or one that it lacks. */
export interface Runtime {
  readonly name: string;
  /** How it can be had, where it is missing. */
  readonly missing: string | undefined;
  /** How a module of a path is started in a process of its own; left out = it has none. */
  start?(file: string): { readonly program: string; readonly given: readonly string[] };
  /** Runs the suite of a folder (`suite.mjs`, and `process.mjs` beside it) to its end. */
  run(folder: string, place: Place): Promise<readonly Finding[]>;
}

const installed = "npm ci --prefix test/runtimes";

/** All of them, present or not. */
export const runtimes: readonly Runtime[] = [
  ...[20, 22, 24, 26].map((version) => node(version)),
  program("deno", "deno/deno", ["run", "--no-config", "--no-prompt", "--allow-net=127.0.0.1"]),
  program("bun", "bun/bin/bun", ["run"]),
  workerd(),
  chromium(),
];

function packagePath(path: string): string {
  return join(import.meta.dirname, "node_modules", path);
}

function node(version: number): Runtime {
  return program(`node-${version}`, `node-${version}/bin/node`, []);
}

function program(name: string, path: string, given: readonly string[]): Runtime {
  const file = packagePath(path);
  return {
    name,
    missing: existsSync(file) ? undefined : installed,
    start: (module) => ({ program: file, given: [...given, module] }),
    run: (folder, place) =>
      findingsOf(file, [...given, join(folder, "process.mjs"), JSON.stringify(place)]),
  };
}

function workerd(): Runtime {
  // `miniflare` asks for a newer Node than this repository does.
  const runner = packagePath("node-24/bin/node");
  return {
    name: "workerd",
    missing: existsSync(packagePath("miniflare")) ? undefined : installed,
    run: (folder, place) => {
      const main = join(import.meta.dirname, "workerd.mjs");
      return findingsOf(runner, [main, join(folder, "suite.mjs"), JSON.stringify(place)]);
    },
  };
}

function chromium(): Runtime {
  const browser = findBrowser(process.env);
  return {
    name: "chromium",
    missing: browser === undefined ? browserWanted : undefined,
    run: async (folder, place) => {
      const text = await readFile(join(folder, "suite.mjs"), "utf8");
      // A page of another origin than what it asks.
      const site = await serve(({ url }, response) => {
        const [type, body] = url === "/suite.js" ? ["text/javascript", text] : ["text/html", ""];
        response.writeHead(200, { "content-type": type }).end(body);
      });
      const started = await launch(browser ?? "");
      try {
        const page = await started.newPage();
        await page.goto(site.url);
        return await page.evaluate(
          `import("/suite.js").then(({ runSuite }) => runSuite(${JSON.stringify(place)}))`,
        );
      } finally {
        await started.close();
        await site.close();
      }
    },
  };
}

/** Runs a program that must end by itself: nothing of a client may keep it alive. */
async function findingsOf(file: string, given: readonly string[]): Promise<readonly Finding[]> {
  const { code, out } = await end(file, given, { cwd: import.meta.dirname });
  const found = /^\[.*\]$/m.exec(out)?.[0];
  if (code === 0 && found !== undefined) return JSON.parse(found);
  throw new Error(`${file} ended with ${code}:\n${out}`);
}
