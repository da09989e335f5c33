/** What makes the folder a package: `package.json`, `tsconfig.json`. */
import type { BuiltFile } from "../../emit/target.js";
import { knownValue } from "../../model/known.js";
import type { ApiModel } from "../../model/model.js";
import { authenticationPath } from "./authentication-file.js";
import { hasAuthentication } from "./authentication-schemes.js";
import { eventsPath, hasEvents } from "./events-file.js";
import { allGroups, type GroupLayout } from "../../emit/typescript/package/layout.js";
import type { Settings } from "./settings.js";
import { headerLines } from "./source-files.js";
import { queriedIn, tanstackPath } from "./tanstack-file.js";
import { hasValidators, validatorsPath, validatorsSubpath } from "./validators-file.js";

/** The first version that tells absent properties from `undefined` as the validators need it. */
const zodRange = "^4.6.0";

/** The package's description of itself: ESM only, declarations, one subpath a group, nothing needed at run time. */
export function packageJson(
  layouts: readonly GroupLayout[],
  model: ApiModel,
  settings: Settings,
): BuiltFile {
  const title = knownValue(model.service.title);
  const validated = hasValidators(model);
  return jsonFile("package.json", {
    name: settings.package,
    version: settings.version,
    ...(title !== undefined && { description: `A client of ${title}` }),
    license: settings.license,
    type: "module",
    sideEffects: false,
    engines: { node: ">=20.19" },
    exports: {
      ".": entry("index"),
      ...Object.fromEntries(
        allGroups(layouts).map(({ subpath, file }) => [`./${subpath}`, entry(`groups/${file}`)]),
      ),
      ...(hasAuthentication(model) && { [`./${authenticationPath}`]: entry(authenticationPath) }),
      ...(hasEvents(model) && { [`./${eventsPath}`]: entry(eventsPath) }),
      ...(queriedIn(layouts).length > 0 && { [`./${tanstackPath}`]: entry(tanstackPath) }),
      ...(validated && { [`./${validatorsSubpath}`]: entry(validatorsPath) }),
      "./package.json": "./package.json",
    },
    files: ["dist", "src"],
    scripts: { build: "tsc --project tsconfig.json", prepack: "npm run build" },
    // Only who imports the validators needs it.
    ...(validated && {
      peerDependencies: { zod: zodRange },
      peerDependenciesMeta: { zod: { optional: true } },
    }),
    devDependencies: { typescript: ">=5.9", ...(validated && { zod: zodRange }) },
  });
}

/** The strictest settings that TypeScript has, so that the package compiles in whatever project takes its sources. */
export function tsconfigJson(): BuiltFile {
  return jsonFile("tsconfig.json", {
    compilerOptions: {
      target: "es2022",
      lib: ["es2022", "dom", "dom.iterable"],
      types: [],
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

function entry(file: string) {
  return { types: `./dist/${file}.d.ts`, default: `./dist/${file}.js` };
}

function jsonFile(path: string, value: object): BuiltFile {
  // The key `//` is npm's place for a comment; it tells whose file it is, as the headers of other files do.
  const commented = { "//": headerLines(["the manifest"]).join(" "), ...value };
  return { kind: "built", path, print: () => `${JSON.stringify(commented, null, 2)}\n` };
}
