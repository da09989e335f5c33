/** How deep the smallest value of a schema is, where schemas refer to each other. */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { MockSchema } from "../../../templates/typescript-server/mock-data.js";
import { heightsOf } from "../../../templates/typescript-server/mock-heights.js";

/** A reference to a named schema. */
const to = (name: string): MockSchema => ({ $ref: `#/schemas/${name}` });

/** An object that must have all of some properties. */
const holding = (...parts: readonly MockSchema[]): MockSchema => ({
  type: "object",
  properties: Object.fromEntries(parts.map((part, index) => [`p${index}`, part])),
  required: parts.map((_, index) => `p${index}`),
});

test.each<[string, MockSchema, number]>([
  ["of a text", { type: "string" }, 0],
  ["of an object that needs nothing", { type: "object" }, 0],
  ["of objects in objects", holding(holding({ type: "string" })), 2],
  ["below references", to("outer"), 2],
  ["of the smallest member of a union", { anyOf: [to("outer"), to("leaf")] }, 0],
  ["of one that ends nowhere", to("loop"), Infinity],
  ["of one that ends by a member", to("list"), 0],
  ["of one that refers to nothing that is there", to("missing"), 0],
  ["of `true`", true, 0],
  ["of `false`", false, Infinity],
])("the height %s", (_what, schema, height) => {
  const heightOf = heightsOf({
    leaf: { type: "string" },
    inner: holding(to("leaf")),
    outer: holding(to("inner"), to("leaf")),
    loop: holding(to("loop")),
    list: { oneOf: [holding(to("list")), { type: "null" }] },
  });
  expect(heightOf(schema)).toBe(height);
});

test("names may be added as long as nothing was asked that refers to them", () => {
  const schemas: Record<string, MockSchema> = { leaf: { type: "string" } };
  const heightOf = heightsOf(schemas);
  expect(heightOf(holding(to("leaf")))).toBe(1);
  Object.assign(schemas, { outer: holding(to("inner")), inner: holding(to("leaf")) });
  expect(heightOf(to("outer"))).toBe(2);
});

const names = ["a", "b", "c", "d", "e"];
const graphs = fc.record(
  Object.fromEntries(
    names.map((name) => [
      name,
      fc.oneof(
        fc.constant<MockSchema>({ type: "string" }),
        fc.subarray(names, { minLength: 1 }).map((parts) => holding(...parts.map(to))),
        fc.subarray(names, { minLength: 1 }).map((parts) => ({ anyOf: parts.map(to) })),
      ),
    ]),
  ),
);

test("whatever is asked first, the heights are the same", () => {
  fc.assert(
    fc.property(
      graphs,
      fc.shuffledSubarray(names, { minLength: names.length }),
      (schemas, order) => {
        const heightOf = heightsOf(schemas);
        for (const name of order) {
          expect(heightOf(to(name)), name).toBe(heightsOf(schemas)(to(name)));
        }
      },
    ),
  );
});
