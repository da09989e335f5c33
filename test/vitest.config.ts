import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { reporters } from "./reporters.js";

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ["**/*.test.ts"],
    exclude: ["golden/**", "matrix/**", "runtimes/**", "**/node_modules/**"],
    reporters: reporters(join(import.meta.dirname, "../test-results/test.json")),
    // One core is left free otherwise, which is half of a small machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
