/** The samples of emitted READMEs, and a compiler that checks them against the packages that they came with. */
import { join } from "node:path";
import ts from "typescript";
import type { RenderedTree } from "../generator/output/render.js";
import type { PackageTarget } from "./behaviour/emitted-client.js";
import { strictest } from "./consumers/compiler.js";

/** Where the samples stand for the compiler: what they import beside the package is found from here. */
const folder = join(import.meta.dirname, "readme-samples");

/** A fenced block of Markdown (CommonMark 0.31, section 4.5). */
export interface FencedBlock {
  readonly language: string;
  readonly code: string;
}

/** All fenced blocks of a text, in their order. */
export function fencedBlocks(markdown: string): readonly FencedBlock[] {
  return Array.from(
    markdown.matchAll(/^(`{3,})(\w*)\n(.*?)^\1$/gms),
    ([, , language = "", code = ""]) => ({ language, code }),
  );
}

/** The samples: blocks of TypeScript. */
export function samplesIn(markdown: string): readonly string[] {
  return fencedBlocks(markdown).flatMap(({ language, code }) => (language === "ts" ? [code] : []));
}

/** The README of an emitted package. */
export function readmeOf(tree: RenderedTree): string {
  return textIn(tree, "README.md");
}

/** The module that other samples import as `./server.js`: the sample that exports a server, if there is one. */
export function serverSampleIn(samples: readonly string[]): string | undefined {
  return samples.find((sample) => sample.includes("export const server ="));
}

/**
 * Returns the faults that the strictest compiler finds in the samples, each of which is its own module; nothing where all is
 * well.
 */
export function faultsOfSamples(
  samples: readonly string[],
  tree: RenderedTree,
  // The package of a server has files for Node.
  { types }: { readonly types: string[] } = {
    types: targetOf(tree) === "typescript-server" ? ["node"] : [],
  },
): string {
  const server = serverSampleIn(samples);
  const files = new Map([
    ...[...tree.values()].map(({ path, text }) => [join(folder, path), text] as const),
    ...samples.map((text, index) => [join(folder, `sample-${index}.ts`), text] as const),
    ...(server === undefined ? [] : [[join(folder, "server.ts"), server] as const]),
  ]);
  const program = ts.createProgram({
    rootNames: [...files.keys()].filter((path) => path.includes("sample-")),
    options: {
      ...strictest,
      // Samples are parts of applications: nobody emits declarations of them.
      isolatedDeclarations: false,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      moduleDetection: ts.ModuleDetectionKind.Force,
      lib: ["lib.es2022.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
      types,
      noEmit: true,
      skipLibCheck: true,
      paths: pathsOf(tree),
    },
    host: hostOf(files),
  });
  const faults = program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.includes("sample-") && files.has(fileName))
    .flatMap((file) => [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
    ]);
  return ts.formatDiagnostics([...program.getOptionsDiagnostics(), ...faults], {
    getCurrentDirectory: () => folder,
    getCanonicalFileName: (name) => name,
    getNewLine: () => "\n",
  });
}

/** Where the package's subpaths are found: in its sources, since nothing of it is built. */
function pathsOf(tree: RenderedTree): Record<string, string[]> {
  const { name, exports }: PackageJson = JSON.parse(textIn(tree, "package.json"));
  return Object.fromEntries(
    Object.entries(exports).flatMap(([subpath, entry]) => {
      if (typeof entry === "string") return [];
      const source = entry.types.replace("./dist/", "src/").replace(/\.d\.ts$/, ".ts");
      return [[subpath.replace(".", name), [join(folder, targetOf(tree), source)]]];
    }),
  );
}

interface PackageJson {
  readonly name: string;
  readonly exports: Readonly<Record<string, string | { readonly types: string }>>;
}

/** The target whose package a tree is. */
function targetOf(tree: RenderedTree): PackageTarget {
  return tree.has("typescript-server/README.md") ? "typescript-server" : "typescript-client";
}

function textIn(tree: RenderedTree, path: string): string {
  const file = tree.get(`${targetOf(tree)}/${path}`);
  if (file === undefined) throw new Error(`the package has no ${path}`);
  return file.text;
}

/** Files that several programs have in common are parsed once. */
const parsed = new Map<string, { readonly text: string; readonly file: ts.SourceFile }>();

function hostOf(files: ReadonlyMap<string, string>): ts.CompilerHost {
  const { directoryExists: _, ...host } = ts.createCompilerHost({});
  return {
    ...host,
    fileExists: (path) => files.has(path) || host.fileExists(path),
    readFile: (path) => files.get(path) ?? host.readFile(path),
    getSourceFile: (path, language) => {
      const text = files.get(path) ?? host.readFile(path);
      if (text === undefined) return undefined;
      const known = parsed.get(path);
      if (known?.text === text) return known.file;
      const file = ts.createSourceFile(path, text, language);
      parsed.set(path, { text, file });
      return file;
    },
  };
}
