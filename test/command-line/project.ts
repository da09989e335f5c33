/** A small project in a folder of its own, and the program run in it as its users run it. */
import { execFile } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/** The repository, and the program that it builds. */
export const root: string = join(import.meta.dirname, "../..");
const program = join(root, "dist/main.js");

/** The output of a run, and its exit code. */
export interface Outcome {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

/** A manifest of two operations, one of which can be called. */
const manifest: Readonly<Record<string, readonly string[]>> = {
  "manifest/service.yaml": [
    "source: handbook",
    "title: Shop",
    "groups: [orders]",
    "sources: { handbook: { title: Handbook, kind: document } }",
  ],
  "manifest/groups/orders.yaml": [
    "source: handbook",
    "title: Orders",
    "operations:",
    "  list:",
    "    title: List Orders",
    "    method: GET",
    "    path: /orders",
    "  cancel: not shown",
  ],
  "manifest/targets.yaml": [
    "targets:",
    "  model-json: {}",
    "  typescript-client: { package: shop, version: 1.0.0, license: MIT }",
  ],
};

/** A project, with the manifest above unless other files are given; paths are below its folder. */
export class Project {
  readonly folder: string = mkdtempSync(join(tmpdir(), "command-line-"));

  constructor(files: Readonly<Record<string, readonly string[]>> = manifest) {
    for (const [path, lines] of Object.entries(files)) this.write(path, lines);
  }

  path(path: string): string {
    return join(this.folder, path);
  }

  write(path: string, lines: readonly string[]): void {
    mkdirSync(this.path(`${path}/..`), { recursive: true });
    writeFileSync(this.path(path), `${lines.join("\n")}\n`);
  }

  read(path: string): string {
    return readFileSync(this.path(path), "utf8");
  }

  replace(path: string, from: string | RegExp, to: string): void {
    writeFileSync(this.path(path), this.read(path).replace(from, to));
  }

  move(from: string, to: string): void {
    renameSync(this.path(from), this.path(to));
  }

  remove(path: string): void {
    rmSync(this.path(path), { recursive: true });
  }

  has(path: string): boolean {
    return existsSync(this.path(path));
  }

  /** Runs the program, from a folder of the project; it gets no variable of this process's environment but those that it needs. */
  run(
    args: readonly string[],
    environment: Record<string, string> = {},
    file: string = program,
    from = ".",
  ): Promise<Outcome> {
    const env = { PATH: process.env["PATH"] ?? "", ...environment };
    return new Promise((resolve) => {
      const options = { cwd: this.path(from), env };
      const child = execFile(process.execPath, [file, ...args], options, (_, out, error) =>
        resolve({ code: child.exitCode, out, error }),
      );
    });
  }

  /** Every file below the output folder, with the time of its last change and its text. */
  output(): ReadonlyMap<string, string> {
    if (!this.has("generated")) return new Map();
    const names = readdirSync(this.path("generated"), { recursive: true, encoding: "utf8" });
    const files = names.filter((name) => statSync(this.path(`generated/${name}`)).isFile());
    return new Map(
      files.map((name) => {
        const changed = statSync(this.path(`generated/${name}`)).mtimeMs;
        return [name, `${changed} ${this.read(`generated/${name}`)}`];
      }),
    );
  }

  /** The scripts that a run loads, as the engine's own coverage tells: of the program's, which are bundles, also what is in them. */
  async loaded(
    args: readonly string[],
    environment: Record<string, string> = {},
  ): Promise<readonly string[]> {
    const folder = mkdtempSync(this.path("coverage-"));
    await this.run(args, { ...environment, NODE_V8_COVERAGE: folder });
    return readdirSync(folder).flatMap((name) => {
      const text = readFileSync(join(folder, name), "utf8");
      const report: { result: { url: string }[] } = JSON.parse(text);
      return report.result.flatMap(({ url }) => [url, ...bundledIn(url)]);
    });
  }

  /** Takes the folder away. */
  end(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** The modules of a bundle of the program, as paths of their sources: the bundler writes each above its code. */
function bundledIn(url: string): readonly string[] {
  if (!url.startsWith(pathToFileURL(`${root}/dist/`).href)) return [];
  const text = readFileSync(fileURLToPath(url), "utf8");
  return [
    ...new Set(
      Array.from(
        text.matchAll(/^\/\/ ((?:generator|node_modules)\/.*)$/gm),
        ([, path = ""]) => path,
      ),
    ),
  ];
}
