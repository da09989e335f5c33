/** The two TypeScript compilers, run as a project runs them: as a process, on a `tsconfig.json`. */
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { provideZod } from "../behaviour/emitted-client.js";
import { end } from "./process.js";

/** Versions of TypeScript that are tested. */
export const versions = ["5.9", "7.0"] as const;

/** One of them. */
export type Version = (typeof versions)[number];

/** How modules are found. */
export type Resolution = "nodenext" | "bundler";

/** Every setting that refuses something; the package must bear the strictest of projects. */
export const strictest = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noPropertyAccessFromIndexSignature: true,
  noImplicitOverride: true,
  noImplicitReturns: true,
  noFallthroughCasesInSwitch: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  noUncheckedSideEffectImports: true,
  verbatimModuleSyntax: true,
  isolatedModules: true,
  isolatedDeclarations: true,
  erasableSyntaxOnly: true,
  forceConsistentCasingInFileNames: true,
} as const;

/** The input of a compilation, and its settings. */
export interface Compilation {
  readonly version: Version;
  readonly resolution: Resolution;
  /** The `tsconfig.json` is written here. */
  readonly folder: string;
  /** The compiled files, below the folder: patterns. */
  readonly include: readonly string[];
  /** Settings besides the strictest. */
  readonly settings?: object;
}

/** Compiles without output, and gives back what the compiler says: nothing where there is no fault. */
export async function compile(compilation: Compilation): Promise<string> {
  const { version, resolution, folder, include, settings } = compilation;
  const path = join(folder, `tsconfig.${version}-${resolution}.json`);
  const compilerOptions = {
    ...strictest,
    target: "es2022",
    lib: ["es2022", "dom", "dom.iterable"],
    types: [],
    module: resolution === "nodenext" ? "nodenext" : "esnext",
    moduleResolution: resolution,
    // For isolatedDeclarations, which speaks of what would be emitted.
    declaration: true,
    noEmit: true,
    ...settings,
  };
  await writeFile(path, JSON.stringify({ compilerOptions, include }));
  await provideZod(folder);
  const given = [await compilerOf(version), "--project", path, "--pretty", "false"];
  return (await end(process.execPath, given, { cwd: folder })).out;
}

/** The compiler's program, checked to be of the version that its name says. */
async function compilerOf(version: Version): Promise<string> {
  const from = version === "5.9" ? "../../package.json" : "../typescript-7/package.json";
  const { resolve } = createRequire(new URL(from, import.meta.url));
  const path = resolve("typescript/package.json");
  const found: { readonly version: string } = JSON.parse(await readFile(path, "utf8"));
  if (!found.version.startsWith(`${version}.`)) {
    throw new Error(`TypeScript ${version} is wanted, ${found.version} is installed`);
  }
  return join(dirname(path), "bin/tsc");
}
