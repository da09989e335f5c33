/** Which media types an answer may have. */
import { describe, expect, test } from "vitest";
import { accepts } from "../../../../templates/typescript-client/accept.js";

describe("accepts", () => {
  test.each([
    [["application/json"], "application/json"],
    [["application/json"], "APPLICATION/JSON; charset=utf-8"],
    [["application/json"], "application/problem+json"],
    [["application/vnd.example.v2+json"], "application/json"],
    [["text/plain", "application/json"], "text/plain"],
    [["image/*"], "image/png"],
    [["*/*"], "x/y"],
    [["text/csv;header=present"], "text/csv"],
  ])("%j allows %s", (types, type) => {
    expect(() => accepts(...types)(type)).not.toThrow();
  });

  test.each([
    [["application/json"], "text/html", "text/html where application/json is due"],
    [["application/json"], "", " where application/json is due"],
    [["image/*"], "text/plain", "text/plain where image/* is due"],
    [["image/*"], "imagery/png", "imagery/png where image/* is due"],
    [["text/csv", "text/plain"], "text/html", "text/html where text/csv or text/plain is due"],
    [["application/json"], "application/json, text/html", "is due"],
  ])("%j refuses %j", (types, type, message) => {
    expect(() => accepts(...types)(type)).toThrow(message);
  });

  test("takes the only one for what does not say its type", () => {
    expect(accepts("a/b")(null)).toBe("a/b");
    expect(accepts("a/b")("A/B; c=d")).toBe("A/B; c=d");
    expect(() => accepts("a/b", "c/*")(null)).toThrow("no content type where a/b or c/* is due");
    expect(() => accepts("c/*")(null)).toThrow("no content type where c/* is due");
  });
});
