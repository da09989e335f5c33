/** GitHub's description of its REST API, as npm has it: installed where it is missing, which needs the network once. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { end } from "../../consumers/process.js";
import { clean } from "../npm.js";

const folder = import.meta.dirname;

/** The file of the description. */
export const description: string = join(
  folder,
  "node_modules/@octokit/openapi/generated/api.github.com.json",
);

/** Installs the package that its lockfile names; gives back why it could not, or undefined where the file is there. */
export async function install(): Promise<string | undefined> {
  if (existsSync(description)) return undefined;
  const given = ["ci", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel", "error"];
  const { out } = await end("npm", given, { cwd: folder, env: clean });
  if (existsSync(description)) return undefined;
  return `GitHub's description is missing (npm ci --prefix test/matrix/github):\n${out}`;
}
