/** Files of a new manifest over rounds: what nothing was taken out of is neither printed nor read again. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { RoundFiles } from "../../../../generator/fill/new-manifest/round-files.js";
import { api } from "./api-arbitraries.js";
import { at, type Plain, readNew, told } from "./described.js";

test("a text is printed again where one of its parts is another", () => {
  const files = new RoundFiles();
  let printed = 0;
  const text = (...parts: readonly unknown[]): string =>
    files.text("groups/books.yaml", parts, () => `text: ${++printed}\n`);
  const [one, two] = [{}, {}];
  expect([text(one, "a"), text(one, "a")]).toEqual(["text: 1\n", "text: 1\n"]);
  expect(text(two, "a")).toBe("text: 2\n");
  expect(text(two, "a", one)).toBe("text: 3\n");
  expect(text(two, "a")).toBe("text: 4\n");
});

test("a file is read once while its text is as it was", () => {
  const files = new RoundFiles();
  const path = "groups/books.yaml";
  const text = files.text(path, [1], () => "title: Books\n");
  const read = files.document(path, text);
  expect(files.document(path, text)).toBe(read);
  const other = files.text(path, [2], () => "title: Shelves\n");
  expect(files.document(path, other).value.value).not.toEqual(read.value.value);
  expect(files.document("service.yaml", "title: x\n").diagnostics).toEqual([]);
});

test("what is left is what a source says that never told the rest", () => {
  fc.assert(
    fc.property(api, (described) => {
      const withNext = (next: Plain) => {
        const schema = told({ type: "object", required: ["next"], properties: { next } });
        return { ...described, schemas: [...described.schemas, { name: "EndlessQ9", at, schema }] };
      };
      // No value fits a schema that needs itself inside.
      const { files, diagnostics, lost } = readNew(withNext({ $ref: "#/schemas/EndlessQ9" }));
      expect(diagnostics).toEqual([]);
      expect(lost.some((what) => what.startsWith("schemas."))).toBe(true);
      expect(files).toEqual(readNew(withNext("not shown")).files);
    }),
  );
});
