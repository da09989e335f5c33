/** All vectors, held against the emitted client in Ruby, by the calls that its users write: each job in a thread, with warnings. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readVectors } from "../../vectors/cases.js";
import { type EmittedDriver, makeEmittedDriver } from "../../vectors/drivers/ruby/make-driver.js";
import { type Findings, runVectors } from "../../vectors/run.js";
import { findToolchain } from "../toolchains.js";

const vectors = readVectors();
const scenarios = [...new Set(vectors.map(({ scenario }) => scenario))];

describe.skipIf(findToolchain("ruby") === undefined).each(scenarios)("%s", (scenario) => {
  const own = vectors.filter((vector) => vector.scenario === scenario);
  let driver: EmittedDriver;
  let findings: Findings;
  beforeAll(async () => {
    driver = await makeEmittedDriver(scenario);
    findings = await runVectors(driver.command, own);
  });
  afterAll(() => driver.remove());

  test.each(own)("$id: $says", ({ id }) => {
    expect(findings.cases.get(id)).toEqual([]);
  });

  test("nothing else was asked for, and the driver ends", () => {
    expect(findings.faults).toEqual([]);
  });
});
