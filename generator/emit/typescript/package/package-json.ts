/** What makes a folder a package: the parts of `package.json` and `tsconfig.json` that all packages have. */
import { jsonFile } from "../../json-file.js";
import type { BuiltFile } from "../../target.js";

/** Where a subpath of a package leads; `file` is a path below `src/` without its ending. */
export function entryPoint(file: string) {
  return { types: `./dist/${file}.d.ts`, default: `./dist/${file}.js` };
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
      rootDir: "src",
      outDir: "dist",
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
    include: ["src"],
  });
}
