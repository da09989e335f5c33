/** Whatever a manifest says, nothing that is emitted has signs which nobody sees (CVE-2021-42574). */
import fc from "fast-check";
import { expect, test } from "vitest";
import { build } from "../../../generator/pipeline.js";
import { type Hostile, hostileTexts, manifestWith } from "../../hostile-manifest.js";
import { runs } from "../../left-to-matrices.js";
import { readTemplate } from "../../golden-tree.js";

/**
 * All of format but the two joiners, which belong to words and emoji, and the marks before numbers and words, which are seen
 * (Unicode's Prepended_Concatenation_Mark); and what ends lines and paragraphs.
 */
const unseen =
  /(?![\u200c\u200d]|[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}])[\p{Cf}\p{Zl}\p{Zp}]/u;

/** Turned, joined, of no width, a tag, a mark of byte order. */
const signs = [
  "\u202e",
  "\u2066",
  "\u2069",
  "\u200b",
  "\u2060",
  "\u00ad",
  "\ufeff",
  "\u{e0041}",
  "\u{1d173}",
];

const targets = {
  ...{ docs: {}, http: {}, "model-json": {}, openapi: { version: "1.0.0", license: "MIT" } },
  "typescript-client": { package: "things", version: "1.0.0", license: "MIT" },
  "typescript-server": { package: "things-server", version: "1.0.0", license: "MIT" },
};

test("in any text, name and value", async () => {
  const withSigns = (text: string, index: number): string =>
    `${text}${signs[index % signs.length]}x`;
  const texts = hostileTexts.map((hostile): Hostile => ({
    ...hostile,
    texts: hostile.texts.map(withSigns),
    names: hostile.names.map(withSigns),
    values: hostile.values.map(withSigns),
  }));
  await fc.assert(
    fc.asyncProperty(texts, async (hostile) => {
      const files = { ...manifestWith(hostile), "targets.yaml": JSON.stringify({ targets }) };
      const { value, diagnostics } = await build({
        ...{ folder: "", name: "manifest", targets: [], stage: (_name, run) => run() },
        templates: readTemplate,
        files: {
          value: Object.entries(files).map(([file, text]) => ({ file, bytes: Buffer.from(text) })),
          diagnostics: [],
        },
      });
      expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
      const shown = [...(value.tree ?? [])].filter(([, { text }]) => unseen.test(text));
      expect(shown.map(([path]) => path)).toEqual([]);
    }),
    { numRuns: runs(12) },
  );
});
