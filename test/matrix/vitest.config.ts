/** The slow suites, run by `npm run test:matrix`: packed packages, other compilers and other versions of Node. */
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { propertyFiles, slowFiles } from "../left-to-matrices.js";
import { reporters } from "../reporters.js";
import { seedOfRun } from "../seed.js";

export default defineConfig({
  test: {
    root: join(import.meta.dirname, ".."),
    include: ["matrix/**/*.test.ts", ...propertyFiles, ...slowFiles],
    env: { ALL_RUNS: "yes", ...seedOfRun() },
    setupFiles: [join(import.meta.dirname, "../seeded.ts")],
    reporters: reporters(join(import.meta.dirname, "../../test-results/matrix.json")),
    // Each of them keeps a machine busy by itself.
    fileParallelism: false,
    // No machine is too slow: what hangs ends with the whole run.
    testTimeout: 900_000,
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 600_000,
  },
});
