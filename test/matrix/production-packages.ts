/** The production packages of the generator: npm's own answer, as folders that can be installed without the network. */
import { succeed } from "../consumers/process.js";
import { clean, root } from "./npm.js";

/** A package as `npm ls --json --long` tells of it. */
interface Listed {
  /** None of an optional package that is for another platform. */
  readonly path?: string;
  /** Workspaces and links of this repository; no other package has it here. */
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, Listed>>;
}

/** The folders of all packages that the generator depends on, directly or not; those of this repository are none. */
export async function productionPackages(): Promise<readonly string[]> {
  const given = ["ls", "--omit", "dev", "--all", "--json", "--long", "--loglevel", "error"];
  const tree: Listed = JSON.parse(await succeed("npm", given, { cwd: root, env: clean }));
  return [...new Set(pathsBelow(tree))];
}

function pathsBelow({ dependencies = {} }: Listed): readonly string[] {
  return Object.values(dependencies)
    .filter(({ resolved }) => resolved?.startsWith("file:") !== true)
    .flatMap(({ path, ...each }) => [...(path === undefined ? [] : [path]), ...pathsBelow(each)]);
}
