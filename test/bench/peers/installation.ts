/** The packages of others: installed when they are first needed, at the versions of the lock file, in a folder of their own. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The packages, or why they are not there. */
export type Peers =
  | {
      /** Their `node_modules`. */
      readonly modules: string;
      /** Version of a package. */
      readonly version: (name: string) => string;
    }
  | { readonly missing: string };

/** Installs what is not there yet; about 500 MB, most of which are descriptions. */
export function installPeers(root: string): Peers {
  const folder = join(root, "test/bench/peers");
  const modules = join(folder, "node_modules");
  const version = (name: string): string => versionIn(join(modules, name, "package.json"));
  if (!isInstalled(folder)) {
    process.stderr.write("installing the peers into test/bench/peers/node_modules …\n");
    const failure = npmCi(folder);
    if (failure !== undefined) return { missing: failure };
  }
  return isInstalled(folder) ? { modules, version } : { missing: "npm ci did not install all" };
}

/** True if each package that is asked for is there as the lock file has it. What is only for one platform may be missing. */
function isInstalled(folder: string): boolean {
  const lock: Lock = JSON.parse(readFileSync(join(folder, "package-lock.json"), "utf8"));
  return Object.keys(lock.packages[""]?.devDependencies ?? {}).every((name) => {
    const place = `node_modules/${name}`;
    const file = join(folder, place, "package.json");
    return existsSync(file) && versionIn(file) === lock.packages[place]?.version;
  });
}

/** The read part of a lock file. */
interface Lock {
  readonly packages: Readonly<
    Record<
      string,
      { readonly version?: string; readonly devDependencies?: Readonly<Record<string, string>> }
    >
  >;
}

function versionIn(file: string): string {
  const { version }: { readonly version: string } = JSON.parse(readFileSync(file, "utf8"));
  return version;
}

/** Returns the failure, in one line. Scripts of packages do not run. */
function npmCi(folder: string): string | undefined {
  const args = ["ci", "--prefix", folder, "--ignore-scripts", "--no-audit", "--no-fund"];
  const npm = process.env["npm_execpath"];
  const options = { cwd: folder, encoding: "utf8" } as const;
  const { status, stderr, error } =
    npm === undefined
      ? spawnSync("npm", args, { ...options, shell: process.platform === "win32" })
      : spawnSync(process.execPath, [npm, ...args], options);
  if (status === 0) return undefined;
  const [line = `it ended with ${status}`] = /npm error (?!code).*/.exec(stderr ?? "") ?? [];
  return `npm ci failed: ${error?.message ?? line}`;
}
