/** Names of a manifest's files that Windows or macOS cannot hold: in every folder, each with a fault of its own. */
import { expect, test } from "vitest";
import { nameFaults } from "../../../generator/source/file-names.js";
import { decodeManifest } from "../../../generator/source/read.js";

test.each(["groups", "schemas", "shared"])("names of devices in %s", (folder) => {
  for (const name of ["con", "aux", "nul", "PRN", "com1", "LPT9", "aux.old"]) {
    const file = `${folder}/${name}.yaml`;
    expect(nameFaults([file]).map(({ code, at }) => [code, at])).toEqual([
      ["device-name", { file }],
    ]);
  }
  for (const name of ["console", "auxiliary", "com", "com10", "index", "nul-l"]) {
    expect(nameFaults([`${folder}/${name}.yaml`])).toEqual([]);
  }
});

test("files that differ in case only, of which some systems keep one", () => {
  const files = [
    "groups/Books.yaml",
    "groups/books.yaml",
    "schemas/books.yaml",
    "shared/bOOKS.yaml",
  ];
  expect(nameFaults(files)).toMatchObject([
    {
      code: "names-differ-in-case",
      at: { file: "groups/books.yaml" },
      related: [{ at: { file: "groups/Books.yaml" } }],
    },
  ]);
});

test("a device in another case is both", () => {
  const codes = nameFaults(["groups/AUX.yaml", "groups/aux.yaml"]).map(({ code }) => code);
  expect(codes).toEqual(["device-name", "device-name", "names-differ-in-case"]);
});

test("wherever files come from", () => {
  const bytes = new TextEncoder().encode("a: 1\n");
  const { value, diagnostics } = decodeManifest({
    value: [{ file: "groups/con.yaml", bytes }],
    diagnostics: [],
  });
  expect(diagnostics.map(({ code }) => code)).toEqual(["device-name"]);
  expect(value).toHaveLength(1);
});
