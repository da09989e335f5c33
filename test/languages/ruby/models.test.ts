/** Gems of scenarios as callers use them: what reads a Hash goes on to read one, and what stubs `net/http` stubs them. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { scenariosFolder } from "../../golden-tree.js";
import { run } from "../../matrix/processes.js";
import { findToolchain } from "../toolchains.js";
import { writeGem } from "./emitted-gems.js";

describe.skipIf(findToolchain("ruby") === undefined)("models", () => {
  const folder = mkdtempSync(join(tmpdir(), "ruby-models-"));
  const names = ["music-filled", "schemas"];
  afterAll(() => rmSync(folder, { recursive: true }));

  beforeAll(async () => {
    for (const name of names) {
      await writeGem(folder, { name, manifest: join(scenariosFolder, name) });
    }
  });

  test.each(["models_test.rb", "emitted_webmock_test.rb"])(
    "%s passes without a warning",
    async (name) => {
      const paths = names.flatMap((each) => ["-I", join(folder, each, "lib")]);
      const suite = join(import.meta.dirname, name);
      const { code, out, error } = await run("ruby", ["-w", ...paths, suite], {});
      const warned = error
        .split("\n")
        .filter((line) => line.includes("warning") && line.includes(folder));
      expect({ code, warned, out }).toEqual({
        code: 0,
        warned: [],
        out: expect.stringMatching(/^[1-9]\d* runs, .* 0 failures, 0 errors, 0 skips$/m),
      });
    },
  );
});
