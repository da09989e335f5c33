/** The project in which the runtime's own tests run: the package of the manifest beside them, with all of the runtime laid in. */
import { cpSync } from "node:fs";
import { join } from "node:path";
import { templatesFolder } from "../../golden-tree.js";
import { writePackage } from "./emitted-packages.js";

const own = join(import.meta.dirname, "runtime");

/** Writes it into a folder; gives back where it is. */
export async function writeRuntimeProject(folder: string): Promise<string> {
  await writePackage(folder, { name: "example", manifest: join(own, "example") });
  const project = join(folder, "example");
  const runtime = join(project, "src/example/_runtime");
  cpSync(join(templatesFolder, "python-client/_runtime"), runtime, { recursive: true });
  cpSync(join(own, "tests"), join(project, "tests"), { recursive: true });
  cpSync(join(own, "pyproject.toml"), join(project, "pyproject.toml"));
  return project;
}
