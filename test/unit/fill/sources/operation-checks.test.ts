/** Ids of operations and paths that must be unique. */
import { describe, expect, test } from "vitest";
import { openTexts } from "../../../../generator/fill/sources/open-sources.js";

function faults(text: string, others: Readonly<Record<string, string>> = {}) {
  const { diagnostics } = openTexts({ "a.yaml": `openapi: 3.2.0\n${text}`, ...others }, ["a.yaml"]);
  return diagnostics.map(({ code, message }) => [code, message]);
}

describe("operationIds", () => {
  test.each([
    [
      "of two paths",
      "paths:\n  /a: { get: { operationId: x } }\n  /b: { get: { operationId: x } }",
      'GET "/b" has the operationId "x" of GET "/a"',
    ],
    [
      "of one path",
      "paths:\n  /a: { get: { operationId: x }, query: { operationId: x } }",
      'QUERY "/a" has the operationId "x" of GET "/a"',
    ],
    [
      "of a method that OpenAPI does not name",
      "paths:\n  /a: { get: { operationId: x }, additionalOperations: { LINK: { operationId: x } } }",
      'LINK "/a" has the operationId "x" of GET "/a"',
    ],
    [
      "of a webhook",
      "paths:\n  /a: { get: { operationId: x } }\nwebhooks:\n  b: { post: { operationId: x } }",
      'POST "b" has the operationId "x" of GET "/a"',
    ],
    [
      "of a callback",
      "paths:\n  /a: { get: { operationId: x, callbacks: { c: { '{$url}': { put: { operationId: x } } } } } }",
      'PUT "{$url}" has the operationId "x" of GET "/a"',
    ],
    [
      "of a path item in another place",
      "paths:\n  /a: { get: { operationId: x } }\n  /b: { $ref: '#/items/b' }\nitems: { b: { put: { operationId: x } } }",
      'PUT "/b" has the operationId "x" of GET "/a"',
    ],
  ])("%s", (_, text, message) => {
    expect(faults(text)).toEqual([["source-operation-twice", message]]);
  });

  test("are compared as they are written, and need not be there", () => {
    const text =
      "paths:\n  /a: { get: { operationId: x }, put: {}, post: { operationId: 1 } }\n  /b: { get: { operationId: X } }";
    expect(faults(text)).toEqual([]);
  });

  test("callbacks that lead to themselves are one operation", () => {
    const text =
      "paths:\n  /a: { $ref: '#/items/a' }\nitems:\n  a: { get: { operationId: x, callbacks: { again: { '{$url}': { $ref: '#/items/a' } } } } }";
    expect(faults(text)).toEqual([]);
  });
});

describe("paths", () => {
  test("that differ only in the names of their parameters, where they have one method", () => {
    const text =
      "paths:\n  /a/{id}/b: { get: {}, put: {} }\n  /a/{name}/b: { get: {}, delete: {} }";
    expect(faults(text)).toEqual([
      ["source-path-ambiguous", 'GET "/a/{name}/b" is the same as GET "/a/{id}/b"'],
    ]);
  });

  test("that differ in more", () => {
    const text =
      "paths:\n  /a/{id}: { get: {} }\n  /a/b: { get: {} }\n  /a/{id}/: { get: {} }\n  /a/x{id}: { get: {} }";
    expect(faults(text)).toEqual([]);
  });

  test("callbacks that are none break nothing", () => {
    const item = "{ /a: { get: { callbacks: 1 } } }";
    expect(faults(`paths: ${item}\nwebhooks: ${item}`)).toEqual([]);
  });

  test("a path item that leads nowhere is reported", () => {
    expect(faults("paths:\n  /a: { $ref: '#/b' }").map(([code]) => code)).toEqual([
      "reference-dangling",
    ]);
  });
});

describe("what is no operation", () => {
  test.each([
    ["paths: []", "`paths`"],
    ["webhooks: x", "`webhooks`"],
    ["paths: 1", "`paths`"],
    ["paths: { /a: [] }", '"/a"'],
    ["paths: { /a: 1 }", '"/a"'],
    ["paths: { /a: { get: [] } }", '`get` of "/a"'],
  ])("%s", (text, what) => {
    const message = `${what} does not consist of keys and values`;
    expect(faults(text)).toEqual([["source-shape", message]]);
  });

  test("a key without a value is no fault", () => {
    expect(faults("paths: { /a: , /b: { get: , x-c: [] } }\nwebhooks:")).toEqual([]);
  });
});
