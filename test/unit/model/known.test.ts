/** Facts: what each side of one gives. */
import { describe, expect, test } from "vitest";
import {
  type Bucket,
  type Fact,
  isOpen,
  knownItems,
  knownValue,
  whenFact,
} from "../../../generator/model/known.js";

const at = { file: "service.yaml", path: ["title"], part: "value" } as const;
const known: Fact<string> = { state: "known", value: "", at, sources: ["a"] };
const none: Fact<string> = { state: "none", at, sources: [] };
const notShown: Fact<string> = { state: "notShown", at };

describe("a fact", () => {
  const side = (fact: Fact<string>): string =>
    whenFact(fact, {
      known: (value, { sources }) => `known ${JSON.stringify(value)} of ${sources.join()}`,
      none: () => "none",
      notShown: (where) => `not shown at ${where.at.path.join()}`,
    });

  test("is read on each of its sides, an empty value included", () => {
    expect([known, none, notShown].map(side)).toEqual([
      'known "" of a',
      "none",
      "not shown at title",
    ]);
  });

  test("has a value only when it is known", () => {
    expect([known, none, notShown].map(knownValue)).toEqual(["", undefined, undefined]);
  });
});

describe("a bucket", () => {
  const listing = (open: boolean): Bucket<string> => ({
    state: "known",
    value: { items: ["x"], open },
    at,
    sources: [],
  });
  const absent: Bucket<string> = { state: "none", at, sources: [] };
  const unknown: Bucket<string> = { state: "notShown", at };

  test("may hold more when it is not shown, or open; never when it is known to hold nothing", () => {
    expect([listing(false), listing(true), absent, unknown].map(isOpen)).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });

  test("holds what is listed", () => {
    expect([listing(true), absent, unknown].map(knownItems)).toEqual([["x"], [], []]);
  });
});
