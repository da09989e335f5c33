/** Tools in a folder, made of any manifests, and how they are built. */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { renderTree } from "../../../generator/output/render.js";
import { cli } from "../../../generator/targets/cli/index.js";
import { type Emission, emissionOf } from "../../../generator/targets/cli/emission.js";
import type { Settings } from "../../../generator/targets/cli/settings.js";
import { templatesFolder } from "../../golden-tree.js";
import { loadFolder } from "../../model-lookup.js";

/** The settings of a tool in a test. */
export function settingsOf(name: string): Settings {
  return { module: `example.com/${name}`, program: "library", version: "1.0.0" };
}

/** Writes a tool of a manifest into a folder of its name, and gives the names that are in it. */
export async function writeTool(folder: string, name: string, manifest: string): Promise<Emission> {
  const { model } = loadFolder(manifest).value;
  const settings = settingsOf(name);
  const { value: files } = cli.emit(model, settings, []);
  const { value: tree } = await renderTree([{ target: name, files }], templatesFolder);
  for (const { path: file, text } of tree.values()) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return emissionOf(model, settings);
}

/** Builds the program of a tool, whose attempts follow each other at once, and gives its path. */
export function builtProgram(folder: string, name: string): string {
  const program = join(folder, `${name}-program`);
  const pauses = `-X example.com/${name}/internal/engine.pauses=none`;
  execFileSync("go", ["build", "-ldflags", pauses, "-o", program, "./cmd/library"], {
    cwd: join(folder, name),
  });
  return program;
}

/** What a command says of a folder: nothing where all is well. */
export function saidBy(program: string, given: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(program, [...given], {
    ...{ cwd, encoding: "utf8", maxBuffer: 1 << 26 },
  });
  return status === 0 && program !== "gofmt" ? "" : `${stdout}${stderr}`;
}
