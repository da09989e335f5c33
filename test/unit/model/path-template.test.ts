/** Path templates: taken apart without losing a character. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { parsePathTemplate, pathParameterNames } from "../../../generator/model/path-template.js";

test.each<readonly [string, ...string[]]>([
  ["/", ...[]],
  ["/artists/{id}", "id"],
  ["/{a}{b}/{c}.{d}", "a", "b", "c", "d"],
  ["/{größe}/{two words}/{__proto__}", "größe", "two words", "__proto__"],
  ["/{}", ""],
  ["/{{x}}", "x"],
  ["/{open", ...[]],
  ["/close}/{x}", "x"],
])("%s", (text, ...names) => {
  expect(pathParameterNames(parsePathTemplate(text))).toEqual(names);
});

test("pieces put together are the text again", () => {
  const piece = fc.oneof(fc.constantFrom("{", "}", "{}", "/", "{id}"), fc.string());
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join("");
      const together = parsePathTemplate(text).pieces.map((each) =>
        each.kind === "text" ? each.text : `{${each.name}}`,
      );
      expect(together.join("")).toBe(text);
    }),
  );
});
