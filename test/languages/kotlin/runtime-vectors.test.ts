/** All vectors, held against the runtime of the Kotlin client with operations made from the plan, by both of its transports. */
import { beforeAll, describe, expect, test } from "vitest";
import { driverClasses } from "../../vectors/drivers/kotlin/compile-driver.js";
import { runtimeDriver } from "../../vectors/drivers/kotlin/make-runtime-driver.js";
import { type Findings, runVectors } from "../../vectors/run.js";
import { findToolchain } from "../toolchains.js";
import { kotlinVectors } from "./kotlin-vectors.js";

const modes = ["jdk", "okhttp"] as const;

describe.skipIf(findToolchain("kotlin") === undefined)("the runtime", () => {
  beforeAll(() => driverClasses("planned"));

  describe.each(modes)("%s", (mode) => {
    const vectors = kotlinVectors("runtime", mode);
    const scenarios = [...new Set(vectors.map(({ scenario }) => scenario))];
    describe.each(scenarios)("%s", (scenario) => {
      const own = vectors.filter((vector) => vector.scenario === scenario);
      let findings: Findings;
      beforeAll(async () => {
        findings = await runVectors(await runtimeDriver(scenario, mode), own);
      });

      test.each(own)("$id: $says", ({ id }) => {
        expect(findings.cases.get(id)).toEqual([]);
      });

      test("nothing else was asked for, and the driver ends", () => {
        expect(findings.faults).toEqual([]);
      });
    });
  });
});
