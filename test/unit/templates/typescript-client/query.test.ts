/** Queries where nothing is shown of their parameters. */
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createClient } from "../../../../templates/typescript-client/client.js";
import { InvalidArgumentError } from "../../../../templates/typescript-client/errors.js";
import type { Operation } from "../../../../templates/typescript-client/operation.js";
import { queryText } from "../../../../templates/typescript-client/path.js";
import { send } from "../../../../templates/typescript-client/request.js";
import { type EchoServer, serveEcho } from "./local-server.js";

const operation: Operation = { id: "artists.list", method: "GET", path: "/artists" };

let server: EchoServer;
beforeAll(async () => {
  server = await serveEcho();
});
afterAll(() => server.close());

async function sent(query: object | undefined): Promise<string> {
  await send(createClient({ baseUrl: server.url }), operation, [], { query });
  return server.last().target;
}

test.each<[object | undefined, string]>([
  [undefined, ""],
  [{}, ""],
  [{ market: undefined }, ""],
  [
    { market: "SE", limit: 20, full: false, after: 12345678901234567890n },
    "?market=SE&limit=20&full=false&after=12345678901234567890",
  ],
  [{ z: 1, a: 2, m: 3 }, "?z=1&a=2&m=3"],
  [{ empty: "" }, "?empty="],
  [{ zero: 0, minus: -0.5 }, "?zero=0&minus=-0.5"],
  [{ text: "a b+c&d=e" }, "?text=a%20b%2Bc%26d%3De"],
  [{ "a b[]&=": "x" }, "?a%20b%5B%5D%26%3D=x"],
  [{ marks: "!'()*~#?/" }, "?marks=%21%27%28%29%2A~%23%3F%2F"],
  [{ constructor: "c", toString: "t" }, "?constructor=c&toString=t"],
  [Object.fromEntries([["__proto__", "p"]]), "?__proto__=p"],
  [Object.assign(Object.create(null), { bare: 1 }), "?bare=1"],
])("%o is sent as %s", async (query, expected) => {
  expect(await sent(query)).toBe(`/artists${expected}`);
});

test("inherited properties are not sent", async () => {
  expect(await sent(Object.create({ inherited: 1 }, { own: { value: 2, enumerable: true } }))).toBe(
    "/artists?own=2",
  );
});

test.each<[unknown, string]>([
  [["a", "b"], "several: no style is shown"],
  [[], "several: no style is shown"],
  [{ a: 1 }, "several: no style is shown"],
  [new Date(0), "several: no style is shown"],
  [null, "null"],
  [Number.NaN, "NaN"],
  [Number.NEGATIVE_INFINITY, "-Infinity"],
])("the value %j is refused, with operation and parameter", async (value, reason) => {
  await expect(sent({ ids: value })).rejects.toThrow(
    new InvalidArgumentError(`artists.list: query parameter "ids" cannot be ${reason}`),
  );
});

test.each([null, "a=1", 1, ["a"], new URLSearchParams("a=1"), new Map([["a", 1]]), () => ({})])(
  "%o in place of a record is refused",
  (query) => {
    expect(() => Reflect.apply(queryText, undefined, [operation, query])).toThrow(
      new InvalidArgumentError("artists.list: query must be a plain object"),
    );
  },
);

test("half of a surrogate pair is refused in names and values", () => {
  expect(() => queryText(operation, { a: "\udc00" })).toThrow(InvalidArgumentError);
  expect(() => queryText(operation, { "\udc00": "a" })).toThrow(InvalidArgumentError);
});

describe("properties", () => {
  const scalar = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.boolean(),
    fc.bigInt(),
  );

  test("a form decoder and an RFC 3986 decoder both read what was passed, in its order", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ unit: "binary" }), scalar), (query) => {
        const expected = Object.entries(query).map(([name, value]) => [name, String(value)]);
        const text = queryText(operation, query);
        expect([...new URLSearchParams(text)]).toEqual(expected);
        const pairs = text === "" ? [] : text.split("&");
        expect(pairs.map((pair) => pair.split("=").map(decodeURIComponent))).toEqual(expected);
      }),
    );
  });

  test("no value reaches another part of the URL", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (name, value) => {
        const url = new URL(`https://example.org/base?${queryText(operation, { [name]: value })}`);
        expect([url.origin, url.pathname, url.hash]).toEqual(["https://example.org", "/base", ""]);
      }),
    );
  });
});
