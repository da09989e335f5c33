/** The rules of a run with any manifest, however broken: it reports, with places, and never throws or differs the second time. */
import { posix } from "node:path";
import { hasErrors, type Diagnostic } from "../../generator/diagnostics/diagnostic.js";
import { printDiagnostics } from "../../generator/diagnostics/print.js";
import { build, type BuildRequest, load, type Loaded } from "../../generator/pipeline.js";
import { keptDocuments, type ParseDocument } from "../../generator/source/kept-documents.js";
import type { ManifestFile } from "../../generator/source/read.js";
import { readTemplate } from "../golden-tree.js";

/**
 * Runs manifests of one kind after another. Files that stay as they are, are read once. Each run makes the targets whose turn it
 * is: all of them, or one in so many.
 */
export function manifestRuns(
  oneIn = 1,
): (files: readonly ManifestFile[]) => Promise<readonly string[]> {
  const parse = keptDocuments();
  let turn = 0;
  return (files) => {
    turn += 1;
    const isMade = (index: number): boolean => (index + turn) % oneIn === 0;
    return complaintsAbout(files, parse, isMade);
  };
}

/** Returns the broken rules of a run; nothing where all hold. */
async function complaintsAbout(
  files: readonly ManifestFile[],
  parse: ParseDocument,
  isMade: (index: number) => boolean,
): Promise<readonly string[]> {
  const read = { value: files, diagnostics: [] };
  const request = { folder: "", name: "manifest", targets: [], files: read, parse, stage: run };
  try {
    const { value, diagnostics } = load(request);
    const places = unplaced(diagnostics, value, files);
    if (hasErrors(diagnostics)) {
      const again = load(request);
      return [...places, ...differences(told(diagnostics, value), told(again.diagnostics, value))];
    }
    const targets = value.targets.map(({ name }) => name).filter((_, index) => isMade(index));
    return [...places, ...(await outputComplaints({ ...request, targets }))];
  } catch (error) {
    return [error instanceof Error ? `${error.stack}` : String(error)];
  }
}

/** A manifest without errors is made into files, the same twice, all of them below the output folder. */
async function outputComplaints(request: Omit<BuildRequest, "templates">) {
  const first = await outputOf(request);
  return [...first.outside, ...differences(first.text, (await outputOf(request)).text)];
}

async function outputOf(request: Omit<BuildRequest, "templates">) {
  const { value, diagnostics } = await build({ ...request, templates: readTemplate });
  const paths = [...(value.tree?.keys() ?? [])];
  return {
    outside: paths.filter((path) => posix.normalize(`/out/${path}`) !== `/out/${path}`),
    text: JSON.stringify([
      told(diagnostics, value),
      [...(value.tree ?? [])].map(([path, { text }]) => [path, text]),
    ]),
  };
}

function differences(first: string, second: string): readonly string[] {
  if (first === second) return [];
  const at = first.split("").findIndex((unit, index) => unit !== second.charAt(index));
  const around = [first, second].map((text) => text.slice(Math.max(0, at - 200), at + 200));
  return [`not the same twice: ${around.join("\n")}`];
}

/** As programs read it, and as people do. */
function told(diagnostics: readonly Diagnostic[], { locate }: Loaded): string {
  return (["json", "text"] as const)
    .map((format) => printDiagnostics(diagnostics, { format, colour: false, locate }))
    .join("\n");
}

/** Diagnostics about a file that is there, without a line in it. */
function unplaced(
  diagnostics: readonly Diagnostic[],
  { locate }: Loaded,
  files: readonly ManifestFile[],
): readonly string[] {
  return diagnostics.flatMap((each) => {
    const places = [each.at, ...(each.related ?? []).map(({ at }) => at)].map(locate);
    return places
      .filter(({ displayPath, span }) => {
        const isThere = files.some(({ file }) => file === displayPath);
        return span === undefined ? isThere : !(span.start.line >= 1 && span.start.column >= 1);
      })
      .map(({ displayPath }) => `${each.code} has no line in ${displayPath}: ${each.message}`);
  });
}

function run<T>(_name: string, work: () => T): T {
  return work();
}
