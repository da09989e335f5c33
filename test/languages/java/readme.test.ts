/** The READMEs of emitted packages: every program compiles without a warning and runs, and a mock takes what it sends. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeSender } from "../jvm/sent-programs.js";
import { expectAnswered, readmeManifests } from "../readme-runs.js";
import { findToolchain } from "../toolchains.js";
import { compiled } from "./emitted-packages.js";
import { readmePrograms, runPrograms, writePrograms } from "./sample-programs.js";
import { writeSampledPackage } from "./sampled-packages.js";

describe.skipIf(findToolchain("java") === undefined)("the README", () => {
  const folder = mkdtempSync(join(tmpdir(), "java-readmes-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const programs = new Map<string, ReadonlyMap<string, string>>();
  const classes = new Map<string, ReadonlyMap<string, string>>();
  const packages: string[] = [];
  const sources: string[] = [];

  beforeAll(async () => {
    packages.push(writeSender(folder));
    for (const [name, manifest] of readmeManifests) {
      packages.push(...(await writeSampledPackage(folder, { name, manifest })));
      const own = readmePrograms(join(folder, name, "README.md"));
      const written = writePrograms(folder, name, own);
      programs.set(name, own);
      classes.set(name, written.classes);
      sources.push(...written.sources);
    }
  });

  test("has programs that compile without a warning", () => {
    expect(compiled(folder, packages)).toBe("");
    // That an operation is deprecated is no fault of its sample.
    const checks = ["-Xlint:all,-deprecation,-removal", "-Werror"];
    expect(compiled(folder, sources, checks, "classes", ["classes"])).toBe("");
  }, 300_000);

  test.each(readmeManifests)("of %s has programs that run, and are answered", (name, manifest) =>
    expectAnswered(manifest, {
      programs: programs.get(name) ?? new Map(),
      send: (places, variables) => {
        const own = [...(classes.get(name) ?? [])];
        const sent = own.map(([id, className]) => ({ id, className, places }));
        return runPrograms(folder, name, sent, variables);
      },
    }),
  );
});
