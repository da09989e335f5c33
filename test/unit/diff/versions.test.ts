/** The next version, and whether one is high enough. */
import { describe, expect, test } from "vitest";
import { isAtLeast, nextVersion } from "../../../generator/diff/versions.js";

describe("the next version", () => {
  test.each([
    ["1.2.3", "none", "1.2.3"],
    ["1.2.3", "patch", "1.2.4"],
    ["1.2.3", "minor", "1.3.0"],
    ["1.2.3", "major", "2.0.0"],
    ["0.2.3", "patch", "0.2.4"],
    ["0.2.3", "minor", "0.2.4"],
    ["0.2.3", "major", "0.3.0"],
    ["0.0.3", "major", "0.0.4"],
    ["1.0.0-beta.9", "major", "1.0.0-beta.10"],
    ["1.0.0-rc1", "patch", "1.0.0-rc2"],
    ["1.0.0-beta", "minor", "1.0.0-beta.1"],
    ["1.2.3+build.7", "patch", "1.2.4"],
    ["next", "major", "next"],
  ] as const)("after %s, %s: %s", (version, level, next) => {
    expect(nextVersion(version, level)).toBe(next);
  });
});

test("versions come in the order of the specification", () => {
  // Semantic Versioning 2.0.0, section 11.
  const ordered = [
    ...[
      "1.0.0-alpha",
      "1.0.0-alpha.1",
      "1.0.0-alpha.beta",
      "1.0.0-beta",
      "1.0.0-beta.2",
      "1.0.0-beta.11",
    ],
    ...["1.0.0-rc.1", "1.0.0", "1.0.1", "1.1.0", "2.0.0", "10.0.0"],
  ];
  for (const [at, version] of ordered.entries()) {
    for (const [other, against] of ordered.entries()) {
      expect([version, against, isAtLeast(version, against)]).toEqual([
        version,
        against,
        at >= other,
      ]);
    }
  }
  expect([isAtLeast("next", "next"), isAtLeast("next", "1.0.0")]).toEqual([true, false]);
});
