/** Imports: collected in any order, declared in one. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { Imports } from "../../../../generator/emit/typescript/imports.js";
import { sourceFileOf } from "../../../../generator/emit/typescript/module-structures.js";
import { printStructure } from "../../../../generator/emit/typescript/source-file.js";

function printed(imports: Imports): Promise<string> {
  return printStructure(sourceFileOf({ header: [], imports, statements: [] }));
}

test("modules and names are sorted by code unit; a module of types alone is imported as such", async () => {
  const imports = new Imports();
  imports.use("request", "./runtime.js");
  imports.useType("Call", "./runtime.js");
  imports.useType("Album", "./schemas.js");
  imports.useType("Äther", "./schemas.js");
  imports.useType("Zoo", "./schemas.js");
  imports.use("a", "./Upper.js");
  imports.useModule("errors", "./errors.js");
  expect(await printed(imports)).toBe(
    [
      'import { a } from "./Upper.js";',
      'import * as errors from "./errors.js";',
      'import { type Call, request } from "./runtime.js";',
      'import type { Album, Zoo, Äther } from "./schemas.js";',
      "",
    ].join("\n"),
  );
});

test("the name in the file is answered, and a value that is a type too is imported once, as a value", async () => {
  const imports = new Imports();
  expect(imports.useType("Problem", "./errors.js")).toBe("Problem");
  expect(imports.use("Problem", "./errors.js")).toBe("Problem");
  expect(imports.useType("Problem", "./errors.js")).toBe("Problem");
  expect(imports.use("delete", "./albums.js", "deleteAlbum")).toBe("deleteAlbum");
  expect(await printed(imports)).toBe(
    'import { delete as deleteAlbum } from "./albums.js";\nimport { Problem } from "./errors.js";\n',
  );
});

test("one name for two things is a bug, and is said", () => {
  const imports = new Imports();
  imports.use("list", "./albums.js");
  expect(() => imports.use("list", "./artists.js")).toThrow(
    "list is imported as list of ./albums.js and as list of ./artists.js",
  );
});

test("the order of use does not matter", async () => {
  const names = ["b", "a", "B", "ä", "z10", "z9"];
  const build = (order: readonly string[]) => {
    const imports = new Imports();
    for (const name of order) imports.use(name, name < "b" ? "./one.js" : "./two.js");
    return imports.declarations();
  };
  fc.assert(
    fc.property(fc.shuffledSubarray(names, { minLength: names.length }), (order) => {
      expect(build(order)).toEqual(build(names));
    }),
  );
});
