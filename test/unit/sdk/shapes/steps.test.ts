/** Shapes of schemas that refer to each other many times are made in steps that grow with the description, not with the ways through it. */
import { expect, test } from "vitest";
import type { SchemaValue } from "../../../../generator/validate/schema-shape.js";
import { stepsOf } from "../../../steps.js";
import { shapesIn } from "./shaped-schemas.js";

const ref = (index: number): SchemaValue => ({ $ref: `#/schemas/s${index}` });
const object = (properties: Readonly<Record<string, SchemaValue>>): SchemaValue => ({
  type: "object",
  properties,
});
const end = object({ name: { type: "string" } });

/** Each is made of the next one, twice: through a chain of n there are 2 ^ n ways. */
const kin: Readonly<Record<string, (next: number) => SchemaValue>> = {
  properties: (next) => object({ a: ref(next), b: ref(next) }),
  unions: (next) => ({ anyOf: [ref(next), object({ x: ref(next) }), { type: "null" }, ref(next)] }),
  lists: (next) => ({ type: "array", prefixItems: [ref(next), ref(next)] }),
  conditions: (next) => ({ if: ref(next), then: ref(next), else: ref(next) }),
  names: (next) => ({ allOf: [ref(next), ref(next)] }),
};

test.each(Object.keys(kin))("%s", async (name) => {
  const steps = async (count: number): Promise<number> => {
    const all = Array.from({ length: count }, (_, index): readonly [string, SchemaValue] => [
      `s${index}`,
      index === count - 1 ? end : (kin[name]?.(index + 1) ?? end),
    ]);
    const schemas = Object.fromEntries(all);
    return await stepsOf(async () => {
      expect(shapesIn(schemas).named().length).toBeGreaterThanOrEqual(count);
    });
  };
  await steps(10);
  // Twice as much and a little for what the engine counts beside.
  expect(await steps(400)).toBeLessThan(2.3 * (await steps(200)));
});
