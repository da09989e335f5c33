/** The tests that `npm test` leaves to the matrices: seven eighths of the tries of large properties, and some files as a whole. */
import fc from "fast-check";

/**
 * How often a property is tried: so often in `npm test`, and more often in the matrices. `TRIES` is the share of the latter that a
 * run makes: 1 in the matrices, less on a slow build server (`.ci/run`).
 */
export function tries(inTest: number, inMatrices: number): number {
  const share = process.env["TRIES"];
  if (share === undefined) return inTest;
  return Math.max(inTest, Math.ceil(inMatrices * Number(share)));
}

/** So many tries, or an eighth of them. */
export function runs(most: number): number {
  return tries(Math.ceil(most / 8), most);
}

/**
 * How many finds of chance all tries give at the least, or a share of them, less three standard deviations: the fewer the
 * tries are, the further chance takes a share from its mean.
 */
export function fewest(least: number): number {
  const share = runs(least);
  return share === least ? least : Math.max(0, Math.floor(share - 3 * Math.sqrt(share)));
}

/** All cases, or at least so many of them, chosen at random. */
export function someOf<Case>(cases: readonly Case[], least: number): readonly Case[] {
  const count = Math.min(tries(least, cases.length), cases.length);
  if (count === cases.length) return cases;
  const some = fc.shuffledSubarray([...cases], { minLength: count, maxLength: count });
  return fc.sample(some, 1).flat();
}

/** Files with such properties. */
export const propertyFiles: readonly string[] = [
  "command-line/disk-faults.test.ts",
  "command-line/interleaved.test.ts",
  "shipped-manifest.test.ts",
  "unit/emit/typescript/printers.test.ts",
  "unit/emit/typescript/read-back/tokens.test.ts",
  "unit/emit/typescript/schemas/soundness.test.ts",
  "unit/fill/edits/forgotten-facts.test.ts",
  "unit/fill/openapi/broken-descriptions.test.ts",
  "unit/fill/openapi/not-understood.test.ts",
  "unit/mock/scenario-schemas.test.ts",
  "unit/commands/watch-loop.test.ts",
  "unit/fill/following/equivalence.test.ts",
  "unit/fill/following/hand-edits.test.ts",
  "unit/output/hidden-signs.test.ts",
  "unit/output/properties.test.ts",
  "unit/resolve/checks/gathered-schemas.test.ts",
  "unit/resolve/checks/contradictions.test.ts",
  "unit/scaffold/properties.test.ts",
  "unit/sdk/shapes/growth.test.ts",
  "unit/sdk/shapes/soundness.test.ts",
  "unit/templates/typescript-server/mock-soundness.test.ts",
  "unit/kept-files.test.ts",
  "unit/mutated-manifests.test.ts",
  "unit/mutated-sources.test.ts",
  "unit/values-anywhere.test.ts",
];

/**
 * Files that start a compiler or dozens of processes, make a manifest of thousands of operations or of megabytes, count all
 * calls of whole runs, or go through every operation of every scenario once more.
 */
export const slowFiles: readonly string[] = [
  "behaviour/emitted-operations.test.ts",
  "behaviour/round-trips.test.ts",
  "behaviour/server-fuzz.test.ts",
  "behaviour/versioning.test.ts",
  "bench/**/*.test.ts",
  "command-line/caches.test.ts",
  "command-line/coverage.test.ts",
  "command-line/edits.test.ts",
  "command-line/diff.test.ts",
  "command-line/fill.test.ts",
  "command-line/fill-har.test.ts",
  "command-line/fill-postman.test.ts",
  "command-line/mock.test.ts",
  "command-line/packages.test.ts",
  "types/types.test.ts",
  "unit/growth.test.ts",
  "unit/sdk/shapes/steps.test.ts",
  "unit/source/exhaustion.test.ts",
  "unit/growth-of-faults.test.ts",
  "unit/growth-of-sources.test.ts",
  "unit/output/kill.test.ts",
  "unit/templates/*/package.test.ts",
];
