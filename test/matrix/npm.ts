/** npm, as a consumer of a package uses it. */
import { readdir } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { writeFiles } from "../behaviour/emitted-client.js";
import { succeed } from "../consumers/process.js";

/** The repository. */
export const root: string = fileURLToPath(new URL("../../", import.meta.url));

const quiet = ["--no-audit", "--no-fund", "--loglevel", "error"];

/** The variables that npm sets for its scripts would reach the npm that a test runs, and send it to this repository. */
export const clean: Readonly<Record<string, undefined>> = Object.fromEntries(
  Object.keys(process.env)
    .filter((name) => /^npm_(?:config_local_prefix|package_|lifecycle_)/.test(name))
    .map((name) => [name, undefined]),
);

/** Where a package that is packed finds the compiler which its `prepack` runs. */
const compilers = `${join(root, "node_modules/.bin")}${delimiter}${process.env["PATH"] ?? ""}`;

/** Packs a package into a folder; gives back the path of the tarball. */
export async function pack(packageFolder: string, into: string): Promise<string> {
  const before = await readdir(into);
  const given = ["pack", "--pack-destination", into, ...quiet];
  await succeed("npm", given, { cwd: packageFolder, env: { ...clean, PATH: compilers } });
  const packed = (await readdir(into)).filter(
    (name) => name.endsWith(".tgz") && !before.includes(name),
  );
  if (packed[0] === undefined) throw new Error(`npm packed nothing of ${packageFolder}`);
  return join(into, packed[0]);
}

/** Makes an empty project of a folder and installs tarballs in it, without the network. */
export async function install(folder: string, tarballs: readonly string[]): Promise<void> {
  await installWith(folder, tarballs);
}

/**
 * The same where tarballs depend on packages: npm finds what they declare among the folders that are given beside them, and
 * would refuse what it cannot find.
 */
export async function installWith(folder: string, given: readonly string[]): Promise<void> {
  await writeFiles(folder, {
    "package.json": JSON.stringify({ name: "consumer", private: true, type: "module" }),
  });
  const offline = ["--offline", "--install-links", "--ignore-scripts", ...quiet];
  await succeed("npm", ["install", ...given, ...offline], { cwd: folder, env: clean });
}
