/**
 * The READMEs of emitted packages: every program compiles without a warning, stands as ktlint would set it, and runs, and a mock
 * takes what it sends.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { expectAnswered, readmeManifests } from "../readme-runs.js";
import { findToolchain } from "../toolchains.js";
import { formatFaults } from "./formatter.js";
import { readmePrograms } from "./sample-programs.js";
import { type CompiledPrograms, compilePrograms, runCompiled } from "./sampled-packages.js";

describe.skipIf(findToolchain("kotlin") === undefined)("the README", () => {
  const folder = mkdtempSync(join(tmpdir(), "kotlin-readmes-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const compiled = new Map<string, CompiledPrograms>();
  const programs = new Map<string, ReadonlyMap<string, string>>();

  test.each(readmeManifests)(
    "of %s has programs that compile without a warning",
    async (name, manifest) => {
      const written = await compilePrograms(folder, [name, manifest], (made) => {
        const own = readmePrograms(readFileSync(join(made.folder, "README.md"), "utf8"));
        programs.set(name, own);
        return own;
      });
      expect(written.said).toBe("");
      compiled.set(name, written);
    },
  );

  test("has programs that stand as ktlint would set them", () => {
    const sources = [...compiled.values()].flatMap((each) => each.sources);
    expect(sources.length).toBeGreaterThan(100);
    expect(formatFaults(sources)).toBe("");
  });

  test.each(readmeManifests)("of %s has programs that run, and are answered", (name, manifest) =>
    expectAnswered(manifest, {
      programs: programs.get(name) ?? new Map(),
      send: (places, variables) => {
        const own = compiled.get(name);
        if (own === undefined) throw new Error(`the programs of ${name} were not compiled`);
        const sent = [...own.classes].map(([id, className]) => ({ id, className, places }));
        return runCompiled(own, sent, variables);
      },
    }),
  );
});
