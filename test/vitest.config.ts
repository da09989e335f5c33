import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { MissedToolchains } from "./languages/missed.js";
import { slowFiles } from "./left-to-matrices.js";
import { reporters } from "./reporters.js";
import { seedOfRun } from "./seed.js";

const elsewhere = [
  "golden/**",
  "matrix/**",
  "runtimes/**",
  "languages/**",
  "**/node_modules/**",
  ...slowFiles,
];

/** Of functions from data to data, or to a folder of their own, so that no file's tests can disturb another's. */
const pure = [
  "unit/{bench,changes,compile,coverage,diagnostics,diff,fill,mock,model,output,patterns,resolve}/**/*.test.ts",
  "unit/{scaffold,sdk,source,targets,validate}/**/*.test.ts",
  // One of them replaces a module.
  "unit/emit/**/!(source-file).test.ts",
  "unit/{kept-documents,mutated-manifests,mutated-sources,pipeline,targets}.test.ts",
];

/** Of emitted packages and of their runtimes. What they change in their process is put back before the next file. */
const packages = ["behaviour/**/*.test.ts", "unit/templates/**/*.test.ts"];

export default defineConfig({
  test: {
    root: import.meta.dirname,
    reporters: [
      ...reporters(join(import.meta.dirname, "../test-results/test.json")),
      new MissedToolchains(),
    ],
    env: seedOfRun(),
    setupFiles: [join(import.meta.dirname, "seeded.ts")],
    // One core is left free otherwise, which is half of a small machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    testTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        // To load the compiler anew for each file would take longer than the tests.
        test: { name: "pure", include: pure, exclude: elsewhere, isolate: false },
      },
      {
        extends: true,
        // Half of the time of so many small files would be that of their processes' start.
        test: {
          ...{ name: "packages", include: packages, exclude: elsewhere, isolate: false },
          ...{ restoreMocks: true, unstubGlobals: true, unstubEnvs: true },
          setupFiles: [join(import.meta.dirname, "restored.ts")],
        },
      },
      {
        extends: true,
        test: {
          ...{ name: "apart", include: ["**/*.test.ts"] },
          exclude: [...elsewhere, ...pure, ...packages],
        },
      },
    ],
  },
});
