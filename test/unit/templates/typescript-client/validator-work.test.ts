/** The costs of a validation, counted: whatever the value is, it ends at its bounds. */
import { describe, expect, test } from "vitest";
import * as checks from "../../../../templates/typescript-client/schema-checks.js";
import type { Kind } from "../../../../templates/typescript-client/schema-faults.js";
import * as kinds from "../../../../templates/typescript-client/schema-kinds.js";
import {
  faultsOf,
  type Validator,
  validator,
} from "../../../../templates/typescript-client/validator.js";

function of(make: () => Kind): Validator<unknown> {
  return validator(make);
}

/** A kind that counts how often it is asked. */
function counted(kind: Kind): { readonly kind: Kind; readonly asked: () => number } {
  let count = 0;
  return {
    asked: () => count,
    kind: {
      ...kind,
      accepts: (value) => {
        count++;
        return kind.accepts(value);
      },
      find: (value, search) => {
        count++;
        kind.find(value, search);
      },
    },
  };
}

const many = 200_000;

describe("of a value with very many faults so many are found and no more", () => {
  const numbers = Array.from({ length: many }, (_, index) => index);
  const named = Object.fromEntries(numbers.map((each) => [`n${each}`, each]));
  const text = kinds.string();
  test.each<[string, (each: Kind) => Kind, unknown]>([
    ["items", (each) => kinds.array(each), numbers],
    ["items of a tuple", (each) => kinds.tuple([kinds.number()], each), numbers],
    ["other properties", (each) => kinds.object({}, { additional: each }), named],
    ["matched properties", (each) => kinds.object({}, { patterns: { n: each } }), named],
    ["names", (each) => kinds.looseObject({}, checks.propertyNames(each)), named],
    ["members of a union", (each) => kinds.anyOf(kinds.array(each), kinds.array(each)), numbers],
    ["parts of a whole", (each) => kinds.allOf(kinds.array(each), kinds.array(each)), numbers],
    ["nested items", (each) => kinds.array(kinds.array(each)), numbers.map((each) => [each])],
  ])("%s", (what, kindOf, value) => {
    const refused = what === "names" ? kinds.string(checks.maxLength(0)) : text;
    const { kind, asked } = counted(refused);
    const { issues = [] } = of(() => kindOf(kind)).safeParse(value, { maxFaults: 7 });
    expect(issues.length).toBeGreaterThan(0);
    expect(issues.length).toBeLessThanOrEqual(7);
    expect(asked()).toBeLessThan(100);
  });

  test("1,000 unless said", () => {
    expect(of(() => kinds.array(text)).safeParse(numbers).issues).toHaveLength(1000);
  });
});

describe("in a tree of alternatives each is asked once about each value", () => {
  /** Says at its end alone which of the alternatives it is. */
  const alternatives = 8;
  const tree: Validator<unknown> = of(() =>
    kinds.anyOf(
      ...Array.from({ length: alternatives }, (_, index) =>
        kinds.looseObject({
          left: kinds.optional(kinds.refer(tree)),
          right: kinds.optional(kinds.refer(tree)),
          type: kinds.literals(`t${index}`),
        }),
      ),
    ),
  );
  const chain = (depth: number, end: object): object =>
    depth === 0 ? end : { left: chain(depth - 1, end), type: `t${alternatives - 1}` };
  const last = { type: `t${alternatives - 1}` };
  /** A few steps for each property of each alternative. */
  const maxSteps = 100_000;

  test.each([10, 40, 300])("%i levels deep, where all is right", (depth) => {
    expect(tree.is(chain(depth, last), { maxSteps })).toBe(true);
  });

  test.each([10, 40])("%i levels deep, where the end is wrong", (depth) => {
    const { issues } = tree.safeParse(chain(depth, {}), { maxSteps });
    const path = [...Array.from({ length: depth }, () => "left"), "type"];
    expect(issues).toEqual([{ message: "is missing", path, isUnlisted: true }]);
  });
});

