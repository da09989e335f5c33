/** All vectors, held against the runtime of the Java client with operations made from the plan, blocking and asynchronous. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  makeRuntimeDriver,
  type RuntimeDriver,
} from "../../vectors/drivers/java/make-runtime-driver.js";
import { type Findings, runVectors } from "../../vectors/run.js";
import { findToolchain } from "../toolchains.js";
import { javaVectors } from "./java-vectors.js";

const vectors = javaVectors("runtime");
const scenarios = [...new Set(vectors.map(({ scenario }) => scenario))];
const modes = ["blocking", "async"] as const;

describe.skipIf(findToolchain("java") === undefined)("the runtime", () => {
  let driver: RuntimeDriver;
  beforeAll(async () => {
    driver = await makeRuntimeDriver();
  });
  afterAll(() => driver.remove());

  describe.each(modes)("%s", (mode) => {
    describe.each(scenarios)("%s", (scenario) => {
      const own = vectors.filter((vector) => vector.scenario === scenario);
      let findings: Findings;
      beforeAll(async () => {
        findings = await runVectors(await driver.command(scenario, mode), own);
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
