/** The filled service: the operations of the specification, with nothing left that is not known. */
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Fact, knownValue } from "../generator/model/known.js";
import type { ApiModel, Group } from "../generator/model/model.js";
import { placeText } from "../generator/model/place.js";
import { slotsOf } from "../generator/model/slots.js";
import { operationsOf } from "../generator/model/walk.js";
import { scenariosFolder, specifiedManifest } from "./golden-tree.js";
import { loadFolder } from "./model-lookup.js";

const { value, diagnostics } = loadFolder(join(scenariosFolder, "music-filled"));
const filled = value.model;
const specified = loadFolder(specifiedManifest).value.model;
const operations = operationsOf(filled);

test("it has no fault, and gives no warning", () => {
  expect(diagnostics).toEqual([]);
});

describe("it is the same service as the specification", () => {
  test("the same groups, sub-groups and operations, in the same order", () => {
    expect(filled.groups.map(outline)).toEqual(specified.groups.map(outline));
    expect(filled.groups).toHaveLength(17);
    expect(operations).toHaveLength(92);
  });

  test("the same resources, in the same order", () => {
    expect(filled.resources).toEqual(specified.resources);
    expect(filled.resources).toHaveLength(18);
  });

  test("what the specification says of an operation: its title, method and path", () => {
    const said = operationsOf(specified).flatMap(({ id, title, method, path }) =>
      title.state === "known" && method.state === "known" && path.state === "known"
        ? [[id, title.value, method.value, path.value.text]]
        : [],
    );
    expect(said).toHaveLength(13);
    const ids = said.map(([id]) => id);
    const same = operations.filter(({ id }) => ids.includes(id));
    expect(
      same.map(({ id, title, method, path }) => [
        id,
        knownValue(title),
        knownValue(method),
        knownValue(path)?.text,
      ]),
    ).toEqual(said);
    for (const { title, method, path } of same) {
      expect([title, method, path].flatMap(sourcesOf)).toEqual(
        Array(3).fill("interface-specification"),
      );
    }
  });

  test("the same three operations are deprecated, each with all that there is to say of it", () => {
    const deprecated = (model: ApiModel) =>
      operationsOf(model).filter((operation) => operation.deprecated.state === "known");
    const ids = deprecated(filled).map(({ id }) => id);
    expect(ids).toEqual(deprecated(specified).map(({ id }) => id));
    expect(ids).toHaveLength(3);
    for (const operation of deprecated(filled)) {
      const { since, reason } = knownValue(operation.deprecated) ?? {};
      expect([since?.state, reason?.state]).toEqual(["known", "known"]);
    }
  });
});

describe("all of it is known", () => {
  test("no slot is `not shown`, and no listing is open", () => {
    expect(notShownIn(filled)).toEqual([]);
  });

  test("which the slots of the specification would tell", () => {
    const places = notShownIn(specified);
    expect(places).toEqual(
      expect.arrayContaining([
        "service.yaml#baseUrl",
        "service.yaml#states.(others)",
        "groups/albums.yaml#operations.retrieve.title",
        "schemas/album.yaml#schemas.album",
      ]),
    );
  });

  test("what is said has a source, and every source says something", () => {
    const used = new Set(
      operations.flatMap(({ title, method }) => [title, method].flatMap(sourcesOf)),
    );
    expect(filled.sources.map(({ id, kind }) => [id, kind])).toEqual([
      ["interface-specification", "document"],
      ["team-assumptions", "assumed"],
    ]);
    expect([...used].sort()).toEqual(filled.sources.map(({ id }) => id));
  });
});

/** Places of all slots that are not known; a listing that may go on has one for what it does not list. */
function notShownIn(model: ApiModel): readonly string[] {
  const open = slotsOf(model).filter(({ state }) => state === "notShown");
  return open.map(({ at }) => placeText("", at));
}

/** Ids and titles of a group, its sub-groups and its operations. */
function outline({ id, title, operations: own, groups }: Group): unknown {
  const ids = own.map((operation) => operation.id);
  return { id, title: knownValue(title), operations: ids, groups: groups.map(outline) };
}

function sourcesOf(fact: Fact<unknown>): readonly string[] {
  return fact.state === "notShown" ? [] : fact.sources;
}
