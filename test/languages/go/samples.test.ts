/**
 * The samples of the docs and of READMEs in Go: a program for every operation of which one can be made up. All of them compile,
 * the mock takes what they send, and it is what the client in TypeScript sends.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SampleLanguage } from "../../../generator/emit/samples/language.js";
import { samplerFor } from "../../../generator/emit/samples/samples.js";
import type { ApiModel } from "../../../generator/model/model.js";
import { schemaFinder } from "../../../generator/model/schema-finder.js";
import { operationsOf } from "../../../generator/model/walk.js";
import { programOf } from "../../../generator/targets/go-client/fragments.js";
import { emissionOf } from "../../../generator/targets/go-client/index.js";
import { readmeFragments } from "../../../generator/targets/go-client/readme.js";
import { goSamples } from "../../../generator/targets/go-client/samples.js";
import { scenarioNames, scenariosFolder } from "../../golden-tree.js";
import type { SmallManifest } from "../../behaviour/emitted-client.js";
import { hostileGroup, hostileManifest } from "../../matrix/hostile-requests.js";
import { requestsOfValues, signedRequests } from "../../matrix/made-manifests.js";
import { writeManifest } from "../../matrix/made-service.js";
import { expectSame, refused } from "../../matrix/sample-checks.js";
import { sampledManifests } from "../../matrix/sample-manifests.js";
import { codeOf, sendAllByClient } from "../../matrix/sample-senders.js";
import { SampleService } from "../../matrix/sample-service.js";
import { loadFolder } from "../../model-lookup.js";
import { findToolchain } from "../toolchains.js";
import { saidBy, settingsOf, writeModule, writeWorkspace } from "./emitted-modules.js";
import {
  buildSender,
  samplesFolder,
  senderFolder,
  sendAllByGo,
  writeSamples,
  writeSender,
} from "./sample-programs.js";

const folder = mkdtempSync(join(tmpdir(), "go-samples-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** What no scenario has in a request, and texts that mean something elsewhere. */
const [odd = []] = fc.sample(fc.array(hostileGroup, { minLength: 10, maxLength: 10 }), 1);
const made: ReadonlyMap<string, SmallManifest> = new Map([
  ["made-signed", signedRequests()],
  ["made-values", requestsOfValues()],
  ["made-odd", hostileManifest(odd)],
]);

/** Those whose samples are sent. */
const sentManifests = [
  ...sampledManifests,
  ...[...made.keys()].map((name) => [name, join(folder, "manifests", name)] as const),
];

/** With every scenario. */
const manifests = new Map([
  ...scenarioNames().map((name) => [name, join(scenariosFolder, name)] as const),
  ...sentManifests,
]);
const names = [...manifests.keys()];

describe.skipIf(findToolchain("go") === undefined)("samples", () => {
  const left = new Map<string, readonly string[]>();

  beforeAll(async () => {
    for (const [name, manifest] of made) {
      await writeManifest(join(folder, "manifests", name), manifest);
    }
    for (const [name, manifest] of manifests) {
      await writeModule(folder, { name, manifest });
      const { model } = loadFolder(manifest).value;
      const samples = await samplesOf(name, model);
      writeSamples(folder, samples);
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

    test.each(sentManifests)(
      "%s: the mock takes them, and they are what TypeScript sends",
      async (name, manifest) => {
        const service = await SampleService.start(name, manifest, [languageOf(name)]);
        try {
          expect(await sendAllByGo(service, program)).toEqual([]);
          const sent = service.samples.filter(({ texts }) => codeOf(texts, "Go") !== undefined);
          expect(sent.length).toBeGreaterThan(0);
          expect(refused(service, "go", sent)).toEqual([]);
          expect(await sendAllByClient(service, manifest)).toEqual([]);
          for (const each of sent) await expectSame(service, each, ["go"]);
        } finally {
          await service.close();
        }
      },
    );
  });
});

function languageOf(name: string): SampleLanguage {
  return goSamples((model) => emissionOf(model, settingsOf(name)));
}

/** The samples of a service, and those operations of which only other languages have one. */
async function samplesOf(name: string, model: ApiModel) {
  const names = emissionOf(model, settingsOf(name));
  const languages = [languageOf(name)];
  const sampler = await samplerFor({ model, find: schemaFinder(model), languages });
  const docs = new Map<string, string>();
  const left: string[] = [];
  for (const operation of operationsOf(model)) {
    const request = sampler.requestOf(operation);
    if ("reason" in request) continue;
    const code = codeOf(await sampler.textsOf(request), "Go");
    if (code === undefined) left.push(operation.id);
    else docs.set(operation.id, code);
  }
  const others = readmeFragments(names, model).map((each) => programOf(each, names));
  return { name, docs, others, left };
}
