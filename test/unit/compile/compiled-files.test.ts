/** Compiled code says what the source says, and what the compiler of TypeScript makes of it. */
import { transformSync } from "esbuild";
import ts from "typescript";
import { expect, test } from "vitest";
import {
  isCompiled,
  loadCompiler,
  packageCompilation,
} from "../../../generator/compile/compiled-files.js";
import { build } from "../../../generator/pipeline.js";
import { readTemplate } from "../../golden-tree.js";

const compile = await loadCompiler();
if (compile === undefined) throw new Error("there is no compiler for this machine");

/** Returns a script as esbuild prints it: without comments, layout and brackets that change nothing. */
function scriptMeaning(text: string): string {
  return transformSync(text, { minifyWhitespace: true, legalComments: "none" }).code;
}

/** The tokens of declarations, whatever their layout; a comma before a bracket that closes says nothing. */
function declaredMeaning(text: string): string {
  const source = ts.createSourceFile("a.d.ts", text, ts.ScriptTarget.ES2022, true);
  const tokens: string[] = [];
  const visit = (node: ts.Node): void => {
    const { FirstJSDocNode, LastJSDocNode } = ts.SyntaxKind;
    if (node.kind >= FirstJSDocNode && node.kind <= LastJSDocNode) return;
    const parts = node.getChildren(source);
    if (parts.length === 0) tokens.push(node.getText(source));
    else parts.forEach(visit);
  };
  visit(source);
  return (
    tokens
      // A word for those who write the class, of which callers learn nothing.
      .filter((each) => each !== "" && each !== "override")
      .join(" ")
      .replaceAll(/, ([\])}])|; (\})/g, "$1$2")
      // Of one file alone TypeScript says a member of a computed name a second time, as a property.
      .replaceAll(/(?:static )?\[ Symbol \. \w+ \] : [^;]*; /g, "")
      .replaceAll(/\b\d\S*/g, (each) => String(Number(each)))
  );
}

const options: ts.CompilerOptions = {
  ...{ target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ES2022 },
  ...{ verbatimModuleSyntax: true, isolatedModules: true, isolatedDeclarations: true },
};

test("one source gives JavaScript and declarations, with its head, and nothing of types is left", () => {
  const text = [
    "// Made by a test.",
    'import type { Call } from "./call.js";',
    'import { send } from "./send.js";',
    "/** Sends. */",
    "export function list(query?: string): Call<string> {",
    "  return /* @__PURE__ */ send(query) as Call<string>;",
    "}",
    "",
  ].join("\n");
  const files = compile({ path: "src/groups/a.ts", text }, packageCompilation);
  expect(files).toEqual([
    {
      path: "dist/groups/a.js",
      text: [
        "// Made by a test.",
        'import { send } from "./send.js";',
        "/** Sends. */",
        "export function list(query) {",
        "\treturn /* @__PURE__ */ send(query);",
        "}",
        "",
      ].join("\n"),
    },
    {
      path: "dist/groups/a.d.ts",
      text: [
        "// Made by a test.",
        'import type { Call } from "./call.js";',
        "/** Sends. */",
        "export declare function list(query?: string): Call<string>;",
        "",
      ].join("\n"),
    },
  ]);
});

test("what says no type of what it exports is a bug, and told", () => {
  const text = "export const a = () => Math.random();\n";
  expect(() => compile({ path: "src/a.ts", text }, packageCompilation)).toThrow(
    /^src\/a\.ts cannot be compiled: /,
  );
});

test.each(["typescript-client", "typescript-server"])(
  "each file of a %s means what TypeScript makes of it",
  async (target) => {
    const { value } = await build({
      ...{ folder: "templates/starter", name: "manifest", templates: readTemplate },
      ...{ targets: [target], stage: (_name, run) => run() },
    });
    const sources = [...(value.tree ?? [])].flatMap(([path, { text }]) => {
      const own = path.slice(target.length + 1);
      return isCompiled(own, packageCompilation) ? [{ path: own, text }] : [];
    });
    expect(sources.length).toBeGreaterThan(50);
    for (const source of sources) {
      const [script, declarations] = compile(source, packageCompilation);
      const { outputText } = ts.transpileModule(source.text, { compilerOptions: options });
      expect(scriptMeaning(script?.text ?? ""), source.path).toBe(scriptMeaning(outputText));
      const { outputText: declared } = ts.transpileDeclaration(source.text, {
        compilerOptions: { ...options, declaration: true },
      });
      expect(declaredMeaning(declarations?.text ?? ""), source.path).toBe(
        declaredMeaning(declared),
      );
    }
  },
);
