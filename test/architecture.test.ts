/** The rules of the architecture: who may import whom, and why. A rule that is broken names the import that breaks it. */
import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { describe, expect, test } from "vitest";
import { circle, type Import, importsOf, silenced } from "./import-graph.js";

const root = join(import.meta.dirname, "..");

/** What a part of the generator may import of other parts; its own files, and source-ref.ts, always. */
interface Rule {
  readonly part: string;
  readonly mayUse: readonly string[];
  readonly because: string;
}

const rules: readonly Rule[] = [
  { part: "source-ref", mayUse: [], because: "it is the leaf that all stages share" },
  { part: "diagnostics", mayUse: [], because: "every stage reports, so reporting knows no stage" },
  {
    part: "source",
    mayUse: ["diagnostics"],
    because: "reading YAML needs to know nothing of APIs",
  },
  {
    part: "validate",
    mayUse: ["source", "diagnostics"],
    because: "the shape of a file says nothing of other files, nor of the model",
  },
  { part: "model", mayUse: [], because: "it is what all languages share, and speaks none of them" },
  {
    part: "resolve",
    mayUse: ["validate", "source/plain-value", "model", "diagnostics"],
    because: "it goes from values to the model; the order written stands beside the values",
  },
  {
    part: "emit",
    mayUse: ["model", "diagnostics"],
    because: "a language's words are the same for every target",
  },
  {
    part: "targets",
    mayUse: ["emit", "model", "diagnostics"],
    because: "what is emitted depends on the model alone, however the manifest spells it",
  },
  {
    part: "output",
    mayUse: ["emit/target", "diagnostics"],
    because: "writing files knows no language, so one stage serves all targets",
  },
  {
    part: "targets.ts",
    mayUse: ["targets", "emit", "model", "diagnostics", "validate/file-shapes"],
    because: "it pairs each target with its settings",
  },
  {
    part: "pipeline",
    mayUse: [
      "source",
      "validate",
      "resolve",
      "model",
      "targets",
      "targets.ts",
      "output",
      "diagnostics",
    ],
    because: "it is the one place that knows the order of the stages",
  },
  {
    part: "commands",
    mayUse: ["pipeline", "targets.ts", "output", "diagnostics"],
    because: "a command says what to run and prints what came of it",
  },
  { part: "main", mayUse: ["commands"], because: "arguments in, exit code out, nothing else" },
];

