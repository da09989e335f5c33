/** The READMEs of emitted gems: every program keeps Standard's rules and runs as it stands, and a mock takes what it sends. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { scenarioNames, scenariosFolder, specifiedManifest } from "../../golden-tree.js";
import { run } from "../../matrix/processes.js";
import { loadFolder } from "../../model-lookup.js";
import { askedOfMock, placesIn, refusedIn, variablesOf } from "../readme-mocks.js";
import { findToolchain } from "../toolchains.js";
import { writeGem } from "./emitted-gems.js";
import { readmePrograms, runPrograms, writePrograms } from "./sample-programs.js";

/** The endpoint that no manifest has. */
const isNoEndpoint = /GET \S*\/status\?full=\S* answered 404/;

const manifests: readonly (readonly [name: string, folder: string])[] = [
  ["specified", specifiedManifest],
  ...scenarioNames().map((name) => [name, join(scenariosFolder, name)] as const),
];

describe.skipIf(findToolchain("ruby") === undefined)("the README", () => {
  const folder = mkdtempSync(join(tmpdir(), "ruby-readmes-"));
  const written: string[] = [];
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(manifests)("of %s has programs that run, and are answered", async (name, manifest) => {
    const gem = `sdk_${name.replaceAll("-", "_")}`;
    const { names } = await writeGem(folder, { name, manifest, gem });
    const { model } = loadFolder(manifest).value;
    const programs = readmePrograms(join(folder, name));
    expect(programs.size).toBeGreaterThan(6);
    const files = writePrograms(join(folder, `${name}-readme`), programs);
    written.push(...files.values());
    let faults: Readonly<Record<string, string>> = {};
    const asked = await askedOfMock(model, async (url) => {
      const sent = [...files].map(([id, file]) => ({ id, file, places: placesIn(model, url) }));
      faults = await runPrograms(join(folder, name), names, sent, variablesOf(model));
    });
    const unexpected = Object.entries(faults).filter(([, fault]) => !isNoEndpoint.test(fault));
    expect(unexpected.map(([id, fault]) => `${programs.get(id)}\n${fault}`)).toEqual([]);
    expect(refusedIn(asked)).toEqual([]);
    expect(asked.length).toBeGreaterThan(0);
  });

  test("has programs that stand as Standard wants them", async () => {
    const config = join(import.meta.dirname, "rubocop.yml");
    // What a README shows is made, and used in a program of the reader's.
    const rules = ["--config", config, "--except", "Lint/UselessAssignment"];
    const given = [...rules, "--cache", "false", "--format", "emacs", ...written];
    expect(await run("rubocop", given, {})).toMatchObject({ code: 0, out: "" });
  }, 120_000);
});
