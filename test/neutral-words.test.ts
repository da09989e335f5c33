/** The generator serves any API: nothing in it, examples in comments included, is of the service that it was made for. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

/** Words of that service which no other trade has. As parts of names too: `SavedAlbums`, `audiobook-id`. */
const words =
  /album|artist|audiobook|episode|music|playlist|podcast|song|spotify|tracks?(?![a-z])/gi;

/** Each line of a text that has such a word, with its place. */
function linesWith(path: string): readonly string[] {
  const lines = readFileSync(join(root, path), "utf8").split("\n");
  return lines.flatMap((line, at) =>
    line.search(words) === -1 ? [] : [`${path}:${at + 1}: ${line.trim()}`],
  );
}

test.each(["generator", "templates"])("%s knows of no service", (folder) => {
  const paths = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.flatMap(linesWith)).toEqual([]);
});

test("the words are found where they are", () => {
  expect(linesWith("test/specification/manifest/service.yaml").length).toBeGreaterThan(10);
});
