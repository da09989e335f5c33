/** The READMEs of emitted servers are true: every sample of every manifest compiles. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { format } from "prettier";
import { describe, expect, test } from "vitest";
import { prettierOptions } from "../../generator/emit/typescript/prettier-options.js";
import { renderPackage, writeFiles } from "../behaviour/emitted-client.js";
import { serverManifests } from "../consumers/scenarios.js";
import { hostileTexts, manifestWith } from "../hostile-manifest.js";
import { faultsOfSamples, fencedBlocks, readmeOf, samplesIn } from "../readme-blocks.js";

describe.each(serverManifests())("%s", (_name, manifest) => {
  test("every sample compiles under all strict flags, and is laid out well", async () => {
    const tree = await renderPackage(manifest, "typescript-server");
    const readme = readmeOf(tree);
    const samples = samplesIn(readme);
    expect(samples.length).toBeGreaterThan(1);
    expect(faultsOfSamples(samples, tree)).toBe("");
    for (const sample of samples) expect(sample).toBe(await format(sample, prettierOptions));
    for (const { language, code } of fencedBlocks(readme)) {
      expect(["ts", "sh", "json"]).toContain(language);
      if (language === "json") expect(code).toBe(await format(code, { parser: "json" }));
    }
  });
});

test("whatever texts a manifest has, the samples compile", async () => {
  const folder = await mkdtemp(join(tmpdir(), "hostile-server-readme-"));
  try {
    await fc.assert(
      fc.asyncProperty(hostileTexts, async (given) => {
        await writeFiles(folder, manifestWith(given));
        const tree = await renderPackage(folder, "typescript-server");
        expect(faultsOfSamples(samplesIn(readmeOf(tree)), tree)).toBe("");
      }),
      { numRuns: 5 },
    );
  } finally {
    await rm(folder, { recursive: true });
  }
});
