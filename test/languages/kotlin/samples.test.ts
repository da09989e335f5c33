/**
 * The samples of the docs in Kotlin: a program for every operation of which one can be made up. All of them compile without a
 * warning and stand as ktlint would set them, the mock takes what they send, and it is what the client in TypeScript sends.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { emissionOf } from "../../../generator/targets/kotlin-client/index.js";
import { kotlinSamples } from "../../../generator/targets/kotlin-client/samples.js";
import { loadFolder } from "../../model-lookup.js";
import { samplesOf, suiteManifests } from "../sampled-manifests.js";
import { expectSent } from "../sent-samples.js";
import { findToolchain } from "../toolchains.js";
import { sharedSettings } from "./compiled-packages.js";
import { formatFaults } from "./formatter.js";
import { type CompiledPrograms, compilePrograms, runCompiled } from "./sampled-packages.js";

const folder = mkdtempSync(join(tmpdir(), "kotlin-samples-"));
afterAll(() => rmSync(folder, { recursive: true }));

const manifests = suiteManifests(folder);

describe.skipIf(findToolchain("kotlin") === undefined)("samples", () => {
  const language = kotlinSamples((model) => emissionOf(model, sharedSettings));
  /** By manifests: the samples by the ids of operations, and what they are compiled into. */
  const samples = new Map<string, ReadonlyMap<string, string>>();
  const compiled = new Map<string, CompiledPrograms>();
  beforeAll(() => manifests.write());

  test.each([...manifests.all])(
    "%s: are made of every operation of which other languages have one, and compile without a warning",
    async (name, manifest) => {
      const { left, programs } = await samplesOf(loadFolder(manifest).value.model, language);
      expect(left).toEqual([]);
      samples.set(name, programs);
      if (programs.size === 0) return;
      const written = await compilePrograms(folder, [name, manifest], () => programs);
      expect(written.said).toBe("");
      compiled.set(name, written);
    },
  );

  test("are those of most manifests", () => {
    expect(compiled.size).toBeGreaterThan(20);
  });

  test("stand as ktlint would set them", () => {
    expect(formatFaults([...compiled.values()].flatMap(({ sources }) => sources))).toBe("");
  });

  test.each(manifests.sent)(
    "%s: the mock takes them, and they are what TypeScript sends",
    (name, manifest) =>
      expectSent([name, manifest], {
        ...{ sender: "kotlin", language },
        send: (sent, variables) => {
          const texts = sent.map(({ id, text }) => [id, text] as const);
          expect(new Map(texts)).toEqual(samples.get(name));
          const own = compiled.get(name);
          if (own === undefined) throw new Error(`the samples of ${name} were not compiled`);
          const programs = sent.map((each) => ({
            ...each,
            className: own.classes.get(each.id) ?? "",
          }));
          return runCompiled(own, programs, variables);
        },
      }),
  );
});
