/** The size of the client's bundles: the same bytes on every machine, so that they can be tested. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type EmittedPackage, emitClient } from "../behaviour/emitted-client.js";
import { bundleSize, bundleText } from "../bench/client/bundle.js";
import { objectEntry, shipped, standaloneEntry, synthetic } from "../bench/client/entries.js";
import { syntheticManifest } from "../bench/synthetic/manifest.js";
import { specifiedManifest } from "../golden-tree.js";

/** Bytes of gzip at most: of one call, and of the client object of the specification. */
const standaloneLimit = 4000;
const objectLimit = 5500;

const emitted: EmittedPackage[] = [];
afterAll(async () => {
  for (const each of emitted) await each.remove();
});

/** The folder of a project that has the client of a manifest. */
async function projectWith(manifest: Parameters<typeof emitClient>[0]): Promise<string> {
  const made = await emitClient(manifest);
  emitted.push(made);
  return made.project;
}

describe("the specification", () => {
  let project: string;
  beforeAll(async () => {
    project = await projectWith(specifiedManifest);
  });

  test("one call has errors, retries and timeouts in at most 4.0 kB", async () => {
    const { gzip } = await bundleSize(standaloneEntry(shipped), project);
    expect(gzip).toBeLessThanOrEqual(standaloneLimit);
  });

  test("the client object has all operations in at most 5.5 kB", async () => {
    const { gzip } = await bundleSize(objectEntry(shipped), project);
    expect(gzip).toBeLessThanOrEqual(objectLimit);
  });
});

test("one call weighs the same in a service of 20 and of 1,200 operations", async () => {
  const [few, many] = await Promise.all(
    [20, 1200].map(async (operations) => {
      const files = Object.fromEntries(syntheticManifest({ operations }));
      const project = await projectWith(files);
      return bundleText(standaloneEntry(synthetic), project, { keepsNames: true });
    }),
  );
  // A difference of long lines would say nothing to anybody.
  expect(many === few).toBe(true);
});
