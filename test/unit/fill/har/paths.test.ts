/** Which segments of paths become parameters: those with several ids, and never one that is a word. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { plain } from "../observed/told-manifest.js";
import { describeEntries, entry, operation, routes } from "./capture.js";

/** The operations that the paths of a capture show. */
function templates(...paths: readonly string[]): readonly string[] {
  return routes(paths.map((path) => entry(path))).map((route) => route.replace("GET ", ""));
}

const uuids = ["3fa85f64-5717-4562-b3fc-2c963f66afa6", "9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d"];

test.each<[string, readonly string[], readonly string[]]>([
  ["numbers", ["/books/1", "/books/2"], ["/books/{book-id}"]],
  ["UUIDs", uuids.map((id) => `/books/${id}`), ["/books/{book-id}"]],
  ["hexadecimal", ["/books/5f2b9c1a7d3e", "/books/0a1b2c3d4e5f"], ["/books/{book-id}"]],
  [
    "base 62",
    ["/books/4aawyAB9vmqN3uQ7FjRGTy", "/books/1301WleyT98MSxVHPZCA6M"],
    ["/books/{book-id}"],
  ],
  ["a short prefix", ["/orders/ord_1A2b3C4d5E", "/orders/ord_9Z8y7X6w5V"], ["/orders/{order-id}"]],
  ["ids of two kinds", ["/books/1", `/books/${uuids[0]}`], ["/books/{book-id}"]],
  [
    "several places",
    ["/books/1/pages/1", "/books/2/pages/2"],
    ["/books/{book-id}/pages/{page-id}"],
  ],
  ["ids one after the other", ["/grid/1/2", "/grid/3/4"], ["/grid/{grid-id}/{id}"]],
  ["ids at the front", ["/1/books", "/2/books"], ["/{id}/books"]],
  [
    "the same word twice",
    ["/books/1/books/1", "/books/2/books/2"],
    ["/books/{book-id}/books/{book-id-2}"],
  ],
  [
    "words beside ids",
    ["/books/1", "/books/2", "/books/popular"],
    ["/books/{book-id}", "/books/popular"],
  ],
  ["words that change", ["/shelf/novels", "/shelf/poems"], ["/shelf/novels", "/shelf/poems"]],
  ["categories", ["/categories/1", "/categories/2"], ["/categories/{category-id}"]],
  ["addresses", ["/addresses/1", "/addresses/2"], ["/addresses/{address-id}"]],
  ["other scripts", ["/b%C3%BCcher/1", "/b%C3%BCcher/2"], ["/b%C3%BCcher/{bucher-id}"]],
])("%s", (_, paths, wanted) => {
  expect(templates(...paths)).toEqual(wanted);
});

test("what calls of one method prove holds for the others", () => {
  const entries = [entry("/books/1"), entry("/books/2"), entry("/books/2", { method: "DELETE" })];
  expect(routes(entries)).toEqual(["GET /books/{book-id}", "DELETE /books/{book-id}"]);
});

test("a template that was inferred is only proposed", () => {
  const { path, facts, assumed } = operation(entry("/books/1"), entry("/books/2"));
  expect(path).toBe("/books/{book-id}");
  expect(facts.entries.map(({ key }) => key)).toEqual(["method", "responses"]);
  expect(plain(assumed)).toEqual({
    path: "/books/{book-id}",
    parameters: { path: { "book-id": { schema: { type: "integer" } } } },
  });
});

test("one request alone proves nothing, and nor does the same one again", () => {
  const { path, facts, assumed } = operation(entry("/books/7"), entry("/books/7"));
  expect(path).toBe("/books/7");
  expect(facts.entries.map(({ key }) => key)).toEqual(["method", "responses"]);
  expect(plain(assumed)).toMatchObject({ path: "/books/{book-id}" });
  const { losses } = describeEntries([entry("/books/7")]).value;
  expect(losses).toContainEqual(expect.objectContaining({ what: "the path /books/7" }));
});

test.each([
  ["a long id", "/books/3fa85f64-5717-4562-b3fc-2c963f66afa6", "/books/{book-id}"],
  ["a phone number", "/calls/+4915112345678", "/calls/{call-id}"],
  ["an address", "/readers/jane@books.example/loans", "/readers/{reader-id}/loans"],
  ["an address, encoded", "/readers/jane%40books.example", "/readers/{reader-id}"],
  ["a name among people", "/users/jane-doe/loans", "/users/{user-id}/loans"],
  ["a token", "/reset/eyJhbGciOiJIUzI1NiJ9.e30.abc", "/reset/{reset-id}"],
  ["a session behind a semicolon", "/books;jsessionid=5F2B9C1A7D3E", "/books"],
])("%s is never told, even if it was seen once", (_, path, wanted) => {
  expect(templates(path)).toEqual([wanted]);
});

test.each([
  "/users/me",
  "/users/search",
  "/members/current/loans",
  "/oauth2/authorize",
  "/sha256/books",
])("%s is a path of words", (path) => {
  expect(templates(path)).toEqual([path]);
});

test("templates fit the paths that they were made of, and every word in them was seen", () => {
  const segment = fc.oneof(
    fc.constantFrom("books", "authors", "pages", "popular", "new", "a-z"),
    fc.nat(99_999).map(String),
    fc.uuid(),
  );
  const path = fc.array(segment, { minLength: 1, maxLength: 4 }).map((all) => `/${all.join("/")}`);
  fc.assert(
    fc.property(fc.array(path, { minLength: 1, maxLength: 8 }), (paths) => {
      const told = templates(...paths);
      const forms = told.map((each) => new RegExp(`^${each.replace(/\{[^}]+\}/g, "[^/]+")}$`));
      for (const each of paths) expect(forms.some((form) => form.test(each))).toBe(true);
      for (const each of told) {
        const words = each.split("/").filter((word) => !word.startsWith("{"));
        for (const word of words) expect(paths.join("/").split("/")).toContain(word);
        expect(words.join()).not.toMatch(/[0-9a-f]{8}-/);
      }
      expect(new Set(told.map((each) => each.replace(/\{[^}]+\}/g, "{}"))).size).toBe(told.length);
    }),
    { numRuns: 200 },
  );
});
