/** Turborepo and Nx, with a workspace of three manifests: what is not changed is not run again, here and on another machine. */
import { appendFile, cp, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Ended, end } from "../consumers/process.js";
import { type CacheServer, startCacheServer, token } from "./monorepo/cache-server.js";
import { makeWorkspace, programs } from "./monorepo/workspace.js";
import { clean } from "./npm.js";

const packages = ["library", "music", "weather"];

/** A tool of monorepos: how it runs tasks, how it is told of a cache, and how its output names the tasks that were cached. */
interface Tool {
  readonly name: keyof typeof programs;
  readonly given: (task: string) => readonly string[];
  readonly env: (cache: CacheServer) => Readonly<Record<string, string>>;
  /** Folders of its local cache. */
  readonly caches: readonly string[];
  readonly ran: (out: string) => readonly string[];
}

const tools: readonly Tool[] = [
  {
    name: "turbo",
    given: (task) => ["run", task, "--output-logs=full", "--log-order=grouped"],
    env: ({ url }) => ({ TURBO_API: url, TURBO_TOKEN: token, TURBO_TEAM: "services" }),
    caches: [".turbo"],
    ran: (out) =>
      [...out.matchAll(/^(\w+):(\w+): cache miss, executing/gm)].map(([, a, b]) => `${a}:${b}`),
  },
  {
    name: "nx",
    given: (task) => ["run-many", `--targets=${task}`, "--output-style=stream"],
    env: ({ url }) => ({
      NX_SELF_HOSTED_REMOTE_CACHE_SERVER: url,
      NX_SELF_HOSTED_REMOTE_CACHE_ACCESS_TOKEN: token,
    }),
    caches: [".nx", "node_modules/.cache/nx"],
    ran: (out) => [...out.matchAll(/^> nx run (\w+:\w+)\s*$/gm)].map(([, task = ""]) => task),
  },
];

let folder: string;
let workspace: string;
let cache: CacheServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "monorepo-"));
  cache = await startCacheServer();
  workspace = await makeWorkspace(folder);
});
afterAll(async () => {
  await cache.close();
  await rm(folder, { recursive: true });
});

const off = {
  ...{ TURBO_TELEMETRY_DISABLED: "1", TURBO_NO_UPDATE_NOTIFIER: "1", DO_NOT_TRACK: "1" },
  ...{ NX_DAEMON: "false", NX_NO_CLOUD: "true", NX_TUI: "false", NO_COLOR: "1", FORCE_COLOR: "0" },
};

const all = packages.flatMap((name) => [`${name}:check`, `${name}:generate`]);

describe.each(tools)("$name", (tool) => {
  let place: string;
  beforeAll(async () => {
    place = join(folder, tool.name);
    await cp(workspace, place, { recursive: true, verbatimSymlinks: true });
  });

  /** Runs one task after the other: Turborepo hashes the inputs of all tasks of a run before the first one starts. */
  async function run(): Promise<readonly string[]> {
    const ran: string[] = [];
    for (const task of ["generate", "check"]) {
      const ended: Ended = await end(programs[tool.name], tool.given(task), {
        cwd: place,
        env: { ...clean, ...off, ...tool.env(cache) },
      });
      expect(ended.code, ended.out).toBe(0);
      ran.push(...tool.ran(ended.out));
    }
    return ran.toSorted();
  }

  test("runs each task once, and a change of one manifest runs one package", async () => {
    expect(await run()).toEqual(all);
    expect(cache.takeCounts()).toEqual({ stored: all.length, sent: 0 });
    const made = await generatedFiles();
    expect(Object.keys(made).length).toBeGreaterThan(30);

    expect(await run()).toEqual([]);
    expect(cache.takeCounts()).toEqual({ stored: 0, sent: 0 });

    const file = join(place, "packages/music/manifest/groups/albums.yaml");
    await appendFile(
      file,
      "  latest: { summary: the latest, method: GET, path: /albums/latest }\n",
    );
    expect(await run()).toEqual(["music:check", "music:generate"]);
    expect(cache.takeCounts()).toEqual({ stored: 2, sent: 0 });
    const remade = await generatedFiles();
    const changed = Object.keys(remade).filter((path) => remade[path] !== made[path]);
    expect(changed).toContain("music/generated/openapi/openapi.json");
    expect(changed.filter((path) => !path.startsWith("music/"))).toEqual([]);
  });

  test("takes everything from the remote cache on another machine", async () => {
    const before = await generatedFiles();
    for (const each of tool.caches) await rm(join(place, each), { recursive: true, force: true });
    for (const each of packages) {
      await rm(join(place, "packages", each, "generated"), { recursive: true });
      await rm(join(place, "packages", each, ".turbo"), { recursive: true, force: true });
    }
    cache.takeCounts();
    expect(await run()).toEqual([]);
    expect(cache.takeCounts()).toEqual({ stored: 0, sent: all.length });
    expect(await generatedFiles()).toEqual(before);
  });

  async function generatedFiles(): Promise<Readonly<Record<string, string>>> {
    const base = join(place, "packages");
    const entries = await readdir(base, { recursive: true, withFileTypes: true });
    const paths = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(base.length + 1))
      .filter((path) => /^\w+\/generated\//.test(path));
    const texts = paths.map(async (path) => [path, await readFile(join(base, path), "utf8")]);
    return Object.fromEntries(await Promise.all(texts));
  }
});
