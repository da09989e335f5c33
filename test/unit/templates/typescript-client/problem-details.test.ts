/** Failures describe themselves, to people and to programs. */
import { describe, expect, test } from "vitest";
import { ApiError } from "../../../../templates/typescript-client/errors.js";
import { problemDetails } from "../../../../templates/typescript-client/problem-details.js";

function errorOf(body: unknown, type = "application/problem+json"): ApiError {
  const response = new Response(null, { status: 403, headers: { "content-type": type } });
  return new ApiError({ method: "GET", url: "https://example.org/x" }, response, body);
}

describe("the message of an error", () => {
  test.each<[unknown, string]>([
    [{ title: "Out of credit", detail: "You need 30." }, ": You need 30."],
    [{ title: "Out of credit" }, ": Out of credit"],
    [{ message: "no such thing" }, ": no such thing"],
    [{ error: { status: 404, message: "no such thing" } }, ": no such thing"],
    [{ error: "invalid_grant" }, ": invalid_grant"],
    [{ error: { error: { error: {} } } }, ""],
    [{ title: 7 }, ": 7"],
    ["text", ""],
    [null, ""],
    [[], ""],
    [undefined, ""],
  ])("of %j says %j", (body, said) => {
    expect(errorOf(body).message).toBe(`GET https://example.org/x answered 403${said}`);
  });

  test("is never endless", () => {
    expect(errorOf({ detail: "x".repeat(10_000) }).message.length).toBeLessThan(600);
  });
});

describe("problemDetails", () => {
  const body = { type: "https://example.org/credit", title: "Out of credit", balance: 3 };

  test("gives all members of a body that says it is that", () => {
    expect(problemDetails(errorOf(body))).toEqual(body);
    expect(problemDetails(errorOf(body, "Application/Problem+JSON; charset=utf-8"))).toEqual(body);
  });

  test.each([
    [body, "application/json"],
    [body, "application/problem+jsonx"],
    ["text", "application/problem+json"],
    [undefined, "application/problem+json"],
  ])("gives nothing of %j as %s", (given, type) => {
    expect(problemDetails(errorOf(given, type))).toBeUndefined();
  });
});
