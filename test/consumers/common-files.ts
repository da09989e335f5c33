/** Packages of many manifests in one program, which takes the runtime that all of them have a copy of once. */
import { join, posix } from "node:path";
import ts from "typescript";
import type { RenderedTree } from "../../generator/output/render.js";
import { type PackageTarget, writeFiles } from "../behaviour/emitted-client.js";

/** Where the runtime of all packages stands; no manifest is called so. */
const commonFolder = "(common)";

/** The folders below `src/` that are copied as they are. */
const isCopied = /^[^/]+\/src\/(?:runtime|typescript-client)\//;

/** The paths for a compiler, so that it finds the packages as if each of them were whole. */
export interface WrittenPackages {
  readonly include: readonly string[];
  readonly settings: { readonly rootDirs: readonly string[] };
}

/**
 * Writes the packages of one target, each below the name of its manifest, the runtime apart. A copy that differs from another
 * is a fault, and so is an import that leads out of its own package: the compiler would find it in any of them.
 */
export async function writePackages(
  folder: string,
  target: PackageTarget,
  trees: ReadonlyMap<string, RenderedTree>,
): Promise<WrittenPackages> {
  const common = new Map<string, string>();
  for (const [name, tree] of trees) {
    const lost = lostImports(tree);
    if (lost.length > 0) throw new Error(`${name}: ${lost.join(", ")}`);
    const own: Record<string, string> = {};
    for (const { path, text } of tree.values()) {
      if (!isCopied.test(path)) own[path] = text;
      else if ((common.get(path) ?? text) === text) common.set(path, text);
      else throw new Error(`${path} of ${name} is not that of others`);
    }
    await writeFiles(join(folder, name), own);
  }
  await writeFiles(join(folder, commonFolder), {
    ...Object.fromEntries(common),
    [`${target}/package.json`]: '{ "type": "module" }',
  });
  const sources = [commonFolder, ...trees.keys()].map((name) => `${name}/${target}/src`);
  return { include: sources, settings: { rootDirs: sources } };
}

/** The imports of a package that lead to no file of it. */
function lostImports(tree: RenderedTree): readonly string[] {
  return [...tree.values()].flatMap(({ path, text }) => {
    if (!path.endsWith(".ts")) return [];
    return ts
      .preProcessFile(text)
      .importedFiles.map(({ fileName }) => fileName)
      .filter((imported) => imported.startsWith("."))
      .filter((imported) => !tree.has(targetOf(path, imported)))
      .map((imported) => `${path} imports ${imported}`);
  });
}

function targetOf(path: string, imported: string): string {
  return posix.join(posix.dirname(path), imported).replace(/\.js$/, ".ts");
}
