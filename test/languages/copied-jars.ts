/** Jars that Maven copies once into a folder that the repository does not keep. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { environmentOfMaven } from "./jvm/short-run.js";

/** The folder with the jars that a `pom.xml` lists, below `folders`; another list of jars is another folder. */
export function copiedJars(pom: string, folders: string): string {
  const digest = createHash("sha256").update(readFileSync(pom)).digest("hex").slice(0, 12);
  const folder = join(folders, digest);
  if (existsSync(folder)) return folder;
  // Suites that begin at once both copy, and one of them is kept.
  const own = `${folder}.${process.pid}`;
  const given = ["-q", "-B", "-f", pom, "dependency:copy-dependencies", `-DoutputDirectory=${own}`];
  const env = environmentOfMaven();
  execFileSync("mvn", given, { env, stdio: ["ignore", "ignore", "inherit"] });
  try {
    renameSync(own, folder);
  } catch {
    rmSync(own, { recursive: true });
  }
  return folder;
}
