/** Coverage is what one counts by hand. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Counts,
  coverageKinds,
  coverageOf,
  missingFor,
} from "../../../generator/coverage/coverage.js";
import { slotsOf } from "../../../generator/model/slots.js";
import { scenarioNames, specifiedManifest } from "../../golden-tree.js";
import { modelOf } from "../resolve/manifest-text.js";
import { loaded, scenario } from "./manifests.js";

describe("the specification, counted by hand", () => {
  const coverage = coverageOf(loaded(specifiedManifest).model);

  /*
   * What the specification shows: 17 groups, and 14 groups within them, by title; 92 operations by name. Of 13 of these
   * also title, method and path; of 7 a summary; 3 are deprecated and 10 are not. 8 operations have one parameter in
   * their path, of which the meaning is shown, and 5 have none. Of the service title, description, clients and the
   * names of 3 states; 18 resources by name; one source.
   */
  const groups = 17 + 14;
  const operations = 92;
  const callable = 13;
  const summaries = 7;
  const deprecated = 3;
  const current = 10;
  const pathParameters = 8;
  const withoutPathParameters = callable - pathParameters;
  const states = 3;
  const resources = 18;

  // The service has 18 slots: title, description, base URL, clients, 2 of authentication, headers, errors, 4 of limits,
  // pagination, states, events, 3 of versioning. A state has 5, a source 2.
  const service = 18 + states * 5 + 1 * 2;
  // A group has a title and a description.
  const ofGroups = groups * 2;
  // An operation has 12 keys, one of which, parameters, is 4 buckets.
  const ofOperations = operations * (11 + 4);
  // A parameter of a path has a description, a schema, style and explode.
  const ofParameters = pathParameters * 4;
  // A deprecation has a date, an end, a replacement and a reason.
  const ofDeprecations = deprecated * 4;
  const total = service + ofGroups + ofOperations + ofParameters + ofDeprecations + resources;

  const known =
    // title, description, clients
    3 +
    // titles of groups
    groups +
    // titles, methods, paths, and whether they are deprecated
    callable * 4 +
    summaries +
    // what the path has for parameters, and what these mean
    callable +
    pathParameters;

  test("of 1539 facts 114 are known", () => {
    expect([total, known, total - known]).toEqual([1539, 114, 1425]);
    expect(coverage.facts).toEqual({
      known,
      none: current + withoutPathParameters,
      notShown: total - known,
      // 114 / 1539 = 7.407… %
      percent: 7.4,
    });
    expect(coverage.unknown).toHaveLength(total - known);
  });

  test("groups and operations", () => {
    expect(coverage.groups).toBe(17);
    expect(coverage.operations).toEqual({ total: 92, callable: 13, deprecated: 3 });
  });

  test("by kind of fact", () => {
    const counts = (knownOfKind: number, all: number): readonly [number, number] => [
      knownOfKind,
      all - knownOfKind,
    ];
    expect(
      Object.fromEntries(coverage.byKind.map((each) => [each.kind, [each.known, each.notShown]])),
    ).toEqual({
      title: counts(1 + groups + callable, 1 + groups + operations),
      summary: counts(summaries, operations),
      // The descriptions of the service and of the parameters are shown.
      description: counts(1 + pathParameters, 1 + groups + operations + pathParameters + states),
      method: counts(callable, operations),
      path: counts(callable, operations),
      deprecation: counts(deprecated + current, operations + deprecated * 4),
      authentication: counts(0, 2 + operations),
      "path-parameters": counts(callable, operations + pathParameters * 3),
      "query-parameters": counts(0, operations),
      "header-parameters": counts(0, operations),
      "cookie-parameters": counts(0, operations),
      body: counts(0, operations),
      responses: counts(0, operations),
      errors: counts(0, 1),
      schemas: counts(0, resources),
      pagination: counts(0, 1 + operations),
      limits: counts(0, 4 + operations),
      // True if there are more states; values, schema, initial state and transitions of each.
      states: counts(0, 1 + states * 4),
      events: counts(0, 1),
      "base-url": counts(0, 1),
      versioning: counts(0, 3),
      headers: counts(0, 1),
      clients: counts(1, 1),
      sources: counts(0, 2),
    });
  });

  test("by group", () => {
    const byGroup = new Map(coverage.byGroup.map((each) => [each.group, each]));
    expect([...byGroup.keys()].slice(0, 3)).toEqual(["(service)", "albums", "artists"]);
    expect([...byGroup.keys()].at(-1)).toBe("(schemas)");
    expect(byGroup.size).toBe(17 + 2);
    expect(byGroup.get("(service)")).toMatchObject({ known: 3, notShown: service - 3 });
    // 3 operations of which the names are shown, and a title.
    expect(byGroup.get("albums")).toMatchObject({ known: 1, notShown: 3 * 15 + 1 });
    // 31 operations, in the group and the 8 within it.
    expect(byGroup.get("me")).toMatchObject({ known: 9, notShown: 31 * 15 + 9 });
    // Title; title, method, path, deprecation and path parameters of 5; a summary of 4; 4 parameters' meaning.
    expect(byGroup.get("artists")).toMatchObject({
      known: 1 + 5 * 5 + 4 + 4,
      none: 4 + 1,
      notShown: 2 + 5 * 15 + 4 * 4 + 4 - (1 + 5 * 5 + 4 + 4),
    });
    expect(byGroup.get("(schemas)")).toMatchObject({ known: 0, notShown: 18, percent: 0 });
  });

  test("by source: there is one, and it says all that is known", () => {
    expect(coverage.sources).toEqual([
      {
        id: "interface-specification",
        title: "Music Catalog and Playback Service: Interface Specification",
        kind: "document",
        facts: known,
      },
    ]);
  });
});

