/**
 * The samples of the docs in Python: a program for every operation of which one can be made up. Type checkers and ruff take all of
 * them, and those of READMEs. The mock takes what they send, and it is what the client in TypeScript sends.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SampleLanguage } from "../../../generator/emit/samples/language.js";
import { samplerFor } from "../../../generator/emit/samples/samples.js";
import type { ApiModel } from "../../../generator/model/model.js";
import { schemaFinder } from "../../../generator/model/schema-finder.js";
import { operationsOf } from "../../../generator/model/walk.js";
import { emissionOf } from "../../../generator/targets/python-client/index.js";
import { pythonSamples } from "../../../generator/targets/python-client/samples.js";
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
import { settingsOf, writePackage } from "./emitted-packages.js";
import { type Environment, pythonEnvironment } from "./environment.js";
import { readmePrograms, runPrograms, writePrograms } from "./sample-programs.js";

const folder = mkdtempSync(join(tmpdir(), "python-samples-"));
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

describe.skipIf(findToolchain("python") === undefined)("samples", () => {
  const left = new Map<string, readonly string[]>();
  const modules = new Map<string, string>();
  let environment: Environment;

  beforeAll(async () => {
    environment = pythonEnvironment();
    for (const [name, manifest] of made) {
      await writeManifest(join(folder, "manifests", name), manifest);
    }
    for (const [name, manifest] of manifests) {
      const names = await writePackage(folder, { ...distributionOf(name), name, manifest });
      modules.set(name, names.module);
      const { model } = loadFolder(manifest).value;
      const samples = await samplesOf(name, model);
      const others = readmePrograms(join(folder, name));
      writePrograms(programsOf(name), new Map([...samples.programs, ...others]));
      left.set(name, samples.left);
    }
  });

  const paths = [...manifests.keys()].map((name) => join(folder, name, "src"));
  const programs = [...manifests.keys()].map((name) => `${name}-samples`);

  test("are made of every operation of which other languages have one", () => {
    expect([...left].filter(([, ids]) => ids.length > 0)).toEqual([]);
  });

  test("are formed as ruff forms them, and keep its rules", () => {
    const line = ["--line-length", "100"];
    const run = (...given: string[]): string =>
      environment.run("ruff", [...given, ...line, ...programs], { cwd: folder }).said;
    expect(run("format", "--check")).toBe("");
    // E501, RUF001: texts of a manifest may be long, and of any script.
    expect(
      run("check", "--isolated", "--select", "B,C4,E,F,I,RUF,SIM,UP,W", "--ignore", "E501,RUF001"),
    ).toBe("");
  });

  test("are right for mypy --strict", () => {
    const given = ["--strict", "--no-error-summary", "--scripts-are-modules", ...programs];
    const env = { MYPYPATH: paths.join(delimiter) };
    expect(environment.run("mypy", given, { cwd: folder, env }).said).toBe("");
  });

  test("are right for pyright's strict mode", () => {
    const settings = {
      ...{ typeCheckingMode: "strict", pythonVersion: "3.11" },
      ...{ include: programs, extraPaths: paths },
      // That an operation is deprecated is no fault of its sample.
      reportDeprecated: false,
    };
    writeFileSync(join(folder, "pyrightconfig.json"), JSON.stringify(settings));
    const given = ["-p", folder, "--pythonpath", environment.program("python")];
    expect(environment.run("pyright", given, { cwd: folder }).said).toBe("");
  });

  test.each(sentManifests)(
    "%s: the mock takes them, and they are what TypeScript sends",
    async (name, manifest) => {
      const service = await SampleService.start(name, manifest, [languageOf(name)]);
      try {
        const sent = service.samples.filter(({ texts }) => codeOf(texts, "Python") !== undefined);
        expect(sent.length).toBeGreaterThan(0);
        const files = writePrograms(
          join(folder, `${name}-sent`),
          new Map(sent.map((each) => [each.operation.id, codeOf(each.texts, "Python") ?? ""])),
        );
        const faults = await runPrograms(
          environment,
          { module: modules.get(name) ?? "", source: join(folder, name, "src") },
          sent.map(({ operation, request }) => ({
            id: operation.id,
            file: files.get(operation.id) ?? "",
            places: { [request.baseUrl]: service.urlFor("python", operation) },
          })),
          environmentOf(service.samples),
        );
        const others = new Set(
          sent.filter((each) => !maySucceed(each)).map(({ operation }) => operation.id),
        );
        expect(Object.entries(faults).filter(([id]) => !others.has(id))).toEqual([]);
        expect(refused(service, "python", sent)).toEqual([]);
        expect(await sendAllByClient(service, manifest)).toEqual([]);
        for (const each of sent) await expectSame(service, each, ["python"]);
      } finally {
        await service.close();
      }
    },
  );
});

function distributionOf(name: string): { readonly distribution: string } {
  return { distribution: `sdk-${name}` };
}

function programsOf(name: string): string {
  return join(folder, `${name}-samples`);
}

function languageOf(name: string): SampleLanguage {
  return pythonSamples((model) => emissionOf(model, settingsOf(distributionOf(name).distribution)));
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
    const code = codeOf(await sampler.textsOf(request), "Python");
    if (code === undefined) left.push(operation.id);
    else programs.set(operation.id, code);
  }
  return { programs, left };
}
