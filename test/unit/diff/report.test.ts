/** The whole report: facts, outputs, impacts, types and versions of two small manifests, and how it is printed. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { printChangelog } from "../../../generator/diff/changelog.js";
import { impactsOf } from "../../../generator/diff/impacts.js";
import { outputChanges } from "../../../generator/diff/output-changes.js";
import { printJson } from "../../../generator/diff/print-json.js";
import { printText } from "../../../generator/diff/print-text.js";
import { isBreaking } from "../../../generator/diff/report.js";
import { ruleOf } from "../../../generator/diff/rules.js";
import { bookGroup } from "../changes/model-text.js";
import { scenario } from "../coverage/manifests.js";
import { reported } from "./reported.js";

const get = ["method: GET", "path: /books"];

/** Facts of an operation, each of which can be filled in by itself. */
const facts = [
  "title: List",
  "summary: All books.",
  "deprecated: false",
  "body: none",
  "authentication: none",
  "pagination: none",
  "parameters: { query: { limit: { required: false, schema: { type: integer } } }, cookie: none }",
  "responses: { 200: { content: { application/json: { schema: { type: string } } } } }",
  "limits: { pageSize: { maximum: 5 } }",
];

describe("filling facts in", () => {
  test("breaks no contract, and taking them out again says the same the other way round", () => {
    fc.assert(
      fc.property(fc.subarray(facts), fc.subarray(facts), (some, more) => {
        const before = bookGroup(...get, ...some);
        const after = bookGroup(
          ...get,
          ...facts.filter((fact) => some.includes(fact) || more.includes(fact)),
        );
        const [there, back] = [reported(before, after), reported(after, before)];
        expect(there.facts.every(({ kind }) => kind === "filled")).toBe(true);
        expect(back.facts.every(({ kind }) => kind === "withdrawn")).toBe(true);
        expect(back.facts.map(({ place, was }) => [place, was]).sort()).toEqual(
          there.facts.map(({ place, now }) => [place, now]).sort(),
        );
        expect([there, back].some((each) => isBreaking(each, "contract"))).toBe(false);
        // Callers read responses that are not known any more; servers have to give those that are known now.
        const isAnswer = there.facts.some(({ slot }) => slot[0] === "responses");
        expect([there.implementers, back.callers]).toEqual(
          isAnswer ? ["types", "types"] : ["fine", "fine"],
        );
      }),
      { numRuns: 60 },
    );
  });
});

describe("a manifest against itself", () => {
  const names = [
    ...[
      "authentication",
      "behaviour",
      "bodies",
      "deprecation",
      "half-known",
      "none-everywhere",
      "pagination",
    ],
    ...[
      "responses",
      "schema-shapes",
      "schema-sides",
      "schemas",
      "streams",
      "styles",
      "subgroups",
      "hostile",
    ],
  ];

  test.each(names)("%s: nothing breaks", (name) => {
    const { model } = scenario(name);
    expect(impactsOf(model, structuredClone(model))).toEqual([]);
  });

  test("is a report that says so", () => {
    const report = reported(bookGroup(...get), bookGroup(...get));
    expect(report).toMatchObject({
      facts: [],
      outputs: [],
      impacts: [],
      types: [],
      versions: [],
      callers: "fine",
    });
    expect(printText(report, { colour: false, all: false })).toBe("v1 → v2: nothing changed\n");
  });
});

describe("outputs", () => {
  test("are told file by file", () => {
    const before = new Map([
      ["a/x", "1"],
      ["a/y/z", "1"],
      ["b/x", "1"],
      ["c/x", "1"],
    ]);
    const after = new Map([
      ["a/x", "2"],
      ["a/new", "1"],
      ["b/x", "1"],
    ]);
    expect(outputChanges(before, after)).toEqual([
      { target: "a", created: ["new"], updated: ["x"], deleted: ["y/z"] },
      { target: "c", created: [], updated: [], deleted: ["x"] },
    ]);
  });
});

describe("the printed report", () => {
  const before = bookGroup(
    ...get,
    "title: List",
    "parameters: { query: { limit: { required: false } } }",
  );
  const after = bookGroup(
    ...get,
    "title: Find",
    "body: none",
    "deprecated: true",
    "parameters: { query: { limit: { required: true }, sort: { required: false } } }",
  );

  test("tells people what changed, whom it breaks and why, and what comes next", () => {
    expect(printText(reported(before, after), { colour: false, all: false }))
      .toBe(`v1 → v2: 2 places filled in, 2 changed, 1 added; 9 of 55 facts known, 3 more than before; breaks callers

Breaking
  less may be sent (callers)
    The service may refuse a request that was valid before.
    ! books.list query.limit: optional → required

books
  books.list
    ~ title: List → Find
    ~ query.limit.required: false → true
    + deprecated: not shown → deprecated
    + body: not shown → none
    + query.sort: added, known by name

Outputs that change
  openapi: 1 updated (a)
  typescript-client: 1 updated (a)
  typescript-server: 1 updated (a)

Next versions
  openapi: 1.2.3 → 2.0.0 (it breaks callers)
  typescript-client books: 1.2.3 → 2.0.0 (it breaks callers)
  typescript-server books-server: 0.4.0 → 0.4.1 (more is known, or new)
`);
  });

  test("is an entry of a changelog", () => {
    expect(printChangelog(reported(before, after))).toBe(`## 2.0.0

Since \`v1\`: 2 places filled in, 2 changed, 1 added; 9 of 55 facts known, 3 more than before; this breaks callers.

### Breaking

- \`books.list\` query.limit: optional → required: less may be sent, for callers. The service may refuse a request that was valid before.

### Added

- \`books.list\` query.sort: known by name

### Changed

- \`books.list\` title: List → Find

### Deprecated

- \`books.list\` deprecated

### Known now

- \`books.list\` deprecated: deprecated; body: none
`);
  });

  test("is a document for programs", () => {
    const report = reported(before, after);
    const json: unknown = JSON.parse(printJson(report));
    expect(json).toMatchObject({
      old: "v1",
      callers: "contract",
      implementers: "fine",
      versions: [{ target: "openapi", suggested: "2.0.0", isEnough: false }, {}, {}],
      changelog: printChangelog(report),
    });
    expect(json).toMatchObject({
      impacts: report.impacts.map((each) => ({ rule: each.rule, reason: ruleOf(each).reason })),
    });
  });

  test("keeps hostile texts from acting", () => {
    const report = reported(
      bookGroup(...get, "title: List"),
      bookGroup(...get, 'title: "a\\e[2J<b>|`x`\\n# y"'),
    );
    for (const text of [
      printText(report, { colour: false, all: false }),
      printChangelog(report),
      printJson(report),
    ]) {
      expect(text).not.toContain("\u001b");
    }
    expect(printChangelog(report)).not.toMatch(/<b>|^# y/m);
  });
});
