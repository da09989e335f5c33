/** Where the program finds its own files, and those of the packages that it is made with. */
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

/** The generator's own files. */
export const program: string = fileURLToPath(new URL("../", import.meta.url));

/** Folder of the templates. */
export const templatesFolder: string = fileURLToPath(new URL("../../templates/", import.meta.url));

/** The `package.json` of a package, which has its version. */
export function packageFile(name: string): string {
  return createRequire(import.meta.url).resolve(`${name}/package.json`);
}
