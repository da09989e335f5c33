/**
 * The samples of the docs in Java: a program for every operation of which one can be made up. All of them compile without a
 * warning, the mock takes what they send, and it is what the client in TypeScript sends.
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
import { emissionOf } from "../../../generator/targets/java-client/index.js";
import { javaSamples } from "../../../generator/targets/java-client/samples.js";
import type { SmallManifest } from "../../behaviour/emitted-client.js";
import { scenarioNames, scenariosFolder } from "../../golden-tree.js";
import { hostileGroup, hostileManifest } from "../../matrix/hostile-requests.js";
import { requestsOfValues, signedRequests } from "../../matrix/made-manifests.js";
import { writeManifest } from "../../matrix/made-service.js";
import { expectSame, maySucceed, refused } from "../../matrix/sample-checks.js";
import { sampledManifests } from "../../matrix/sample-manifests.js";
import { codeOf, sendAllByClient } from "../../matrix/sample-senders.js";
import { environmentOf, SampleService } from "../../matrix/sample-service.js";
import { loadFolder } from "../../model-lookup.js";
import { findToolchain } from "../toolchains.js";
import { compiled, settingsOf } from "./emitted-packages.js";
import { runPrograms, writePrograms } from "./sample-programs.js";
import { javaPackageOf, writeSampledPackage } from "./sampled-packages.js";

const folder = mkdtempSync(join(tmpdir(), "java-samples-"));
afterAll(() => rmSync(folder, { recursive: true }));

const [odd = []] = fc.sample(fc.array(hostileGroup, { minLength: 10, maxLength: 10 }), 1);

/** What no scenario has in a request, and operations whose names and texts are chosen to break out. */
const made: ReadonlyMap<string, SmallManifest> = new Map([
  ["made-odd", hostileManifest(odd)],
  ["made-signed", signedRequests()],
  ["made-values", requestsOfValues()],
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

describe.skipIf(findToolchain("java") === undefined)("samples", () => {
  const left = new Map<string, readonly string[]>();
  const packages: string[] = [];
  const sources: string[] = [];

  beforeAll(async () => {
    for (const [name, manifest] of made) {
      await writeManifest(join(folder, "manifests", name), manifest);
    }
    for (const [name, manifest] of manifests) {
      packages.push(...(await writeSampledPackage(folder, { name, manifest })));
      const samples = await samplesOf(name, loadFolder(manifest).value.model);
      sources.push(...writePrograms(folder, name, samples.programs).sources);
      left.set(name, samples.left);
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

  test.each(sentManifests)(
    "%s: the mock takes them, and they are what TypeScript sends",
    async (name, manifest) => {
      const service = await SampleService.start(name, manifest, [languageOf(name)]);
      try {
        const sent = service.samples.filter(({ texts }) => codeOf(texts, "Java") !== undefined);
        expect(sent.length).toBeGreaterThan(0);
        const { sources: own, classes } = writePrograms(
          folder,
          `${name}-sent`,
          new Map(sent.map((each) => [each.operation.id, codeOf(each.texts, "Java") ?? ""])),
        );
        expect(compiled(folder, own, [], "classes", ["classes"])).toBe("");
        const faults = await runPrograms(
          folder,
          javaPackageOf(name),
          sent.map(({ operation, request }) => ({
            id: operation.id,
            className: classes.get(operation.id) ?? "",
            places: { [request.baseUrl]: service.urlFor("java", operation) },
          })),
          environmentOf(service.samples),
        );
        const others = new Set(
          sent.filter((each) => !maySucceed(each)).map(({ operation }) => operation.id),
        );
        expect(Object.entries(faults).filter(([id]) => !others.has(id))).toEqual([]);
        expect(refused(service, "java", sent)).toEqual([]);
        expect(await sendAllByClient(service, manifest)).toEqual([]);
        for (const each of sent) await expectSame(service, each, ["java"]);
      } finally {
        await service.close();
      }
    },
  );
});

function languageOf(name: string): SampleLanguage {
  return javaSamples((model) => emissionOf(model, settingsOf(name)));
}

/** The samples of a service, and those operations of which only other languages have one. */
async function samplesOf(name: string, model: ApiModel) {
  const languages = [languageOf(name)];
  const sampler = await samplerFor({ model, find: schemaFinder(model), languages });
  const programs = new Map<string, string>();
  const left: string[] = [];
  for (const operation of operationsOf(model)) {
    const request = sampler.requestOf(operation);
    if ("reason" in request) continue;
    const code = codeOf(await sampler.textsOf(request), "Java");
    if (code === undefined) left.push(operation.id);
    else programs.set(operation.id, code);
  }
  return { programs, left };
}
