/** All vectors that a command line can say, through processes of the built tool. */
import { beforeAll, describe, expect, test } from "vitest";
import { loadFolder } from "../../model-lookup.js";
import { emissionOf } from "../../../generator/targets/cli/emission.js";
import { readVectors, type Vector } from "../../vectors/cases.js";
import { reasons, type Unsayable, unsayable } from "../../vectors/drivers/cli/unsayable.js";
import { missingCommand, toolDriver } from "../../vectors/drivers/cli/tool-driver.js";
import { scenarioFolder } from "../../vectors/drivers/typescript/make-driver.js";
import { jobCall } from "../../vectors/placeholders.js";
import { type Findings, runVectors } from "../../vectors/run.js";
import { findToolchain } from "../toolchains.js";
import { builtTool, settingsOf } from "./emitted-tools.js";

const vectors = readVectors();
const scenarios = [...new Set(vectors.map(({ scenario }) => scenario))];

/** The names in the tool of each scenario. */
const emissions = new Map(
  scenarios.map((scenario) => {
    const { model } = loadFolder(scenarioFolder(scenario)).value;
    return [scenario, emissionOf(model, settingsOf(scenario))];
  }),
);

/** Why a vector is left out. */
function reasonOf(vector: Vector): Unsayable | undefined {
  const names = emissions.get(vector.scenario);
  if (names === undefined) throw new Error(`no scenario ${vector.scenario}`);
  const { id, client, calls, together } = vector;
  const job = {
    ...{ id, together, calls: calls.map((each) => jobCall(each)) },
    client: { ...client, baseUrl: client.baseUrl ?? "http://127.0.0.1" },
  };
  return unsayable(vector) ?? missingCommand(job, { program: "", names });
}

/** No class of an error is printed: that it is of the status, the exit code and the status say. */
function asPrinted(vector: Vector): Vector {
  const outcomes = vector.outcomes.map((outcome) => {
    const { error, ...rest } = outcome;
    if (typeof error !== "object") return outcome;
    const { ofStatus: _, ...printed } = error;
    return { ...rest, error: printed };
  });
  return { ...vector, outcomes };
}

const told = vectors.map((vector) => ({ vector, reason: reasonOf(vector) }));

describe.skipIf(findToolchain("go") === undefined).each(scenarios)("%s", (scenario) => {
  const own = told.flatMap(({ vector, reason }) =>
    vector.scenario === scenario && reason === undefined ? [asPrinted(vector)] : [],
  );
  let findings: Findings;
  beforeAll(async () => {
    findings = await runVectors(toolDriver(await builtTool(scenarioFolder(scenario))), own);
  });

  test.each(own)("$id: $says", ({ id }) => {
    expect(findings.cases.get(id)).toEqual([]);
  });

  test("nothing else was asked for", () => {
    expect(findings.faults).toEqual([]);
  });
});

test("what a command line cannot say has its reason, and is no more than it was", () => {
  const counts: Partial<Record<Unsayable, number>> = {};
  for (const { reason } of told)
    if (reason !== undefined) counts[reason] = (counts[reason] ?? 0) + 1;
  expect(Object.keys(counts).filter((each) => !(each in reasons))).toEqual([]);
  expect(counts).toMatchInlineSnapshot(`
    {
      "aborted": 1,
      "body": 1,
      "bytes": 1,
      "decoding": 21,
      "defaults": 2,
      "delivery": 32,
      "emptyList": 6,
      "field": 1,
      "first": 3,
      "flow": 21,
      "leftOut": 1,
      "notices": 7,
      "nul": 2,
      "null": 2,
      "pages": 2,
      "password": 1,
      "secrets": 2,
      "signIn": 10,
    }
  `);
});
