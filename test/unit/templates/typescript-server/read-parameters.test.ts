/** Parameters of requests: what is missing, repeated, unlisted, malformed or hostile. */
import { describe, expect, test } from "vitest";
import * as kinds from "../../../../templates/typescript-client/schema-kinds.js";
import { minimum } from "../../../../templates/typescript-client/schema-checks.js";
import { validator } from "../../../../templates/typescript-client/validator.js";
import type { Route, RouteParameter } from "../../../../templates/typescript-server/route.js";
import { readNow, refusal, routeWith } from "./sent-requests.js";

const site = "https://example.org";

function queryOf(parameters: readonly RouteParameter[], query: string, facts: Partial<Route> = {}) {
  return readNow(routeWith({ parameters, ...facts }), new Request(`${site}/books?${query}`)).query;
}

function faultsOf(route: Route, request: Request) {
  return refusal(() => readNow(route, request)).then(({ status, errors }) => ({ status, errors }));
}

describe("a query", () => {
  const limit: RouteParameter = { in: "query", name: "limit", value: "number" };
  const open: Partial<Route> = { open: ["query"] };

  test("has what is listed; what is absent is left out, and so is what nobody lists", () => {
    expect(queryOf([limit], "limit=20&utm_source=x")).toEqual({ limit: 20 });
    expect(queryOf([limit], "")).toEqual({});
    expect(queryOf([limit], "Limit=20&limit%20=1&&=&")).toEqual({});
  });

  test("hands on what nobody lists where it is open: text, or a list of texts", () => {
    expect(queryOf([limit], "limit=1&a=1&b=x+y&b=%2B&c&=e", open)).toEqual({
      limit: 1,
      a: "1",
      b: ["x y", "+"],
      c: "",
      "": "e",
    });
  });

  test("is read up to its fragment, and a fragment is none", () => {
    const at = (end: string) => readNow(routeWith(open), new Request(`${site}/books${end}`)).query;
    expect(at("?a=1#b=2?c=3")).toEqual({ a: "1" });
    expect(at("#b=2?c=3")).toEqual({});
    expect(at("?a=1?b=2")).toEqual({ a: "1?b=2" });
  });

  test("while it is not shown how lists are written, several texts are a list", () => {
    const ids: RouteParameter = { in: "query", name: "ids", value: { items: "number" } };
    expect(queryOf([ids], "ids=1,2")).toEqual({ ids: "1,2" });
    expect(queryOf([ids], "ids=1&ids=2")).toEqual({ ids: [1, 2] });
    expect(queryOf([{ in: "query", name: "ids", value: "text" }], "ids=1&ids=2")).toEqual({
      ids: ["1", "2"],
    });
  });

  test.each<[string, string]>([
    ["limit=1&limit=2", "is given 2 times"],
    ["limit=%zz", "has malformed percent-encoding"],
    ["limit=%", "has malformed percent-encoding"],
    ["limit=%FF", "has malformed percent-encoding"],
    ["other=1", "is missing"],
  ])("%s is refused", async (query, detail) => {
    const route = routeWith({ parameters: [{ ...limit, required: true }] });
    expect(await faultsOf(route, new Request(`${site}/books?${query}`))).toEqual({
      status: 400,
      errors: [{ in: "query", name: "limit", pointer: "", detail }],
    });
  });

  test("a name that cannot be decoded is refused; what nobody looks at is not", async () => {
    const request = new Request(`${site}/books?%zz=1`);
    expect(await faultsOf(routeWith({ parameters: [limit] }), request)).toEqual({
      status: 400,
      errors: [{ in: "query", pointer: "", detail: "has malformed percent-encoding" }],
    });
    expect(queryOf([], "%zz=1")).toEqual({});
    expect(queryOf([limit], "limit=1&utm=%zz")).toEqual({ limit: 1 });
    const { errors } = await refusal(() => queryOf([limit], "utm=%zz", open));
    expect(errors).toMatchObject([{ in: "query", name: "utm" }]);
  });

  test("exploded objects share the query with other parameters", () => {
    const filter: RouteParameter = {
      in: "query",
      name: "filter",
      style: "form",
      explode: true,
      value: {
        properties: [
          ["limit", "number"],
          ["year", "number"],
        ],
        others: "text",
      },
    };
    const range: RouteParameter = {
      in: "query",
      name: "range",
      style: "form",
      explode: true,
      value: { properties: [["from", "number"]], others: "text" },
    };
    expect(queryOf([filter, limit, range], "limit=1&year=1950&from=3&genre=novel")).toEqual({
      limit: 1,
      filter: { year: 1950, genre: "novel" },
      range: { from: 3 },
    });
    expect(queryOf([filter, limit], "limit=1")).toEqual({ limit: 1 });
  });

  test("an object that may be text, too, is what was written", () => {
    const sort: RouteParameter = {
      in: "query",
      name: "sort",
      style: "form",
      explode: true,
      value: {
        anyOf: ["number", { items: "number" }, { properties: [["by", "text"]], others: "text" }],
      },
    };
    expect(queryOf([sort], "sort=1")).toEqual({ sort: 1 });
    expect(queryOf([sort], "sort=1&sort=2")).toEqual({ sort: [1, 2] });
    expect(queryOf([sort], "by=year")).toEqual({ sort: { by: "year" } });
    expect(queryOf([sort], "sort=x")).toEqual({ sort: "x" });
  });
});

