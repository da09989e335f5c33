/** The jars of the suites, by Maven: copied once into a folder that the repository does not keep. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { copiedJars } from "../copied-jars.js";

/** A list of jars: the libraries of the package and of its tests, the compiler, or the formatter. */
export type JarList = "pom.xml" | `${"compiler" | "ktlint"}/pom.xml`;

/** The folder with the jars; another list of jars is another folder. `home` is where this file stands, which a bundle does not know. */
export function jarsFolder(list: JarList, home = import.meta.dirname): string {
  return copiedJars(join(home, list), join(home, ".jars"));
}

/** The jars one by one, for programs that do not know `*`. */
export function jarsPath(list: JarList): string {
  const folder = jarsFolder(list);
  const jars = readdirSync(folder).filter((each) => each.endsWith(".jar"));
  return jars.map((each) => join(folder, each)).join(":");
}
