/** The workspace of three manifests, with the packed generator and the tools of monorepos installed in it. */
import { cp, mkdir, readdir, symlink } from "node:fs/promises";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { succeed } from "../../consumers/process.js";
import { clean, pack, root } from "../npm.js";
import { productionPackages } from "../production-packages.js";

const folder = import.meta.dirname;
const tools = join(folder, "node_modules");
const quiet = ["--no-audit", "--no-fund", "--ignore-scripts", "--loglevel", "error"];

/** The files that the docs show. */
export const workspaceFiles: string = join(folder, "workspace");

/** The program of a tool of monorepos. */
export const programs = {
  turbo: join(tools, ".bin/turbo"),
  nx: join(tools, ".bin/nx"),
};

/** Makes the workspace below a folder; gives back its path. The tools need the network once. */
export async function makeWorkspace(below: string): Promise<string> {
  if (!existsSync(programs.turbo) || !existsSync(programs.nx)) {
    await succeed("npm", ["ci", ...quiet], { cwd: folder, env: clean });
  }
  const workspace = join(below, "workspace");
  await cp(workspaceFiles, workspace, { recursive: true });
  const tarball = await pack(root, below);
  const given = [tarball, ...(await productionPackages()), "--offline", "--install-links"];
  await succeed("npm", ["install", ...given, ...quiet], { cwd: workspace, env: clean });
  // A tool wants to be below the workspace that it works on.
  for (const name of await readdir(tools)) {
    const link = join(workspace, "node_modules", name);
    if (name === "nx" || name === "turbo") await symlink(join(tools, name), link);
  }
  await mkdir(join(workspace, ".cache"), { recursive: true });
  return workspace;
}
