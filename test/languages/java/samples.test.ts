/**
 * The samples of the docs in Java: a program for every operation of which one can be made up. All of them compile without a
 * warning, the mock takes what they send, and it is what the client in TypeScript sends.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SampleLanguage } from "../../../generator/emit/samples/language.js";
import { emissionOf } from "../../../generator/targets/java-client/index.js";
import { javaSamples } from "../../../generator/targets/java-client/samples.js";
import { loadFolder } from "../../model-lookup.js";
import { writeSender } from "../jvm/sent-programs.js";
import { samplesOf, suiteManifests } from "../sampled-manifests.js";
import { expectSent } from "../sent-samples.js";
import { findToolchain } from "../toolchains.js";
import { compiled, settingsOf } from "./emitted-packages.js";
import { runPrograms, writePrograms } from "./sample-programs.js";
import { writeSampledPackage } from "./sampled-packages.js";

const folder = mkdtempSync(join(tmpdir(), "java-samples-"));
afterAll(() => rmSync(folder, { recursive: true }));

const manifests = suiteManifests(folder);

describe.skipIf(findToolchain("java") === undefined)("samples", () => {
  /** By manifests: the samples by the ids of operations, and the classes of their programs. */
  const samples = new Map<string, ReadonlyMap<string, string>>();
  const classes = new Map<string, ReadonlyMap<string, string>>();
  const left = new Map<string, readonly string[]>();
  const packages: string[] = [];
  const sources: string[] = [];

  beforeAll(async () => {
    await manifests.write();
    packages.push(writeSender(folder));
    for (const [name, manifest] of manifests.all) {
      packages.push(...(await writeSampledPackage(folder, { name, manifest })));
      const made = await samplesOf(loadFolder(manifest).value.model, languageOf(name));
      const written = writePrograms(folder, name, made.programs);
      sources.push(...written.sources);
      samples.set(name, made.programs);
      classes.set(name, written.classes);
      left.set(name, made.left);
    }
  });

  test("are made of every operation of which other languages have one", () => {
    expect([...left].filter(([, ids]) => ids.length > 0)).toEqual([]);
  });

  test("compile without a warning", () => {
    expect(compiled(folder, packages)).toBe("");
    // That an operation is deprecated is no fault of its sample.
    const checks = ["-Xlint:all,-deprecation,-removal", "-Werror"];
    expect(compiled(folder, sources, checks, "classes", ["classes"])).toBe("");
  }, 300_000);

  test.each(manifests.sent)(
    "%s: the mock takes them, and they are what TypeScript sends",
    (name, manifest) =>
      expectSent([name, manifest], {
        ...{ sender: "java", language: languageOf(name) },
        send: (sent, variables) => {
          expect(new Map(sent.map(({ id, text }) => [id, text]))).toEqual(samples.get(name));
          const own = classes.get(name);
          const programs = sent.map((each) => ({ ...each, className: own?.get(each.id) ?? "" }));
          return runPrograms(folder, name, programs, variables);
        },
      }),
  );
});

function languageOf(name: string): SampleLanguage {
  return javaSamples((model) => emissionOf(model, settingsOf(name)));
}
