/** The manifest of the specification: exactly the facts of the service's specification, counted by hand, and no others. */
import { expect, test } from "vitest";
import type { Fact } from "../generator/model/known.js";
import { knownValue } from "../generator/model/known.js";
import type { Group } from "../generator/model/model.js";
import { groupsBelow, operationsOf } from "../generator/model/walk.js";
import { load } from "../generator/pipeline.js";
import { specifiedManifest } from "./golden-tree.js";

const { value, diagnostics } = load({
  folder: specifiedManifest,
  name: "manifest",
  targets: [],
  stage: (_, run) => run(),
});
const { model } = value;
const operations = operationsOf(model);

test("it has no fault", () => {
  expect(diagnostics).toEqual([]);
});

test("17 groups, 92 operations", () => {
  const count = (group: Group): number =>
    groupsBelow([group]).reduce((sum, each) => sum + each.operations.length, 0);
  expect(Object.fromEntries(model.groups.map((group) => [group.id, count(group)]))).toEqual({
    albums: 3,
    artists: 5,
    shows: 3,
    episodes: 2,
    audiobooks: 3,
    chapters: 2,
    tracks: 2,
    me: 31,
    player: 15,
    search: 1,
    playlists: 11,
    users: 3,
    browse: 5,
    "audio-features": 2,
    "audio-analysis": 1,
    recommendations: 2,
    markets: 1,
  });
  expect(operations).toHaveLength(92);
});

test("13 operations have a method and a path", () => {
  const callable = operations.flatMap(({ id, method, path }) =>
    method.state === "known" && path.state === "known"
      ? [`${id}: ${method.value} ${path.value.text}`]
      : [],
  );
  expect(callable).toEqual([
    "artists.retrieve: GET /artists/{id}",
    "artists.bulk-retrieve: GET /artists",
    "artists.list-albums: GET /artists/{id}/albums",
    "artists.top-tracks: GET /artists/{id}/top-tracks",
    "artists.list-related-artists: GET /artists/{id}/related-artists",
    "shows.retrieve: GET /shows/{id}",
    "shows.bulk-retrieve: GET /shows",
    "shows.list-episodes: GET /shows/{id}/episodes",
    "browse.get-featured-playlists: GET /browse/featured-playlists",
    "browse.get-new-releases: GET /browse/new-releases",
    "browse.categories.list: GET /browse/categories",
    "browse.categories.retrieve: GET /browse/categories/{category_id}",
    "browse.categories.get-playlists: GET /browse/categories/{category_id}/playlists",
  ]);
});

test("3 are deprecated, 10 are not, and of 79 it is not shown", () => {
  const inState = (state: Fact<unknown>["state"]) =>
    operations.filter(({ deprecated }) => deprecated.state === state).map(({ id }) => id);
  expect(inState("known")).toEqual([
    "artists.list-related-artists",
    "browse.get-featured-playlists",
    "browse.categories.get-playlists",
  ]);
  expect(inState("none")).toHaveLength(10);
  expect(inState("notShown")).toHaveLength(79);
});

test("18 resources, of which no field is shown", () => {
  expect(model.resources).toHaveLength(18);
  expect(model.schemas.map(({ name }) => name)).toEqual(model.resources);
  expect(model.schemas.every(({ schema }) => schema.kind === "notShown")).toBe(true);
});

test("2 path parameters, and of them the meaning only", () => {
  const parameters = operations.flatMap(({ parameters: { path } }) =>
    path.state === "known" ? path.value.items : [],
  );
  expect(new Set(parameters.map(({ name }) => name))).toEqual(new Set(["id", "category_id"]));
  for (const { description, required, style, explode, schema } of parameters) {
    expect(knownValue(description)).toMatch(/^identifier of the (artist|show|browse category)$/);
    expect([required, style, explode, schema].map(({ state }) => state)).toEqual(
      Array(4).fill("notShown"),
    );
  }
});

test("nothing else is known of any operation", () => {
  for (const operation of operations) {
    const { query, header, cookie } = operation.parameters;
    const { description, authentication, body, responses, pagination, limits } = operation;
    const others = [query, header, cookie, description, authentication, body, responses];
    expect([...others, pagination, limits].map(({ state }) => state)).toEqual(
      Array(9).fill("notShown"),
    );
  }
  expect(operations.filter(({ title }) => title.state === "known")).toHaveLength(13);
  expect(operations.filter(({ summary }) => summary.state === "known")).toHaveLength(7);
});

test("of the service its title, its description, its clients and the names of three states", () => {
  const { service } = model;
  expect(knownValue(service.title)).toBe("Music Catalog and Playback Service");
  expect(knownValue(service.clients)).toEqual([
    ...["http", "typescript", "python", "java", "kotlin", "go", "ruby", "csharp", "cli"],
  ]);
  const states = knownValue(service.states);
  expect(states?.open).toBe(true);
  expect(states?.items.map(({ name }) => name)).toEqual([
    "playback-state",
    "repeat-mode",
    "shuffle",
  ]);
  for (const { values, schema, initial, transitions } of states?.items ?? []) {
    expect([values, schema, initial, transitions].map(({ state }) => state)).toEqual(
      Array(4).fill("notShown"),
    );
  }
  const { baseUrl, authentication, headers, errors, limits, pagination, events, versioning } =
    service;
  const unknown = [
    ...[baseUrl, headers, errors, pagination, events],
    ...Object.values(authentication),
    ...Object.values(limits),
    ...Object.values(versioning),
  ];
  expect(unknown.map(({ state }) => state)).toEqual(Array(unknown.length).fill("notShown"));
});

test("every fact has its source", () => {
  expect(model.sources.map(({ id, kind }) => [id, kind])).toEqual([
    ["interface-specification", "document"],
  ]);
  expect(operations.every(({ sources }) => sources.join() === "interface-specification")).toBe(
    true,
  );
});
