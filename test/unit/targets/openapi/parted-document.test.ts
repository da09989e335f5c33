/** A description in parts says what it says as a whole, and what is printed of it is read back. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { jsonText } from "../../../../generator/emit/json-text.js";
import { yamlText } from "../../../../generator/emit/yaml/yaml-text.js";
import type { MadeOf } from "../../../../generator/model/made-of.js";
import type { JsonValue } from "../../../../generator/model/schema.js";
import {
  jsonObject,
  type JsonObject,
  lateObject,
} from "../../../../generator/sdk/json-schema/json-objects.js";
import { descriptionFiles } from "../../../../generator/targets/openapi/parted-document.js";
import { printedFile } from "../../../printed-file.js";
import { jsonValue } from "../../emit/json-arbitraries.js";

/** Objects with some of these names, whose values are any or of another arbitrary. */
function objectWith(
  names: fc.Arbitrary<string>,
  value: fc.Arbitrary<JsonValue>,
): fc.Arbitrary<JsonObject> {
  return fc
    .uniqueArray(fc.tuple(names, value), { selector: ([name]) => name, maxLength: 4 })
    .map((all) => ({ kind: "object", entries: all.map(([name, of]) => ({ name, value: of })) }));
}

const anything: MadeOf = { texts: () => true };

const anyName = fc.oneof(fc.string({ unit: "binary" }), fc.constant("n ".repeat(900).trim()));
const listed = objectWith(anyName, jsonValue);
const components = objectWith(
  fc.constantFrom("schemas", "headers", "x"),
  fc.oneof(listed, jsonValue),
);

const descriptions = objectWith(
  fc.constantFrom("openapi", "paths", "webhooks", "components", "x-not-shown"),
  fc.oneof(listed, components, jsonValue),
);

test("its parts together are its text, in YAML and in JSON", async () => {
  await fc.assert(
    fc.asyncProperty(descriptions, async (description) => {
      fc.pre(description.entries.length > 0);
      const [yaml, json] = descriptionFiles(description, () => anything);
      const [comment = "", ...lines] = ((await printedFile(yaml)) ?? "").split(/(?<=\n)/);
      expect(comment).toMatch(/^# Made by .*\n$/);
      expect(lines.join("")).toBe(yamlText(description));
      expect(await printedFile(json)).toBe(`${jsonText(description)}\n`);
    }),
    { numRuns: 300 },
  );
});

test("whichever parts stay, the others are read back", async () => {
  await fc.assert(
    fc.asyncProperty(
      descriptions,
      fc.infiniteStream(fc.boolean()),
      async (description, staying) => {
        fc.pre(description.entries.length > 0);
        const [yaml] = descriptionFiles(description, () => anything);
        const stay = new Set<string>();
        const printed: string[] = [];
        for (const { print, stays } of yaml.parts()) {
          if (stays !== undefined && staying.next().value === true) stay.add(stays.name);
          else printed.push(await print());
        }
        expect(await yaml.readBack?.(printed.join(""), stay)).toEqual([]);
        const more = `${printed.join("")}one-more: 1\n`;
        expect(await yaml.readBack?.(more, stay)).toHaveLength(1);
      },
    ),
    { numRuns: 300 },
  );
});

test("of a path or a schema that stays, nobody asks for the value", async () => {
  const unasked = lateObject([
    [
      "/books",
      () => {
        throw new Error("asked for");
      },
    ],
    ["/authors", () => ({ kind: "string", value: "an author" })],
  ]);
  const stays = new Set(["paths /books"]);
  const description = jsonObject([["paths", unasked]]);
  for (const file of descriptionFiles(description, () => anything)) {
    const printed: string[] = [];
    for (const part of file.parts())
      if (part.stays === undefined || !stays.has(part.stays.name)) printed.push(await part.print());
    expect(printed.join("")).toContain("an author");
    expect((await file.readBack?.(printed.join(""), stays)) ?? []).toEqual([]);
  }
});
