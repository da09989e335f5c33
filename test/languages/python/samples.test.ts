/**
 * The samples of the docs in Python: a program for every operation of which one can be made up. Type checkers and ruff take all of
 * them, and those of READMEs. The mock takes what they send, and it is what the client in TypeScript sends.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SampleLanguage } from "../../../generator/emit/samples/language.js";
import { emissionOf } from "../../../generator/targets/python-client/index.js";
import { pythonSamples } from "../../../generator/targets/python-client/samples.js";
import { loadFolder } from "../../model-lookup.js";
import { samplesOf, suiteManifests } from "../sampled-manifests.js";
import { expectSent } from "../sent-samples.js";
import { findToolchain } from "../toolchains.js";
import { settingsOf, writePackage } from "./emitted-packages.js";
import { type Environment, pythonEnvironment } from "./environment.js";
import { readmePrograms, runPrograms, writePrograms } from "./sample-programs.js";

const folder = mkdtempSync(join(tmpdir(), "python-samples-"));
afterAll(() => rmSync(folder, { recursive: true }));

const manifests = suiteManifests(folder);

describe.skipIf(findToolchain("python") === undefined)("samples", () => {
  const left = new Map<string, readonly string[]>();
  const modules = new Map<string, string>();
  let environment: Environment;

  beforeAll(async () => {
    environment = pythonEnvironment();
    await manifests.write();
    for (const [name, manifest] of manifests.all) {
      const names = await writePackage(folder, { ...distributionOf(name), name, manifest });
      modules.set(name, names.module);
      const { model } = loadFolder(manifest).value;
      const samples = await samplesOf(model, languageOf(name));
      const others = readmePrograms(join(folder, name));
      writePrograms(programsOf(name), new Map([...samples.programs, ...others]));
      left.set(name, samples.left);
    }
  });

  const paths = [...manifests.all.keys()].map((name) => join(folder, name, "src"));
  const programs = [...manifests.all.keys()].map((name) => `${name}-samples`);

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

  test.each(manifests.sent)(
    "%s: the mock takes them, and they are what TypeScript sends",
    (name, manifest) =>
      expectSent([name, manifest], {
        ...{ sender: "python", language: languageOf(name) },
        send: (sent, variables) => {
          const texts = new Map(sent.map(({ id, text }) => [id, text]));
          const files = writePrograms(join(folder, `${name}-sent`), texts);
          const programs = sent.map((each) => ({ ...each, file: files.get(each.id) ?? "" }));
          const own = { module: modules.get(name) ?? "", source: join(folder, name, "src") };
          return runPrograms(environment, own, programs, variables);
        },
      }),
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
