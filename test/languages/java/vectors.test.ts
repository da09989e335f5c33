/** All vectors, held against the emitted client in Java by its public methods, blocking and asynchronous. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type EmittedDriver, makeEmittedDriver } from "../../vectors/drivers/java/make-driver.js";
import { type Findings, runVectors } from "../../vectors/run.js";
import { findToolchain } from "../toolchains.js";
import { javaVectors } from "./java-vectors.js";

const vectors = javaVectors("types");
const scenarios = [...new Set(vectors.map(({ scenario }) => scenario))];
const modes = ["blocking", "async"] as const;

describe.skipIf(findToolchain("java") === undefined).each(scenarios)("%s", (scenario) => {
  const own = vectors.filter((vector) => vector.scenario === scenario);
  let driver: EmittedDriver;
  beforeAll(async () => {
    driver = await makeEmittedDriver(scenario);
  });
  afterAll(() => driver.remove());

  describe.each(modes)("%s", (mode) => {
    let findings: Findings;
    beforeAll(async () => {
      findings = await runVectors(driver.command(mode), own);
    });

    test.each(own)("$id: $says", ({ id }) => {
      expect(findings.cases.get(id)).toEqual([]);
    });

    test("nothing else was asked for, and the driver ends", () => {
      expect(findings.faults).toEqual([]);
    });
  });
});