describe("headers", () => {
  const parameters: readonly RouteParameter[] = [
    { in: "header", name: "X-Trace-Id", value: "text", required: true },
    { in: "header", name: "X-Count", value: "number" },
  ];

  test("are found in any case, and have the names of the manifest", () => {
    const request = new Request(site, {
      headers: { "x-TRACE-id": "a%20b", "x-count": "3", "x-other": "1" },
    });
    expect(readNow(routeWith({ parameters }), request).headers).toEqual({
      "X-Trace-Id": "a%20b",
      "X-Count": 3,
    });
  });

  test("that nobody lists are handed on in lower case where there may be others", () => {
    const request = new Request(site, { headers: { "x-trace-id": "a", "X-Other": "1" } });
    expect(readNow(routeWith({ parameters, open: ["header"] }), request).headers).toEqual({
      "X-Trace-Id": "a",
      "x-other": "1",
    });
  });

  test("that are missing are faults; one that came twice is no number", async () => {
    const headers = new Headers([
      ["x-count", "1"],
      ["x-count", "2"],
    ]);
    const rules = {
      header: validator(() =>
        kinds.looseObject({ "X-Count": kinds.number(), "X-Trace-Id": kinds.string() }),
      ),
    };
    expect(
      await faultsOf(routeWith({ parameters, rules }), new Request(site, { headers })),
    ).toEqual({
      status: 400,
      errors: [
        { in: "header", name: "X-Trace-Id", pointer: "", detail: "is missing" },
        { in: "header", name: "X-Count", pointer: "", detail: "expected number, got a string" },
      ],
    });
  });
});

describe("cookies", () => {
  function cookiesOf(cookie: string, facts: Partial<Route>) {
    return readNow(routeWith(facts), new Request(site, { headers: { cookie } })).cookies;
  }
  const session: RouteParameter = { in: "cookie", name: "session", value: "text" };

  test("are taken as they are, without their quotes", () => {
    const parameters = [session];
    expect(cookiesOf("a=1; session=x%20y+z==", { parameters })).toEqual({ session: "x%20y+z==" });
    expect(cookiesOf('session="x y"', { parameters })).toEqual({ session: "x y" });
    expect(cookiesOf("session", { parameters })).toEqual({});
    expect(cookiesOf("session=; ;;=;", { parameters })).toEqual({ session: "" });
  });

  test("are decoded where a style has encoded them", () => {
    const parameters: readonly RouteParameter[] = [
      { in: "cookie", name: "a b", style: "form", explode: false, value: { items: "text" } },
      session,
    ];
    expect(cookiesOf("%zz=1; a%20b=x%2Cy,z; session=%20", { parameters })).toEqual({
      "a b": ["x,y", "z"],
      session: "%20",
    });
  });

  test("that nobody lists are handed on where there may be others", () => {
    const facts: Partial<Route> = { parameters: [session], open: ["cookie"] };
    expect(cookiesOf("session=1; a=2; b=3; b=4", facts)).toEqual({
      session: "1",
      a: "2",
      b: ["3", "4"],
    });
  });
});

