/** Places as outputs name them. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { placeText } from "../../../generator/model/place.js";

const file = "groups/a.yaml";

test.each<readonly [string, string, readonly (string | number)[]]>([
  ["m/groups/a.yaml", "m", []],
  ["groups/a.yaml", "", []],
  ["m/groups/a.yaml#operations.list", "m", ["operations", "list"]],
  ["m/groups/a.yaml#rate[0].per", "m", ["rate", 0, "per"]],
  ['m/groups/a.yaml#query["a.b"]["[]"][""]["x y"]', "m", ["query", "a.b", "[]", "", "x y"]],
  ['m/groups/a.yaml#["a\\nb"]', "m", ["a\nb"]],
])("%s", (text, folder, path) => {
  expect(placeText(folder, { file, path })).toBe(text);
});

test("two places never have one text", () => {
  const step = fc.oneof(
    fc.string(),
    fc.nat({ max: 20 }),
    fc.constantFrom("0", "[0]", ".", '"', "a.b"),
  );
  const path = fc.array(step, { maxLength: 3 });
  fc.assert(
    fc.property(path, path, (one, other) => {
      fc.pre(JSON.stringify(one) !== JSON.stringify(other));
      expect(placeText("m", { file, path: one })).not.toBe(placeText("m", { file, path: other }));
    }),
    { numRuns: 1000 },
  );
});