describe("a value that takes more steps than it may", () => {
  const matrix = of(() => kinds.array(kinds.array(kinds.number())));
  const value = Array.from({ length: 100 }, () => Array.from({ length: 100 }, () => 1));

  test("is refused, and the reason is said", () => {
    expect(matrix.safeParse(value, { maxSteps: 10_000 }).issues).toEqual([
      { message: "takes too much work to be checked", path: [] },
    ]);
    expect(matrix.is(value, { maxSteps: 10_000 })).toBe(false);
    expect(matrix.is(value, { maxSteps: 10_100 })).toBe(true);
  });

  test("has the faults that were found until then", () => {
    const kind = kinds.array(kinds.array(kinds.string()));
    const { length } = faultsOf(kind, value, { maxSteps: 1000, maxFaults: 10_000 });
    expect(length).toBe(900);
  });

  test("takes nothing from the next one", () => {
    expect(matrix.is(value, { maxSteps: 10 })).toBe(false);
    expect(matrix.is(value)).toBe(true);
  });

  test.each<[string, Kind, unknown]>([
    ["properties", kinds.object({}, { additional: kinds.number() }), { ...value.flat() }],
    ["names", kinds.looseObject({}, checks.propertyNames(kinds.string())), { ...value.flat() }],
    [
      "items compared",
      kinds.array(kinds.unknown(), checks.uniqueItems()),
      value.map((_, i) => [i]),
    ],
    ["items counted", kinds.array(kinds.unknown(), checks.contains(kinds.number())), value.flat()],
    ["alternatives", kinds.array(kinds.anyOf(kinds.string(), kinds.number())), value.flat()],
  ])("may be one of many %s", (_, kind, each) => {
    const validated = of(() => kind);
    expect(validated.is(each)).toBe(true);
    expect(validated.is(each, { maxSteps: 5000 })).toBe(false);
  });
});

test("characters are counted as far as a bound needs them", () => {
  const bounded = (most: number) => of(() => kinds.string(checks.maxLength(most)));
  const long = "😀".repeat(many);
  expect(bounded(many).is(long)).toBe(true);
  expect(bounded(many - 1).is(long)).toBe(false);
  expect(bounded(many - 1).is(long.slice(2))).toBe(true);
  // Units alone tell.
  expect(bounded(10).is(long, { maxSteps: 1 })).toBe(false);
});

describe("a pattern with a bound", () => {
  const slow = of(() => kinds.string(checks.pattern("^(a+)+$", 12)));
  const names = of(() =>
    kinds.object(
      { known: kinds.optional(kinds.number()) },
      { patterns: { "^(a+)+$": kinds.number() }, longest: { "^(a+)+$": 12 } },
    ),
  );
  const long = `${"a".repeat(100)}b`;
  const said = "is too long to be checked: at most 12 characters are held against ^(a+)+$";

  test("is run against short texts alone, and others are refused with the reason", () => {
    expect(slow.is("aaa")).toBe(true);
    expect(slow.safeParse("aab").issues).toEqual([
      { message: "expected a match of ^(a+)+$", path: [] },
    ]);
    expect(slow.safeParse(long).issues).toEqual([{ message: said, path: [] }]);
  });

  test("is run against short names alone", () => {
    expect(names.is({ aaa: 1, known: 1, other: "x" })).toBe(true);
    expect(names.safeParse({ aaa: "x" }).issues).toHaveLength(1);
    expect(names.safeParse({ [long]: 1 }).issues).toEqual([
      { message: `its name ${said}`, path: [long] },
    ]);
  });
});

test("an array or object is held against a constant until the first difference", () => {
  const fixed = of(() => kinds.constant({ a: [1, { b: null }], c: "d" }));
  expect(fixed.is({ c: "d", a: [1, { b: null }] })).toBe(true);
  expect(fixed.is({ c: "d", a: [1, { b: null }], e: undefined })).toBe(true);
  for (const other of [
    { c: "d", a: [1, { b: null }], e: 1 },
    { c: "d", a: [1, {}] },
    { c: "d", a: { 0: 1, 1: { b: null } } },
    { c: "d", a: [1, { b: null }, 2] },
    [],
    null,
  ]) {
    expect(fixed.is(other)).toBe(false);
  }
});
