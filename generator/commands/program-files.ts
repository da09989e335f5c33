/** Where the program finds its own files, and those of the packages that it is made with. */
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const require = createRequire(import.meta.url);

/** The package that the program is: asked for by its name, because its modules are bundled and stand elsewhere than their sources. */
const root = dirname(packageFile("endpoint-manifest"));

/** The generator's own files, built. */
export const program: string = join(root, "dist");

/** The templates in one file: see `generator/build.mjs`. */
export const packedTemplates: string = `${program}/templates.pack`;

/** By which editors complete and check a manifest; the first lines of its files name it, so it lies beside them. */
export const schemaFile: string = "manifest.schema.json";

/** Where the package has it. */
export const ownSchema: string = join(root, "manifest", schemaFile);

/** The `package.json` of a package, which has its version. */
export function packageFile(name: string): string {
  return require.resolve(`${name}/package.json`);
}

/** The program's own version. */
export function version(): string {
  const { version }: { readonly version: string } = require("endpoint-manifest/package.json");
  return version;
}
