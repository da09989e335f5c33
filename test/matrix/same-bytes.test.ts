/** Every version of Node that is supported makes the same bytes. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { generatedTree } from "../consumers/generated-tree.js";
import { end, succeed } from "../consumers/process.js";
import { clean } from "./npm.js";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "node-versions-"));
});
afterAll(() => rm(folder, { recursive: true }));

const surroundings = {
  env: { LANG: "C", TZ: "UTC" },
  order: (paths: readonly string[]) => paths,
  from: ".",
};

test.for(["20", "22", "24"])("Node %s makes what this Node makes", async (major, { skip }) => {
  const node = await nodeOf(major);
  skip(node === undefined, `npm could not install Node ${major}: is there no network?`);
  const [own, other] = await Promise.all([
    generatedTree(surroundings),
    generatedTree({ ...surroundings, ...(node !== undefined && { node }) }),
  ]);
  expect(own.size).toBeGreaterThan(50);
  expect([...other.keys()]).toEqual([...own.keys()]);
  for (const [path, text] of own) expect(other.get(path), path).toBe(text);
});

/** The program of a version, from npm; undefined where it cannot be had. */
async function nodeOf(major: string): Promise<string | undefined> {
  const name = `node-${process.platform}-${process.arch}`;
  const prefix = join(folder, major);
  const given = ["install", `${name}@${major}`, "--prefix", prefix, "--no-audit", "--no-fund"];
  const { code } = await end("npm", given, { cwd: folder, env: clean });
  if (code !== 0) return undefined;
  const program = join(prefix, "node_modules", name, "bin/node");
  const version = await succeed(program, ["--version"], { cwd: folder });
  if (!version.startsWith(`v${major}.`)) throw new Error(`${name}@${major} is Node ${version}`);
  return program;
}
