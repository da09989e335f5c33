/** Places of the model: what they say, and how they are written down. */
import { expect, test } from "vitest";
import {
  below,
  nothingShared,
  refBelow,
  refTo,
  rootOf,
  saidBy,
} from "../../../generator/resolve/place.js";
import { inside, otherPart, type SourceRef } from "../../../generator/source-ref.js";

const root = rootOf("groups/books.yaml", { observers: new Set(), shared: nothingShared });
const operations = below(root, "operations");
const list = below(operations, "list");

test("each has its own path, whatever is read below it", () => {
  const first = refTo(below(below(list, "tags"), 0));
  const refs = [
    refTo(root),
    refTo(list),
    first,
    refBelow(list, "title", "missing"),
    refTo(list, "key"),
  ];
  const said = refs.map(({ file, path, part }) => [file, path.join("/"), part]);
  expect(said).toEqual([
    ["groups/books.yaml", "", "value"],
    ["groups/books.yaml", "operations/list", "value"],
    ["groups/books.yaml", "operations/list/tags/0", "value"],
    ["groups/books.yaml", "operations/list/title", "missing"],
    ["groups/books.yaml", "operations/list", "key"],
  ]);
  expect(refTo(saidBy(list, ["handbook"])).path).toEqual(refTo(list).path);
  expect(first.path.at(-1)).toBe(0);
});

test("as JSON it is what a place in a cache says", () => {
  const at = { file: "groups/books.yaml", path: ["operations", "list"], part: "value" };
  expect(JSON.parse(JSON.stringify({ at: refTo(list) }))).toEqual({ at });
});

test("others beside it are new places", () => {
  const at = refTo(list);
  expect(otherPart(at, "key")).toEqual(refTo(list, "key"));
  expect(inside(at, "uses", 1)).toEqual(refTo(below(below(list, "uses"), 1)));
  expect(at).toEqual({ file: "groups/books.yaml", path: ["operations", "list"], part: "value" });
  expect(at).not.toEqual({ file: "groups/books.yaml", path: ["operations"], part: "value" });
});

test("the compiler takes no spread for a place: it has no path", () => {
  const at = refTo(list);
  // @ts-expect-error: a spread of a place has no path.
  const spread: SourceRef = { ...at, part: "key" };
  expect(spread.path).toBeUndefined();
});
