/** All vectors, held against the client in TypeScript on this Node; its functions that stand alone are held to some. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readVectors } from "./cases.js";
import { makeDriver, type MadeDriver } from "./drivers/typescript/make-driver.js";
import { type Findings, runVectors } from "./run.js";

const vectors = readVectors();
const scenarios = [...new Set(vectors.map(({ scenario }) => scenario))];

describe.each(scenarios)("%s", (scenario) => {
  const own = vectors.filter((vector) => vector.scenario === scenario);
  let driver: MadeDriver;
  let findings: Findings;
  beforeAll(async () => {
    driver = await makeDriver(scenario);
    findings = await runVectors({ program: process.execPath, given: [driver.file] }, own);
  });
  afterAll(() => driver.remove());

  test.each(own)("$id: $says", ({ id }) => {
    expect(findings.cases.get(id)).toEqual([]);
  });

  test("nothing else was asked for, and the driver ends", () => {
    expect(findings.faults).toEqual([]);
  });
});

describe("functions that stand alone", () => {
  // Code after the call is the same: one case for each operation says whether it is begun right.
  const byOperation = new Map(
    vectors
      .filter(({ scenario }) => scenario === "library")
      .flatMap((vector) => vector.calls.map(({ call }) => [call, vector] as const)),
  );
  const own = [...new Set(byOperation.values())];
  let driver: MadeDriver;
  let findings: Findings;
  beforeAll(async () => {
    driver = await makeDriver("library", "functions");
    findings = await runVectors({ program: process.execPath, given: [driver.file] }, own);
  });
  afterAll(() => driver.remove());

  test.each(own)("$id: $says", ({ id }) => {
    expect(findings.cases.get(id)).toEqual([]);
  });
});
