/**
 * The READMEs of emitted packages: every program runs as it stands, a mock takes what it sends, and package indexes show the text.
 * Type checkers and ruff see the programs with all other samples (`samples.test.ts`).
 */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mockDescription } from "../../../generator/mock/description.js";
import type { LoggedRequest } from "../../../generator/mock/request-log.js";
import { startMock } from "../../../generator/mock/start.js";
import { knownValue } from "../../../generator/model/known.js";
import type { ApiModel, Group } from "../../../generator/model/model.js";
import { operationsOf } from "../../../generator/model/walk.js";
import { servicePlan } from "../../../generator/sdk/plan-of.js";
import { scenarioNames, scenariosFolder, specifiedManifest } from "../../golden-tree.js";
import { loadFolder } from "../../model-lookup.js";
import { findToolchain } from "../toolchains.js";
import { writePackage } from "./emitted-packages.js";
import { type Environment, pythonEnvironment } from "./environment.js";
import { readmePrograms, runPrograms, writePrograms } from "./sample-programs.js";

/** The endpoint that no manifest has. */
const isNoEndpoint = /GET \S*\/status\?full=\*\*\* answered 404/;

const manifests: readonly (readonly [name: string, folder: string])[] = [
  ["real-service", specifiedManifest],
  ...scenarioNames().map((name) => [name, join(scenariosFolder, name)] as const),
];

describe.skipIf(findToolchain("python") === undefined)("the README", () => {
  const folder = mkdtempSync(join(tmpdir(), "python-readmes-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  let environment: Environment;
  beforeAll(() => {
    environment = pythonEnvironment();
  });

  test.each(manifests)("of %s has programs that run, and are answered", async (name, manifest) => {
    const names = await writePackage(folder, { name, manifest, distribution: `sdk-${name}` });
    const { model } = loadFolder(manifest).value;
    const programs = readmePrograms(join(folder, name));
    expect(programs.size).toBeGreaterThan(7);
    const files = writePrograms(join(folder, `${name}-readme`), programs);
    const asked: LoggedRequest[] = [];
    const end = new AbortController();
    const mock = await startMock(JSON.stringify(mockDescription(openTo(model))), {
      ...{ port: 0, host: "127.0.0.1", signal: end.signal },
      log: (request) => asked.push(request),
      onError: (error) => {
        throw error;
      },
    });
    const faults = await runPrograms(
      environment,
      { module: names.module, source: join(folder, name, "src") },
      [...files].map(([id, file]) => ({ id, file, places: placesIn(model, mock.url) })),
      variablesOf(model),
    );
    end.abort();
    await mock.closed;
    const unexpected = Object.entries(faults).filter(([, fault]) => !isNoEndpoint.test(fault));
    expect(unexpected.map(([id, fault]) => `${programs.get(id)}\n${fault}`)).toEqual([]);
    const refused = asked.filter(
      ({ status, target }) => status >= 400 && target !== "/status?full=true",
    );
    expect(refused).toEqual([]);
    expect(asked.length).toBeGreaterThan(0);
  });

  test.each(["music-filled", "hostile", "half-known"])(
    "of %s is one that package indexes show",
    async (name) => {
      const manifest = join(scenariosFolder, name);
      const own = `${name}-built`;
      await writePackage(folder, { name: own, manifest, distribution: `sdk-${name}` });
      const cwd = join(folder, own);
      const build = ["-m", "build", "--no-isolation", "--skip-dependency-check"];
      expect(environment.run("python", build, { cwd }).said).toBe("");
      const made = readdirSync(join(cwd, "dist")).toSorted();
      expect(made.map((each) => each.replace(/^.*-1\.0\.0/, ""))).toEqual([
        "-py3-none-any.whl",
        ".tar.gz",
      ]);
      const check = ["-m", "twine", "check", "--strict", ...made.map((each) => join("dist", each))];
      expect(environment.run("python", check, { cwd }).said).toBe("");
    },
  );
});

/** A model of which a mock asks for no credentials, and counts no requests. */
function openTo(model: ApiModel): ApiModel {
  const { service } = model;
  const inGroup = (group: Group): Group => ({
    ...group,
    operations: group.operations.map((each) => ({
      ...each,
      authentication: { state: "none", at: each.at, sources: [] },
      limits: { state: "none", at: each.at, sources: [] },
    })),
    groups: group.groups.map(inGroup),
  });
  const authentication = {
    ...service.authentication,
    default: { state: "none", at: service.at, sources: [] },
  } as const;
  const limits = {
    ...service.limits,
    rate: { state: "none", at: service.at, sources: [] },
  } as const;
  return {
    ...model,
    service: { ...service, authentication, limits },
    groups: model.groups.map(inGroup),
  };
}

/** The environment that programs read: the names that READMEs make up, and those that the manifest states. */
function variablesOf(model: ApiModel): Readonly<Record<string, string>> {
  const madeUp = ["TOKEN", "CLIENT_ID", "CLIENT_SECRET", "WEBHOOK_SECRET"];
  const stated = servicePlan(model).credentials.flatMap(({ environment = {} }) =>
    Object.values(environment),
  );
  return Object.fromEntries([...madeUp, ...stated].map((name) => [name, `the ${name}`]));
}

/** Where requests go, by the URLs that operations are below. */
function placesIn(model: ApiModel, url: string): Readonly<Record<string, string>> {
  const own = operationsOf(model).flatMap(({ baseUrl }) => {
    const known = knownValue(baseUrl);
    return (known && knownValue(known.url)) ?? [];
  });
  const service = servicePlan(model).defaults.baseUrl ?? "https://api.example.com";
  return Object.fromEntries([...own, service].map((each) => [each, url]));
}
