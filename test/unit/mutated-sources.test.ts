/**
 * Descriptions, captures and collections of which bytes, lines and values are others: `init --from` says what is wrong, with its
 * place, or makes a manifest that has no fault; twice the same. `MUTATIONS=20000 MUTATIONS_SEED=7` tries more, and others.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, test } from "vitest";
import { capture } from "../command-line/book-capture.js";
import { collection } from "../command-line/book-collection.js";
import { mutationRuns, ofBytes, ofLines, several } from "../mutated/mutations.js";
import { expectSound } from "../mutated/source-runs.js";
import { mutatedDescriptions } from "../random-descriptions/mutations.js";

const corpus = join(import.meta.dirname, "fill/openapi/corpus");

const sources: Readonly<Record<string, readonly string[]>> = {
  "openapi.yaml": readdirSync(corpus).map((file) => readFileSync(join(corpus, file), "utf8")),
  "capture.har": [JSON.stringify(capture(), undefined, 1)],
  "collection.json": [JSON.stringify(collection, undefined, 1)],
};

const encoder = new TextEncoder();
const decoder = new TextDecoder();

describe.each(Object.entries(sources))("%s", (name, texts) => {
  test.each([
    ["bytes", several(ofBytes)],
    ["lines", several(ofLines)],
  ] as const)("other %s", (_, mutation) => {
    fc.assert(
      fc.property(fc.constantFrom(...texts), mutation, (text, mutate) => {
        expectSound(name, decoder.decode(mutate(encoder.encode(text))));
      }),
      mutationRuns(40, 1000),
    );
  });
});

test("descriptions with parts exchanged, taken out or doubled", () => {
  fc.assert(
    fc.property(mutatedDescriptions, (description) => {
      expectSound("openapi.json", JSON.stringify(description));
    }),
    mutationRuns(60, 1500),
  );
});
