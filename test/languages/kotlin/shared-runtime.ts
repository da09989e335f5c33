/** Packages of one name, so that the runtime is compiled once, and each package against it. */
import { basename } from "node:path";
import { type EmittedPackage, type WrittenPackage, writePackage } from "./emitted-packages.js";

/** The package of all classes. */
export const sharedName = "com.example.music";

/** Packages on disk, and one runtime for all of them. */
export interface SharedPackages {
  /** By their names. */
  readonly written: ReadonlyMap<string, WrittenPackage>;
  /** Every file of the runtime that one of them has, each once. */
  readonly runtime: readonly string[];
}

/** Writes packages below a folder. */
export async function writePackages(
  folder: string,
  packages: Iterable<EmittedPackage>,
): Promise<SharedPackages> {
  const written = new Map<string, WrittenPackage>();
  const copies = new Map<string, string>();
  for (const each of packages) {
    const made = await writePackage(folder, { ...each, kotlin: sharedName });
    written.set(each.name, made);
    const own = new Set(made.built);
    for (const path of made.sources) if (!own.has(path)) copies.set(basename(path), path);
  }
  return { written, runtime: [...copies.values()] };
}
