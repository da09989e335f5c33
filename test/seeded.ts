/** Runs before the tests of each file: gives all properties the seed of the run. */
import fc from "fast-check";

const { SEED } = process.env;
if (SEED !== undefined && SEED !== "random") {
  const seed = Number(SEED);
  if (!Number.isInteger(seed)) throw new Error(`SEED is an integer or "random", got "${SEED}"`);
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
}
