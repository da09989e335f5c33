/** The files that make a folder a package: the parts of `package.json` and `tsconfig.json` that all packages have. */
import { jsonFile } from "../../json-file.js";
import { packageCompilation } from "../../../compile/compiled-files.js";
import type { BuiltFile, GeneratedFile } from "../../target.js";

/** The sources of a package without the folder around them, and without what makes it one. */
export function withoutPackage(files: readonly GeneratedFile[]): readonly GeneratedFile[] {
  const start = `${packageCompilation.from}/`;
  return files.flatMap((file) =>
    file.path.startsWith(start) ? [{ ...file, path: file.path.slice(start.length) }] : [],
  );
}

/** The packed files of a package: all except the memory of `generate` about the build. */
export const packedFiles: readonly string[] = [
  ...[packageCompilation.into, packageCompilation.from],
  `!${packageCompilation.into}/endpoint-manifest.lock`,
];

/** Where a subpath of a package leads; `file` is a path below `src/` without its ending. */
export function entryPoint(file: string) {
  const built = `./${packageCompilation.into}/${file}`;
  return { types: `${built}.d.ts`, default: `${built}.js` };
}

/** The strictest settings that TypeScript has, so that the package compiles in whatever project takes its sources. */
export function tsconfigJson(
  headerLines: (origins: readonly string[]) => readonly string[],
  types: readonly string[],
): BuiltFile {
  return jsonFile("tsconfig.json", headerLines, {
    compilerOptions: {
      target: "es2022",
      lib: ["es2022", "dom", "dom.iterable"],
      types,
      module: "nodenext",
      rootDir: packageCompilation.from,
      outDir: packageCompilation.into,
      declaration: true,
      declarationMap: true,
      sourceMap: true,
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      noPropertyAccessFromIndexSignature: true,
      noUnusedLocals: true,
      noUnusedParameters: true,
      verbatimModuleSyntax: true,
      isolatedModules: true,
      isolatedDeclarations: true,
      erasableSyntaxOnly: true,
    },
    include: [packageCompilation.from],
  });
}
