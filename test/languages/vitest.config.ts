/** The suites of the languages, each with its own compilers and linters: run by `npm run test:languages`. */
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { reporters } from "../reporters.js";
import { seedOfRun } from "../seed.js";
import { MissedToolchains } from "./missed.js";

/** CI runs some languages beside the others, each part with a report of its own. */
const part = process.env["TEST_PART"];
const report = part === undefined ? "languages" : `languages-${part}`;

export default defineConfig({
  test: {
    root: import.meta.dirname,
    env: seedOfRun(),
    setupFiles: [
      join(import.meta.dirname, "../seeded.ts"),
      join(import.meta.dirname, "../restored.ts"),
    ],
    reporters: [
      ...reporters(join(import.meta.dirname, `../../test-results/${report}.json`)),
      new MissedToolchains(),
    ],
    // Compilers use all cores by themselves, and files of one language share its caches.
    fileParallelism: false,
    // To load the generator anew for each file would take longer than some of them.
    ...{ isolate: false, restoreMocks: true, unstubGlobals: true, unstubEnvs: true },
    testTimeout: 900_000,
    hookTimeout: 600_000,
  },
});
