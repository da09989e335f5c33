/** The scenarios, and the trees of expected files that stand for them. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { printDiagnostics } from "../generator/diagnostics/print.js";
import type { GeneratedFile } from "../generator/emit/target.js";
import type { ReadTemplate } from "../generator/output/render.js";
import { revisionOnDisk } from "./revisions-on-disk.js";
import { build, load, type Stage } from "../generator/pipeline.js";

/** Folder of the scenarios, one manifest each. */
export const scenariosFolder: string = join(import.meta.dirname, "scenarios");

/**
 * The manifest of the service's specification, and nothing more: that of this repository before anybody filled a fact in. The
 * one in `manifest/` grows; tests that count or name facts use this one.
 */
export const specifiedManifest: string = join(import.meta.dirname, "specification/manifest");

/** Folder of what is expected: `<target>/<scenario>/…`. */
export const goldenFolder: string = join(import.meta.dirname, "golden");

/** Folder of the templates. */
export const templatesFolder: string = join(import.meta.dirname, "../templates");

/** Reads them there, and not from the file that the build packs them in. */
export const readTemplate: ReadTemplate = (template) =>
  readFileSync(join(templatesFolder, template));

const stage: Stage = (_name, run) => run();

/** Texts by path. */
export type Texts = ReadonlyMap<string, string>;

/** Names of the scenarios. */
export function scenarioNames(): readonly string[] {
  return foldersIn(scenariosFolder);
}

/** The output of a scenario, and how it is made. */
export interface Rendered {
  /** Every file, copies among them: `<target>/<path>` → text. */
  readonly texts: Texts;
  /** The same files as the targets hand them over, under the same paths. */
  readonly files: ReadonlyMap<string, GeneratedFile>;
  /** Errors and warnings as a terminal shows them; empty = none. */
  readonly report: string;
}

/** Makes everything that a scenario's `targets.yaml` asks for, in memory. */
export async function renderScenario(scenario: string): Promise<Rendered> {
  const request = { folder: join(scenariosFolder, scenario), name: "manifest", targets: [], stage };
  const { value, diagnostics } = await build({
    ...request,
    templates: readTemplate,
    atRevision: revisionOnDisk,
  });
  const { model, targets } = load(request).value;
  const handedOver = (value.tree === undefined ? [] : targets).flatMap(({ name, emit }) =>
    emit(model, value.past).value.map((file) => [`${name}/${file.path}`, file] as const),
  );
  return {
    texts: new Map([...(value.tree ?? [])].map(([path, { text }]) => [path, text])),
    files: new Map(handedOver),
    report: printDiagnostics(diagnostics, {
      format: "text",
      colour: false,
      locate: value.locate,
    }).replaceAll(scenariosFolder, "test/scenarios"),
  };
}

/** The golden files of one target for one scenario, by path below the folder of the two. */
export function goldenFiles(target: string, scenario: string): readonly string[] {
  return filesBelow(join(goldenFolder, target, scenario), "");
}

/** `<target>/<scenario>` of every golden tree there is. */
export function goldenTrees(): readonly string[] {
  return foldersIn(goldenFolder).flatMap((target) =>
    foldersIn(join(goldenFolder, target)).map((scenario) => `${target}/${scenario}`),
  );
}

/** The text of a file. */
export function textOf(...path: readonly string[]): string {
  return readFileSync(join(...path), "utf8");
}

function foldersIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

function filesBelow(folder: string, prefix: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) =>
      entry.isDirectory()
        ? filesBelow(join(folder, entry.name), `${prefix}${entry.name}/`)
        : [`${prefix}${entry.name}`],
    )
    .sort();
}
