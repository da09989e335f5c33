/** Paths: filling templates, escaping, and never leaving the base URL. */
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createClient } from "../../../../templates/typescript-client/client.js";
import { InvalidArgumentError } from "../../../../templates/typescript-client/errors.js";
import type { Operation } from "../../../../templates/typescript-client/operation.js";
import { fillPath } from "../../../../templates/typescript-client/path.js";
import { send } from "../../../../templates/typescript-client/request.js";
import { type EchoServer, serveEcho } from "./local-server.js";

const retrieve: Operation = { id: "artists.retrieve", method: "GET", path: "/artists/{id}/albums" };

function at(path: string): Operation {
  return { id: "test", method: "GET", path };
}

let server: EchoServer;
beforeAll(async () => {
  server = await serveEcho();
});
afterAll(() => server.close());

test.each<[unknown, string]>([
  ["0TnOYISbd1XYRBk9myaseg", "0TnOYISbd1XYRBk9myaseg"],
  [7, "7"],
  [-0, "0"],
  [1e21, "1e%2B21"],
  [2n ** 64n, "18446744073709551616"],
  ["a/b", "a%2Fb"],
  ["a b+c", "a%20b%2Bc"],
  ["?#%&=", "%3F%23%25%26%3D"],
  ["!'()*", "%21%27%28%29%2A"],
  ["-._~", "-._~"],
  ["%2e%2e", "%252e%252e"],
  ["..\\..", "..%5C.."],
  ["a\r\nb", "a%0D%0Ab"],
  ["é", "%C3%A9"],
  ["👩‍🎤", "%F0%9F%91%A9%E2%80%8D%F0%9F%8E%A4"],
  ["...", "..."],
  [".a", ".a"],
])("%s is sent as %s", async (id, segment) => {
  await send(createClient({ baseUrl: `${server.url}/v1` }), retrieve, [id]);
  expect(server.last().target).toBe(`/v1/artists/${segment}/albums`);
});

test.each<[unknown, string]>([
  [undefined, "undefined"],
  [null, "null"],
  [Number.NaN, "NaN"],
  [Number.POSITIVE_INFINITY, "Infinity"],
  [Symbol("x"), "Symbol(x)"],
  ["", "empty"],
  [["a"], "several: no style is shown"],
  [{ id: "a" }, "several: no style is shown"],
])("%s is refused, with operation and parameter", (id, reason) => {
  expect(() => fillPath(retrieve, [id])).toThrow(
    new InvalidArgumentError(`artists.retrieve: path parameter "id" cannot be ${reason}`),
  );
});

test.each([".", ".."])("the segment %j is refused", (id) => {
  expect(() => fillPath(retrieve, [id])).toThrow(
    new InvalidArgumentError('artists.retrieve: path has a segment "." or ".."'),
  );
});

test("half of a surrogate pair is refused", () => {
  expect(() => fillPath(retrieve, ["\ud83d"])).toThrow(
    new InvalidArgumentError('artists.retrieve: path parameter "id" is not well formed'),
  );
});

describe("templates", () => {
  test("take several parameters in their order, also in one segment", () => {
    expect(fillPath(at("/a/{x}/b/{y}.{z}"), ["1/", 2, "3"])).toBe("/a/1%2F/b/2.3");
  });

  test("take no `$` pattern from a value", () => {
    expect(fillPath(at("/a/{x}"), ["$&$1"])).toBe("/a/%24%26%241");
  });

  test("cannot become a dot segment from two parameters", () => {
    expect(() => fillPath(at("/a/{x}{y}"), [".", "."])).toThrow(InvalidArgumentError);
    expect(() => fillPath(at("/a/.{x}"), ["."])).toThrow(InvalidArgumentError);
    expect(fillPath(at("/a/{x}{y}"), ["..", "."])).toBe("/a/...");
  });

  test("miss no value", () => {
    expect(() => fillPath(at("/a/{x}/{y}"), ["1"])).toThrow(
      /path parameter "y" cannot be undefined/,
    );
  });
});

describe("values by name", () => {
  test("are found whatever the name and the order", () => {
    const values = Object.fromEntries([
      ["__proto__", "d"],
      ["2nd", "c"],
      ["user-id", "b/"],
      ["x", 1],
    ]);
    expect(fillPath(at("/{x}/{user-id}/{2nd}/{__proto__}"), values)).toBe("/1/b%2F/c/d");
  });

  test("are the record's own", () => {
    expect(() => fillPath(at("/a/{x}/{constructor}"), { x: "1" })).toThrow(
      new InvalidArgumentError('test: path parameter "constructor" cannot be undefined'),
    );
  });

  test.each([undefined, null, "ab", 1, new Map([["x", "1"]]), ["1"]])(
    "are refused where %j stands for the record",
    (values) => {
      const fill = (): unknown => Reflect.apply(fillPath, undefined, [at("/a/{x}/{y}"), values]);
      expect(fill).toThrow(InvalidArgumentError);
    },
  );
});

describe("properties", () => {
  const text = fc.string({ unit: "binary", minLength: 1 });

  test("the server decodes what was passed", () => {
    fc.assert(
      fc.property(text, text, (first, second) => {
        fc.pre(!/^\.\.?$/.test(first) && !/^\.\.?$/.test(second));
        const path = fillPath(at("/a/{x}/b/{y}"), [first, second]);
        expect(path.split("/").map(decodeURIComponent)).toEqual(["", "a", first, "b", second]);
      }),
    );
  });

  test("a value uses unreserved characters and triples only, and a URL parser changes nothing", () => {
    const hostile = fc.oneof(
      text,
      fc.string({ unit: fc.constantFrom(".", "/", "\\", "%", "2", "e", "?", "#", ";", "\t", "@") }),
    );
    fc.assert(
      fc.property(hostile, (value) => {
        fc.pre(value !== "" && value !== "." && value !== "..");
        const path = fillPath(at("/base/{x}/end"), [value]);
        expect(path).toMatch(/^\/base\/(?:[A-Za-z0-9._~-]|%[0-9A-F]{2})+\/end$/);
        const url = new URL(`https://example.org${path}`);
        expect(url.origin + url.pathname).toBe(`https://example.org${path}`);
        expect(url.search + url.hash).toBe("");
      }),
    );
  });
});
