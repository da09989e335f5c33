/** Runs before the tests of each file: gives all properties the seed of the run, and compares places by what they say. */
import fc from "fast-check";
import { expect } from "vitest";

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

/** What a place of the model says, as one that is written down says it; all else as it is. */
function written(value: unknown): unknown {
  const isMade = value instanceof Object && "path" in value && !Object.hasOwn(value, "path");
  return isMade && "toJSON" in value && value.toJSON instanceof Function ? value.toJSON() : value;
}
