/**
 * The READMEs of emitted packages: every program runs as it stands, a mock takes what it sends, and package indexes show the text.
 * Type checkers and ruff see the programs with all other samples (`samples.test.ts`).
 */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { scenariosFolder } from "../../golden-tree.js";
import { expectAnswered, readmeManifests } from "../readme-runs.js";
import { findToolchain } from "../toolchains.js";
import { writePackage } from "./emitted-packages.js";
import { type Environment, pythonEnvironment } from "./environment.js";
import { readmePrograms, runPrograms, writePrograms } from "./sample-programs.js";

describe.skipIf(findToolchain("python") === undefined)("the README", () => {
  const folder = mkdtempSync(join(tmpdir(), "python-readmes-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  let environment: Environment;
  beforeAll(() => {
    environment = pythonEnvironment();
  });

  test.each(readmeManifests)(
    "of %s has programs that run, and are answered",
    async (name, manifest) => {
      const distribution = `sdk-${name}`;
      const { module } = await writePackage(folder, { name, manifest, distribution });
      const programs = readmePrograms(join(folder, name));
      const files = writePrograms(join(folder, `${name}-readme`), programs);
      await expectAnswered(manifest, {
        programs,
        send: (places, variables) => {
          const sent = [...files].map(([id, file]) => ({ id, file, places }));
          const own = { module, source: join(folder, name, "src") };
          return runPrograms(environment, own, sent, variables);
        },
      });
    },
  );

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
