/** The quick functions accept exactly the values that zod accepts: files as they are, mutated, and values at the edge of each shape. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { type PlainValue, plainMap } from "../../../generator/source/plain-value.js";
import { targetsShape } from "../../../generator/targets.js";
import { acceptanceOf } from "../../../generator/validate/acceptance.js";
import { type FileKind, fileShapes } from "../../../generator/validate/json-schema.js";
import { nameProto } from "../../../generator/validate/prune.js";
import { issuesIn } from "../../../generator/validate/validate.js";
import { invalid, valid } from "./manifest-files.js";
import { mutate, mutation } from "./mutated-values.js";

const shapes = fileShapes(targetsShape);

function zodAccepts(kind: FileKind, value: PlainValue): boolean {
  return issuesIn(shapes[kind], nameProto(value)).length === 0;
}

function isAccepted(kind: FileKind, value: PlainValue): boolean {
  return acceptanceOf(shapes[kind])(value);
}

test("every file without a fault is accepted", () => {
  expect(valid.length).toBeGreaterThan(40);
  expect(valid.filter(({ kind, value }) => !isAccepted(kind, value))).toEqual([]);
});

test("files with faults are accepted where zod accepts them", () => {
  const accepted = invalid.filter(({ kind, value }) => isAccepted(kind, value));
  expect(accepted).toEqual(invalid.filter(({ kind, value }) => zodAccepts(kind, value)));
  expect(invalid.length - accepted.length).toBeGreaterThan(20);
});

test("they agree on a valid file of which anything was taken out, replaced or renamed", () => {
  const mutations = fc.array(mutation, { minLength: 0, maxLength: 3 });
  fc.assert(
    fc.property(fc.constantFrom(...valid), mutations, ({ kind, value }, all) => {
      const mutated = all.reduce(mutate, value);
      expect(isAccepted(kind, mutated)).toBe(zodAccepts(kind, mutated));
    }),
    { numRuns: 700 },
  );
});

describe("schemas", () => {
  const keyword = fc.constantFrom(
    ...["type", "$ref", "items", "properties", "required", "enum", "const", "oneOf", "not", "if"],
    ...["minLength", "minimum", "multipleOf", "uniqueItems", "discriminator", "prefixItems"],
    ...[
      "dependentRequired",
      "patternProperties",
      "description",
      "default",
      "__proto__",
      "nullable",
    ],
  );
  const scalar = fc.constantFrom<PlainValue>(
    ...["string", "object", "not shown", "none", "#/schemas/book", "#/Schemas/Book", "", "a/b"],
    ...[0, 1, -1, 0.5, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY, true, false, null],
  );
  const { schema } = fc.letrec<{ schema: PlainValue }>((tie) => ({
    schema: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      scalar,
      fc.array(tie("schema"), { maxLength: 3 }),
      fc
        .array(fc.tuple(keyword, tie("schema")), { maxLength: 4 })
        .map((entries) => plainMap(entries)),
    ),
  }));

  test("are accepted where zod accepts them", () => {
    const seen = { accepted: 0, refused: 0 };
    fc.assert(
      fc.property(schema, (value) => {
        const file = plainMap([["schemas", plainMap([["book", value]])]]);
        const answer = zodAccepts("schemas", file);
        seen[answer ? "accepted" : "refused"] += 1;
        expect(isAccepted("schemas", file)).toBe(answer);
      }),
      { numRuns: 1500 },
    );
    expect(seen.accepted).toBeGreaterThan(100);
    expect(seen.refused).toBeGreaterThan(100);
  });
});

test.each([
  ["a format of texts", z.email(), "a"],
  ["one option of several, and no other", z.xor([z.string(), z.string().min(1)]), "a"],
  ["a map of all the keys there are", z.record(z.enum(["a", "b"]), z.number()), plainMap([])],
  ["a text that changes before it is checked", z.string().trim().min(1), " "],
])("%s is not accepted where zod refuses it", (_, shape, value) => {
  expect(shape.safeParse(value).success).toBe(false);
  expect(acceptanceOf(shape)(value)).toBe(false);
});

test("a format of texts is accepted", () => {
  expect(acceptanceOf(z.email())("a@example.com")).toBe(true);
});

test("a shape with a part that is not known here is left to zod", () => {
  expect(acceptanceOf(z.date())(new Date())).toBe(false);
  expect(acceptanceOf(z.strictObject({ a: z.bigint() }))({ a: 1n })).toBe(false);
});
