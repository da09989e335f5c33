/** Whatever a source says, its manifest is one, says the same, and keeps its names when more is said. */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { DescribedOperation } from "../../../../generator/fill/described-api.js";
import { newManifest } from "../../../../generator/fill/new-manifest/new-manifest.js";
import {
  planGroups,
  type PlannedGroup,
} from "../../../../generator/fill/new-manifest/operation-places.js";
import { type Told, toldIn } from "../../../../generator/fill/told.js";
import { type Fact, knownItems, knownValue } from "../../../../generator/model/known.js";
import type { ApiModel, Operation } from "../../../../generator/model/model.js";
import { operationsOf } from "../../../../generator/model/walk.js";
import { plainJson } from "../../../../generator/sdk/json-schema/json-objects.js";
import { jsonOfTold } from "../../../../generator/fill/edits/json-map.js";
import { api, operations } from "./api-arbitraries.js";
import { readNew } from "./described.js";

/** The id of each operation. */
function idsOf(
  groups: readonly PlannedGroup[],
  owner = "",
): ReadonlyMap<DescribedOperation, string> {
  return new Map(
    groups.flatMap(({ id, operations: named, parts }) => [
      ...[...named].map(([name, each]) => [each, `${owner}${id}.${name}`] as const),
      ...idsOf(parts, `${owner}${id}.`),
    ]),
  );
}

test("a manifest has no fault, and says of each operation and schema what its source says", () => {
  fc.assert(
    fc.property(api, (described) => {
      const { model, diagnostics, lost } = readNew(described);
      expect(diagnostics).toEqual([]);
      // A group has one tag, and an operation one group.
      expect(lost.filter((what) => !what.startsWith("tag "))).toEqual([]);
      const all = operationsOf(model);
      expect(all).toHaveLength(described.operations.length);
      for (const each of described.operations) {
        const found = all.filter(
          ({ method, path }) =>
            knownValue(method) === each.method && knownValue(path)?.text === each.path,
        );
        expect(found.map((operation) => said(operation, model))).toEqual([told(each)]);
      }
      expect(model.schemas.map(({ schema }) => schema.title).sort()).toEqual(
        described.schemas.map(({ name }) => name).sort(),
      );
      for (const { schema, name } of described.schemas) {
        const found = model.schemas.find((each) => each.schema.title === name)?.schema;
        const properties = found?.kind === "object" ? found.properties : [];
        const toldProperties = toldIn(schema, "properties");
        const entries = toldProperties?.kind === "map" ? toldProperties.entries : [];
        expect(properties.map((each) => each.name)).toEqual(entries.map(({ key }) => key));
        expect(found?.description).toEqual(textOf(toldIn(schema, "description")));
        for (const [index, { value }] of entries.entries()) {
          const examples = properties[index]?.schema.examples?.map(plainJson);
          expect(examples).toEqual(plainList(toldIn(value, "examples")));
        }
      }
    }),
    { numRuns: 25 },
  );
});

/** The facts of an operation in the model; schemas by their titles, which are their names in the source. */
function said(operation: Operation, model: ApiModel) {
  const titles = new Map(model.schemas.map(({ name, schema }) => [name, schema.title]));
  const [answer] = knownItems(operation.responses).flatMap(({ content }) => knownItems(content));
  const schema = answer && knownValue(answer.schema);
  return {
    title: knownValue(operation.title),
    description: knownValue(operation.description),
    deprecated: operation.deprecated.state === "known",
    path: knownItems(operation.parameters.path).map(({ name }) => name),
    query: stateOf(operation.parameters.query),
    header: stateOf(operation.parameters.header),
    statuses: statusesOf(operation, model),
    answer: schema?.kind === "reference" ? titles.get(schema.name) : schema?.kind,
  };
}

function told({ facts }: DescribedOperation) {
  const responses = toldIn(facts, "responses");
  const statuses = responses?.kind === "map" ? responses.entries : [];
  const content = toldIn(toldIn(statuses[0]?.value, "content"), "application/json");
  const reference = textOf(toldIn(toldIn(content, "schema"), "$ref"));
  const parameters = toldIn(toldIn(facts, "parameters"), "path");
  return {
    title: textOf(toldIn(facts, "title")),
    description: textOf(toldIn(facts, "description")),
    deprecated: plainOf(toldIn(facts, "deprecated")),
    path: parameters?.kind === "map" ? parameters.entries.map(({ key }) => key) : [],
    query: "none",
    header: "notShown",
    statuses: statuses.map(({ key }) => key).sort(),
    answer: reference?.slice("#/schemas/".length) ?? "string",
  };
}

/** Its own, and those of the service that it does not say are not given. */
function statusesOf({ responses }: Operation, { service }: ApiModel): readonly string[] {
  const own = knownItems(responses);
  const said = new Set(own.map(({ status }) => status));
  const common = knownItems(service.errors).filter(({ status }) => !said.has(status));
  return [...own.filter(({ absent }) => !absent), ...common].map(({ status }) => status).sort();
}

function stateOf(fact: Fact<unknown>): string {
  return fact.state;
}

function textOf(value: Told | undefined): string | undefined {
  return value?.kind === "scalar" && typeof value.value === "string" ? value.value : undefined;
}

function plainList(value: Told | undefined): readonly unknown[] | undefined {
  return value?.kind === "list" ? value.items.map(plainOf) : undefined;
}

function plainOf(value: Told | undefined): unknown {
  switch (value?.kind) {
    case undefined:
      return undefined;
    case "scalar":
      return value.value;
    case "list":
      return value.items.map(plainOf);
    case "map":
      return plainJson({
        kind: "object",
        entries: value.entries.map(({ key, value: each }) => ({
          name: key,
          value: jsonOfTold(each),
        })),
      });
  }
}

test("a source gives the same texts each time", () => {
  fc.assert(
    fc.property(api, (described) => {
      const [one, other] = [newManifest(described), newManifest(described)];
      expect([...one.value.files]).toEqual([...other.value.files]);
    }),
    { numRuns: 10 },
  );
});

test("an operation that comes last renames no other", () => {
  fc.assert(
    fc.property(operations, (all) => {
      const whole = idsOf(planGroups(all));
      for (const end of [1, all.length - 1]) {
        const before = idsOf(planGroups(all.slice(0, end)));
        for (const [operation, id] of before) expect(whole.get(operation)).toBe(id);
      }
    }),
    { numRuns: 100 },
  );
});

test("one that comes between renames only what stands behind it and would have its name", () => {
  fc.assert(
    fc.property(operations, fc.nat(), (all, pick) => {
      const at = pick % all.length;
      const added = all[at];
      if (added === undefined) return;
      const before = idsOf(planGroups(all.toSpliced(at, 1)));
      const after = idsOf(planGroups(all));
      const renamed = [...before].filter(([operation, id]) => after.get(operation) !== id);
      const taken = new Set([...after.values()].map(joined));
      // A part that lost its name lost it to another operation, or to a part of a group that the new one brought.
      for (const [operation, id] of renamed) {
        expect(all.indexOf(operation)).toBeGreaterThan(at);
        const isPart = [...taken].some((other) => other.startsWith(`${joined(id)}.`));
        expect(taken.has(joined(id)) || isPart).toBe(true);
      }
    }),
    { numRuns: 100 },
  );
});

function joined(id: string): string {
  return id.replaceAll("-", "");
}
