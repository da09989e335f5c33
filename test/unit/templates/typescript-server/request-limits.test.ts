/** The limits of an operation refuse some requests that have been read. */
import { describe, expect, test } from "vitest";
import {
  limitFaults,
  type LimitedValues,
  plannedLimit,
} from "../../../../templates/typescript-server/request-limits.js";
import type { RouteLimit } from "../../../../templates/typescript-server/route.js";

const nothing: LimitedValues = {
  path: {},
  query: {},
  headers: {},
  cookies: {},
  body: undefined,
};

function faults(limit: Omit<RouteLimit, "by">, values: Partial<LimitedValues>) {
  const limits = [plannedLimit({ ...limit, by: "limits.idsPerCall" })];
  return limitFaults(limits, { ...nothing, ...values });
}

describe("a number of values", () => {
  const limit = { of: ["query.ids"], maxItems: 2, minItems: 1 };

  test("is kept, or a fault at the parameter", () => {
    expect(faults(limit, { query: { ids: ["a", "b"] } })).toEqual([]);
    expect(faults(limit, { query: { ids: "a" } })).toEqual([]);
    expect(faults(limit, { query: { ids: ["a", "b", "c"] } })).toEqual([
      {
        in: "query",
        name: "ids",
        pointer: "",
        detail: "has 3 values, and takes at most 2 (limits.idsPerCall)",
      },
    ]);
  });

  test("is at least something only where anything is given", () => {
    expect(faults(limit, {})).toEqual([]);
    expect(faults(limit, { query: { ids: [] } })).toMatchObject([
      { detail: "has 0 values, and takes at least 1 (limits.idsPerCall)" },
    ]);
  });

  test("is counted over several places, and told at the first that is given", () => {
    const both = { of: ["query.ids", "body.book/ids"], maxItems: 2 };
    const body = { "book/ids": ["b", "c"] };
    expect(faults(both, { body })).toEqual([]);
    expect(faults(both, { query: { ids: ["a"] }, body })).toMatchObject([
      { in: "query", name: "ids", detail: expect.stringMatching(/^query.ids \+ .* has 3 values/) },
    ]);
    expect(faults(both, { body: { "book/ids": [1, 2, 3] } })).toMatchObject([
      { in: "body", pointer: "/book~1ids" },
    ]);
  });
});

describe("a maximum", () => {
  test("is kept by numbers, also where they are still text", () => {
    const limit = { of: ["query.limit"], maximum: 50 };
    for (const value of [50, "50", "many", "", null, [51], {}]) {
      expect(faults(limit, { query: { limit: value } })).toEqual([]);
    }
    for (const value of [51, "51", 50.5, Infinity]) {
      expect(faults(limit, { query: { limit: value } })).toMatchObject([
        {
          in: "query",
          name: "limit",
          detail: `is ${value}, and is at most 50 (limits.idsPerCall)`,
        },
      ]);
    }
  });
});

test("every place is looked at, names of headers in any case", () => {
  const values = { path: { a: 2 }, headers: { "x-a": 2 }, cookies: { a: 2 }, body: { a: 2 } };
  for (const of of ["path.a", "header.X-A", "cookie.a", "body.a"]) {
    expect(faults({ of: [of], maximum: 1 }, values)).toHaveLength(1);
  }
});

test("what a value does not list itself is not there", () => {
  const limit = { of: ["body.constructor", "body.size", "body.length"], maxItems: 0 };
  for (const body of [null, "text", 5, undefined, new Blob(["x"]), [], [1]]) {
    expect(faults(limit, { body })).toEqual([]);
  }
});
