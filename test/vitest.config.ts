import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { reporters } from "./reporters.js";

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ["**/*.test.ts"],
    exclude: ["golden/**", "matrix/**", "runtimes/**", "**/node_modules/**"],
    reporters: reporters(join(import.meta.dirname, "../test-results/test.json")),
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
