/** The cost of patterns of plain forms, beside what the analyser says of them. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { costOf } from "../../../generator/patterns/analyser.js";
import { plainCost } from "../../../generator/patterns/plain-pattern.js";

const linear = { kind: "linear" };
const square = { kind: "polynomial", degree: 2 };

describe("it is told without the analyser", () => {
  test.each([
    "^sha256:[a-f0-9]{64}$",
    "prefix_[a-zA-Z0-9]{32}",
    "^https://",
    "^[A-Za-z0-9._-]+$",
    "^\\d+\\.\\d+\\.\\d+$",
    "^refs/(heads|tags|pull)/.*$",
    "^([0-9a-fA-F]{40}(?:[0-9a-fA-F]{24})?)$",
    "^ssh-(rsa|dss|ed25519) |^ecdsa-sha2-nistp(256|384|521) ",
    "^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{4})$",
    "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2})?Z?$",
    "^#?([a-f0-9]{6}|[a-f0-9]{3})$",
    "\\bcat\\b",
  ])("%s takes the time of one reading", (pattern) => {
    expect(plainCost(pattern)).toEqual(linear);
    expect(costOf(pattern)).toEqual(linear);
  });

  test.each(["[a-z]+_token_[0-9]+", "\\d*:x"])("%s takes the square of it", (pattern) => {
    expect(plainCost(pattern)).toEqual(square);
    expect(costOf(pattern)).toEqual(square);
  });
});

test.each([
  ["two repetitions that overlap", "^a*a*$"],
  ["a repetition behind one that may end at any of its places", "^(a*a*?x)a$"],
  ["a repetition in a repetition", "^(a+)+$"],
  ["a choice that is repeated", "^(a|b)*$"],
  ["a reference", "^(a)\\1$"],
  ["a look ahead", "^(?=a)a$"],
  ["a repetition at any place that may end anywhere", "a+$"],
  ["a repetition behind something, at any place", "xa*b"],
  ["too many ways", "^a{0,20}a{0,20}$"],
  ["no pattern", "("],
])("it is left to the analyser where there is %s", (_, pattern) => {
  expect(plainCost(pattern)).toBeUndefined();
});

/** Patterns of few letters, so that their parts overlap. */
const character = fc.constantFrom("a", "b", "[ab]", "[^a]", ".", "\\d", "x");
const times = fc.constantFrom("", "", "", "", "", "*", "+", "?", "{2}", "{0,3}", "{2,}", "*?");
const { pattern: anyPattern } = fc.letrec<{ part: string; run: string; pattern: string }>(
  (tie) => ({
    part: fc.oneof(
      { depthSize: "xsmall", withCrossShrink: true },
      character,
      fc.tuple(tie("run"), tie("run")).map(([one, other]) => `(?:${one}|${other})`),
      tie("run").map((run) => `(${run})`),
    ),
    run: fc
      .array(fc.tuple(tie("part"), times), { minLength: 1, maxLength: 3 })
      .map((parts) => parts.map((each) => each.join("")).join("")),
    pattern: fc
      .array(fc.tuple(fc.constantFrom("^", "^", ""), tie("run"), fc.constantFrom("$", "")), {
        minLength: 1,
        maxLength: 2,
      })
      .map((ways) => ways.map((each) => each.join("")).join("|")),
  }),
);

test("the analyser says the same of what is plain", () => {
  let plain = 0;
  fc.assert(
    fc.property(anyPattern, (pattern) => {
      const told = plainCost(pattern);
      if (told === undefined) return;
      plain += 1;
      const found = costOf(pattern);
      if (found !== undefined) expect({ pattern, ...found }).toEqual({ pattern, ...told });
    }),
    { numRuns: Number(process.env["PATTERNS"] ?? 800) },
  );
  expect(plain).toBeGreaterThan(50);
});
