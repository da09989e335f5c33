/** Bodies that are known to be JSON. */
import { expect, test } from "vitest";
import { InvalidArgumentError } from "../../../../templates/typescript-client/errors.js";
import { jsonBody } from "../../../../templates/typescript-client/json-body.js";
import type { Operation } from "../../../../templates/typescript-client/operation.js";

const update: Operation = { id: "books.update", method: "PUT", path: "/books", body: jsonBody };

test.each<[unknown, string]>([
  [{ a: [1, null], b: undefined }, '{"a":[1,null]}'],
  [[], "[]"],
  ["text", '"text"'],
  ["", '""'],
  [0, "0"],
  [false, "false"],
  [null, "null"],
  [Object.create(null), "{}"],
  [
    new (class Book {
      title = "a";
    })(),
    '{"title":"a"}',
  ],
  [new Date(0), '"1970-01-01T00:00:00.000Z"'],
])("%o is %s", (body, text) => {
  const headers = new Headers();
  expect(jsonBody(update, body, undefined, headers)).toBe(text);
  expect(headers.get("content-type")).toBe("application/json");
});

test("the type is the call's, else a header's, else the operation's", () => {
  const patch = { ...update, contentType: "application/merge-patch+json" };
  const headers = new Headers();
  jsonBody(patch, {}, undefined, headers);
  expect(headers.get("content-type")).toBe("application/merge-patch+json");
  headers.set("content-type", "application/json; charset=utf-8");
  jsonBody(patch, {}, undefined, headers);
  expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
  jsonBody(patch, {}, "application/vnd.book+json", headers);
  expect(headers.get("content-type")).toBe("application/vnd.book+json");
});

test.each<[string, unknown]>([
  ["bytes", new Uint8Array(1)],
  ["a buffer", new ArrayBuffer(1)],
  ["a Blob", new Blob(["{}"])],
  ["a stream", new ReadableStream()],
  ["a form", new FormData()],
  ["a Map", new Map()],
  ["a Set", new Set()],
  ["a promise", Promise.resolve({})],
  ["a function", () => 1],
  ["a symbol", Symbol("a")],
  ["a bigint", 1n],
])("%s is refused, of which JSON would say nothing", (_name, body) => {
  expect(() => jsonBody(update, body, undefined, new Headers())).toThrow(
    new InvalidArgumentError("books.update: the body cannot be written as JSON"),
  );
});
