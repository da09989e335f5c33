/** Which media types an answer may have. */
import { describe, expect, test } from "vitest";
import { accepts } from "../../../../templates/typescript-client/accept.js";
import { acceptsAnyOf } from "../../../../templates/typescript-client/accept-any-of.js";
import { acceptsByStatus } from "../../../../templates/typescript-client/accept-by-status.js";
import {
  anyAsBytes,
  anyAsJson,
  anyAsText,
} from "../../../../templates/typescript-client/any-media.js";

/** An answer of a media type; null = it says none. */
function answer(type: string | null, status = 200): Response {
  const response = new Response(null, { status });
  if (type !== null) response.headers.set("content-type", type);
  return response;
}

/** A request that asks for some media types. */
function asking(accept: string): { readonly headers: Headers } {
  return { headers: new Headers({ accept }) };
}

describe("accepts", () => {
  test.each([
    ["application/json", "application/json"],
    ["application/json", "APPLICATION/JSON; charset=utf-8"],
    ["application/json", "application/problem+json"],
    ["application/vnd.example.v2+json", "application/json"],
    ["text/csv;header=present", "text/csv"],
  ])("%j allows %s, also beside others", (due, type) => {
    expect(accepts(due)(answer(type))).toBe(type);
    expect(acceptsAnyOf("x/y", due)(answer(type))).toBe(type);
  });

  test.each([
    ["application/json", "text/html", "text/html where application/json is due"],
    ["application/json", "", " where application/json is due"],
    ["application/json", "application/json, text/html", "is due"],
  ])("%j refuses %j", (due, type, message) => {
    expect(() => accepts(due)(answer(type))).toThrow(message);
    expect(() => acceptsAnyOf(due)(answer(type))).toThrow(message);
  });

  test("takes it for what does not say its type", () => {
    expect(accepts("a/b")(answer(null))).toBe("a/b");
    expect(accepts("a/b")(answer("A/B; c=d"))).toBe("A/B; c=d");
  });
});

describe("acceptsAnyOf", () => {
  test.each([
    [["text/plain", "application/json"], "text/plain"],
    [["image/*"], "image/png"],
    [["*/*"], "x/y"],
  ])("%j allows %s", (types, type) => {
    expect(acceptsAnyOf(...types)(answer(type))).toBe(type);
  });

  test.each([
    [["image/*"], "text/plain", "text/plain where image/* is due"],
    [["image/*"], "imagery/png", "imagery/png where image/* is due"],
    [["text/csv", "text/plain"], "text/html", "text/html where text/csv or text/plain is due"],
  ])("%j refuses %j", (types, type, message) => {
    expect(() => acceptsAnyOf(...types)(answer(type))).toThrow(message);
  });

  test("takes none of several, and no range, for what does not say its type", () => {
    expect(() => acceptsAnyOf("a/b", "c/*")(answer(null))).toThrow(
      "no content type where a/b or c/* is due",
    );
    expect(() => acceptsAnyOf("c/*")(answer(null))).toThrow("no content type where c/* is due");
  });

  test.each([
    ["application/xml", "application/xml"],
    ["application/json, */*;q=0.1", "application/hal+json"],
    ["Application/XML;q=0.5, text/csv", "application/xml"],
    // Listed media types are due, where nothing of the list is asked for.
    ["*/*", "text/csv"],
    ["image/png", "text/csv"],
    ["", "text/csv"],
  ])("of several, what %j asks for is due: %s", (asked, type) => {
    const check = acceptsAnyOf("application/json", "application/xml", "text/csv");
    expect(check(answer(type), asking(asked))).toBe(type);
  });

  test("what was not asked for is refused, though it is listed", () => {
    const check = acceptsAnyOf("application/json", "application/xml");
    expect(() => check(answer("application/xml"), asking("application/json"))).toThrow(
      "application/xml where application/json is due",
    );
    expect(check(answer(null), asking("application/xml"))).toBe("application/xml");
  });
});

describe("acceptsByStatus", () => {
  const check = acceptsByStatus({ "200": accepts("a/b"), "2XX": accepts("c/d") });

  test.each([
    [200, "a/b"],
    [201, "c/d"],
  ])("takes the check of %i", (status, type) => {
    expect(check(answer(type, status))).toBe(type);
    expect(() => check(answer("x/y", status))).toThrow(`x/y where ${type} is due`);
  });

  test("leaves answers alone of which nothing is listed", () => {
    const only = acceptsByStatus({ "200": accepts("a/b") });
    expect(only(answer("x/y", 201))).toBe("x/y");
    expect(only(answer(null, 201))).toBe("");
    const rest = acceptsByStatus({ "200": accepts("a/b"), default: accepts("c/d") });
    expect(() => rest(answer("a/b", 201))).toThrow("a/b where c/d is due");
  });
});

test("what may be of any media type is read as its schema has it", () => {
  expect(anyAsJson(answer("text/plain"))).toBe("application/json");
  expect(anyAsBytes(answer("text/plain"))).toBe("application/octet-stream");
  expect(anyAsBytes(answer(null))).toBe("application/octet-stream");
  expect(anyAsBytes(answer("image/png"))).toBe("image/png");
  expect(anyAsText(answer("application/xml; charset=latin1"))).toBe("text/plain; charset=latin1");
  expect(anyAsText(answer("application/hal+json"))).toBe("application/hal+json");
  expect(anyAsText(answer(null))).toBe("text/plain");
});
