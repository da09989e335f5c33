/** All vectors, held against the runtime of the Ruby client with operations made from the plan. */
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readVectors } from "../../vectors/cases.js";
import {
  makeRuntimeDriver,
  type RuntimeDriver,
} from "../../vectors/drivers/ruby/make-runtime-driver.js";
import { type Findings, runVectors } from "../../vectors/run.js";
import { findToolchain } from "../toolchains.js";

const vectors = readVectors();
const scenarios = [...new Set(vectors.map(({ scenario }) => scenario))];

const ways = [
  { way: "threads", scheduler: undefined },
  {
    way: "fibers under a scheduler",
    scheduler: join(import.meta.dirname, "runtime/scheduler.rb"),
  },
];

describe.skipIf(findToolchain("ruby") === undefined).each(ways)(
  "the runtime, in $way",
  ({ scheduler }) => {
    let driver: RuntimeDriver;
    beforeAll(async () => {
      driver = await makeRuntimeDriver(scheduler);
    });
    afterAll(() => driver.remove());

    describe.each(scenarios)("%s", (scenario) => {
      const own = vectors.filter((vector) => vector.scenario === scenario);
      let findings: Findings;
      beforeAll(async () => {
        findings = await runVectors(await driver.command(scenario), own);
      });

      test.each(own)("$id: $says", ({ id }) => {
        expect(findings.cases.get(id)).toEqual([]);
      });

      test("nothing else was asked for, and the driver ends", () => {
        expect(findings.faults).toEqual([]);
      });
    });
  },
);
