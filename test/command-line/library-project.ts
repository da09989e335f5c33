/** A library's service as an SDK generator leaves it behind: the description, the configuration, and the SDK that was published. */
import { cpSync } from "node:fs";
import { join } from "node:path";
import { Project, root } from "./project.js";

/** Where they are, and what is expected of them. */
export const libraryFolder: string = join(root, "test/command-line/library-sdk");

/** Options that read the description with the configuration. */
export const both: readonly string[] = ["--from", "openapi.yaml", "--from", "stainless.yml"];

/** A folder with these files of theirs, and nothing else. */
export function libraryProject(files = ["openapi.yaml", "stainless.yml"]): Project {
  const made = new Project({});
  for (const file of files) {
    cpSync(join(libraryFolder, file), join(made.folder, file), { recursive: true });
  }
  return made;
}
