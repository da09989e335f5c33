/** The suites of the languages, each with its own compilers and linters: run by `npm run test:languages`. */
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { reporters } from "../reporters.js";
import { seedOfRun } from "../seed.js";
import { MissedToolchains } from "./missed.js";

export default defineConfig({
  test: {
    root: import.meta.dirname,
    env: seedOfRun(),
    setupFiles: [join(import.meta.dirname, "../seeded.ts")],
    reporters: [
      ...reporters(join(import.meta.dirname, "../../test-results/languages.json")),
      new MissedToolchains(),
    ],
    // Compilers use all cores by themselves.
    fileParallelism: false,
    testTimeout: 900_000,
    hookTimeout: 600_000,
  },
});
