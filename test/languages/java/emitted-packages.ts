/** Packages of the Java client in a folder, made of any manifests, for one start of the compiler. */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { renderTree } from "../../../generator/output/render.js";
import type { Emission } from "../../../generator/targets/java-client/emission.js";
import { emissionOf, javaClient } from "../../../generator/targets/java-client/index.js";
import type { Settings } from "../../../generator/targets/java-client/settings.js";
import { readTemplate } from "../../golden-tree.js";
import { loadFolder } from "../../model-lookup.js";
import { shortRun, shortToolRun } from "../jvm/short-run.js";
import { jarsFolder } from "./jars.js";

/** A package: its name, which is its folder's, and the manifest that it is made of. */
export interface EmittedPackage {
  readonly name: string;
  readonly manifest: string;
  /** Its package in Java; left out = one of its name. */
  readonly java?: string;
  /** Its settings; left out = those of its name. */
  readonly settings?: Settings;
}

/** The settings of a package; each has a Java package of its own. */
export function settingsOf(
  name: string,
  java = `com.example.${name.replaceAll(/[^a-z0-9]/g, "")}`,
): Settings {
  return {
    ...{ client: "Example", groupId: "com.example", artifactId: name, version: "1.0.0" },
    package: java,
  };
}

/** What was written: paths below the folder. */
export interface WrittenPackage {
  readonly emission: Emission;
  readonly sources: readonly string[];
  /** Those that are no copies of the runtime. */
  readonly built: readonly string[];
}

/** Writes a package, and gives the names that are in it and the paths of its sources. */
export async function writePackage(
  folder: string,
  { name, manifest, java, settings = settingsOf(name, java) }: EmittedPackage,
): Promise<WrittenPackage> {
  const { model } = loadFolder(manifest).value;
  const files = javaClient.emit(model, settings, []).value;
  const { value: tree } = await renderTree([{ target: name, files }], readTemplate);
  const sources: string[] = [];
  const built: string[] = [];
  const isBuilt = new Set(files.filter(({ kind }) => kind === "built").map(({ path }) => path));
  for (const { path: file, text } of tree.values()) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
    if (!file.endsWith(".java")) continue;
    sources.push(file);
    if (isBuilt.has(file.slice(name.length + 1))) built.push(file);
  }
  return { emission: emissionOf(model, settings), sources, built };
}

/** What the compiler says of some sources, with classes in `classes`: nothing where all is well. */
export function compiled(
  folder: string,
  sources: readonly string[],
  options: readonly string[] = [],
  classes = "classes",
  path: readonly string[] = [],
): string {
  writeFileSync(join(folder, `${classes}.txt`), sources.join("\n"));
  const given = [
    ...shortToolRun,
    "-J-Xmx1g",
    "-proc:none",
    "-cp",
    [join(jarsFolder(), "*"), ...path].join(":"),
  ];
  const { status, stdout, stderr } = spawnSync(
    "javac",
    [...given, ...options, "-d", classes, `@${classes}.txt`],
    { cwd: folder, encoding: "utf8", maxBuffer: 1 << 26 },
  );
  return status !== 0 ? `${stdout}${stderr}` : "";
}

/** What a program prints, that was compiled. */
export function printedBy(folder: string, main: string, classes: readonly string[]): string {
  return execFileSync("java", [...shortRun, "-cp", classes.join(":"), main], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 1 << 26,
  });
}
