/**
 * The samples of the docs in Ruby: a program for every operation of which one can be made up. All of them keep Standard's rules. The
 * mock takes what they send, and it is what the client in TypeScript sends.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SampleLanguage } from "../../../generator/emit/samples/language.js";
import type { Emission } from "../../../generator/targets/ruby-client/emission.js";
import { emissionOf } from "../../../generator/targets/ruby-client/index.js";
import { rubySamples } from "../../../generator/targets/ruby-client/samples.js";
import { run } from "../../matrix/processes.js";
import { loadFolder } from "../../model-lookup.js";
import { samplesOf, suiteManifests } from "../sampled-manifests.js";
import { expectSent } from "../sent-samples.js";
import { findToolchain } from "../toolchains.js";
import { settingsOf, writeGem } from "./emitted-gems.js";
import { runPrograms, writePrograms } from "./sample-programs.js";

const folder = mkdtempSync(join(tmpdir(), "ruby-samples-"));
afterAll(() => rmSync(folder, { recursive: true }));

const manifests = suiteManifests(folder);

describe.skipIf(findToolchain("ruby") === undefined)("samples", () => {
  const left = new Map<string, readonly string[]>();
  const gems = new Map<string, Emission>();
  const files: string[] = [];

  beforeAll(async () => {
    await manifests.write();
    for (const [name, manifest] of manifests.all) {
      gems.set(name, (await writeGem(folder, { name, manifest, gem: gemOf(name) })).names);
      const { model } = loadFolder(manifest).value;
      const samples = await samplesOf(model, languageOf(name));
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

  test.each(manifests.sent)(
    "%s: the mock takes them, and they are what TypeScript sends",
    (name, manifest) =>
      expectSent([name, manifest], {
        ...{ sender: "ruby", language: languageOf(name) },
        send: (sent, variables) => {
          const texts = new Map(sent.map(({ id, text }) => [id, text]));
          const written = writePrograms(join(folder, `${name}-sent`), texts);
          const programs = sent.map((each) => ({ ...each, file: written.get(each.id) ?? "" }));
          const names = gems.get(name);
          if (names === undefined) throw new Error(`${name} was not written`);
          return runPrograms(join(folder, name), names, programs, variables);
        },
      }),
  );
});

function gemOf(name: string): string {
  return `sdk_${name.replaceAll("-", "_")}`;
}

function languageOf(name: string): SampleLanguage {
  return rubySamples((model) => emissionOf(model, settingsOf(gemOf(name))));
}
