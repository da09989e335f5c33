/** The fast printer and the reference printer give the same bytes, for random structures and at every width boundary. */
import fc from "fast-check";
import type { SourceFileStructure } from "ts-morph";
import { describe, expect, test } from "vitest";
import { fewest, runs } from "../../../left-to-matrices.js";
import { printFast } from "../../../../generator/emit/typescript/fast/fast-printer.js";
import { Imports } from "../../../../generator/emit/typescript/imports.js";
import { sourceFileOf } from "../../../../generator/emit/typescript/module-structures.js";
import { outlineOf } from "../../../../generator/emit/typescript/outline-of.js";
import { UnknownConstruct } from "../../../../generator/emit/typescript/outline.js";
import { readBackWhole } from "../../../../generator/emit/typescript/read-back/read-back.js";
import { printReference } from "../../../../generator/emit/typescript/reference-printer.js";
import { printStructure } from "../../../../generator/emit/typescript/source-file.js";
import {
  constOf,
  functionOf,
  interfaceOf,
  propertyOf,
  typeAliasOf,
} from "../../../../generator/emit/typescript/structures.js";
import { keyword, reference } from "../../../../generator/emit/typescript/type-tree.js";
import {
  arrowOf,
  callOf,
  literalValue,
  name,
} from "../../../../generator/emit/typescript/value-tree.js";
import { sourceFile } from "./structure-arbitraries.js";
import { sweptFile } from "./swept-file.js";

function fastText(file: SourceFileStructure): string | undefined {
  try {
    return printFast(outlineOf(file));
  } catch (error) {
    if (error instanceof UnknownConstruct) return undefined;
    throw error;
  }
}

async function expectAgreement(file: SourceFileStructure): Promise<void> {
  const expected = await printReference(file);
  expect(fastText(file) ?? expected).toBe(expected);
  expect(await readBackWhole(file, expected)).toEqual([]);
}

test("random files: the same bytes, and they read back as what was meant", async () => {
  let known = 0;
  await fc.assert(
    fc.asyncProperty(sourceFile, async (file) => {
      await expectAgreement(file);
      if (fastText(file) !== undefined) known += 1;
    }),
    { numRuns: runs(1000) },
  );
  // The property would say nothing if the fast printer refused most files.
  expect(known).toBeGreaterThan(fewest(800));
});

describe("at every width", () => {
  test.each(Array.from({ length: 11 }, (_, index) => index * 10 + 1))(
    "names of %d and up to nine more letters",
    async (from) => {
      for (let length = from; length < from + 10; length += 1) {
        const file = sweptFile(length);
        expect(fastText(file)).toBeDefined();
        await expectAgreement(file);
      }
    },
  );
});

describe("what the fast printer does not know", () => {
  const empty = { header: [], imports: new Imports() };
  const unknown: Readonly<Record<string, SourceFileStructure>> = {
    "a type as a text": {
      ...sourceFileOf({ ...empty, statements: [] }),
      statements: [{ ...typeAliasOf({ name: "A", type: keyword("string") }), type: "string" }],
    },
    "an async function": sourceFileOf({
      ...empty,
      statements: [
        {
          ...functionOf({ name: "f", parameters: [], returnType: keyword("void"), body: [] }),
          isAsync: true,
        },
      ],
    }),
    "a statement as a text": {
      ...sourceFileOf({ ...empty, statements: [] }),
      statements: ["const a = 1"],
    },
    "statements as a text": {
      ...sourceFileOf({ ...empty, statements: [] }),
      statements: "const a = 1",
    },
    "a function that returns a function": sourceFileOf({
      ...empty,
      statements: [
        constOf({
          name: "f",
          type: reference("F"),
          value: arrowOf({ parameters: [], body: arrowOf({ parameters: [], body: name("a") }) }),
        }),
      ],
    }),
    "a name that only prettier can tell from an identifier": sourceFileOf({
      ...empty,
      statements: [
        interfaceOf({
          name: "A",
          properties: [propertyOf({ name: "ª", type: keyword("string") })],
        }),
      ],
    }),
    "a call of the result of a call": sourceFileOf({
      ...empty,
      statements: [
        constOf({ name: "f", type: reference("F"), value: callOf(callOf(name("a"), []), []) }),
      ],
    }),
    "a test of a test framework": sourceFileOf({
      ...empty,
      statements: [
        constOf({
          name: "f",
          type: reference("F"),
          value: callOf(name("it"), [
            literalValue("works"),
            arrowOf({ parameters: [], body: name("a") }),
          ]),
        }),
      ],
    }),
  };

  test.each(Object.entries(unknown))("%s takes the reference way", async (_, file) => {
    expect(fastText(file)).toBeUndefined();
    const text = await printStructure(file);
    expect(text).toBe(await printReference(file));
    expect(await readBackWhole(file, text)).toEqual([]);
  });
});

test("an empty file, with and without a header", async () => {
  const imports = new Imports();
  for (const header of [[], ["Made by a generator.", "", "Not to be edited."]]) {
    await expectAgreement(sourceFileOf({ header, imports, statements: [] }));
  }
});
