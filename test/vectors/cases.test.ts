/** The form of the case files: what is wrong in one is said with its place. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { operationsOf } from "../../generator/model/walk.js";
import { loadFolder } from "../model-lookup.js";
import { casesFolder, readVectors, vectorsOf } from "./cases.js";
import { scenarioFolder } from "./drivers/typescript/make-driver.js";

const head = "scenario: library\nsays: A topic.\ncases:\n";

/** The message that a file ends with. */
function faultOf(text: string): string {
  try {
    vectorsOf("a.yaml", text);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  throw new Error("the file has no fault");
}

test("every file names the schema", () => {
  for (const name of readdirSync(casesFolder)) {
    const text = readFileSync(join(casesFolder, name), "utf8");
    expect(text).toMatch(/^# yaml-language-server: \$schema=\.\.\/case\.schema\.json\n/);
  }
});

test("every operation of the own manifests is called", () => {
  const vectors = readVectors();
  const called = new Set(
    vectors.flatMap(({ scenario, calls }) => calls.map(({ call }) => `${scenario}: ${call}`)),
  );
  for (const scenario of readdirSync(join(import.meta.dirname, "manifests"))) {
    const { model } = loadFolder(scenarioFolder(scenario)).value;
    const all = operationsOf(model).map(({ id }) => `${scenario}: ${id}`);
    expect(all.filter((each) => !called.has(each))).toEqual([]);
  }
});

describe("faults", () => {
  test("an unknown key is said with the id of its case", () => {
    const text = `${head}  - { id: a.b, says: It holds., call: a.b, sends: GET /x, sned: 1 }\n`;
    expect(faultOf(text)).toBe('a.yaml: a.b: Unrecognized key: "sned"');
  });

  test("so is a kind of error that there is none of", () => {
    const text = `${head}  - { id: a.b, says: It holds., call: a.b, refused: NotFoundError }\n`;
    expect(faultOf(text)).toMatch(/^a\.yaml: a\.b: refused: .*\n +or .*"argument"/);
  });

  test("all faults are said at once", () => {
    const text = `${head}  - { id: a.b, says: S., call: x, sends: GET x }\n  - { id: B, says: S., call: x, sends: GET / }\n`;
    expect(
      faultOf(text)
        .split("\n")
        .filter((line) => /^a\.yaml/.test(line)),
    ).toHaveLength(2);
  });

  test("a case calls one thing", () => {
    const text = `${head}  - { id: a.b, says: S., sends: GET / }\n`;
    expect(faultOf(text)).toBe(
      "a.yaml: a.b: it has to have one of call, request, event and signIn",
    );
  });

  test("outcomes are as many as calls", () => {
    const call = "calls: [{ call: x }, { call: y }], exchange: [], expect: [{ value: 1 }]";
    expect(faultOf(`${head}  - { id: a.b, says: S., ${call} }\n`)).toBe(
      "a.yaml: a.b: it has 2 calls, and 1 outcomes",
    );
  });

  test("what is no YAML is said with its line", () => {
    expect(faultOf(`${head}  - { id: a.b\n`)).toMatch(/^a\.yaml: .* at line 5/);
  });
});
