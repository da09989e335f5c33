/** What callers in Python write for a place of the plan, and its type. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { emissionOf } from "../../../../generator/targets/python-client/index.js";
import { spelledPlaces } from "../../../../generator/targets/python-client/spelled-places.js";
import type { NarrowedPlace } from "../../../../generator/sdk/changes/narrowed-types.js";
import { scenariosFolder } from "../../../golden-tree.js";
import { loadFolder } from "../../../model-lookup.js";

const { model } = loadFolder(join(scenariosFolder, "pagination")).value;
const spell = spelledPlaces(emissionOf(model, { package: "library", version: "1.0.0" }));

test.each<readonly [NarrowedPlace, string, string | undefined]>([
  [{ kind: "call", operation: "books.list" }, "client.books.list", "BookPage"],
  [
    { kind: "parameter", operation: "books.list", in: "query", name: "limit" },
    "client.books.list(limit=…)",
    "int",
  ],
  [{ kind: "body", operation: "books.find" }, "client.books.find(body=…)", "BooksFind_Body"],
  [
    { kind: "parameter", operation: "books.recent", in: "query", name: "after" },
    "client.books.recent(after=…)",
    undefined,
  ],
])("%j", (place, name, type) => {
  expect(spell(place).map((each) => [each.name, each.type?.()])).toEqual([[name, type]]);
});
