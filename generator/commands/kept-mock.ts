/** What a mock is made of, kept from one start to the next: then nothing that reads a manifest is loaded at all. */
import { resolve } from "node:path";
import { cacheFolder } from "../output/cache-file.js";
import { inputsKey } from "../output/inputs.js";
import type { KeptPlace } from "../output/kept-text.js";
import { manifestName } from "./options.js";
import { packageFile, program } from "./program-files.js";

/** Packages whose version has a say in what a manifest means. */
const dependencies = ["yaml", "zod"];

/** Where what a mock is made of is kept; undefined = nowhere. */
export function keptMock(manifest: string): KeptPlace | undefined {
  const folder = cacheFolder(manifest) ?? cacheFolder(program);
  const name = manifestName(manifest);
  const key = inputsKey({
    settings: JSON.stringify(["mock", name]),
    inputs: [manifest, ...dependencies.map(packageFile)],
    programs: [program],
  });
  if (folder === undefined || key === undefined) return undefined;
  return { folder, name: `mock ${resolve(manifest)}`, key };
}
