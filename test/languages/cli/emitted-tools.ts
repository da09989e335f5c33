/** Tools in a folder, made of any manifests, and how they are built. */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { renderTree } from "../../../generator/output/render.js";
import { cli } from "../../../generator/targets/cli/index.js";
import { type Emission, emissionOf } from "../../../generator/targets/cli/emission.js";
import type { Settings } from "../../../generator/targets/cli/settings.js";
import { readTemplate } from "../../golden-tree.js";
import { loadFolder } from "../../model-lookup.js";

/** The settings of a tool in a test. */
export function settingsOf(name: string): Settings {
  return { module: `example.com/${name}`, program: "library", version: "1.0.0" };
}

/** Writes a tool of a manifest into a folder of its name, and gives the names that are in it. */
export async function writeTool(
  folder: string,
  name: string,
  manifest: string,
  settings: Settings = settingsOf(name),
): Promise<Emission> {
  const { model } = loadFolder(manifest).value;
  const { value: files } = cli.emit(model, settings, []);
  const { value: tree } = await renderTree([{ target: name, files }], readTemplate);
  for (const { path: file, text } of tree.values()) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return emissionOf(model, settings);
}

/** A tool that is built. */
export interface BuiltTool {
  readonly program: string;
  readonly names: Emission;
}

const built = new Map<string, Promise<BuiltTool>>();
let shared: string | undefined;

/**
 * Builds the tool of a manifest, once for all suites of a run. All tools are one module, and their paths are left out (`-trimpath`),
 * so that the go command compiles the runtime once for all of them, and keeps it for the next run.
 */
export function builtTool(manifest: string): Promise<BuiltTool> {
  const known = built.get(manifest) ?? build(manifest, `tool-${built.size}`);
  built.set(manifest, known);
  return known;
}

async function build(manifest: string, name: string): Promise<BuiltTool> {
  if (shared === undefined) {
    const made = mkdtempSync(join(tmpdir(), "cli-tools-"));
    process.on("exit", () => rmSync(made, { recursive: true, force: true }));
    shared = made;
  }
  const names = await writeTool(shared, name, manifest, settingsOf("tool"));
  const program = join(shared, `${name}-program`);
  // Attempts follow each other at once.
  const pauses = "-X example.com/tool/internal/engine.pauses=none";
  execFileSync("go", ["build", "-trimpath", "-ldflags", pauses, "-o", program, "./cmd/library"], {
    cwd: join(shared, name),
  });
  return { program, names };
}

/** What a command says of a folder: nothing where all is well. */
export function saidBy(program: string, given: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(program, [...given], {
    ...{ cwd, encoding: "utf8", maxBuffer: 1 << 26 },
  });
  return status === 0 && program !== "gofmt" ? "" : `${stdout}${stderr}`;
}
