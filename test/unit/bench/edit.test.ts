/** The edits that are measured are one line of one operation, and the manifest stays as valid as it was. */
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { edited, middleGroup } from "../../bench/edit.js";
import { syntheticManifest } from "../../bench/synthetic/manifest.js";

const group = `title: Books
description: All about books.
operations:
  list:
    title: List books
    method: GET
    parameters:
      query:
        title:
          description: A filter.
  retrieve:
    title: "Get: a book"
    description: >-
      One book.
    parameters:
      query: none
  create:
    title: >-
      Make a book
    method: POST
    body:
      query:
        title: Not an operation
`;

describe("one text edited", () => {
  test("is the title of the middle operation, within its quotes", () => {
    const text = edited(group, "one text edited", 7);
    expect(text).toBe(group.replace(`"Get: a book"`, `"Get: a book (edit 7)"`));
    expect(parse(text).operations.retrieve.title).toBe("Get: a book (edit 7)");
  });

  test("differs with each number", () => {
    expect(edited(group, "one text edited", 1)).not.toBe(edited(group, "one text edited", 2));
  });
});

test("a parameter is added to the query of an operation, not to what else is called so", () => {
  const { operations } = parse(edited(group, "one parameter added", 3));
  expect(operations.list.parameters.query).toEqual({
    edit_3: { required: false, schema: { type: "string" } },
    title: { description: "A filter." },
  });
  expect(operations.create).toEqual(parse(group).operations.create);
});

test.each(["one text edited", "one parameter added"] as const)(
  "a synthetic service has a place for %s",
  (kind) => {
    const [path = "", text = ""] =
      [...syntheticManifest({ operations: 20 })].find(([name]) => name.startsWith("groups/")) ?? [];
    const lines = new Set(text.split("\n"));
    const changed = edited(text, kind, 1);
    expect(path).not.toBe("");
    expect(changed.split("\n").filter((line) => !lines.has(line))).toHaveLength(1);
    expect(Object.keys(parse(changed).operations)).toEqual(Object.keys(parse(text).operations));
  },
);

test("where there is nothing to edit it says so", () => {
  expect(() => edited("title: Books\n", "one text edited", 1)).toThrow(
    "there is no place for one text edited",
  );
});

describe("the group that is edited", () => {
  const groups = (...sizes: readonly number[]): ReadonlyMap<string, string> =>
    new Map(sizes.map((size, index) => [`${index}.yaml`, "x".repeat(size)]));

  test("is the one in which the middle of all texts lies, the smallest groups first", () => {
    expect(middleGroup(groups(1, 40, 10, 30))).toBe("3.yaml");
    expect(middleGroup(groups(100, 1, 1))).toBe("0.yaml");
  });

  test("is the same one whatever order the groups are listed in", () => {
    const listed = groups(5, 5, 5);
    const reversed = new Map([...listed].toReversed());
    expect(middleGroup(reversed)).toBe(middleGroup(listed));
  });
});
