/** Modules of the Go client in a folder, made of any manifests, for one start of the compiler. */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { renderTree } from "../../../generator/output/render.js";
import { emissionOf, goClient } from "../../../generator/targets/go-client/index.js";
import type { Emission } from "../../../generator/targets/go-client/emission.js";
import type { Settings } from "../../../generator/targets/go-client/settings.js";
import { readTemplate } from "../../golden-tree.js";
import { loadFolder } from "../../model-lookup.js";

/** A module: its name, which is its folder's, and the manifest that it is made of. */
export interface EmittedModule {
  readonly name: string;
  readonly manifest: string;
  /** Its path; left out = `example.com/<name>`. */
  readonly path?: string;
}

/** The settings of a module, all of which have the same package. */
export function settingsOf(name: string, path = `example.com/${name}`): Settings {
  return { module: path, package: "client", version: "1.0.0" };
}

/** Writes a module, and gives the names that are in it. */
export async function writeModule(
  folder: string,
  { name, manifest, path }: EmittedModule,
): Promise<Emission> {
  const { model } = loadFolder(manifest).value;
  const settings = settingsOf(name, path);
  const files = goClient.emit(model, settings, []).value;
  const { value: tree } = await renderTree([{ target: name, files }], readTemplate);
  for (const { path: file, text } of tree.values()) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return emissionOf(model, settings);
}

/** Makes a workspace of modules, which one start of the go command goes through. */
export function writeWorkspace(folder: string, names: readonly string[]): void {
  const uses = names.map((name) => `\t./${name}\n`).join("");
  writeFileSync(join(folder, "go.work"), `go 1.24\n\nuse (\n${uses})\n`);
}

/** What a program says of a folder: nothing where all is well. */
export function saidBy(program: string, given: readonly string[], folder: string): string {
  const { status, stdout, stderr } = spawnSync(program, [...given], {
    ...{ cwd: folder, encoding: "utf8", maxBuffer: 1 << 26 },
  });
  return program === "gofmt" || status !== 0 ? `${stdout}${stderr}` : "";
}

/** Runs a program of Go, and gives what it prints. */
export function printedBy(folder: string): string {
  return execFileSync("go", ["run", "."], { cwd: folder, encoding: "utf8", maxBuffer: 1 << 26 });
}
