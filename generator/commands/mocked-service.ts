/** The parts of a mock: kept from the last start, or made from the manifest. */
import { keep, type KeptPlace, readKept } from "../output/kept-text.js";
import { manifestFiles, stateOf } from "../source/read.js";
import { defaults, manifestName, type MockOptions, type Terminal } from "./options.js";
import { isSameProgram, knownInputs, programState } from "./program-state.js";
import type { ManifestFiles } from "./run-inputs.js";
import { resolve } from "node:path";
import { cacheFolder } from "../output/cache-file.js";
import { runKey } from "../output/inputs.js";
import { program } from "./program-files.js";

/** Its description as text; undefined where nothing can be made of the manifest, which was said. */
export async function mockedService(
  options: Pick<MockOptions, "manifest" | "quiet">,
  terminal: Terminal,
): Promise<string | undefined> {
  const files = manifestFiles(options.manifest);
  const place = keptMock(options.manifest, files);
  return (place && readKept(place)) ?? describe(options, { files, place, terminal });
}

async function describe(
  { manifest, quiet }: Pick<MockOptions, "manifest" | "quiet">,
  given: {
    readonly files: ManifestFiles;
    readonly place: KeptPlace | undefined;
    readonly terminal: Terminal;
  },
): Promise<string | undefined> {
  const { files, place, terminal } = given;
  const { hasErrors } = await import("../diagnostics/diagnostic.js");
  const { load } = await import("../pipeline.js");
  const { mockDescription } = await import("../mock/description.js");
  const { reportDiagnostics, stopwatch } = await import("./run.js");
  const { saidPlace } = await import("./said-warnings.js");
  const { stage } = stopwatch(terminal);
  const { value, diagnostics } = load({
    folder: manifest,
    name: manifestName(manifest),
    targets: [],
    stage,
    files,
  });
  const said = saidPlace(manifest, terminal);
  reportDiagnostics(diagnostics, { ...defaults, quiet }, { locate: value.locate, terminal, said });
  if (hasErrors(diagnostics)) return undefined;
  const description = JSON.stringify(stage("mock", () => mockDescription(value.model)));
  // Warnings are shown with every start, and need the manifest's text for that.
  if (place !== undefined && diagnostics.length === 0 && isSameProgram()) keep(place, description);
  return description;
}

/** Where what a mock is made of is kept; undefined = nowhere. `files` are what was read of the manifest's folder. */
function keptMock(manifest: string, files: ManifestFiles): KeptPlace | undefined {
  const folder = cacheFolder(manifest) ?? cacheFolder(program);
  const inputs = knownInputs(manifest, folder);
  const state = programState(inputs);
  inputs.keep();
  if (folder === undefined || state === undefined) return undefined;
  const settings = JSON.stringify(["mock", manifestName(manifest)]);
  return {
    folder,
    name: `mock ${resolve(manifest)}`,
    key: runKey([settings, state, stateOf(files)]),
  };
}
