/** The wishes of callers to a mock: the header `prefer`, and the query. */
import { describe, expect, test } from "vitest";
import {
  preferenceApplied,
  preferencesOf,
} from "../../../../templates/typescript-server/mock-preferences.js";
import { ProblemError } from "../../../../templates/typescript-server/problem.js";

function preferred(prefer: string, query = ""): ReturnType<typeof preferencesOf> {
  return preferencesOf(new Request(`http://127.0.0.1/books${query}`, { headers: { prefer } }));
}

describe("the header", () => {
  test.each<[string, object]>([
    ["code=404", { code: 404 }],
    ["code=404, example=2, dynamic=true", { code: 404, example: "2", dynamic: true }],
    ['Code = "404" ; why=not,example="a, \\"b\\""', { code: 404, example: 'a, "b"' }],
    ["dynamic", { dynamic: true }],
    ['dynamic=""', { dynamic: true }],
    ["dynamic=false", { dynamic: false }],
    ["respond-async, wait=10, return=minimal, code=200", { code: 200 }],
    // Only the first of a name counts.
    ["code=404, code=500", { code: 404 }],
    ["", {}],
    [",,code=201,", { code: 201 }],
    ["seed=7", { seed: "7" }],
  ])("%s", (header, expected) => {
    expect(preferred(header)).toEqual(expected);
  });

  test("several of them are one", () => {
    const headers = new Headers();
    headers.append("prefer", "code=404");
    headers.append("prefer", "dynamic=true");
    const request = new Request("http://127.0.0.1/", { headers });
    expect(preferencesOf(request)).toEqual({ code: 404, dynamic: true });
  });

  test("goes before the query, which has the same words", () => {
    expect(preferred("", "?__code=404&__example=2&__dynamic=true")).toEqual({
      code: 404,
      example: "2",
      dynamic: true,
    });
    expect(preferred("code=500", "?__code=404&__example=2")).toEqual({ code: 500, example: "2" });
  });

  test.each(["code=abc", "code=99", "code=4040", "dynamic=maybe"])("%s cannot be", (header) => {
    const read = () => preferred(header);
    expect(read).toThrow(ProblemError);
    expect(read).toThrow(
      expect.objectContaining({ problem: expect.objectContaining({ status: 422 }) }),
    );
  });
});

test("what was heeded is said in an answer's header", () => {
  expect(preferenceApplied({})).toBeUndefined();
  expect(preferenceApplied({ code: 404, dynamic: true })).toBe("code=404, dynamic=true");
  expect(preferenceApplied({ example: 'a "b" é' })).toBe('example="a \\"b\\" "');
});
