/** All vectors, held against the emitted client in Kotlin by its public functions. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type EmittedDrivers,
  makeEmittedDrivers,
} from "../../vectors/drivers/kotlin/make-driver.js";
import { type Findings, runVectors } from "../../vectors/run.js";
import { findToolchain } from "../toolchains.js";
import { kotlinVectors } from "./kotlin-vectors.js";

const vectors = kotlinVectors("types", "jdk");
const scenarios = [...new Set(vectors.map(({ scenario }) => scenario))];

describe.skipIf(findToolchain("kotlin") === undefined)("the client", () => {
  let drivers: EmittedDrivers;
  beforeAll(async () => {
    drivers = await makeEmittedDrivers(scenarios);
  }, 600_000);
  afterAll(() => drivers.remove());

  describe.each(scenarios)("%s", (scenario) => {
    const own = vectors.filter((vector) => vector.scenario === scenario);
    let findings: Findings;
    beforeAll(async () => {
      findings = await runVectors(drivers.command(scenario), own);
    });

    test.each(own)("$id: $says", ({ id }) => {
      expect(findings.cases.get(id)).toEqual([]);
    });

    test("nothing else was asked for, and the driver ends", () => {
      expect(findings.faults).toEqual([]);
    });
  });
});
