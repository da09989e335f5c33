/**
 * The samples of the docs in Kotlin: a program for every operation of which one can be made up. All of them compile without a
 * warning and stand as ktlint would set them, the mock takes what they send, and it is what the client in TypeScript sends.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SampleLanguage } from "../../../generator/emit/samples/language.js";
import { emissionOf } from "../../../generator/targets/kotlin-client/index.js";
import { kotlinSamples } from "../../../generator/targets/kotlin-client/samples.js";
import { loadFolder } from "../../model-lookup.js";
import { samplesOf, suiteManifests } from "../sampled-manifests.js";
import { expectSent } from "../sent-samples.js";
import { findToolchain } from "../toolchains.js";
import { type Compiler, startCompiler } from "./compiler.js";
import { settingsOf } from "./emitted-packages.js";
import { formatFaults } from "./formatter.js";
import { SampledPackages } from "./sampled-packages.js";
import { sharedName } from "./shared-runtime.js";

const folder = mkdtempSync(join(tmpdir(), "kotlin-samples-"));
afterAll(() => rmSync(folder, { recursive: true }));

const manifests = suiteManifests(folder);

describe.skipIf(findToolchain("kotlin") === undefined)("samples", () => {
  const left = new Map<string, readonly string[]>();
  const said = new Map<string, string>();
  const sources: string[] = [];
  /** The samples and their classes, by manifests and ids. */
  const samples = new Map<string, ReadonlyMap<string, string>>();
  const classes = new Map<string, ReadonlyMap<string, string>>();
  let compiler: Compiler;
  let packages: SampledPackages;

  beforeAll(async () => {
    await manifests.write();
    compiler = startCompiler();
    const all = [...manifests.all].map(([name, manifest]) => ({ name, manifest }));
    packages = await SampledPackages.compile(folder, compiler, all);
    for (const { name, manifest } of all) {
      const own = await samplesOf(loadFolder(manifest).value.model, languageOf(name));
      left.set(name, own.left);
      samples.set(name, own.programs);
      if (own.programs.size === 0) continue;
      const written = await packages.compilePrograms(name, own.programs);
      said.set(name, written.said);
      classes.set(name, written.classes);
      sources.push(...written.sources);
    }
  });
  afterAll(() => compiler.end());

  test("are made of every operation of which other languages have one", () => {
    expect([...left].filter(([, ids]) => ids.length > 0)).toEqual([]);
  });

  test("compile without a warning", () => {
    expect(said.size).toBeGreaterThan(20);
    expect([...said].filter(([, text]) => text !== "")).toEqual([]);
  });

  test("stand as ktlint would set them", () => {
    expect(formatFaults(sources)).toBe("");
  });

  test.each(manifests.sent)(
    "%s: the mock takes them, and they are what TypeScript sends",
    (name, manifest) =>
      expectSent([name, manifest], {
        ...{ sender: "kotlin", language: languageOf(name) },
        send: (sent, variables) => {
          const texts = sent.map(({ id, text }) => [id, text] as const);
          expect(new Map(texts)).toEqual(samples.get(name));
          const own = classes.get(name);
          const programs = sent.map((each) => ({ ...each, className: own?.get(each.id) ?? "" }));
          return packages.run(name, programs, variables);
        },
      }),
  );
});

function languageOf(name: string): SampleLanguage {
  return kotlinSamples((model) => emissionOf(model, settingsOf(name, sharedName)));
}
