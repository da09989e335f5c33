/** The server's runtime as a part of a package: what it imports, and which compilers and platforms it suits. */
import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "esbuild";
import ts from "typescript";
import { describe, expect, test } from "vitest";

const folder = fileURLToPath(new URL("../../../../templates/typescript-server/", import.meta.url));
const files = (await readdir(folder)).sort();
/** The adapters of Node; all others run on every platform. */
const isOfNode = (file: string): boolean => /^node(?:-|\.)/.test(file);
const everywhere = files.filter((file) => !isOfNode(file));

/** Files of the client's runtime that a server shares. They import nothing but each other and zod. */
const shared = [
  "base64",
  "canonical-json",
  "deliveries",
  "errors",
  "json-pointer",
  "media-type",
  "percent-encoding",
  "schema-checks",
  "schema-faults",
  "schema-identity",
  "schema-inquiry",
  "schema-kinds",
  "schema-others",
  "schema-work",
  "signatures",
  "standard-schema",
  "style-table",
  "validator",
];

async function importsOf(file: string): Promise<readonly string[]> {
  const text = await readFile(folder + file, "utf8");
  const found = text.matchAll(/\bfrom "([^"]*)"|\bimport\(/g);
  return [...found].map(([, from]) => from ?? "import()");
}

test("files import each other, what is shared with clients, and few packages", async () => {
  const own = files.map((name) => `./${name.replace(/ts$/, "js")}`);
  const ofClient = shared.map((name) => `../typescript-client/${name}.js`);
  const others = new Set<string>();
  for (const file of everywhere) {
    for (const from of await importsOf(file)) {
      if (![...own, ...ofClient].includes(from)) others.add(from);
    }
  }
  expect([...others].filter((from) => !/^hono(?:\/|$)/.test(from))).toEqual([]);
});

test("only the adapters of Node import Node, and nothing imports them", async () => {
  const imports = await Promise.all(files.map(importsOf));
  const reaching = files.filter((_, at) =>
    imports[at]?.some((from) => /^(?:node:|@hono\/node-server|\.\/node[-.])/.test(from)),
  );
  expect(reaching.filter((file) => !isOfNode(file))).toEqual([]);
});

test("loading any file does nothing: a bundle without use of it is empty", async () => {
  const outside: Plugin = {
    name: "outside",
    setup: ({ onResolve }) =>
      onResolve({ filter: /^(?:hono|zod|@hono|node:)/ }, ({ path }) => ({
        path,
        external: true,
        sideEffects: false,
      })),
  };
  for (const file of files) {
    const { outputFiles } = await build({
      stdin: { contents: `import "./${file.replace(/ts$/, "js")}";`, resolveDir: folder },
      bundle: true,
      write: false,
      format: "esm",
      target: "es2022",
      logLevel: "silent",
      plugins: [outside],
    });
    const text = outputFiles[0]?.text ?? "";
    expect(text.replace(/^\/\/.*$/gm, "").trim(), file).toBe("");
  }
});

describe("every file compiles for a package of its own", () => {
  const strict: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleDetection: ts.ModuleDetectionKind.Force,
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noPropertyAccessFromIndexSignature: true,
    noImplicitOverride: true,
    noImplicitReturns: true,
    noFallthroughCasesInSwitch: true,
    noUnusedLocals: true,
    noUnusedParameters: true,
    verbatimModuleSyntax: true,
    isolatedModules: true,
    isolatedDeclarations: true,
    erasableSyntaxOnly: true,
    declaration: true,
    noEmit: true,
    // Types of Hono ask for what browsers have.
    skipLibCheck: true,
  };

  test.each<[string, readonly string[], Pick<ts.CompilerOptions, "lib" | "types">]>([
    [
      "the types of browsers alone",
      everywhere,
      { lib: ["lib.es2022.d.ts", "lib.dom.d.ts"], types: [] },
    ],
    ["the types of Node alone", files, { lib: ["lib.es2022.d.ts"], types: ["node"] }],
  ])("with %s", (_name, given, platform) => {
    const program = ts.createProgram(
      given.map((file) => folder + file),
      { ...strict, ...platform },
    );
    const messages = ts
      .getPreEmitDiagnostics(program)
      .map(
        ({ file, messageText }) =>
          `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`,
      );
    expect(messages).toEqual([]);
  });
});
