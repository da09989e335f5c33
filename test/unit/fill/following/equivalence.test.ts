/**
 * A manifest that was made of a description and follows a newer one says what a manifest says that is made of the newer one:
 * but for names, which stay, for what is gone, which is told, and for what only extensions say, which stays when they are silent.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { hasErrors } from "../../../../generator/diagnostics/diagnostic.js";
import type { SourceDocument } from "../../../../generator/source/document.js";
import { runs } from "../../../left-to-matrices.js";
import { followed, madeOf, modelOf, sourceOf } from "./followed.js";
import { mutated, mutations } from "./mutations.js";
import { factsOf } from "./same-facts.js";

const folder = join(import.meta.dirname, "../openapi/corpus");
const files = readdirSync(folder).filter((file) => file.endsWith(".yaml"));

describe.each(files)("%s", (file) => {
  const first = readFileSync(join(folder, file), "utf8");
  const plain: unknown = parse(first);

  test("the same description changes nothing", () => {
    const source = sourceOf(first);
    if (source === undefined) return;
    const made = madeOf(source);
    if (made.length === 0) return;
    for (const prune of [false, true]) {
      const { filled, diagnostics } = followed(made, source, { update: { prune } });
      expect(diagnostics.filter((each) => hasErrors([each]))).toEqual([]);
      expect(changedFiles(made, filled.documents)).toEqual([]);
      expect(filled.proposal.unsaid).toEqual([]);
      expect(filled.proposal.conflicts).toEqual([]);
    }
  });

  test("a newer one is followed", () => {
    const source = sourceOf(first);
    if (source === undefined || madeOf(source).length === 0) return;
    fc.assert(
      fc.property(mutations, (changes) => {
        const next = sourceOf(JSON.stringify(mutated(plain, changes)));
        fc.pre(next !== undefined);
        const wanted = madeOf(next);
        fc.pre(wanted.length > 0);
        const { filled } = followed(madeOf(source), next, { update: { prune: true } });
        // A group of which nothing is left is still there, and may need what the service has no more.
        fc.pre(filled.proposal.refused.length === 0);
        const after = factsOf(modelOf(filled.documents));
        for (const [what, said] of factsOf(modelOf(wanted))) {
          if (isSilence(what, said)) continue;
          expect(`${what}: ${after.get(what) ?? "nothing"}`).toBe(`${what}: ${said}`);
        }
        const again = followed(filled.documents, next, { update: { prune: true } });
        expect(changedFiles(filled.documents, again.filled.documents)).toEqual([]);
      }),
      { numRuns: runs(12) },
    );
  });
});

/** True if a newer description is silent on what OpenAPI has no words for. Of the service, all that was said before is there. */
function isSilence(what: string, said: string): boolean {
  if (what === "service pagination" || what === "service headers") return true;
  return what.endsWith(" pagination") && said === '{"state":"notShown"}';
}

/** Files whose texts differ. */
function changedFiles(
  before: readonly SourceDocument[],
  after: readonly SourceDocument[],
): readonly string[] {
  const texts = new Map(before.map(({ file, text }) => [file, text]));
  return after.flatMap(({ file, text }) => (texts.get(file) === text ? [] : [file]));
}
