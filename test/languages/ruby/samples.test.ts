/**
 * The samples of the docs in Ruby: a program for every operation of which one can be made up. All of them keep Standard's rules. The
 * mock takes what they send, and it is what the client in TypeScript sends.
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
import type { Emission } from "../../../generator/targets/ruby-client/emission.js";
import { emissionOf } from "../../../generator/targets/ruby-client/index.js";
import { rubySamples } from "../../../generator/targets/ruby-client/samples.js";
import type { SmallManifest } from "../../behaviour/emitted-client.js";
import { scenarioNames, scenariosFolder } from "../../golden-tree.js";
import { hostileGroup, hostileManifest } from "../../matrix/hostile-requests.js";
import { requestsOfValues, signedRequests } from "../../matrix/made-manifests.js";
import { writeManifest } from "../../matrix/made-service.js";
import { run } from "../../matrix/processes.js";
import { expectSame, maySucceed, refused } from "../../matrix/sample-checks.js";
import { sampledManifests } from "../../matrix/sample-manifests.js";
import { codeOf, sendAllByClient } from "../../matrix/sample-senders.js";
import { environmentOf, SampleService } from "../../matrix/sample-service.js";
import { loadFolder } from "../../model-lookup.js";
import { findToolchain } from "../toolchains.js";
import { settingsOf, writeGem } from "./emitted-gems.js";
import { runPrograms, writePrograms } from "./sample-programs.js";

const folder = mkdtempSync(join(tmpdir(), "ruby-samples-"));
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

describe.skipIf(findToolchain("ruby") === undefined)("samples", () => {
  const left = new Map<string, readonly string[]>();
  const gems = new Map<string, Emission>();
  const files: string[] = [];

  beforeAll(async () => {
    for (const [name, manifest] of made) {
      await writeManifest(join(folder, "manifests", name), manifest);
    }
    for (const [name, manifest] of manifests) {
      gems.set(name, (await writeGem(folder, { name, manifest, gem: gemOf(name) })).names);
      const { model } = loadFolder(manifest).value;
      const samples = await samplesOf(name, model);
      files.push(...writePrograms(join(folder, `${name}-samples`), samples.programs).values());
      left.set(name, samples.left);
    }
  });

  test("are made of every operation of which other languages have one", () => {
    expect([...left].filter(([, ids]) => ids.length > 0)).toEqual([]);
  });

  test("stand as Standard wants them", async () => {
    const config = join(import.meta.dirname, "rubocop.yml");
    const given = ["--config", config, "--cache", "false", "--format", "emacs", ...files];
    expect(await run("rubocop", given, {})).toMatchObject({ code: 0, out: "" });
  }, 120_000);

  test.each(sentManifests)(
    "%s: the mock takes them, and they are what TypeScript sends",
    async (name, manifest) => {
      const service = await SampleService.start(name, manifest, [languageOf(name)]);
      try {
        const sent = service.samples.filter(({ texts }) => codeOf(texts, "Ruby") !== undefined);
        expect(sent.length).toBeGreaterThan(0);
        const sentFiles = writePrograms(
          join(folder, `${name}-sent`),
          new Map(sent.map((each) => [each.operation.id, codeOf(each.texts, "Ruby") ?? ""])),
        );
        const names = gems.get(name);
        if (names === undefined) throw new Error(`${name} was not written`);
        const faults = await runPrograms(
          join(folder, name),
          names,
          sent.map(({ operation, request }) => ({
            id: operation.id,
            file: sentFiles.get(operation.id) ?? "",
            places: { [request.baseUrl]: service.urlFor("ruby", operation) },
          })),
          environmentOf(service.samples),
        );
        const others = new Set(
          sent.filter((each) => !maySucceed(each)).map(({ operation }) => operation.id),
        );
        expect(Object.entries(faults).filter(([id]) => !others.has(id))).toEqual([]);
        expect(refused(service, "ruby", sent)).toEqual([]);
        expect(await sendAllByClient(service, manifest)).toEqual([]);
        for (const each of sent) await expectSame(service, each, ["ruby"]);
      } finally {
        await service.close();
      }
    },
  );
});

function gemOf(name: string): string {
  return `sdk_${name.replaceAll("-", "_")}`;
}

function languageOf(name: string): SampleLanguage {
  return rubySamples((model) => emissionOf(model, settingsOf(gemOf(name))));
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
    const code = codeOf(await sampler.textsOf(request), "Ruby");
    if (code === undefined) left.push(operation.id);
    else programs.set(operation.id, code);
  }
  return { programs, left };
}
