/** Which source of a manifest is read again, and what is said where that is not clear. */
import { expect, test } from "vitest";
import { sameSource } from "../../../../generator/fill/following/same-source.js";
import type { Source } from "../../../../generator/model/model.js";

const at = { file: "service.yaml", path: [], part: "value" } as const;

function source(id: string, title: string, more: Partial<Source> = {}): Source {
  const nothing = { state: "notShown", at } as const;
  return { id, at, title, kind: "document", date: nothing, url: nothing, ...more };
}

const url = "https://books.example/openapi.json";
const sources = [
  source("books", "The Books API"),
  source("readers", "Readers", { url: { state: "known", value: url, at, sources: [] } }),
  source("calls", "Calls", { kind: "observed" }),
];

function found(
  described: { readonly id: string; readonly title: string; readonly url?: string },
  named?: string,
) {
  const read = { source: { ...described, kind: "document" as const }, file: "books.yaml" };
  const isUpdate = true;
  const { value, diagnostics } = sameSource(
    read,
    { sources },
    { isUpdate, ...(named && { named }) },
  );
  const [fault] = diagnostics;
  return fault === undefined ? `${value.id} by ${value.by}` : `${fault.code}: ${fault.help}`;
}

test.each([
  ["its id", { id: "books", title: "Another title" }, "books by id"],
  ["its id, spelled otherwise", { id: "bo-oks", title: "Another title" }, "books by id"],
  [
    "its title, in other letters and spaces",
    { id: "b", title: "the  books api" },
    "books by title",
  ],
  ["its address", { id: "r", title: "R", url }, "readers by url"],
])("%s", (_name, described, want) => {
  expect(found(described)).toBe(want);
});

test("the one that somebody names, whatever it is called now", () => {
  expect(found({ id: "books", title: "The Books API" }, "readers")).toBe("readers by option");
});

test("where none fits somebody has to say which one it is", () => {
  expect(found({ id: "books-2", title: "Books 2" })).toBe(
    "source-unknown: say which one is read again (--source books, --source readers), or leave --update out",
  );
  expect(found({ id: "x", title: "X" }, "boks")).toBe("source-unknown: did you mean `books`?");
  expect(found({ id: "calls", title: "Calls" })).toMatch(/^source-unknown/);
});

test("what was seen is not taken back by what is seen now", () => {
  const read = {
    source: { id: "calls", title: "Calls", kind: "observed" as const },
    file: "a.har",
  };
  const told = (isUpdate: boolean) => sameSource(read, { sources }, { isUpdate });
  expect(told(true).diagnostics.map(({ code }) => code)).toEqual(["source-observed"]);
  expect(told(false)).toEqual({ value: { id: "calls", by: "id" }, diagnostics: [] });
});
