/** The vectors (`test/vectors/`) on the runtimes that have processes: the same driver on each, and each case a test. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readVectors } from "../vectors/cases.js";
import { makeDriver, type MadeDriver } from "../vectors/drivers/typescript/make-driver.js";
import { type Findings, runVectors } from "../vectors/run.js";
import { runtimes } from "./runtimes.js";

const vectors = readVectors();
const scenarios = [...new Set(vectors.map(({ scenario }) => scenario))];
/** `runtimes.test.ts` says which are missing. */
const places = runtimes.flatMap(({ name, missing, start }) =>
  missing === undefined && start ? [{ name, start }] : [],
);

describe.each(scenarios)("%s", (scenario) => {
  const own = vectors.filter((vector) => vector.scenario === scenario);
  let driver: MadeDriver;
  beforeAll(async () => {
    driver = await makeDriver(scenario);
  });
  afterAll(() => driver.remove());

  describe.each(places)("$name", ({ start }) => {
    let findings: Findings;
    beforeAll(async () => {
      findings = await runVectors(start(driver.file), own);
    });

    test.each(own)("$id: $says", ({ id }) => {
      expect(findings.cases.get(id)).toEqual([]);
    });

    test("nothing else was asked for, and the driver ends", () => {
      expect(findings.faults).toEqual([]);
    });
  });
});
