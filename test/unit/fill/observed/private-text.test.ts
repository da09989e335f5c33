/** Texts that look like somebody's, and words of everybody. */
import { expect, test } from "vitest";
import { headerSort } from "../../../../generator/fill/observed/header-names.js";
import { knownSecrets } from "../../../../generator/fill/observed/known-secrets.js";
import {
  isCredentialName,
  isPersonalName,
} from "../../../../generator/fill/observed/private-names.js";
import { holdsToken, isPrivate } from "../../../../generator/fill/observed/private-text.js";
import { kindOfTexts, placeholderKind } from "../../../../generator/fill/observed/text-values.js";

test.each([
  ...["books", "author_name", "X-Shelf-Number", "createdAt", "oauth2", "base64", "utf8mb4"],
  ...["addressLine2", "getUserNotificationSettings", "internationalization", "sha256sum"],
  ...["2026-03-04", "2026-03-04_2026-03-31", "123456", "v1.10.2", "a-z", "filter[title]", "@me"],
  ...["isbn13", "HTMLElementTagNameMap", "x-ratelimit-remaining", "größe", "本", ""],
])("%j is a word", (text) => {
  expect(isPrivate(text)).toBe(false);
});

test.each([
  ...["jane@books.example", "jane%40books.example", "mailto:jane@books.example"],
  ...["1234567", "+49 151 2345678", "(030) 12-34-567", "user-12345678"],
  ...["3fa85f64-5717-4562-b3fc-2c963f66afa6", "x-3FA85F64-5717-4562-B3FC-2C963F66AFA6"],
  ...["4aawyAB9vmqN3uQ7FjRGTy", ["sk", "live", "abc"].join("_"), "a8f3k2l9"],
  ...["eyJhbGciOiJIUzI1NiJ9.e30.abc", "d41d8cd98f00b204e9800998ecf8427e", "AKIAIOSFODNN7EXAMPLE"],
  "x".repeat(200),
])("%j belongs to somebody", (text) => {
  expect(isPrivate(text)).toBe(true);
});

test("prose may have dates, numbers and UUIDs in it, and no tokens", () => {
  expect(
    holdsToken("Since 2026-03-04, up to 1234567 books; see 3fa85f64-5717-4562-b3fc-2c963f66afa6."),
  ).toBe(false);
  expect(holdsToken("Send `Bearer 4aawyAB9vmqN3uQ7FjRGTy`.")).toBe(true);
});

test.each([
  ...["Authorization", "X-Api-Key", "apiKey", "access_token", "refreshToken", "PHPSESSID", "sid"],
  ...["client_secret", "csrf-token", "password", "user[password]", "X-Auth", "sig"],
])("%s opens something", (name) => {
  expect(isCredentialName(name)).toBe(true);
});

test.each(["page_token", "nextPageToken", "keyword", "author", "shippingDate", "keys", "design"])(
  "%s opens nothing",
  (name) => {
    expect(isCredentialName(name)).toBe(false);
  },
);

test.each(["email", "user_name", "firstName", "phone", "billingAddress", "login"])(
  "%s says who somebody is",
  (name) => {
    expect(isPersonalName(name)).toBe(true);
  },
);

test.each<[string, string]>([
  ["Accept", "standard"],
  ["sec-fetch-mode", "standard"],
  [":authority", "standard"],
  ["If-None-Match", "standard"],
  ["Authorization", "credential"],
  ["X-API-Key", "credential"],
  ["X-Shelf", "own"],
  ["Idempotency-Key", "own"],
  ["Prefer", "own"],
])("the header %s is %s", (name, sort) => {
  expect(headerSort(name)).toBe(sort);
});

test("a secret is known again by its whole, by its parts, and within prose", () => {
  const secrets = knownSecrets();
  secrets.addNamed("username", "Jane");
  secrets.addNamed("title", "Emma");
  secrets.add("wordwordword/otherword");
  expect(
    ["jane", "JANE", "jane-books", "x%20jane", "wordwordword"].map(secrets.isTellable),
  ).toEqual([false, false, false, false, false]);
  expect(["emma", "janet", "books"].map(secrets.isTellable)).toEqual([true, true, true]);
  expect(secrets.holdsSecret("say wordwordword/otherword!")).toBe(true);
  expect(secrets.holdsSecret("Jane is a name that prose may have.")).toBe(false);
});

test.each<[readonly string[], string]>([
  [["1", "20", "-3", "0"], "integer"],
  [["1", "2.5"], "number"],
  [["true", "false"], "boolean"],
  [["1", "x"], "string"],
  [["007"], "string"],
  [["12345678901234567890"], "string"],
  [["1e5"], "string"],
  [[""], "string"],
  [[], "string"],
])("texts such as %j are of the kind %s", (texts, kind) => {
  expect(kindOfTexts(texts)).toBe(kind);
});

test.each<[string, string | undefined]>([
  ["<integer>", "integer"],
  ["<long>", "integer"],
  ["<dateTime>", "string"],
  ["{{id}}", "unknown"],
  ["<b>", undefined],
  ["12", undefined],
])("%s stands for %s", (text, kind) => {
  expect(placeholderKind(text)).toBe(kind);
});
