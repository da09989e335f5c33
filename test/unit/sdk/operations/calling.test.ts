/** Other facts of calling an operation, as data: whether it may be repeated, how often it may be called, its end. */
import { describe, expect, test } from "vitest";
import { smallPlan } from "../planned-operation.js";
import { plannedOperation } from "../../../../generator/sdk/plan-of.js";
import type { CallableOperation } from "../../../../generator/sdk/plan.js";
import { modelOf, service } from "../../resolve/manifest-text.js";

/** The plan of `books.list`, which says this; `other` is said of `books.search`. */
function planOf(facts: string, serviceFacts = "", other = "method: GET, path: /search") {
  const model = modelOf({
    "service.yaml": service + serviceFacts,
    "groups/books.yaml": `source: handbook\noperations:\n  list: { path: /books, ${facts} }\n  search: { ${other} }\n`,
  });
  const plan = plannedOperation("books.list", model);
  if (plan?.kind !== "callable") throw new Error("books.list cannot be called");
  return plan;
}

describe("whether a call may be repeated", () => {
  test.each<[string, CallableOperation["repeat"]]>([
    ["method: GET", { mayRepeat: true, isSaidByMethod: true }],
    ["method: GET, idempotent: true", { mayRepeat: true, isSaidByMethod: true }],
    ["method: GET, idempotent: false", { mayRepeat: false, isSaidByMethod: false }],
    ["method: POST", { mayRepeat: false, isSaidByMethod: true }],
    ["method: POST, idempotent: false", { mayRepeat: false, isSaidByMethod: true }],
    ["method: POST, idempotent: true", { mayRepeat: true, isSaidByMethod: false }],
    [
      "method: PATCH, idempotent: { header: Idempotency-Key }",
      { mayRepeat: true, isSaidByMethod: false },
    ],
  ])("%s", (facts, repeat) => {
    expect(planOf(facts).repeat).toEqual(repeat);
  });
});

describe("how often it may be called", () => {
  const shared = "limits: { rate: [{ requests: 9, seconds: 60, per: user }] }\n";
  test.each<[string, CallableOperation["rates"]]>([
    ["method: GET", [{ requests: 9, seconds: 60, per: "user", isOwn: false }]],
    [
      "method: GET, limits: { rate: [{ requests: 9, seconds: 60 }] }",
      [{ requests: 9, seconds: 60, isOwn: true }],
    ],
    ["method: GET, limits: { rate: none }", []],
    [
      "method: GET, limits: { rate: not shown, pageSize: none }",
      [{ requests: 9, seconds: 60, per: "user", isOwn: false }],
    ],
  ])("%s", (facts, rates) => {
    expect(planOf(facts, shared).rates).toEqual(rates);
  });
});

describe("its end", () => {
  const end =
    "method: GET, deprecated: { since: 2026-01-01, sunset: 2026-06-01, replacement: books.search }";
  test("with the path of what replaces it, where that can be called", () => {
    expect(planOf(end).deprecated).toEqual({
      since: "2026-01-01",
      sunset: "2026-06-01",
      replacement: "books.search",
      replacementPath: "/search",
    });
    expect(planOf(end, "", "path: /search").deprecated).not.toHaveProperty("replacementPath");
  });
  test.each(["method: GET", "method: GET, deprecated: false"])("none: %s", (facts) => {
    expect(planOf(facts)).not.toHaveProperty("deprecated");
  });
});

test("rates of the service stand before those of single operations, each with the file that says it", () => {
  const rate = (requests: number, per: string) => [{ requests, seconds: 60, per }];
  const { rates, isRateOpen } = smallPlan({
    service: { limits: { rate: rate(9, "user") } },
    operation: { limits: { rate: rate(1, "not shown") } },
  }).service;
  expect(rates).toEqual([
    { requests: 9, seconds: 60, per: "user", origin: "manifest/service.yaml" },
    { requests: 1, seconds: 60, operation: "books.list", origin: "manifest/groups/books.yaml" },
  ]);
  expect(isRateOpen).toBe(false);
  expect(smallPlan({}).service).toMatchObject({ rates: [], isRateOpen: true });
});
