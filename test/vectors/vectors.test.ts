/** All vectors, held against the client in TypeScript on this Node. */
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
