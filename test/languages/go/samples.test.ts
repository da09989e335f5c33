/**
 * The samples of the docs and of READMEs in Go: a program for every operation of which one can be made up. All of them compile,
 * the mock takes what they send, and it is what the client in TypeScript sends.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SampleLanguage } from "../../../generator/emit/samples/language.js";
import type { ApiModel } from "../../../generator/model/model.js";
import { programOf } from "../../../generator/targets/go-client/fragments.js";
import { emissionOf } from "../../../generator/targets/go-client/index.js";
import { readmeFragments } from "../../../generator/targets/go-client/readme.js";
import { goSamples } from "../../../generator/targets/go-client/samples.js";
import { loadFolder } from "../../model-lookup.js";
import { samplesOf, suiteManifests } from "../sampled-manifests.js";
import { expectSent } from "../sent-samples.js";
import { findToolchain } from "../toolchains.js";
import { saidBy, settingsOf, writeModule, writeWorkspace } from "./emitted-modules.js";
import {
  buildSender,
  samplesFolder,
  senderFolder,
  sendByGo,
  writeSamples,
  writeSender,
} from "./sample-programs.js";

const folder = mkdtempSync(join(tmpdir(), "go-samples-"));
afterAll(() => rmSync(folder, { recursive: true }));

const manifests = suiteManifests(folder);
const names = [...manifests.all.keys()];

describe.skipIf(findToolchain("go") === undefined)("samples", () => {
  const left = new Map<string, readonly string[]>();

  beforeAll(async () => {
    await manifests.write();
    for (const [name, manifest] of manifests.all) {
      await writeModule(folder, { name, manifest });
      const { model } = loadFolder(manifest).value;
      const samples = await samplesOf(model, languageOf(name));
      const others = readmePrograms(name, model);
      writeSamples(folder, { name, docs: samples.programs, others });
      left.set(name, samples.left);
    }
    writeSender(folder, names);
    writeWorkspace(folder, [...names.flatMap((name) => [name, samplesFolder(name)]), senderFolder]);
  });

  test("are made of every operation of which other languages have one", () => {
    expect([...left].filter(([, ids]) => ids.length > 0)).toEqual([]);
  });

  test("are formed as gofmt forms them, and compile", () => {
    const all = [...names.map(samplesFolder), senderFolder].map((name) => `./${name}/...`);
    expect(saidBy("gofmt", ["-l", "-s", "."], folder)).toBe("");
    expect(saidBy("go", ["vet", ...all], folder)).toBe("");
  });

  describe("sent", () => {
    let program: string;
    beforeAll(() => {
      program = buildSender(folder);
    });

    test.each(manifests.sent)(
      "%s: the mock takes them, and they are what TypeScript sends",
      (name, manifest) =>
        expectSent([name, manifest], {
          ...{ sender: "go", language: languageOf(name) },
          send: (sent, variables) => sendByGo([name, program], sent, variables),
        }),
    );
  });
});

function languageOf(name: string): SampleLanguage {
  return goSamples((model) => emissionOf(model, settingsOf(name)));
}

/** The programs of a README. */
function readmePrograms(name: string, model: ApiModel): readonly string[] {
  const names = emissionOf(model, settingsOf(name));
  return readmeFragments(names, model).map((each) => programOf(each, names));
}
