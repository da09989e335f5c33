/** Runs before the tests of each file: gives all properties the seed of the run, and compares places by what they say. */
import fc from "fast-check";
import { expect } from "vitest";
import { NodeRef } from "../generator/source-ref.js";

const { SEED } = process.env;
if (SEED !== undefined && SEED !== "random") {
  const seed = Number(SEED);
  if (!Number.isInteger(seed)) throw new Error(`SEED is an integer or "random", got "${SEED}"`);
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
}

// Places of the model make their paths when they are asked for them.
expect.addEqualityTesters([
  function (left, right) {
    const [one, other] = [written(left), written(right)];
    return one === left && other === right ? undefined : this.equals(one, other);
  },
]);

/** Returns a place of the model as a plain object, and any other value as it is. */
function written(value: unknown): unknown {
  return value instanceof NodeRef ? value.toJSON() : value;
}
