/** The Ruby client in the syntax of versions of Ruby that no machine of ours has, as their own parser reads it. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { syntaxFaults } from "./prism.js";

const root = join(import.meta.dirname, "../../..");
const folders = ["templates/ruby-client", "test/golden/ruby-client", "generated/ruby-client"];

/** The texts of all files of Ruby in a folder, by path. */
function rubyFiles(folder: string): readonly (readonly [string, string])[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(?:rb|gemspec)$/.test(path))
    .map((path) => [join(folder, path), readFileSync(join(root, folder, path), "utf8")]);
}

test("runtime and goldens are read without an error or a warning", () => {
  const files = folders.flatMap(rubyFiles);
  expect(files.length).toBeGreaterThan(100);
  expect(syntaxFaults(Object.fromEntries(files))).toEqual([]);
});

test("each version reads its own syntax, and warnings are told", () => {
  const files = {
    "removed.rb": "a = []\na[0, key: 1] = 2\n",
    "added.rb": "a = rand > 0\n  && rand < 1\np a\n",
    "warned.rb": "p 1 if (_a = 2)\n",
  };
  const found = syntaxFaults(files).map((fault) => fault.split(": ", 2).join(": "));
  expect([...new Set(found)]).toEqual([
    "removed.rb:2: Ruby 3.4",
    "removed.rb:2: Ruby 4.0",
    "added.rb:2: Ruby 3.3",
    "added.rb:2: Ruby 3.4",
    "warned.rb:1: Ruby 3.3",
    "warned.rb:1: Ruby 3.4",
    "warned.rb:1: Ruby 4.0",
  ]);
});
