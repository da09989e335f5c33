/** Runs of the compiled generator as a process of its own, under whatever surroundings. */
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { writeFiles } from "../behaviour/emitted-client.js";
import { succeed } from "./process.js";
import { specifiedManifest } from "../golden-tree.js";

const main = fileURLToPath(new URL("../../dist/main.js", import.meta.url));

/** The difference between runs that must give the same. */
export interface Run {
  /** The program that runs the generator. */
  readonly node?: string;
  readonly env: Readonly<Record<string, string>>;
  /** In which order the files of the manifest come to be: file systems list them so, or otherwise. */
  readonly order: (paths: readonly string[]) => readonly string[];
  /** Folder below the project from which it is called. */
  readonly from: string;
}

/** Generates everything for the specification in a fresh folder; gives back the texts by path. */
export async function generatedTree({
  node,
  env,
  order,
  from,
}: Run): Promise<ReadonlyMap<string, string>> {
  const project = await mkdtemp(join(tmpdir(), "generated-"));
  try {
    const texts = await textsBelow(specifiedManifest);
    for (const path of order([...texts.keys()])) {
      await writeFiles(join(project, "manifest"), { [path]: texts.get(path) });
    }
    const cwd = join(project, from);
    const given = ["--manifest", relative(cwd, join(project, "manifest"))];
    const out = ["--out", relative(cwd, join(project, "generated"))];
    const program = node ?? process.execPath;
    // Under CI nothing is taken from a cache.
    const all = { ...env, CI: "true", NO_COLOR: "1" };
    await succeed(program, [main, "generate", ...given, ...out], { cwd, env: all });
    return await textsBelow(join(project, "generated"));
  } finally {
    await rm(project, { recursive: true });
  }
}

async function textsBelow(folder: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const texts = await Promise.all(paths.map((path) => readFile(path, "utf8")));
  return new Map(paths.map((path, index) => [relative(folder, path), texts[index] ?? ""]));
}
