/** Classes of objects as callers use them, in gems of scenarios: what reads a Hash goes on to read one. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { scenariosFolder } from "../../golden-tree.js";
import { run } from "../../matrix/processes.js";
import { findToolchain } from "../toolchains.js";
import { writeGem } from "./emitted-gems.js";

describe.skipIf(findToolchain("ruby") === undefined)("models", () => {
  const folder = mkdtempSync(join(tmpdir(), "ruby-models-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  test("models_test.rb passes without a warning", async () => {
    const names = ["music-filled", "schemas"];
    for (const name of names) {
      await writeGem(folder, { name, manifest: join(scenariosFolder, name) });
    }
    const paths = names.flatMap((name) => ["-I", join(folder, name, "lib")]);
    const suite = join(import.meta.dirname, "models_test.rb");
    const { code, out, error } = await run("ruby", ["-w", ...paths, suite], {});
    const warned = error
      .split("\n")
      .filter((line) => line.includes("warning") && line.includes(folder));
    expect({ code, warned, out }).toEqual({
      code: 0,
      warned: [],
      out: expect.stringMatching(/^[1-9]\d* runs, .* 0 failures, 0 errors, 0 skips$/m),
    });
  });
});
