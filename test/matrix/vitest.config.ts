/** The slow suites, run by `npm run test:matrix`: packed packages, other compilers and other versions of Node. */
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { propertyFiles, slowFiles } from "../left-to-matrices.js";
import { reporters } from "../reporters.js";
import { seedOfRun } from "../seed.js";

export default defineConfig({
  test: {
    root: join(import.meta.dirname, ".."),
    env: { TRIES: process.env["TRIES"] ?? "1", ...seedOfRun() },
    setupFiles: [join(import.meta.dirname, "../seeded.ts")],
    reporters: reporters(join(import.meta.dirname, "../../test-results/matrix.json")),
    // No machine is too slow: what hangs ends with the whole run.
    testTimeout: 900_000,
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 600_000,
    projects: [
      {
        extends: true,
        // Each of them keeps one core busy.
        test: {
          ...{ name: "properties", include: [...propertyFiles] },
          ...{ maxWorkers: availableParallelism(), sequence: { groupOrder: 0 } },
        },
      },
      {
        extends: true,
        // Each of them waits for its programs half of the time, which use several cores otherwise.
        test: {
          ...{ name: "matrices", include: ["matrix/**/*.test.ts", ...slowFiles] },
          ...{ maxWorkers: 2, sequence: { groupOrder: 1 } },
        },
      },
    ],
  },
});
