/** The behaviour suite and the vectors on every runtime, run by `npm run test:runtimes`. */
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { reporters } from "../reporters.js";

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ["runtimes.test.ts", "servers.test.ts", "vectors.test.ts"],
    reporters: reporters(join(import.meta.dirname, "../../test-results/runtimes.json")),
    testTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 120_000,
  },
});
