/** The result of `init --from` for a source in memory, and the rules that hold for any source. */
import { expect } from "vitest";
import {
  type Diagnostic,
  hasErrors,
  type Location,
} from "../../generator/diagnostics/diagnostic.js";
import type { Placed } from "../../generator/diagnostics/place.js";
import { printDiagnostics } from "../../generator/diagnostics/print.js";
import { describedSource } from "../../generator/fill/described-source.js";
import { newManifest } from "../../generator/fill/new-manifest/new-manifest.js";
import { openTexts } from "../../generator/fill/sources/open-sources.js";
import { load } from "../../generator/pipeline.js";

/** The files of a manifest that one source gives, by their paths; none where the source is refused. */
export interface SourceRun {
  readonly files: ReadonlyMap<string, string>;
  readonly losses: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
  /** Diagnostics and losses, as they are printed. */
  readonly said: string;
  readonly locate: (location: Location) => Placed;
}

/** Reads a source and makes a manifest of it. */
export function manifestFrom(name: string, text: string): SourceRun {
  const { value, diagnostics } = openTexts({ [name]: text }, [name]);
  const locate = (location: Location): Placed =>
    value.placed(location) ?? { displayPath: location.file };
  const [source] = value.sources;
  const described = source && describedSource(source, {});
  const made = described && newManifest(described.value);
  const all = [
    ...diagnostics,
    ...(described?.diagnostics ?? []),
    ...(source?.diagnostics() ?? []),
    ...(made?.diagnostics ?? []),
  ];
  const losses = made?.value.losses.map(({ at, what, why }) => {
    const { start } = source?.span(at) ?? {};
    return `${at.file}:${start?.line}:${start?.column} ${what}: ${why}`;
  });
  return {
    files: made?.value.files ?? new Map(),
    losses: losses ?? [],
    diagnostics: all,
    said: printDiagnostics(all, { format: "json", colour: false, locate }),
    locate,
  };
}

/** The files of what is made, read as a manifest. */
export function loaded(files: SourceRun["files"]) {
  const encoder = new TextEncoder();
  const value = [...files].map(([file, text]) => ({ file, bytes: encoder.encode(text) }));
  return load({
    ...{ folder: "", name: "manifest", targets: [], stage: (_name, run) => run() },
    files: { value, diagnostics: [] },
  });
}

/** Throws where a source is not taken as every source has to be: said with places, the same twice, and never broken. */
export function expectSound(name: string, text: string): void {
  const run = manifestFrom(name, text);
  for (const { at, code, message } of run.diagnostics) {
    expect(run.locate(at).span, `${code}: ${message}`).toBeDefined();
  }
  expect(run.losses.filter((loss) => loss.includes("undefined:"))).toEqual([]);
  if (run.files.size === 0) expect(hasErrors(run.diagnostics)).toBe(true);
  else {
    for (const file of run.files.keys()) expect(file).toMatch(/^(?:[a-z]+\/)?[a-z0-9-]+\.yaml$/);
    expect(loaded(run.files).diagnostics.filter((each) => hasErrors([each]))).toEqual([]);
  }
  const again = manifestFrom(name, text);
  expect([[...again.files], again.losses, again.said]).toEqual([
    [...run.files],
    run.losses,
    run.said,
  ]);
}
