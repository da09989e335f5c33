/** The costs of patterns, and how those that cost too much are treated. */
import { describe, expect, test } from "vitest";
import { matchesPattern, patternCost } from "../../../generator/patterns/longest-text.js";

/** Texts on which the worst known way through a pattern is taken. */
const letters = "a".repeat(60);

describe("of patterns as descriptions have them", () => {
  test.each([
    "^\\d{4}-\\d{2}-\\d{2}$",
    "^[A-Za-z0-9_-]{1,64}$",
    "^#?([a-f0-9]{6}|[a-f0-9]{3})$",
    "^[a-z0-9._%+-]+@[a-z0-9.-]+\\.[a-z]{2,}$",
    "^(?:[a-z]+,)*[a-z]+$",
    "^[\\w-]{1,255}(\\.[\\w-]{1,255}){0,10}$",
    "^(\\([0-9]{3}\\))?[0-9]{3}-[0-9]{4}$",
    "^\\p{Lu}\\p{Ll}*$",
    "a",
    "",
  ])("%s may be run against any text", (pattern) => {
    expect(patternCost(pattern)).toEqual({ cost: { kind: "linear" }, longest: Infinity });
    expect(matchesPattern(pattern, "a".repeat(1_000_000))).toBeDefined();
  });

  test.each<[string, number, number]>([
    ["^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$", 2, 2000],
    ["a+$", 2, 2000],
    ["^(?=.*[A-Z])(?=.*\\d).{8,}$", 2, 2000],
    ["^(?!\\s)[a-z ]*$", 2, 2000],
    ["^a*a*a*$", 3, 158],
    ["^(.*,){11}P$", Infinity, 12],
    ["^(a+)+$", Infinity, 12],
    ["^(a|a)*$", Infinity, 12],
    ["^(\\w+\\s?)*$", Infinity, 12],
    ["^([a-z]{0,20}){0,20}$", Infinity, 12],
    ["^(?=(a+)+$).*$", Infinity, 12],
  ])(
    "%s grows with the power of %d, and is run against %d characters",
    (pattern, degree, longest) => {
      const { cost, longest: most } = patternCost(pattern);
      expect(cost).toEqual(
        degree === Infinity ? { kind: "exponential" } : { kind: "polynomial", degree },
      );
      expect(most).toBe(longest);
    },
  );

  test.each(["^(.+)-\\1$", "^(a?){50}a{50}$", "^(?<a>x)\\k<a>$"])(
    "of %s it is not known",
    (pattern) => {
      expect(patternCost(pattern)).toEqual({ longest: 12 });
    },
  );
});

test("a text that is too long for its pattern is not run against it", () => {
  expect(matchesPattern("^(a+)+$", `${letters}b`)).toBeUndefined();
  expect(matchesPattern("^(a+)+$", "aaab")).toBe(false);
  expect(matchesPattern("^(a+)+$", "aaa")).toBe(true);
  expect(matchesPattern("(", "a")).toBeUndefined();
});
