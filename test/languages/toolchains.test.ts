/** On a build server every language's program has to be there: nobody looks at what is skipped. */
import { describe, expect, test } from "vitest";
import { findToolchain, languages, missingOfRuby, missingToolchain } from "./toolchains.js";

describe.each(languages)("%s", (language) => {
  const found = findToolchain(language);
  test.skipIf(found === undefined && process.env["CI"] === undefined)("has its toolchain", () => {
    expect(found, missingToolchain(language)).toBeDefined();
  });
});

const missing = missingOfRuby();
test.skipIf(missing.length > 0 && process.env["CI"] === undefined)("Ruby has all gems", () => {
  expect(missing).toEqual([]);
});
