/** The recording of the command-line tool is what its script records now. `npm run recording:tool` makes it anew. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { findToolchain } from "../toolchains.js";

const scripts = join(import.meta.dirname, "../../../.github");

describe.skipIf(findToolchain("go") === undefined)("the tool", () => {
  test("the recording is current: its commands, and all that they print", async () => {
    const recorded = execFileSync(process.execPath, [join(scripts, "tool-recording.mjs")], {
      encoding: "utf8",
    });
    await expect(recorded).toMatchFileSnapshot(join(scripts, "tool-recording.svg"));
  });
});
