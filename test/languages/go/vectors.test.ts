/** All vectors, held against the emitted client in Go, with the race detector. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readVectors } from "../../vectors/cases.js";
import { makeGoDriver } from "../../vectors/drivers/go/make-driver.js";
import type { MadeDriver } from "../../vectors/drivers/typescript/make-driver.js";
import { type Findings, runVectors } from "../../vectors/run.js";
import { findToolchain } from "../toolchains.js";

const vectors = readVectors();
const scenarios = [...new Set(vectors.map(({ scenario }) => scenario))];

describe.skipIf(findToolchain("go") === undefined).each(scenarios)("%s", (scenario) => {
  const own = vectors.filter((vector) => vector.scenario === scenario);
  let driver: MadeDriver;
  let findings: Findings;
  beforeAll(async () => {
    driver = await makeGoDriver(scenario);
    findings = await runVectors({ program: driver.file, given: [] }, own);
  });
  afterAll(() => driver.remove());

  test.each(own)("$id: $says", ({ id }) => {
    expect(findings.cases.get(id)).toEqual([]);
  });

  test("nothing else was asked for, and the driver ends", () => {
    expect(findings.faults).toEqual([]);
  });
});
