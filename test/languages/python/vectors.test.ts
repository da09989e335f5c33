/** All vectors, held against the emitted client in Python: synchronous, asynchronous, and with a transport that is handed in. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readVectors } from "../../vectors/cases.js";
import { makePythonDriver } from "../../vectors/drivers/python/make-driver.js";
import type { MadeDriver } from "../../vectors/drivers/typescript/make-driver.js";
import { type Findings, runVectors } from "../../vectors/run.js";
import { findToolchain } from "../toolchains.js";
import { pythonEnvironment } from "./environment.js";

const vectors = readVectors();
const scenarios = [...new Set(vectors.map(({ scenario }) => scenario))];
const modes = ["sync", "async", "handed-in"];

describe.skipIf(findToolchain("python") === undefined).each(scenarios)("%s", (scenario) => {
  const own = vectors.filter((vector) => vector.scenario === scenario);
  let driver: MadeDriver;
  beforeAll(async () => {
    driver = await makePythonDriver(scenario);
  });
  afterAll(() => driver.remove());

  describe.each(modes)("%s", (mode) => {
    let findings: Findings;
    beforeAll(async () => {
      const given = ["-W", "error", "-B", driver.file, mode];
      findings = await runVectors({ program: pythonEnvironment().program("python"), given }, own);
    });

    test.each(own)("$id: $says", ({ id }) => {
      expect(findings.cases.get(id)).toEqual([]);
    });

    test("nothing else was asked for, and the driver ends", () => {
      expect(findings.faults).toEqual([]);
    });
  });
});
