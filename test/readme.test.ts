/** The README is short and true: its samples compile, its manifest has the form of one, and its links lead somewhere. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import ts from "typescript";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { provideHono, provideZod } from "./behaviour/emitted-client.js";
import { specifiedManifest } from "./golden-tree.js";

const root = join(import.meta.dirname, "..");
const readme = readFileSync(join(root, "README.md"), "utf8");

/** Projects: of what the specification says, and of the starter. */
const catalog = mkdtempSync(join(tmpdir(), "readme-catalog-"));
const library = mkdtempSync(join(tmpdir(), "readme-library-"));

beforeAll(async () => {
  cpSync(specifiedManifest, join(catalog, "manifest"), { recursive: true });
  run(library, "init");
  for (const project of [catalog, library]) {
    await provideZod(project);
    await provideHono(project);
    run(project, "generate");
  }
});

afterAll(() => {
  for (const project of [catalog, library]) rmSync(project, { recursive: true, force: true });
});

function run(project: string, command: string): string {
  const args = [join(root, "dist/main.js"), command];
  return execFileSync(process.execPath, args, { cwd: project, encoding: "utf8", stdio: "pipe" });
}

/** Fences of a language, each with the remark above it, such as `sample: starter`. */
function fences(language: string): readonly { readonly remark: string; readonly code: string }[] {
  const pattern = new RegExp(`(?:<!-- ([^\\n]*) -->\\n\\n)?\`\`\`${language}\\n(.*?)\`\`\``, "gs");
  return Array.from(readme.matchAll(pattern), ([, remark = "", code = ""]) => ({ remark, code }));
}

test("one can finish it", () => {
  expect(readme.split("\n").length).toBeLessThanOrEqual(180);
});

test("the samples compile", () => {
  const samples = fences("ts");
  const ofStarter = samples.filter(({ remark }) => remark === "sample: starter");
  const others = samples.filter(({ remark }) => remark === "");
  expect([ofStarter.length, others.length]).toEqual([1, 2]);
  compile("library", ofStarter, join(library, "generated"), "library");
  compile("catalog", others, join(catalog, "generated"), "music-catalog");
});

test("the manifest's facts are those of the specification, but for a marker that is explained", () => {
  const [sample] = fences("yaml");
  const shown = parse(sample?.code ?? "").operations.retrieve;
  const file = readFileSync(join(specifiedManifest, "groups/artists.yaml"), "utf8");
  const { title, method, path, deprecated } = parse(file).operations.retrieve;
  expect(shown).toMatchObject({ title, method, path, deprecated });
});

test("every command is in it", () => {
  const help = run(catalog, "--help").replace(/^.*\nCommands:/s, "");
  const commands = [...help.matchAll(/^ {2}([a-z]+) /gm)].map(([, name = ""]) => name);
  expect(commands.length).toBeGreaterThan(8);
  for (const name of commands.filter((each) => each !== "help")) {
    expect(readme).toContain(`| \`${name}\``);
  }
});

/** Compiles each sample as a module of its own against the sources of the generated packages. */
function compile(
  name: string,
  samples: readonly { readonly code: string }[],
  generated: string,
  packages: string,
): void {
  const client = join(generated, "typescript-client/src");
  const server = join(generated, "typescript-server/src");
  const files = new Map(
    samples.map(({ code }, index) => [join(root, `test/${name}-${index}.ts`), code]),
  );
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    moduleDetection: ts.ModuleDetectionKind.Force,
    lib: ["lib.es2022.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
    types: ["node"],
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    skipLibCheck: true,
    paths: {
      [packages]: [join(client, "index.ts")],
      [`${packages}-client`]: [join(client, "index.ts")],
      [`${packages}-server`]: [join(server, "index.ts")],
      [`${packages}-server/node`]: [join(server, "runtime/node.ts")],
    },
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  const program = ts.createProgram([...files.keys()], options, {
    ...host,
    fileExists: (path) => files.has(path) || fileExists.call(host, path),
    readFile: (path) => files.get(path) ?? readFile.call(host, path),
    getSourceFile: (path, language, ...rest) => {
      const code = files.get(path);
      return code === undefined
        ? getSourceFile.call(host, path, language, ...rest)
        : ts.createSourceFile(path, code, language);
    },
  });
  const faults = ts.getPreEmitDiagnostics(program);
  expect(ts.formatDiagnostics(faults, host)).toBe("");
}