/** Packages that only some files may load, since each is slow to load or is one stage's business. */
const packages: readonly { name: RegExp; within: RegExp; because: string }[] = [
  {
    name: /^node:fs/,
    within: /^(source\/read|output\/)/,
    because: "only the two ends touch the disk",
  },
  { name: /^yaml$/, within: /^source\//, because: "behind the reader there is no YAML" },
  { name: /^zod$/, within: /^validate\//, because: "zod checks shapes, and nothing else needs it" },
  {
    name: /^prettier/,
    within: /^emit\/typescript\/(fast\/|reference-printer|prettier-options)/,
    because: "only the printers print",
  },
];

const files = sourcesIn("generator");
const imports = files.flatMap((file) => importsOf(file, readFileSync(join(root, file), "utf8")));

/** The TypeScript files below a folder of the project. */
function sourcesIn(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts"))
    .map((path) => `${folder}/${path.replaceAll("\\", "/")}`)
    .sort();
}

/** The part of the generator that a path belongs to: a folder, or a file beside the folders. */
function partOf(path: string): string {
  const below = path.replace("generator/", "");
  if (below === "targets.ts") return "targets.ts";
  return below.includes("/") ? below.slice(0, below.indexOf("/")) : below.replace(/\.ts$/, "");
}

/** Why an import is not allowed, or nothing. */
function breach({ from, to }: Import): string | undefined {
  const part = partOf(from);
  const rule = rules.find((each) => each.part === part);
  if (rule === undefined) return `${from}: no rule for ${part}`;
  if (!to.startsWith("generator/") || partOf(to) === part || partOf(to) === "source-ref")
    return undefined;
  const target = to.replace(/^generator\//, "").replace(/\.ts$/, "");
  const allowed = rule.mayUse.some(
    (each) => partOf(to) === each || target === each || target.startsWith(`${each}/`),
  );
  return allowed
    ? undefined
    : `${from} imports ${to}, but ${part} may not, because ${rule.because}`;
}

describe("imports", () => {
  test("follow the table", () => {
    expect(imports.length).toBeGreaterThan(300);
    expect(imports.map(breach).filter((each) => each !== undefined)).toEqual([]);
  });

  test("the table notices an import that it forbids", () => {
    const [bad] = importsOf(
      "generator/model/model.ts",
      'import type { X } from "../validate/x.js";',
    );
    expect(bad && breach(bad)).toMatch(
      /^generator\/model\/model.ts imports generator\/validate\/x.ts, but/,
    );
    const [other] = importsOf(
      "generator/targets/a/index.ts",
      'import { x } from "../../resolve/x.js";',
    );
    expect(other && breach(other)).toMatch(/targets may not/);
  });

  test("no target imports another", () => {
    const target = (path: string) => /^generator\/targets\/([^/]+)\//.exec(path)?.[1];
    const crossing = imports.filter(
      ({ from, to }) => target(from) && target(to) && target(from) !== target(to),
    );
    expect(crossing).toEqual([]);
  });

  test("packages are loaded where they belong", () => {
    const breaches = imports.flatMap(({ from, to, isTypeOnly }) => {
      const rule = packages.find(({ name }) => name.test(to));
      const isAllowed = rule === undefined || rule.within.test(from.replace("generator/", ""));
      return isAllowed || isTypeOnly ? [] : [`${from} imports ${to}, but ${rule.because}`];
    });
    expect(breaches).toEqual([]);
  });

  test("ts-morph is loaded late, by the reference printer and the gate only", () => {
    const eager = imports.filter(
      ({ to, isTypeOnly, isLazy }) => to === "ts-morph" && !isTypeOnly && !isLazy,
    );
    const outside = eager.filter(
      ({ from }) => !from.startsWith("generator/emit/typescript/read-back/"),
    );
    expect(outside).toEqual([]);
    const gate = imports.filter(
      ({ from, to }) => to.includes("/read-back/") && !from.includes("/read-back/"),
    );
    expect(gate.every(({ isLazy }) => isLazy)).toBe(true);
    expect(gate.length).toBeGreaterThan(0);
  });

  test("have no circles, type imports included", () => {
    const next = new Map<string, string[]>();
    for (const { from, to } of imports) next.set(from, [...(next.get(from) ?? []), to]);
    expect(circle(files, next)).toBeUndefined();
    const knot = new Map([
      ["a", ["b"]],
      ["b", ["c"]],
      ["c", ["a"]],
    ]);
    expect(circle(["a"], knot)).toEqual(["a", "b", "c", "a"]);
  });
});

describe("templates", () => {
  const templates = sourcesIn("templates");

  test("import nothing but each other: no package, nothing of a platform", () => {
    const foreign = templates
      .flatMap((file) => importsOf(file, readFileSync(join(root, file), "utf8")))
      .filter(({ from, to }) => posix.dirname(to) !== posix.dirname(from));
    expect(templates.length).toBeGreaterThan(10);
    expect(foreign).toEqual([]);
  });
});

/** Casts that are right: the one place where the manifest is taken at its word. */
const casts = new Map([["templates/typescript-client/request.ts", ["answer as Promise<Result>"]]]);

describe("files of the generator and of the templates", () => {
  const all = [...files, ...sourcesIn("templates")];

  test.each(all)("%s says its duty, is short, and silences no type", (file) => {
    const text = readFileSync(join(root, file), "utf8").replace(/^#!.*\n/, "");
    expect(text).toMatch(/^\/\*\*/);
    expect(text.split("\n").length).toBeLessThanOrEqual(301);
    expect(text).not.toMatch(/@ts-(?:ignore|expect-error|nocheck)|biome-ignore/);
    expect(silenced(file, text)).toEqual(casts.get(file) ?? []);
  });

  test("are nouns in kebab-case, and none is a drawer for odds and ends", () => {
    const names = all.map((file) => posix.basename(file, ".ts"));
    expect(names.filter((name) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))).toEqual([]);
    expect(names.filter((name) => /^(utils?|helpers?|context|common|misc)$/.test(name))).toEqual(
      [],
    );
  });
});
