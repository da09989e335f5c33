/** The jars of the suites, by Maven: copied once into a folder that the repository does not keep. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

/** A list of jars: those of all suites, or those of one more judge. */
type JarList = "pom.xml" | `${"kotlin" | "newest" | "nullaway"}/pom.xml`;

/** The folder with the jars; another list of jars is another folder. `home` is where this file stands, which a bundle does not know. */
export function jarsFolder(list: JarList = "pom.xml", home = import.meta.dirname): string {
  const pom = join(home, list);
  const digest = createHash("sha256").update(readFileSync(pom)).digest("hex").slice(0, 12);
  const folder = join(home, ".jars", digest);
  if (existsSync(folder)) return folder;
  // Suites that begin at once both copy, and one of them is kept.
  const own = `${folder}.${process.pid}`;
  const given = ["-q", "-B", "-f", pom, "dependency:copy-dependencies", `-DoutputDirectory=${own}`];
  execFileSync("mvn", given, { stdio: ["ignore", "ignore", "inherit"] });
  try {
    renameSync(own, folder);
  } catch {
    rmSync(own, { recursive: true });
  }
  return folder;
}

/** The jars one by one, for programs that do not know `*`. */
export function jarsPath(list?: JarList): string {
  const folder = jarsFolder(list);
  const jars = readdirSync(folder).filter((each) => each.endsWith(".jar"));
  return jars.map((each) => join(folder, each)).join(":");
}
