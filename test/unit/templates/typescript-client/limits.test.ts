/** Limits of the manifest: what is counted, and what a call that exceeds one is told. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createClient } from "../../../../templates/typescript-client/client.js";
import { InvalidArgumentError } from "../../../../templates/typescript-client/errors.js";
import { type Limit, limits } from "../../../../templates/typescript-client/limits.js";
import type { SendInit } from "../../../../templates/typescript-client/options.js";
import { send } from "../../../../templates/typescript-client/request.js";

/** Checks an init against some limits of an operation. */
function check(init: SendInit, ...all: readonly Limit[]): void {
  limits(...all)({ id: "books.list", method: "GET", path: "/books" }, init);
}

const ids: Limit = { of: ["query.ids"], maxItems: 3, minItems: 2, by: "its schema" };
const page: Limit = { of: ["query.limit"], maximum: 50, by: "limits.pageSize" };
const total: Limit = { of: ["query.a", "body.b"], maxItems: 2, by: "At most 2 together." };

describe("numbers of values", () => {
  test("too many, and too few", () => {
    expect(() => check({ query: { ids: ["1", "2", "3", "4"] } }, ids)).toThrow(
      new InvalidArgumentError(
        "books.list: query.ids has 4 values, and takes at most 3 (its schema)",
      ),
    );
    expect(() => check({ query: { ids: ["1"] } }, ids)).toThrow(
      "books.list: query.ids has 1 values, and takes at least 2 (its schema)",
    );
    expect(() => check({ query: { ids: [] } }, ids)).toThrow("has 0 values");
  });

  test("what is not given is not too few, and one value is one", () => {
    for (const init of [{}, { query: {} }, { query: { ids: undefined } }, { body: { ids: [] } }]) {
      expect(() => check(init, ids)).not.toThrow();
    }
    expect(() => check({ query: { ids: "1" } }, ids)).toThrow("has 1 values");
  });

  test("several places are counted together", () => {
    expect(() => check({ query: { a: "1" }, body: { b: ["2"] } }, total)).not.toThrow();
    expect(() => check({ query: { a: "1" }, body: { b: ["2", "3"] } }, total)).toThrow(
      "books.list: query.a + body.b has 3 values, and takes at most 2 (At most 2 together.)",
    );
  });

  test("a list of any length is let through exactly up to its bound", () => {
    fc.assert(
      fc.property(fc.nat(20), fc.nat(20), (length, maxItems) => {
        const run = () =>
          check(
            { query: { ids: Array(length).fill("1") } },
            { of: ["query.ids"], maxItems, by: "" },
          );
        if (length > maxItems) expect(run).toThrow(InvalidArgumentError);
        else expect(run).not.toThrow();
      }),
    );
  });
});

test("the size of a page, as a number or as its text", () => {
  for (const limit of [50, "50", 1, 50n, undefined, "all"]) {
    expect(() => check({ query: { limit } }, page)).not.toThrow();
  }
  for (const limit of [51, "51", 51n]) {
    expect(() => check({ query: { limit } }, page)).toThrow(
      "books.list: query.limit is 51, and is at most 50 (limits.pageSize)",
    );
  }
});

describe("places", () => {
  const one = (pointer: string): Limit => ({ of: [pointer], maxItems: 1, by: "" });

  test("headers by name in any case, cookies, and names with dots", () => {
    expect(() => check({ headers: { "X-IDS": ["1", "2"] } }, one("header.X-Ids"))).toThrow();
    expect(() => check({ cookies: { ids: ["1", "2"] } }, one("cookie.ids"))).toThrow();
    expect(() => check({ query: { "filter.ids": ["1", "2"] } }, one("query.filter.ids"))).toThrow();
    expect(() => check({ query: { IDS: ["1", "2"] } }, one("query.ids"))).not.toThrow();
  });

  test("bodies that have no properties have none to count", () => {
    const bodies = [
      "ids",
      null,
      new FormData(),
      new Uint8Array(3),
      new URLSearchParams("ids=1"),
      [],
    ];
    for (const body of bodies) expect(() => check({ body }, one("body.ids"))).not.toThrow();
    expect(() => check({ body: { own: 1 } }, one("body.constructor"))).not.toThrow();
  });
});

test("a call that a limit forbids rejects, and nothing is sent", async () => {
  const sent: string[] = [];
  const client = createClient({
    baseUrl: "https://example.org",
    fetch: async (url) => {
      sent.push(url);
      return new Response(null, { status: 204 });
    },
  });
  const operation = { id: "books.list", method: "GET", path: "/books", check: limits(page) };
  const result = await send(client, operation, [], { query: { limit: 51 } }).result();
  expect(result.error).toBeInstanceOf(InvalidArgumentError);
  await send(client, operation, [], { query: { limit: 50 } });
  expect(sent).toEqual(["https://example.org/books?limit=50"]);
});