describe.each(scenarioNames().filter((name) => name !== "hostile"))("%s", (name) => {
  const sum = (counts: readonly Counts[]): readonly number[] =>
    (["known", "none", "notShown"] as const).map((key) =>
      counts.reduce((total, each) => total + each[key], 0),
    );

  test("groups and kinds each add up to the whole", () => {
    const { model } = scenario(name);
    const coverage = coverageOf(model);
    const whole = sum([coverage.facts]);
    expect(sum(coverage.byGroup)).toEqual(whole);
    expect(sum(coverage.byKind)).toEqual(whole);
    expect(coverage.facts.known + coverage.facts.notShown).toBe(slotsOf(model).length);
  });

  test("every known fact has a source, and every other one a place where nothing else is said", () => {
    const { model, locate } = scenario(name);
    const known = slotsOf(model).filter(({ state }) => state !== "notShown");
    expect(known.filter(({ sources }) => sources.length === 0)).toEqual([]);
    for (const { at } of coverageOf(model).unknown) {
      const { span, text = "" } = locate(at);
      const shown = text.slice(span?.start.offset, span?.end.offset);
      // Observed objects have further properties that nobody shows, also where no key says so: then its own key is shown.
      const isValue = at.part === "value" && at.path.at(-1) !== "additionalProperties";
      expect(span).toBeDefined();
      // A form may spell the marker out for each of its keys.
      const values = shown.replace(/[\w()-]+:|[{},"]/g, " ").trim();
      if (isValue) expect(values).toMatch(/^(?:not shown\s*)+$/);
    }
  });

  test("a filter counts its part", () => {
    const { model } = scenario(name);
    const { byGroup, byKind } = coverageOf(model);
    for (const { group, ...counts } of byGroup) {
      expect(coverageOf(model, { group }).facts).toEqual(counts);
    }
    for (const { kind, label: _, ...counts } of byKind) {
      expect(coverageOf(model, { kind }).facts).toEqual(counts);
    }
  });
});

describe("percentages", () => {
  const counts = fc
    .tuple(fc.nat(5000), fc.nat(5000))
    .map(([known, notShown]): Counts => ({ known, none: 0, notShown, percent: 0 }));

  test("enough is known when nothing is missing, and not one fact earlier", () => {
    fc.assert(
      fc.property(counts, fc.integer({ min: 0, max: 1000 }), (facts, tenths) => {
        const total = facts.known + facts.notShown;
        const missing = missingFor(tenths / 10, facts);
        expect((facts.known + missing) * 1000).toBeGreaterThanOrEqual(tenths * total);
        if (missing > 0) expect((facts.known + missing - 1) * 1000).toBeLessThan(tenths * total);
      }),
    );
  });

  test("what is shown is reached, and 100 means all", () => {
    const { facts } = coverageOf(loaded(specifiedManifest).model);
    expect(missingFor(facts.percent, facts)).toBe(0);
    expect(missingFor(100, facts)).toBe(facts.notShown);
  });

  test("where there is nothing to know nothing is missing", () => {
    const { facts, byGroup, byKind } = coverageOf(modelOf({}), { kind: "fields" });
    expect(facts).toEqual({ known: 0, none: 0, notShown: 0, percent: 100 });
    expect([byGroup, byKind]).toEqual([[], []]);
    expect(missingFor(100, facts)).toBe(0);
    expect(coverageKinds).toContain("fields");
  });
});

test("the filled service is known as a whole", () => {
  const { facts, unknown, operations } = coverageOf(scenario("music-filled").model);
  expect(unknown).toEqual([]);
  expect(facts.percent).toBe(100);
  expect(operations).toEqual({ total: 92, callable: 92, deprecated: 3 });
});

test("a fact that two sources say counts for both", () => {
  const model = modelOf({
    "groups/books.yaml":
      "source: handbook\nsourceOf: { title: [calls, handbook] }\ntitle: Books\noperations: { list: { title: List } }\n",
  });
  const { sources, facts } = coverageOf(model);
  expect(facts.known).toBe(2);
  expect(sources.map(({ id, facts }) => [id, facts])).toEqual([
    ["handbook", 2],
    ["calls", 1],
    ["other-calls", 0],
  ]);
});
