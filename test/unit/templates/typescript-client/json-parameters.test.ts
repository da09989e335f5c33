/** Parameters that are JSON text, in every place of a request. */
import { expect, test } from "vitest";
import { InvalidArgumentError } from "../../../../templates/typescript-client/errors.js";
import { putCookies } from "../../../../templates/typescript-client/cookies.js";
import { putHeaders } from "../../../../templates/typescript-client/headers.js";
import { json, jsonOrText } from "../../../../templates/typescript-client/json-parameters.js";
import type {
  Operation,
  ParameterPlace,
  Style,
} from "../../../../templates/typescript-client/operation.js";
import { fillPath, queryText } from "../../../../templates/typescript-client/path.js";

function operationWith(place: ParameterPlace, style: Style): Operation {
  const parameters = [{ in: place, name: "where", style, explode: false }];
  return { id: "test", method: "GET", path: "/a/{where}", parameters };
}

const value = { "a b": ["é,;", null, "👩"], "/": { n: 1.5 } };

test("a query has its text percent-encoded, and is read back as JSON", () => {
  const text = queryText(operationWith("query", json), { where: value });
  expect(text).toMatch(/^where=%7B%22a%20b%22%3A%5B/);
  expect(JSON.parse(new URLSearchParams(text).get("where") ?? "")).toEqual(value);
});

test("a path has it in one segment", () => {
  const path = fillPath(operationWith("path", json), [value]);
  expect(path.split("/")).toHaveLength(3);
  expect(JSON.parse(decodeURIComponent(path.slice(3)))).toEqual(value);
});

test("a header has it as it is, but for what a header cannot hold", () => {
  const headers = new Headers();
  putHeaders(headers, operationWith("header", json), { where: value });
  expect(headers.get("where")).toBe('{"a b":["\\u00e9,;",null,"\\ud83d\\udc69"],"/":{"n":1.5}}');
  expect(JSON.parse(headers.get("where") ?? "")).toEqual(value);
});

test("a cookie has it percent-encoded, for quotes and commas are none of its characters", () => {
  const headers = new Headers();
  putCookies(headers, operationWith("cookie", json), { where: value });
  const [, text = ""] = /^where=([\w%.~-]+)$/.exec(headers.get("cookie") ?? "") ?? [];
  expect(JSON.parse(decodeURIComponent(text))).toEqual(value);
});

test.each([
  ["", '""'],
  [null, "null"],
  [false, "false"],
  [0, "0"],
  [[], "[]"],
  [{}, "{}"],
  ["1", '"1"'],
  [{ gone: undefined }, "{}"],
])("nothing that is given is left out: %j", (given, expected) => {
  const text = queryText(operationWith("query", json), { where: given });
  expect(new URLSearchParams(text).get("where")).toBe(expected);
});

test("a string is JSON text already where a value is no string", () => {
  const operation = operationWith("query", jsonOrText);
  expect(queryText(operation, { where: '{"a":1}' })).toBe("where=%7B%22a%22%3A1%7D");
  expect(queryText(operation, { where: { a: 1 } })).toBe("where=%7B%22a%22%3A1%7D");
});

test.each([[new Map()], [1n], [() => 1], [new Blob(["a"])]])("%o has no JSON", (given) => {
  expect(() => queryText(operationWith("query", json), { where: given })).toThrow(
    InvalidArgumentError,
  );
});

test("what is undefined is not sent", () => {
  expect(queryText(operationWith("query", json), { where: undefined })).toBe("");
});
