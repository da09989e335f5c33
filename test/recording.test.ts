/** The recording of the walk-through is what its script records now. `npm run recording` makes it anew, as does `test:update`. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

const scripts = join(import.meta.dirname, "../.github");

test("the recording is current: its commands, and all that they print", async () => {
  const recorded = execFileSync(process.execPath, [join(scripts, "recording.mjs")], {
    encoding: "utf8",
  });
  await expect(recorded).toMatchFileSnapshot(join(scripts, "recording.svg"));
});
