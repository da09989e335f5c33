/** GitHub's description, which all generators are given, and the manifest that is made of it. */
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Where the description stands below `node_modules` of the peers. */
export const descriptionFile = "@octokit/openapi/generated/api.github.com.json";

const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

/** How many operations a description has, in its text. */
export function operationCount(text: string): number {
  const { paths }: { readonly paths: Readonly<Record<string, object>> } = JSON.parse(text);
  return Object.values(paths)
    .flatMap((path) => Object.keys(path))
    .filter((key) => methods.includes(key)).length;
}

/** How many operations the description has. */
export function operationsIn(file: string): number {
  return operationCount(readFileSync(file, "utf8"));
}

/** Makes a manifest of it in `folder`; not measured, for it is done once. */
export function initManifest(
  file: string,
  { root, folder }: Record<"root" | "folder", string>,
): void {
  mkdirSync(folder, { recursive: true });
  const init = [join(root, "dist/main.js"), "init", "--from", file];
  execFileSync(process.execPath, init, { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
}
