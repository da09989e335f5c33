/**
 * The READMEs of emitted packages: every program compiles without a warning, stands as ktlint would set it, and runs, and a mock
 * takes what it sends.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expectAnswered, readmeManifests } from "../readme-runs.js";
import { findToolchain } from "../toolchains.js";
import { type Compiler, startCompiler } from "./compiler.js";
import { formatFaults } from "./formatter.js";
import { readmePrograms } from "./sample-programs.js";
import { SampledPackages } from "./sampled-packages.js";

describe.skipIf(findToolchain("kotlin") === undefined)("the README", () => {
  const folder = mkdtempSync(join(tmpdir(), "kotlin-readmes-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const programs = new Map<string, ReadonlyMap<string, string>>();
  const classes = new Map<string, ReadonlyMap<string, string>>();
  const said = new Map<string, string>();
  const sources: string[] = [];
  let compiler: Compiler;
  let packages: SampledPackages;

  beforeAll(async () => {
    compiler = startCompiler();
    const all = readmeManifests.map(([name, manifest]) => ({ name, manifest }));
    packages = await SampledPackages.compile(folder, compiler, all);
    for (const { name } of all) {
      const own = readmePrograms(readFileSync(join(folder, name, "README.md"), "utf8"));
      const written = await packages.compilePrograms(name, own);
      programs.set(name, own);
      classes.set(name, written.classes);
      said.set(name, written.said);
      sources.push(...written.sources);
    }
  });
  afterAll(() => compiler.end());

  test("has programs that compile without a warning", () => {
    expect([...said].filter(([, text]) => text !== "")).toEqual([]);
  });

  test("has programs that stand as ktlint would set them", () => {
    expect(formatFaults(sources)).toBe("");
  });

  test.each(readmeManifests)("of %s has programs that run, and are answered", (name, manifest) =>
    expectAnswered(manifest, {
      programs: programs.get(name) ?? new Map(),
      send: (places, variables) => {
        const own = [...(classes.get(name) ?? [])];
        const sent = own.map(([id, className]) => ({ id, className, places }));
        return packages.run(name, sent, variables);
      },
    }),
  );
});
