/** The generator as those have it who install it: packed, in an empty project, with the dependencies that it declares. */
import { chmod, mkdir, mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { manifestFiles, writeFiles } from "../behaviour/emitted-client.js";
import { succeed } from "../consumers/process.js";
import { clean, pack, root } from "./npm.js";

let folder: string;
let project: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "packed-generator-"));
  project = join(folder, "project");
  const installed = join(project, "node_modules/endpoint-manifest");
  await mkdir(installed, { recursive: true });
  const tarball = await pack(root, folder);
  await succeed("tar", ["-xzf", tarball, "-C", installed, "--strip-components", "1"], {
    cwd: folder,
  });
  await linkDependencies(installed);
  await writeFiles(project, {
    "package.json": JSON.stringify({ name: "consumer", private: true, type: "module" }),
    ...inFolder(
      "manifest",
      manifestFiles({
        groups: { items: { operations: { list: { method: "GET", path: "/items" } } } },
      }),
    ),
  });
});
afterAll(() => rm(folder, { recursive: true }));

/** What npm would do, without the network: the declared dependencies, no others, and the commands. */
async function linkDependencies(installed: string): Promise<void> {
  const text = await readFile(join(installed, "package.json"), "utf8");
  const { bin, dependencies }: Readonly<Record<string, Readonly<Record<string, string>>>> =
    JSON.parse(text);
  for (const name of Object.keys(dependencies ?? {})) {
    const link = join(project, "node_modules", name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(join(root, "node_modules", name), link);
  }
  await mkdir(join(project, "node_modules/.bin"));
  for (const [name, path] of Object.entries(bin ?? {})) {
    await chmod(join(installed, path), 0o755);
    await symlink(join(installed, path), join(project, "node_modules/.bin", name));
  }
}

function inFolder(name: string, files: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    Object.entries(files).map(([path, value]) => [`${name}/${path}`, value]),
  );
}

/** Runs the command in the project. */
function npx(...given: readonly string[]): Promise<string> {
  return succeed("npx", ["--offline", "endpoint-manifest", ...given], {
    cwd: project,
    env: { ...clean, CI: "true" },
  });
}

test("shows its help", async () => {
  expect(await npx("--help")).toContain("generate");
});

test("generates and checks", async () => {
  await npx("generate");
  const group = join(project, "generated/typescript-client/src/groups/items.ts");
  expect(await readFile(group, "utf8")).toContain("export function list(client: Client");
  const runtime = join(project, "generated/typescript-client/src/runtime/request.ts");
  expect(await readFile(runtime, "utf8")).toContain("export function send");
  await npx("check");
});
