/** No spelling of "not shown" changes what is counted: markers spelled out, markers for whole forms, keys left out. */
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { slotsOf } from "../../../generator/model/slots.js";
import { scenariosFolder, specifiedManifest } from "../../golden-tree.js";
import { respelledModel } from "./respelled.js";

describe("no spelling changes what is counted", () => {
  const scenarios = [
    ...["authentication", "behaviour", "bodies", "deprecation", "half-known-parameters"],
    ...["names-only", "none-everywhere", "responses", "sources", "styles", "subgroups"],
  ].map((name) => [name, join(scenariosFolder, name)] as const);

  test.each([["the specification", specifiedManifest] as const, ...scenarios])(
    "%s",
    (_name, folder) => {
      const asWritten = summary(folder, () => true);
      expect(asWritten.length).toBeGreaterThan(0);
      fc.assert(
        fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 60 }), (choices) => {
          let turn = 0;
          expect(summary(folder, () => choices[turn++ % choices.length] === true)).toEqual(
            asWritten,
          );
        }),
        { numRuns: folder === specifiedManifest ? 8 : 25 },
      );
    },
  );
});

/** The counted facts, wherever they stand. */
function summary(folder: string, choose: () => boolean): readonly string[] {
  const slots = slotsOf(respelledModel(folder, choose));
  return slots
    .map(({ group, operation, kind, state, sources }) =>
      [group, operation ?? "", kind, state, ...sources].join(" "),
    )
    .sort();
}
