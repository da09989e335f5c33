/** The jars of the suites, by Maven: copied once into a folder that the repository does not keep. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { copiedJars } from "../copied-jars.js";

/** A list of jars: the libraries of the package and of its tests, the compiler, or the formatter. */
export type JarList = "pom.xml" | `${"compiler" | "ktlint"}/pom.xml`;

/** The folder with the jars; another list of jars is another folder. */
export function jarsFolder(list: JarList): string {
  return copiedJars(join(import.meta.dirname, list), join(import.meta.dirname, ".jars"));
}

/** The jars one by one, for programs that do not know `*`. */
export function jarsPath(list: JarList): string {
  const folder = jarsFolder(list);
  const jars = readdirSync(folder).filter((each) => each.endsWith(".jar"));
  return jars.map((each) => join(folder, each)).join(":");
}
