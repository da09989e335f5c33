/** The memory of a run depends on the manifest, on the program, and on each package that has a say in what it makes. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  isSameProgram,
  knownInputs,
  packagesWithASay,
  programState,
} from "../../../generator/commands/program-state.js";

/** Packages whose work is not in the outputs, nor in the warnings that are remembered with them. */
const withoutASay: Readonly<Record<string, string>> = {
  "@bomb.sh/tab": "completes command lines",
};

test("each package that the program is installed with has a say in the outputs, or is known to have none", () => {
  const file = join(import.meta.dirname, "../../../package.json");
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(file, "utf8"),
  );
  expect([...packagesWithASay, ...Object.keys(withoutASay)].toSorted()).toEqual(
    Object.keys(dependencies).toSorted(),
  );
});

test("a program that stands there as it did is the same one", () => {
  expect(isSameProgram()).toBe(false);
  expect(programState(knownInputs("manifest", undefined))).toMatch(/^[0-9a-f]{64}$/);
  expect(isSameProgram()).toBe(true);
});
