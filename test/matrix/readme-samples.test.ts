/** The READMEs of emitted packages are true: every sample of every manifest compiles. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { format } from "prettier";
import { describe, expect, test } from "vitest";
import { prettierOptions } from "../../generator/emit/typescript/prettier-options.js";
import { renderClient, writeFiles } from "../behaviour/emitted-client.js";
import { clientManifests } from "../consumers/scenarios.js";
import { hostileTexts, manifestWith } from "../hostile-manifest.js";
import { faultsOfSamples, fencedBlocks, readmeOf, samplesIn } from "../readme-blocks.js";

describe.each(clientManifests())("%s", (_name, manifest) => {
  test("every sample compiles under all strict flags, and is laid out well", async () => {
    const tree = await renderClient(manifest);
    const readme = readmeOf(tree);
    const samples = samplesIn(readme);
    expect(samples.length).toBeGreaterThan(5);
    expect(faultsOfSamples(samples, tree)).toBe("");
    for (const sample of samples) expect(sample).toBe(await format(sample, prettierOptions));
    // Nothing else is code: a block without a language, or of another one, would go unchecked.
    const others = fencedBlocks(readme).filter(({ language }) => language !== "ts");
    expect(others.map(({ language }) => language)).toEqual(["sh"]);
  });
});

test("whatever texts a manifest has, the samples compile", async () => {
  const folder = await mkdtemp(join(tmpdir(), "hostile-readme-"));
  try {
    await fc.assert(
      fc.asyncProperty(hostileTexts, async (given) => {
        await writeFiles(folder, manifestWith(given));
        const tree = await renderClient(folder);
        expect(faultsOfSamples(samplesIn(readmeOf(tree)), tree)).toBe("");
      }),
      { numRuns: 10 },
    );
  } finally {
    await rm(folder, { recursive: true });
  }
});
