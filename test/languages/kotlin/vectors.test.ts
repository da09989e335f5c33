/** All vectors, held against the emitted client in Kotlin by its public functions. */
import { beforeAll, describe, expect, test } from "vitest";
import { driverClasses } from "../../vectors/drivers/kotlin/compile-driver.js";
import { emittedDriver } from "../../vectors/drivers/kotlin/make-driver.js";
import { type Findings, runVectors } from "../../vectors/run.js";
import { findToolchain } from "../toolchains.js";
import { kotlinVectors } from "./kotlin-vectors.js";

const vectors = kotlinVectors("types", "jdk");
const scenarios = [...new Set(vectors.map(({ scenario }) => scenario))];

describe.skipIf(findToolchain("kotlin") === undefined)("the client", () => {
  beforeAll(() => driverClasses("emitted"));

  describe.each(scenarios)("%s", (scenario) => {
    const own = vectors.filter((vector) => vector.scenario === scenario);
    let findings: Findings;
    beforeAll(async () => {
      findings = await runVectors(await emittedDriver(scenario), own);
    });

    test.each(own)("$id: $says", ({ id }) => {
      expect(findings.cases.get(id)).toEqual([]);
    });

    test("nothing else was asked for, and the driver ends", () => {
      expect(findings.faults).toEqual([]);
    });
  });
});
