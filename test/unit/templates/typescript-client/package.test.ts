/** The runtime as a part of a package: what a bundle of it carries, and which compilers and platforms it suits. */
import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "esbuild";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import {
  runtimeFileNames,
  tanstackFileNames,
  validatorFileNames,
} from "../../../../generator/targets/typescript-client/runtime-files.js";

const folder = fileURLToPath(new URL("../../../../templates/typescript-client/", import.meta.url));
const files = (await readdir(folder)).sort();

/** Bundles an entry as an application would, its imports relative to the runtime. */
async function bundle(entry: string, plugins: Plugin[] = []): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: folder, loader: "ts" },
    bundle: true,
    write: false,
    format: "esm",
    target: "es2022",
    logLevel: "silent",
    plugins,
  });
  return outputFiles[0]?.text ?? "";
}

describe("tree shaking", () => {
  test("loading any file does nothing: a bundle without use of it is empty", async () => {
    // Classes with symbols as names of members are kept by bundlers unless the package has no side effects.
    const kept = ["client.ts", "call.ts", "request.ts", "paged-call.ts"];
    const leaveOut: Plugin = {
      name: "leave-out",
      setup: ({ onResolve }) =>
        onResolve({ filter: /^\.\// }, ({ path }) =>
          kept.some((name) => path === `./${name.replace(/ts$/, "js")}`)
            ? { path, external: true, sideEffects: false }
            : undefined,
        ),
    };
    for (const file of files.filter((name) => !kept.includes(name))) {
      const text = await bundle(`import "./${file.replace(/ts$/, "js")}";`, [leaveOut]);
      expect(text.replace(/^\/\/.*$/gm, "").trim(), file).toBe("");
    }
  });

  test("a bundle of one GET carries neither styles, nor bodies, nor errors that it cannot raise", async () => {
    const text = await bundle(`
      import { createClient } from "./client.js";
      import { send } from "./request.js";
      const operation = { id: "artists.retrieve", method: "GET", path: "/artists/{id}" };
      console.log(send(createClient({ baseUrl: "https://example.org" }), operation, ["1"]));
    `);
    expect(text).toContain("class extends RequestError");
    for (const absent of ["styleOf", "encodeBody", "URLSearchParams", "NotShown", "withOptions"]) {
      expect(text).not.toContain(absent);
    }
  });

  test("a style and a body bring their own part along, and no other", async () => {
    const text = await bundle(`
      import { encodeBody } from "./body.js";
      import { deepObject } from "./styles.js";
      console.log(encodeBody, deepObject);
    `);
    expect(text).toContain("URLSearchParams");
    expect(text).not.toContain("spaceDelimited");
    expect(text).not.toContain("styleOf");
  });
});

test("every file is given to packages, some to those with validators or TanStack Query alone", () => {
  const given = [...runtimeFileNames, ...validatorFileNames, ...tanstackFileNames].map(
    (name) => `${name}.ts`,
  );
  expect(given.sort()).toEqual(files);
});

test("files import each other only, and validators zod", async () => {
  const imports = new Map<string, readonly string[]>();
  for (const file of files) {
    const text = await readFile(folder + file, "utf8");
    const found = text.matchAll(/\bfrom "([^"]*)"|\bimport\(/g);
    imports.set(
      file,
      [...found].map(([, from]) => from ?? "import()"),
    );
  }
  const own = files.map((name) => `./${name.replace(/ts$/, "js")}`);
  const others = [...imports].flatMap(([file, found]) =>
    found.filter((from) => !own.includes(from)).map((from) => `${file}: ${from}`),
  );
  expect(others).toEqual(["validator.ts: zod/mini"]);
  // Modules that reach zod are in packages with validators only; nothing else may import it.
  const reaching = files.filter((file) => !validatorFileNames.includes(file.replace(/\.ts$/, "")));
  const apart = validatorFileNames.map((name) => `./${name}.js`);
  expect(
    reaching.flatMap((file) => imports.get(file) ?? []).filter((from) => apart.includes(from)),
  ).toEqual([]);
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
  };

  test.each<[string, Pick<ts.CompilerOptions, "lib" | "types">]>([
    ["the types of browsers alone", { lib: ["lib.es2022.d.ts", "lib.dom.d.ts"], types: [] }],
    ["the types of Node alone", { lib: ["lib.es2022.d.ts"], types: ["node"] }],
  ])("with %s", (_name, platform) => {
    const program = ts.createProgram(
      files.map((file) => folder + file),
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
