/** The known faults of client packages, each on its own: the filled service's package has none. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { beforeAll, expect, test } from "vitest";
import { knownItems, knownValue } from "../generator/model/known.js";
import { placeText } from "../generator/model/place.js";
import { operationsOf } from "../generator/model/walk.js";
import type { RenderedTree } from "../generator/output/render.js";
import { renderClient } from "./behaviour/emitted-client.js";
import { scenariosFolder } from "./golden-tree.js";
import { loadFolder } from "./model-lookup.js";
import { fencedBlocks, readmeOf, samplesIn } from "./readme-blocks.js";

const root = join(import.meta.dirname, "..");
const manifest = join(scenariosFolder, "music-filled");
const { model } = loadFolder(manifest).value;

let tree: RenderedTree;
beforeAll(async () => {
  tree = await renderClient(manifest);
});

test("all code that the README shows is code that is checked", () => {
  const readme = readmeOf(tree);
  const fences = readme.match(/^`{3,}.+$/gm) ?? [];
  expect(fencedBlocks(readme)).toHaveLength(fences.length);
  expect(samplesIn(readme)).toHaveLength(fences.length - 1);
  expect(fences.filter((fence) => fence !== "```ts")).toEqual(["```sh"]);
});

test("one shape has one type", () => {
  const file = tree.get("typescript-client/src/schemas.ts");
  const source = ts.createSourceFile("schemas.ts", file?.text ?? "", ts.ScriptTarget.ES2022, true);
  const declarations = source.statements.flatMap((statement) =>
    ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement) ? statement : [],
  );
  const names = declarations.map(({ name }) => name.text);
  expect(new Set(names).size).toBe(names.length);
  // The sent type of a schema is its only second type, and only where it differs.
  const plain = names.filter(
    (name) => !(name.endsWith("Input") && names.includes(name.slice(0, -5))),
  );
  expect(plain).toHaveLength(model.schemas.length);
  const shapes = declarations.filter(ts.isInterfaceDeclaration).map(shapeOf);
  expect(shapes.filter((shape, index) => shapes.indexOf(shape) !== index)).toEqual([]);
  // Groups refer to them, and declare none of their own.
  const groups = [...tree].filter(([path]) => path.includes("/src/groups/"));
  for (const [path, { text: declared }] of groups) {
    const own = Array.from(
      declared.matchAll(/^export (?:interface|type) (\w+)/gm),
      ([, name]) => name,
    );
    expect(
      own.filter((name = "") => names.includes(name)),
      path,
    ).toEqual([]);
  }
});

/** The members of an interface and what it extends, without comments and space. */
function shapeOf(declaration: ts.InterfaceDeclaration): string {
  const printer = ts.createPrinter({ removeComments: true });
  const { heritageClauses = [], members } = declaration;
  const source = declaration.getSourceFile();
  return [...heritageClauses, ...members]
    .map((node) => printer.printNode(ts.EmitHint.Unspecified, node, source))
    .join("\n");
}

test("no test is left out, and generated files are compared on every change", () => {
  const files = readdirSync(join(root, "test"), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".test.ts"))
    .filter((path) => !/(?:^|[\\/])(?:node_modules|golden|matrix|runtimes)[\\/]/.test(path));
  expect(files.length).toBeGreaterThan(50);
  // A language's suite may be left out for one reason, which the summary tells: a program is missing. `isLeftOut` is false on CI.
  const withoutToolchain =
    /\b(?:describe|test)\.skipIf\((?:findToolchain\("\w+"\) === undefined|isLeftOut(?:\(\w+\))?)\)/g;
  const leftOut = files.filter((path) =>
    /\b(?:test|it|describe)\.(?:\w+\.)*(?:skip|skipIf|runIf|todo|only|fails)\b|\{\s?skip\b/.test(
      readFileSync(join(root, "test", path), "utf8").replace(
        path.startsWith("languages") ? withoutToolchain : /^$/,
        "",
      ),
    ),
  );
  // There, a machine may lack a toolchain, and CI may not.
  expect(leftOut).toEqual([join("languages", "toolchains.test.ts")]);
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync(join(root, "package.json"), "utf8"),
  );
  expect(scripts["verify"]?.split(" && ")).toEqual(
    expect.arrayContaining(["npm run check", "npm test"]),
  );
  expect(scripts["check"]).toMatch(/\bmain\.js check\b/);
  expect(readFileSync(join(root, ".ci/run"), "utf8")).toMatch(/^npm run verify\b/m);
});

test("the scopes that each operation needs are in its docs, and there as values", () => {
  const textOf = (path: string): string => tree.get(`typescript-client/src/${path}`)?.text ?? "";
  const sources = [...tree].filter(([path]) => path.includes("/src/groups/"));
  const docs = sources.flatMap(([, { text }]) => text.match(/\/\*\*.*?\*\//gs) ?? []);
  const values = textOf("auth.ts").split("oauthOperationScopes")[1] ?? "";
  let scoped = 0;
  for (const { id, at, authentication } of operationsOf(model)) {
    const schemes = knownItems(authentication).flatMap((each) => each.schemes);
    const scopes = schemes.flatMap((each) => knownValue(each.scopes) ?? []);
    if (scopes.length === 0) continue;
    scoped++;
    const own = docs.find((text) => text.includes(`From \`${placeText(model.folder, at)}\``));
    for (const scope of scopes) expect(own, id).toContain(`\`${scope}\``);
    expect(values, id).toContain(`"${id}": ["${scopes[0]}"`);
  }
  expect(scoped).toBeGreaterThan(50);
});
