/** Callers are told of an operation that is on its way out, and the client understands it. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { linkTo } from "../../../../templates/typescript-client/link-header.js";
import { deprecationHeaders } from "../../../../templates/typescript-server/deprecation-headers.js";
import type { RouteDeprecation } from "../../../../templates/typescript-server/route.js";

const headersOf = (deprecated: RouteDeprecation | undefined, path = "/books/{id}") =>
  deprecationHeaders({
    id: "books.retrieve",
    method: "GET",
    path,
    ...(deprecated && { deprecated }),
  });

test("there are none where nothing is known", () => {
  expect(headersOf(undefined)).toEqual({});
  expect(headersOf({})).toEqual({});
});

test("dates are written as their RFCs want them", () => {
  expect(headersOf({ since: "2025-03-01" })).toEqual({ deprecation: "@1740787200" });
  expect(headersOf({ sunset: "2026-12-31" })).toEqual({ sunset: "Thu, 31 Dec 2026 00:00:00 GMT" });
  expect(headersOf({ since: "1969-12-31" })).toEqual({ deprecation: "@-86400" });
});

test("what is no date says nothing", () => {
  for (const since of ["soon", "2025-13-01", "2025", "2025-03-01T00:00:00Z", ""]) {
    expect(headersOf({ since, sunset: since })).toEqual({});
  }
});

describe("the replacement", () => {
  const target = (path: string, replacement: string, url: string): string | undefined => {
    const link = linkTo("successor-version", new Headers(headersOf({ replacement }, path)));
    return link && new URL(link, url).href;
  };

  test.each([
    ["/books/{id}", "/volumes", "https://api.example/v1/books/a%2Fb?c=/d/e"],
    ["/books", "/volumes", "https://api.example/v1/books"],
    ["/", "/volumes", "https://api.example/v1/"],
    ["/books/", "/volumes", "https://api.example/v1/books/"],
    ["/me/books/{id}/loans", "/volumes", "https://api.example/v1/me/books/1/loans"],
    ["/me/books/{by/id}/loans", "/volumes", "https://api.example/v1/me/books/1/loans"],
  ])("of %s is found wherever the service is mounted", (path, replacement, url) => {
    expect(target(path, replacement, url)).toBe("https://api.example/v1/volumes");
  });

  test("is the base of the service, too", () => {
    expect(target("/books/{id}", "/", "https://api.example/v1/books/1")).toBe(
      "https://api.example/v1/",
    );
  });

  test.each(["/volumes/{id}", "/books/{id}", "volumes", "/a b", "/a>", '/a"', "/../x", "/%zz", ""])(
    "is not linked where it is no place of its own: %j",
    (replacement) => {
      expect(headersOf({ replacement })).toEqual({});
    },
  );

  test("leads below the base for any path", () => {
    const segment = fc.string({ unit: fc.constantFrom(..."ab:;,+=@~.%20"), minLength: 1 });
    fc.assert(
      fc.property(fc.array(segment), fc.array(segment), (from, to) => {
        const found = target(
          `/${from.map(() => "{x}").join("/")}`,
          `/${to.join("/")}`,
          `http://h/v1/${from.map(() => "x").join("/")}`,
        );
        if (found !== undefined) expect(new URL(found).pathname).toBe(`/v1/${to.join("/")}`);
      }),
    );
  });
});
