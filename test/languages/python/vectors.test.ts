/**
 * All vectors, held against the emitted client in Python: synchronous and asynchronous; and those in which a transport has a part,
 * with one that is handed in.
 */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readVectors, type Vector } from "../../vectors/cases.js";
import { makePythonDriver } from "../../vectors/drivers/python/make-driver.js";
import type { MadeDriver } from "../../vectors/drivers/typescript/make-driver.js";
import { type Findings, runVectors } from "../../vectors/run.js";
import { findToolchain } from "../toolchains.js";
import { pythonEnvironment } from "./environment.js";

const vectors = readVectors();
const scenarios = [...new Set(vectors.map(({ scenario }) => scenario))];
const modes = ["sync", "async", "handed-in"];

/**
 * Kinds of cases, as their ids have them, that a transport has no part in: a request is whole and checked before it is sent, and the
 * package's own asynchronous transport sends the same.
 */
const beforeTransports: ReadonlySet<string> = new Set([
  ...["credential", "deprecation", "event", "group", "limit", "link", "name", "oauth", "page"],
  ...["path", "path-style", "query", "query-style", "sign-in"],
]);

function isOfTransport({ id }: Vector): boolean {
  return !beforeTransports.has(id.split(".", 1)[0] ?? id);
}

describe.skipIf(findToolchain("python") === undefined).each(scenarios)("%s", (scenario) => {
  const own = vectors.filter((vector) => vector.scenario === scenario);
  let driver: MadeDriver;
  beforeAll(async () => {
    driver = await makePythonDriver(scenario);
  });
  afterAll(() => driver.remove());

  const casesOf = (mode: string): readonly Vector[] =>
    mode === "handed-in" ? own.filter(isOfTransport) : own;
  describe.each(modes.filter((mode) => casesOf(mode).length > 0))("%s", (mode) => {
    const cases = casesOf(mode);
    let findings: Findings;
    beforeAll(async () => {
      const given = ["-W", "error", "-B", driver.file, mode];
      findings = await runVectors({ program: pythonEnvironment().program("python"), given }, cases);
    });

    test.each(cases)("$id: $says", ({ id }) => {
      expect(findings.cases.get(id)).toEqual([]);
    });

    test("nothing else was asked for, and the driver ends", () => {
      expect(findings.faults).toEqual([]);
    });
  });
});
