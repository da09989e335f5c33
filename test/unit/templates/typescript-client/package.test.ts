/** The runtime as a part of a package: what a bundle of it carries, and which compilers and platforms it suits. */
import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import ts from "typescript";
import { describe, expect, test } from "vitest";

const folder = fileURLToPath(new URL("../../../../templates/typescript-client/", import.meta.url));
const files = (await readdir(folder)).sort();

/** Bundles an entry as an application would, its imports relative to the runtime. */
async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: folder, loader: "ts" },
    bundle: true,
    write: false,
    format: "esm",
    target: "es2022",
    logLevel: "silent",
  });
  return outputFiles[0]?.text ?? "";
}

describe("tree shaking", () => {
  test("loading any file does nothing: a bundle without use of it is empty", async () => {
    // Classes with symbols as names of members are kept by bundlers unless the package has no side effects.
    const kept = ["client.ts", "call.ts", "request.ts"];
    for (const file of files.filter((name) => !kept.includes(name))) {
      const text = await bundle(`import "./${file.replace(/ts$/, "js")}";`);
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

test("files import each other only", async () => {
  for (const file of files) {
    const text = await readFile(folder + file, "utf8");
    for (const [, from] of text.matchAll(/\bfrom "([^"]*)"|\bimport\(/g)) {
      expect(files.map((name) => `./${name.replace(/ts$/, "js")}`)).toContain(from);
    }
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
