/** The shape of the code: who imports whom, and what every file has in common. */
import { readdirSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { followed, operationEmitter } from "./followed-function.js";
import {
  brokenRules,
  cycles,
  fits,
  folderRules,
  importsOf,
  lazyPackages,
  loadedAtOnce,
  readersOfFacts,
  readersOfThePlan,
  tellersOfFacts,
} from "./architecture-rules.js";

const root = join(import.meta.dirname, "..");
const generator = sourcesIn("generator");
const templates = sourcesIn("templates");
const imports = generator.flatMap(({ path, text }) => importsOf(path, text));

describe("imports", () => {
  test("keep the rules", () => {
    expect(imports.length).toBeGreaterThan(300);
    expect(brokenRules(imports)).toEqual([]);
  });

  test("run in no circle, type imports included", () => {
    expect(cycles(imports)).toEqual([]);
  });

  test("lead to files that exist", () => {
    const files = new Set(generator.map(({ path }) => path));
    expect(imports.filter(({ to }) => to.endsWith(".ts") && !files.has(to))).toEqual([]);
  });

  test.each(lazyPackages)("do not load %s before it is needed", (name) => {
    const entries = ["main", "commands/generate", "commands/check", "commands/mock", "mock/start"];
    for (const entry of entries) {
      expect(loadedAtOnce(`${entry}.ts`, imports).get(name)).toBeUndefined();
    }
  });

  test("load ts-morph neither with the targets nor with the fast printer", () => {
    expect(loadedAtOnce("targets.ts", imports).get("ts-morph")).toBeUndefined();
    const fast = loadedAtOnce("emit/typescript/fast/fast-printer.ts", imports);
    expect(fast.get("ts-morph")).toBeUndefined();
  });

  test("every rule is about something that exists, and says why", () => {
    for (const { of, may, because } of folderRules) {
      for (const place of [of, ...may]) {
        expect(
          generator.some(({ path }) => fits(path, place)),
          place,
        ).toBe(true);
      }
      expect(because.length).toBeGreaterThan(20);
    }
    const isThere = (place: string) => generator.some(({ path }) => path.startsWith(place));
    expect(readersOfThePlan.filter((place) => !isThere(place))).toEqual([]);
    const readers = new Set(
      imports.flatMap(({ from, to }) => (to === "model/known.ts" ? [from] : [])),
    );
    // Whoever reads facts no more is taken off the list.
    expect([...tellersOfFacts, ...readersOfFacts].filter((file) => !readers.has(file))).toEqual([]);
  });

  test("an operation is followed through its emitter in few steps", () => {
    // 85 stops and 20 climbs before there was a plan.
    const { stops, climbs } = followed(operationEmitter);
    expect(stops.length, stops.join("\n")).toBeLessThanOrEqual(28);
    expect(climbs).toBeLessThanOrEqual(4);
  });
});

describe("templates", () => {
  /** The imports that files of one folder, or those with such a beginning of the name, may make from outside it. */
  const outside: readonly (readonly [of: string, may: RegExp])[] = [
    // Validators, which a client imports only where its user does.
    ["typescript-client/", /^zod\/mini$/],
    // The router, and what client and server share.
    ["typescript-server/", /^(?:hono(?:\/.*)?|typescript-client\/.*)$/],
    ["typescript-server/node", /^(?:node:|@hono\/node-server$)/],
    // The site: pages are rendered by what knows no VitePress, and what runs in a browser knows no Node.
    [
      "docs/theme/",
      /^(?:vitepress(?:\/theme-without-fonts)?|vue|minisearch|@localSearchIndex|docs\/theme\/.*)$/,
    ],
    // Requests of the panel are written by the client's own rules.
    ["docs/theme/try/", /^#runtime\/typescript-client\/.*$/],
    ["docs/markdown/", /^(?:markdown-it|node:path)$/],
    [
      "docs/build/",
      /^(?:markdown-it|node:(?:fs|path)|vitepress|shiki|@viz-js\/viz|docs\/(?:markdown\/.*|site\.ts))$/,
    ],
    ["docs/config", /^(?:vitepress|node:url|docs\/build\/.*)$/],
    ["docs/site", /^node:fs$/],
  ];

  test("run in no circle, type imports included", () => {
    expect(cycles(templates.flatMap(({ path, text }) => importsOf(path, text)))).toEqual([]);
  });

  test("import nothing from outside their folder but what is listed, and of Node's only the adapter for it", () => {
    expect(templates.length).toBeGreaterThan(10);
    const others = templates
      .flatMap(({ path, text }) => importsOf(path, text))
      .filter(({ from, to }) => isBuiltin(to) || folderOf(from) !== folderOf(to))
      .filter(({ from, to }) => !outside.some(([of, may]) => from.startsWith(of) && may.test(to)));
    expect(others).toEqual([]);
  });
});

describe("every file", () => {
  const files = [...generator, ...templates];
  const faulty = (isFaulty: (text: string, path: string) => boolean): readonly string[] =>
    files.filter(({ path, text }) => isFaulty(text, path)).map(({ path }) => path);

  test("begins with a sentence on its duty", () => {
    expect(
      faulty((text) => !/^(?:#!.*\n)?\/\*\*[\s*]+\S[^@]{10,}?[.:;][\s\S]*?\*\//.test(text)),
    ).toEqual([]);
  });

  test("has at most 300 lines", () => {
    expect(faulty((text) => text.split("\n").length > 301)).toEqual([]);
  });

  test("lets the compiler check everything", () => {
    // Where a manifest is taken at its word: what it says of an answer, and of an event, becomes its type.
    const trusting = ["typescript-client/exchange.ts", "typescript-client/webhooks.ts"];
    expect(faulty((text, path) => silencers(path, text).length > 0)).toEqual(trusting);
  });

  test("has named exports only, but for what a site generator takes, and a name in kebab-case", () => {
    expect(faulty((text) => /^export (?:default|\*)/m.test(text))).toEqual([]);
    expect(faulty((_, path) => !/^(?:[a-z0-9]+(?:-[a-z0-9]+)*[/.])+ts$/.test(path))).toEqual([]);
  });
});

describe("the checks themselves fail where they should", () => {
  const check = (file: string, text: string) => brokenRules(importsOf(file, text));

  test("on what a folder may not import", () => {
    expect(check("model/model.ts", 'import type { z } from "../validate/forms.js";')).toEqual([
      "model/model.ts must not import validate/forms.ts: what emitters see depends on nothing that reads or writes",
    ]);
    const other = 'export { x } from "../model-json/index.js";';
    expect(check("targets/typescript-client/index.ts", other)).toHaveLength(1);
    expect(check("targets/new/index.ts", other)).toHaveLength(1);
    expect(check("targets/new/index.ts", 'import "../../sdk/plan.js"; import "./x.js";')).toEqual(
      [],
    );
    const shape = 'import { closed } from "../../validate/forms.js"; import "./names.js";';
    expect(check("targets/new/index.ts", shape)).toHaveLength(1);
    expect(check("targets/new/settings.ts", shape)).toEqual([]);
    expect(
      check("emit/typescript/names.ts", 'const x = import("../../pipeline.js");'),
    ).toHaveLength(1);
    const language = 'import { camelCase } from "../../emit/typescript/names.js";';
    expect(check("sdk/operations/replies.ts", language)).toHaveLength(1);
    expect(check("resolve/form.ts", 'type X = import("../source/read.js").X;')).toHaveLength(1);
    expect(check("commands/check.ts", 'import "../output/plan.js";')).toEqual([]);
    expect(check("somewhere/new.ts", 'import "../pipeline.js";')).toHaveLength(1);
  });

  test("on facts that are read behind the plan", () => {
    const facts = 'import type { Fact } from "../../model/known.js";';
    expect(check("targets/typescript-client/inputs.ts", facts)).toEqual([
      "targets/typescript-client/inputs.ts must not import model/known.ts: the plan of an SDK says what facts come to",
    ]);
    expect(check("sdk/operations/parameters.ts", facts)).toEqual([]);
  });

  test("on packages out of their place", () => {
    expect(check("resolve/form.ts", 'import { readFileSync } from "node:fs";')).toHaveLength(1);
    expect(check("resolve/form.ts", 'import { readFile } from "node:fs/promises";')).toHaveLength(
      1,
    );
    expect(check("resolve/form.ts", 'import type { z } from "zod";')).toHaveLength(1);
    expect(check("model/model.ts", 'import { type Node, Project } from "ts-morph";')).toHaveLength(
      1,
    );
    expect(check("model/model.ts", 'import { type Node } from "ts-morph";')).toEqual([]);
    expect(check("source/read.ts", 'import { readFileSync } from "node:fs";')).toEqual([]);
  });

  test("on circles, also of types and of three", () => {
    const circle = [
      ...importsOf("model/a.ts", 'import type { B } from "./b.js";'),
      ...importsOf("model/b.ts", 'export * from "./c.js";'),
      ...importsOf("model/c.ts", 'const a = await import("./a.js");'),
    ];
    expect(cycles(circle)).toEqual(["model/a.ts → model/b.ts → model/c.ts → model/a.ts"]);
  });

  test("on what is loaded too early", () => {
    const early = [
      ...importsOf("main.ts", 'import "./a.js"; const lazy = () => import("prettier");'),
      ...importsOf("a.ts", 'import { x } from "ts-morph"; import type { y } from "yaml";'),
    ];
    const loaded = loadedAtOnce("main.ts", early);
    expect(loaded.get("ts-morph")).toBe("main.ts → a.ts → ts-morph");
    expect([loaded.get("prettier"), loaded.get("yaml")]).toEqual([undefined, undefined]);
  });

  test("on what silences the compiler", () => {
    const text = [
      "const a: any = 1;",
      "const b = a as string;",
      "const c = b!;",
      "const d = <string>c;",
      "// @ts-expect-error",
      "const e = [1] as const;",
      "enum F {}",
    ].join("\n");
    expect(silencers("a.ts", text)).toEqual(["any", "a cast", "!", "a cast", "@ts-", "enum"]);
  });
});

/** Returns the comments and casts of a file that silence the compiler. */
function silencers(path: string, text: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.AnyKeyword) found.push("any");
    if (ts.isNonNullExpression(node)) found.push("!");
    if (ts.isTypeAssertionExpression(node)) found.push("a cast");
    if (ts.isAsExpression(node) && !ts.isConstTypeReference(node.type)) found.push("a cast");
    if (ts.isEnumDeclaration(node)) found.push("enum");
    for (const { pos, end } of commentsBefore(node, text)) {
      if (/@ts-/.test(text.slice(pos, end))) found.push("@ts-");
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  return found;
}

/** Comments before a statement; a node inside it begins where it does, and would have them again. */
function commentsBefore(node: ts.Node, text: string): readonly ts.CommentRange[] {
  const isFirst = ts.isStatement(node) && !ts.isBlock(node);
  return isFirst ? (ts.getLeadingCommentRanges(text, node.pos) ?? []) : [];
}

function sourcesIn(folder: string): readonly { readonly path: string; readonly text: string }[] {
  const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(".ts"))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => ({
      path: file.slice(join(root, folder).length + 1).replaceAll("\\", "/"),
      text: readFileSync(file, "utf8"),
    }));
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/"));
}
