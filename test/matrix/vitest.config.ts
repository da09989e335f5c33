/** The slow suites, run by `npm run test:matrix`: packed packages, other compilers and other versions of Node. */
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { reporters } from "../reporters.js";

/** What `npm test` tries a quarter of. */
const properties = [
  "unit/emit/typescript/printers.test.ts",
  "unit/emit/typescript/schemas/soundness.test.ts",
  "unit/output/properties.test.ts",
  "unit/resolve/checks/contradictions.test.ts",
  "unit/scaffold/properties.test.ts",
];

export default defineConfig({
  test: {
    root: join(import.meta.dirname, ".."),
    include: ["matrix/**/*.test.ts", ...properties],
    env: { ALL_RUNS: "yes" },
    reporters: reporters(join(import.meta.dirname, "../../test-results/matrix.json")),
    // Each of them keeps a machine busy by itself.
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 600_000,
  },
});
