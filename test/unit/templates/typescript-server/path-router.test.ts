/** The router: finds what Hono's own find, in the same order. */
import { Hono } from "hono";
import { UnsupportedPathError } from "hono/router";
import { TrieRouter } from "hono/router/trie-router";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PathRouter } from "../../../../templates/typescript-server/path-router.js";

type Added = readonly [method: string, path: string];

/** The numbers of the routes that a router finds, with their parameters. */
function found(
  router: PathRouter<number> | TrieRouter<number>,
  routes: readonly Added[],
  [method, path]: Added,
): unknown {
  for (const [index, route] of routes.entries()) router.add(...route, index);
  const [entries, stash] = router.match(method, path);
  return entries.map(([index, parameters]) => [
    index,
    Object.fromEntries(
      Object.entries(parameters).map(([name, value]) => [
        name,
        typeof value === "number" ? stash?.[value] : value,
      ]),
    ),
  ]);
}

describe("a router of paths", () => {
  test("finds words, parameters and wildcards, in the order in which they were added", () => {
    const routes: readonly Added[] = [
      ["ALL", "/*"],
      ["GET", "/books/:id"],
      ["ALL", "/books/new"],
      ["POST", "/books/new"],
      ["GET", "/books/*"],
    ];
    const expected = [
      [0, {}],
      [1, { id: "new" }],
      [2, {}],
      [4, {}],
    ];
    expect(found(new PathRouter(), routes, ["GET", "/books/new"])).toEqual(expected);
  });

  test("finds the same as Hono's", () => {
    const segment = fc.constantFrom("a", "b", ":x", ":y", "");
    const path = fc
      .tuple(fc.array(segment, { maxLength: 4 }), fc.constantFrom("", "", "/*"))
      .map(([segments, end]) => `/${segments.join("/")}${end}`.replace(/\/{2,}/g, "/"));
    const method = fc.constantFrom("GET", "POST", "ALL");
    const asked = fc
      .array(fc.constantFrom("a", "b", "c", "__proto__"), { maxLength: 4 })
      .chain((segments) => fc.constantFrom(`/${segments.join("/")}`, `/${segments.join("/")}/`))
      .map((each) => each.replace(/\/{2,}/g, "/"));
    fc.assert(
      fc.property(
        fc.array(fc.tuple(method, path), { maxLength: 12 }),
        fc.tuple(fc.constantFrom("GET", "POST", "DELETE"), asked),
        (routes, request) => {
          // Of two parameters with one name Hono's keep one or the other.
          const distinct = routes.filter(([, each]) => !/(:\w).*\1/.test(each));
          expect(found(new PathRouter(), distinct, request)).toEqual(
            found(new TrieRouter(), distinct, request),
          );
        },
      ),
      { numRuns: 500 },
    );
  });

  test("leaves other patterns to other routers", () => {
    for (const path of ["/:id{[0-9]+}", "/:id?", "/a/*/b", "/a*", "/a:b"]) {
      expect(() => new PathRouter<number>().add("GET", path, 0), path).toThrow(
        UnsupportedPathError,
      );
    }
  });

  test("serves an application of Hono", async () => {
    const app = new Hono({ router: new PathRouter() });
    app.get("/books/:id/:__proto__", (hono) => hono.json(hono.req.param("id")));
    expect(await (await app.request("/books/a%20b/c")).json()).toBe("a b");
  });
});

test("no number of paths, and no length of one, makes a router grow", () => {
  const router = new PathRouter<string>();
  const levels = 4;
  // At each level there are words and parameters, so that each path of words leads to many places.
  for (let level = 0; level < levels; level++) {
    for (let word = 0; word < 20; word++) {
      const segments = Array.from({ length: levels }, (_, at) =>
        at === level ? `w${word}` : `:p${at}`,
      );
      router.add("ALL", `/${segments.join("/")}`, segments.join(" "));
    }
  }
  router.add("ALL", "/*", "all");
  const before = process.memoryUsage().heapUsed;
  for (let count = 0; count < 10_000; count++) {
    const words = Array.from(
      { length: levels },
      (_, at) => `w${Math.floor(count / 20 ** (at % 3)) % 25}`,
    );
    const [found] = router.match("GET", `/${words.join("/")}`);
    const known = words.filter((word) => Number(word.slice(1)) < 20).length;
    expect(found).toHaveLength(known + 1);
  }
  expect(router.match("GET", "/a".repeat(100_000))[0]).toHaveLength(1);
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(200 * 2 ** 20);
});