describe("a path", () => {
  test("is decoded, its plus signs are not spaces, and unlisted parameters are text", () => {
    const route = routeWith({
      path: "/books/{id}/{page}",
      parameters: [{ in: "path", name: "page", value: "number" }],
    });
    const { path } = readNow(route, new Request(`${site}/books/a+b%2Fc%20d/7`));
    expect(path).toEqual({ id: "a+b/c d", page: 7 });
  });
});

describe("hostile names and sizes", () => {
  const names = ["__proto__", "constructor", "prototype", "toString", "hasOwnProperty"];

  test("names of prototypes are properties like others, at every place", () => {
    const parameters = names.flatMap((name): RouteParameter[] => [
      { in: "query", name, value: "text" },
      { in: "cookie", name, value: "text" },
    ]);
    const query = names.map((name) => `${name}=1`).join("&");
    const cookie = names.map((name) => `${name}=1`).join("; ");
    for (const facts of [
      { parameters },
      { open: ["query", "cookie"] },
    ] satisfies Partial<Route>[]) {
      const request = new Request(`${site}/books?${query}`, { headers: { cookie } });
      const values = readNow(routeWith(facts), request);
      for (const record of [values.query, values.cookies]) {
        expect(Object.entries(record)).toEqual(names.map((name) => [name, "1"]));
        expect(Object.getPrototypeOf(record)).toBe(Object.prototype);
      }
    }
    expect(queryOf(parameters, "")).toEqual({});
    expect(Object.hasOwn(queryOf(parameters, ""), "constructor")).toBe(false);
    const headers = new Headers(names.map((name) => [name, "1"]));
    const values = readNow(routeWith({ open: ["header"] }), new Request(site, { headers }));
    expect(Object.keys(values.headers).sort()).toEqual(
      names.map((name) => name.toLowerCase()).sort(),
    );
  });

  test("keys of exploded and deep objects, too", () => {
    for (const [style, query] of [
      ["form", "__proto__=1&constructor=2"],
      ["deepObject", "a[__proto__]=1&a[constructor]=2"],
    ] as const) {
      const value = { properties: [], others: "text" } as const;
      const read = queryOf([{ in: "query", name: "a", style, explode: true, value }], query);
      const made: unknown = Reflect.get(read, "a");
      expect(Object.entries(Object(made))).toEqual([
        ["__proto__", "1"],
        ["constructor", "2"],
      ]);
    }
  });

  const ids: RouteParameter = {
    in: "query",
    name: "ids",
    style: "form",
    explode: true,
    value: { items: "number" },
  };
  const everything: readonly RouteParameter[] = [
    ids,
    {
      in: "query",
      name: "deep",
      style: "deepObject",
      explode: true,
      value: { properties: [], others: "text" },
    },
    {
      in: "query",
      name: "loose",
      style: "form",
      explode: true,
      value: { properties: [], others: "text" },
    },
  ];

  test.each<[string, readonly RouteParameter[], string]>([
    ["10,000 parameters of one name", [ids], "ids=1&".repeat(10_000)],
    [
      "10,000 names",
      everything,
      Array.from({ length: 10_000 }, (_, index) => `a${index}=1`).join("&"),
    ],
    [
      "10,000 properties",
      everything,
      Array.from({ length: 10_000 }, (_, index) => `deep[${index}]=1`).join("&"),
    ],
    ["a megabyte in one value", [ids], `ids=${"9".repeat(1_000_000)}`],
    ["a megabyte of separators", everything, "&".repeat(1_000_000)],
    ["a megabyte of equals signs", everything, "=".repeat(1_000_000)],
    ["a megabyte of plus signs", everything, `a=${"+".repeat(1_000_000)}`],
    ["a megabyte of percent-encoding", everything, `a=${"%41".repeat(300_000)}`],
  ])("%s take no long time", (_name, parameters, query) => {
    const request = new Request(`${site}/books?${query}`);
    readNow(routeWith({ parameters, open: ["query"] }), request, { maxFields: 10_000 });
  });

  test("a problem lists at most 100 faults, and long names are cut", async () => {
    const names = Array.from({ length: 3000 }, (_, index) => `${index}${"x".repeat(300)}`);
    const query = names.map((name) => `${name}=%zz`).join("&");
    const request = new Request(`${site}/books?${query}`);
    const { errors = [], detail } = await refusal(() =>
      readNow(routeWith({ open: ["query"] }), request, { maxFields: 3000 }),
    );
    expect(errors).toHaveLength(100);
    expect(detail).toMatch(/; and at least 99 more$/);
    expect(JSON.stringify(errors).length).toBeLessThan(40_000);
  });
});

