/** Files of handlers, compiled in memory against the server that is emitted for the same manifest. */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import type { RenderedTree } from "../../generator/output/render.js";
import { strictest } from "./compiler.js";

/** Below the repository, so that the packages that it has installed are found. */
const folder = fileURLToPath(new URL("../../handlers/", import.meta.url));

/** Returns the compiler's faults in the files, and nothing where all is well. */
export function faultsOfHandlers(
  handlers: Readonly<Record<string, string>>,
  tree: RenderedTree,
): string {
  const files = new Map([
    ...[...tree.values()].map(({ path, text }) => [join(folder, path), text] as const),
    ...Object.entries(handlers).map(([path, text]) => [join(folder, "src", path), text] as const),
  ]);
  const roots = Object.keys(handlers).map((path) => join(folder, "src", path));
  const program = ts.createProgram(
    roots,
    {
      ...strictest,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      lib: ["lib.es2023.d.ts"],
      types: ["node"],
      noEmit: true,
      declaration: true,
      paths: pathsOf(tree),
      // Nothing but the handlers is looked at.
      noUncheckedSideEffectImports: false,
      skipLibCheck: true,
    },
    hostOf(files),
  );
  const faults = roots.flatMap((path) => {
    const file = program.getSourceFile(path);
    return [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
      ...program.getDeclarationDiagnostics(file),
    ];
  });
  return ts.formatDiagnostics([...program.getOptionsDiagnostics(), ...faults], {
    getCurrentDirectory: () => join(folder, "src"),
    getCanonicalFileName: (name) => name,
    getNewLine: () => "\n",
  });
}

/** Where the package's subpaths are found: in its sources, since nothing of it is built. */
function pathsOf(tree: RenderedTree): Record<string, string[]> {
  const text = tree.get("typescript-server/package.json")?.text ?? "";
  const { name, exports }: PackageJson = JSON.parse(text);
  return Object.fromEntries(
    Object.entries(exports).flatMap(([subpath, entry]) => {
      if (typeof entry === "string") return [];
      const source = entry.types.replace("./dist/", "src/").replace(/\.d\.ts$/, ".ts");
      return [[subpath.replace(".", name), [join(folder, "typescript-server", source)]]];
    }),
  );
}

interface PackageJson {
  readonly name: string;
  readonly exports: Readonly<Record<string, string | { readonly types: string }>>;
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
      const file = ts.createSourceFile(path, text, language, true);
      parsed.set(path, { text, file });
      return file;
    },
  };
}
