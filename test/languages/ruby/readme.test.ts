/** The READMEs of emitted gems: every program keeps Standard's rules and runs as it stands, and a mock takes what it sends. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { run } from "../../matrix/processes.js";
import { expectAnswered, readmeManifests } from "../readme-runs.js";
import { findToolchain } from "../toolchains.js";
import { writeGem } from "./emitted-gems.js";
import { readmePrograms, runPrograms, writePrograms } from "./sample-programs.js";

describe.skipIf(findToolchain("ruby") === undefined)("the README", () => {
  const folder = mkdtempSync(join(tmpdir(), "ruby-readmes-"));
  const written: string[] = [];
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(readmeManifests)(
    "of %s has programs that run, and are answered",
    async (name, manifest) => {
      const gem = `sdk_${name.replaceAll("-", "_")}`;
      const { names } = await writeGem(folder, { name, manifest, gem });
      const programs = readmePrograms(join(folder, name));
      const files = writePrograms(join(folder, `${name}-readme`), programs);
      written.push(...files.values());
      await expectAnswered(manifest, {
        programs,
        send: (places, variables) => {
          const sent = [...files].map(([id, file]) => ({ id, file, places }));
          return runPrograms(join(folder, name), names, sent, variables);
        },
      });
    },
  );

  test("has programs that stand as Standard wants them", async () => {
    const config = join(import.meta.dirname, "rubocop.yml");
    // What a README shows is made, and used in a program of the reader's.
    const rules = ["--config", config, "--except", "Lint/UselessAssignment"];
    const given = [...rules, "--cache", "false", "--format", "emacs", ...written];
    expect(await run("rubocop", given, {})).toMatchObject({ code: 0, out: "" });
  }, 120_000);
});
