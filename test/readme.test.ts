/** The README is true: its samples compile, and its walk-through, carried out, prints what stands there. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import ts from "typescript";
import { afterAll, beforeAll, expect, test } from "vitest";
import { provideHono, provideZod } from "./behaviour/emitted-client.js";
import { specifiedManifest } from "./golden-tree.js";

const root = join(import.meta.dirname, "..");
const readme = readFileSync(join(root, "README.md"), "utf8");

/** A project that knows what the specification says, in which the walk-through is carried out. */
const project = mkdtempSync(join(tmpdir(), "readme-"));

beforeAll(async () => {
  cpSync(specifiedManifest, join(project, "manifest"), { recursive: true });
  await provideZod(project);
  await provideHono(project);
  run("generate");
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

/** The code of a fence that stands below a remark such as `<!-- sample: filled -->`. */
function fenceBelow(remark: string): string {
  const [, code] =
    new RegExp(`<!-- ${remark} -->\\n\\n\`\`\`\\w+\\n([^]*?)\`\`\``).exec(readme) ?? [];
  if (code === undefined) throw new Error(`the README has no fence below ${remark}`);
  return code;
}

function run(command: "check" | "coverage" | "fill" | "generate", ...options: string[]): string {
  const environment = { ...process.env, npm_lifecycle_event: command, NO_COLOR: "1" };
  try {
    const args = [join(root, "dist/main.js"), command, ...options];
    return execFileSync(process.execPath, args, {
      cwd: project,
      env: environment,
      encoding: "utf8",
      stdio: "pipe",
    });
  } catch (error) {
    if (error instanceof Error && "stdout" in error && "stderr" in error) {
      return `${String(error.stdout)}${String(error.stderr)}`;
    }
    throw error;
  }
}

/** Writes the keys of the sample in the place of the lines that say `not shown`, in the first operation of a file. */
function fillIn(sample: string): void {
  const file = join(project, "manifest/groups/tracks.yaml");
  const entries = sample.trimEnd().split(/\n(?=\S)/);
  const filled = entries.reduce(
    (text, entry) => {
      const indented = entry.replace(/^/gm, "    ");
      return text.replace(`    ${entry.split(":", 1)[0]}: not shown`, indented);
    },
    readFileSync(file, "utf8"),
  );
  writeFileSync(file, filled);
}

/** Fills a schema in and generates; gives back its declaration, without the comment that says where it is from. */
function declarationFrom(schema: string): string {
  const [name = ""] = schema.split(":", 1);
  const file = join(project, `manifest/schemas/${name}.yaml`);
  const indented = schema.trimEnd().replace(/^/gm, "  ");
  writeFileSync(file, readFileSync(file, "utf8").replace(`  ${name}: not shown`, indented));
  run("generate");
  const types = readFileSync(join(project, "generated/typescript-client/src/schemas.ts"), "utf8");
  return new RegExp(`export \\w+ ${name} .*?^}`, "ims").exec(types)?.[0] ?? "";
}

test("the samples compile", () => {
  const samples = [
    ...readme.matchAll(/(<!-- (?:sample|walk-through): \w+ -->\n\n)?```ts\n(.*?)```/gs),
  ];
  const plain = samples.flatMap(([, filled, code]) => (filled || !code ? [] : [code]));
  expect(plain.length).toBeGreaterThan(3);
  compile("plain", plain, join(project, "generated"));
});

test("the walk-through prints what the README shows", async () => {
  const shown = new Map<string, string>();
  const notes = join(project, "notes.openapi.yaml");
  writeFileSync(notes, fenceBelow("walk-through: source"));
  const [patch = ""] = run("fill", "--from", "notes.openapi.yaml", "--dry-run").split(
    /^--- (?=.*service)/m,
  );
  shown.set("patch", patch);
  shown.set("coverage", run("coverage").split("\n").slice(0, 8).join("\n"));
  fillIn(fenceBelow("walk-through: edit"));
  shown.set("check", run("check").split("\n").slice(-3).join("\n"));
  shown.set("generate", run("generate"));
  expect(run("check")).toContain("is current");
  compile("filled", [fenceBelow("sample: filled")], join(project, "generated"));
  shown.set("type", declarationFrom(fenceBelow("walk-through: schema")));
  const file = join(project, "manifest/groups/tracks.yaml");
  writeFileSync(file, readFileSync(file, "utf8").replace("body: not shown", "body: None"));
  shown.set("mistake", run("check"));
  const carriedOut = [...shown].reduce(
    (text, [remark, output]) =>
      text.replace(
        new RegExp(
          `(<!-- walk-through: ${remark} -->\\n\\n\`\`\`(?:ts|console\\n\\$ [^\\n]*)\\n)[^]*?\`\`\``,
        ),
        (_, head: string) => `${head}${output.trimEnd()}\n\`\`\``,
      ),
    readme,
  );
  await expect(carriedOut).toMatchFileSnapshot(join(root, "README.md"));
});

/** Compiles each sample as a module of its own against the sources of the generated packages. */
function compile(name: string, samples: readonly string[], generated: string): void {
  const client = join(generated, "typescript-client/src");
  const server = join(generated, "typescript-server/src");
  const files = new Map(
    samples.map((code, index) => [join(root, `test/${name}-${index}.ts`), code]),
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
      "music-catalog": [join(client, "index.ts")],
      "music-catalog/*": [join(client, "groups/*.ts")],
      "music-catalog-server": [join(server, "index.ts")],
      "music-catalog-server/node": [join(server, "runtime/node.ts")],
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
