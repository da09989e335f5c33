/** Tags that are no group of a new manifest, and those that are its title. */
import { expect, test } from "vitest";
import { newManifest } from "../../../../generator/fill/new-manifest/new-manifest.js";
import { at, describedApi, operation, readNew, toldForm } from "./described.js";

const tagged = (line: string, ...tags: readonly string[]) => ({ ...operation(line), tags });

test("further tags of an operation, and tags of none, are lost", () => {
  const described = describedApi([
    tagged("GET /books", "Books", "Loans"),
    tagged("GET /loans", "Loans"),
  ]);
  const groups = ["Books", "Loans", "Shelves"].map((name) => ({ name, facts: toldForm({}) }));
  expect(newManifest({ ...described, groups }).value.losses).toEqual([
    { at, what: "tag Loans", why: "An operation stands in one group, that of its first tag." },
    {
      at,
      what: "tag Shelves",
      why: "No operation has it first, so that no group is made of it.",
    },
  ]);
});

test("the tag of a group that others are parts of is not lost", () => {
  const described = describedApi([
    { ...tagged("GET /me/loans", "me.loans"), operationId: "me.loans.list" },
  ]);
  const groups = ["me", "me.loans"].map((name) => ({ name, facts: toldForm({}) }));
  expect(newManifest({ ...described, groups }).value.losses).toEqual([]);
});

test("a tag that is an id is no title", () => {
  const { files } = readNew(
    describedApi([tagged("GET /a", "rare-books"), tagged("GET /b", "Late Books")]),
  );
  expect(files.get("groups/rare-books.yaml")).not.toContain("title:");
  expect(files.get("groups/late-books.yaml")).toContain("title: Late Books\n");
});
