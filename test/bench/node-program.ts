/** Another Node than the one that runs: the bench starts itself anew with it, so that all that it measures runs on that. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { installPeers } from "./peers/installation.js";

/** The program of a Node of a major version; installs that of the peers where there is no other. */
export function nodeProgram(major: number, root: string): string {
  if (Number(process.versions.node.split(".")[0]) === major) return process.execPath;
  const found = installedNode(major, root);
  if (found !== undefined) return found;
  const peers = installPeers(root);
  const installed = installedNode(major, root);
  if (installed !== undefined) return installed;
  const why = "missing" in peers ? ` (${peers.missing})` : "";
  throw new Error(
    `Node ${major} is not here${why}: run the bench with it, or npm ci --prefix test/runtimes (Linux on x64)`,
  );
}

function installedNode(major: number, root: string): string | undefined {
  return ["test/bench/peers", "test/runtimes"]
    .map((folder) => join(root, folder, `node_modules/node-${major}/bin/node`))
    .find((program) => existsSync(program));
}

/** Runs a program of Node to its end, with that Node also for all that it starts by name; its exit code. */
export function runWith(node: string, args: readonly string[]): number {
  const path = [dirname(node), process.env["PATH"] ?? ""].join(delimiter);
  const { status } = spawnSync(node, args, {
    stdio: "inherit",
    env: { ...process.env, PATH: path },
  });
  return status ?? 1;
}