describe("rules", () => {
  const route = routeWith({
    path: "/books/{id}",
    parameters: [
      { in: "path", name: "id", value: "number" },
      {
        in: "query",
        name: "ids",
        style: "form",
        explode: false,
        value: { items: "number" },
        required: true,
      },
      { in: "query", name: "q", value: "text", required: true },
      { in: "query", name: "type", value: "text" },
      { in: "header", name: "X-Key", value: "text" },
      { in: "cookie", name: "session", style: "form", explode: true, value: "text" },
    ],
    rules: {
      path: validator(() => kinds.looseObject({ id: kinds.number(minimum(1)) })),
      query: validator(() =>
        kinds.looseObject({
          ids: kinds.array(kinds.number(minimum(1))),
          q: kinds.string(),
          type: kinds.optional(kinds.literals("artist", "user")),
        }),
      ),
      header: validator(() => kinds.looseObject({ "X-Key": kinds.literals("a", "b") })),
      cookie: validator(() => kinds.looseObject({ session: kinds.string() })),
    },
  });
  const request = new Request(`${site}/books/0?ids=1,x,0&type=bogus`, {
    headers: { "x-key": "secret", cookie: "session=1; session=2" },
  });

  test("list all faults at once, each with its place and the kind of what is there", async () => {
    const { title, detail, errors } = await refusal(() => readNow(route, request));
    expect({ title, detail }).toEqual({
      title: "Bad Request",
      detail: 'The query parameter "q" is missing; and 6 more',
    });
    expect(errors).toEqual([
      { in: "query", name: "q", pointer: "", detail: "is missing" },
      { in: "cookie", name: "session", pointer: "", detail: "is given 2 times" },
      { in: "path", name: "id", pointer: "", detail: "expected at least 1, got a number" },
      { in: "query", name: "ids", pointer: "/1", detail: "expected number, got a string" },
      { in: "query", name: "ids", pointer: "/2", detail: "expected at least 1, got a number" },
      {
        ...{ in: "query", name: "type", pointer: "" },
        detail: 'expected "artist" or "user", got "bogus"',
      },
      { in: "header", name: "X-Key", pointer: "", detail: 'expected "a" or "b", got a string' },
    ]);
    expect(JSON.stringify(errors)).not.toContain("secret");
  });

  test("are not held against anything unless they are to be, but what cannot be read is refused", async () => {
    const { errors } = await refusal(() => readNow(route, request, { validate: false }));
    expect(errors?.map(({ name }) => name)).toEqual(["q", "session"]);
  });

  test("of limits stand in the same list", async () => {
    const limited = { ...route, limits: [{ of: ["query.ids"], maxItems: 2, by: "books.yaml" }] };
    const { errors } = await refusal(() => readNow(limited, request, { validate: false }));
    expect(errors?.map(({ name }) => name)).toEqual(["q", "session", "ids"]);
  });
});
