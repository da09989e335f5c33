/** Ways through the model reach everything that stands in it. */
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { ApiModel } from "../../../generator/model/model.js";
import {
  groupsBelow,
  operationsOf,
  rootSchemas,
  schemasIn,
} from "../../../generator/model/walk.js";
import { load } from "../../../generator/pipeline.js";
import { scenarioNames, scenariosFolder } from "../../golden-tree.js";

const models = scenarioNames().map((name) => [name, modelOf(name)] as const);

describe.each(models)("%s", (_name, model) => {
  test("every schema of the model is reached, each once", () => {
    const reached = rootSchemas(model).flatMap((root) => [...schemasIn(root)]);
    const kinds = new Set(["any", "never", "notShown", "reference", "string", "number", "boolean"]);
    for (const kind of [
      "null",
      "enum",
      "array",
      "object",
      "allOf",
      "anyOf",
      "oneOf",
      "not",
      "conditional",
    ])
      kinds.add(kind);
    // A schema is what has one of these kinds and a place; the values of examples have no place.
    const isSchema = (each: object): boolean =>
      "at" in each && "kind" in each && kinds.has(String(each.kind));
    // Shared parts stand in each operation that uses them.
    const standing = new Set(objectsIn(model).filter(isSchema));
    expect(new Set(reached).size).toBe(reached.length);
    expect(reached.length).toBe(standing.size);
  });

  test("every group and operation is reached, in its order", () => {
    const ids = objectsIn(model.groups).flatMap((each) =>
      "operations" in each && "id" in each ? [each.id] : [],
    );
    expect(groupsBelow(model.groups).map(({ id }) => id)).toEqual(ids);
    const operations = objectsIn(model.groups).flatMap((each) =>
      "formerly" in each && "id" in each ? [each.id] : [],
    );
    expect(
      operationsOf(model)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(operations.sort());
  });
});

function modelOf(scenario: string): ApiModel {
  const { value } = load({
    folder: join(scenariosFolder, scenario),
    name: "manifest",
    targets: [],
    stage: (_name, run) => run(),
  });
  return value.model;
}

/** Every object and list in a value, each before those in it. */
function objectsIn(value: unknown): readonly object[] {
  if (typeof value !== "object" || value === null) return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
}
