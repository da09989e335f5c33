/** The connections of an emitted gem: a thousand calls that go wrong in all ways leave none, whoever makes them. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { scenariosFolder } from "../../golden-tree.js";
import { run } from "../../matrix/processes.js";
import { findToolchain } from "../toolchains.js";
import { writeGem } from "./emitted-gems.js";

describe.skipIf(findToolchain("ruby") === undefined)("connections", () => {
  const folder = mkdtempSync(join(tmpdir(), "ruby-sockets-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  test("sockets_test.rb passes without a warning", async () => {
    const name = "music-filled";
    await writeGem(folder, { name, manifest: join(scenariosFolder, name) });
    const suite = join(import.meta.dirname, "sockets_test.rb");
    const given = ["-w", "-I", join(folder, name, "lib"), suite];
    const { code, out, error } = await run("ruby", given, {});
    const warned = error.split("\n").filter((line) => line.includes(folder));
    expect({ code, warned, out }).toEqual({
      ...{ code: 0, warned: [] },
      out: expect.stringMatching(/^3 runs, .* 0 failures, 0 errors, 0 skips$/m),
    });
  });
});
