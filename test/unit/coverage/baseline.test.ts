/** The ratchet: what counts as lost, what as new, and what the file of it looks like. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Baseline,
  baselineOf,
  parseBaseline,
  printBaseline,
} from "../../../generator/coverage/baseline.js";
import { sinceSummary } from "../../../generator/coverage/baseline-words.js";
import { coverageOf } from "../../../generator/coverage/coverage.js";
import { ownedFacts } from "../../../generator/coverage/owned-facts.js";
import {
  gainedCount,
  lostCount,
  sinceBaseline,
} from "../../../generator/coverage/since-baseline.js";
import { placeText } from "../../../generator/model/place.js";
import { bookGroup } from "../changes/model-text.js";
import { type ManifestTexts, modelOf } from "../resolve/manifest-text.js";
import { scenario, loaded } from "./manifests.js";
import { specifiedManifest } from "../../golden-tree.js";

function read(text: string): Baseline {
  const baseline = parseBaseline(text);
  if (typeof baseline === "string") throw new Error(baseline);
  return baseline;
}

function compared(before: ManifestTexts, after: ManifestTexts) {
  const [old, now] = [before, after].map((texts) => ownedFacts(modelOf(texts)));
  return sinceBaseline(now ?? [], read(printBaseline(baselineOf(old ?? []))));
}

/** Lost facts and new facts, as lines. */
function lines(before: readonly string[], after: readonly string[]) {
  const { lost, gained } = compared(bookGroup(...before), bookGroup(...after));
  return {
    lost: lost.flatMap(({ places }) => places),
    gained: gained.flatMap(({ places }) => places),
  };
}

const get = ["method: GET", "path: /books"];
const query = (text: string) => [`parameters: { query: ${text} }`];

describe("what is lost, and what got known", () => {
  test.each<[string, readonly string[], readonly string[], readonly string[], readonly string[]]>([
    ["nothing", get, get, [], []],
    ["a title that came", [], ["title: List"], [], ["title"]],
    ["a title that went", ["title: List"], ["title: not shown"], ["title"], []],
    ["a title that was left out", ["title: List", "method: GET"], ["method: GET"], ["title"], []],
    ["`none` that became not shown", ["body: none"], ["body: not shown"], ["body"], []],
    ["another value", ["title: List"], ["title: Find"], [], []],
    [
      "a path, and that it has no parameters",
      get,
      ["method: GET"],
      ["parameters.path", "path"],
      [],
    ],
    ["one that opens questions", ["deprecated: false"], ["deprecated: true"], [], []],
    [
      "the reason of a deprecation",
      ["deprecated: { reason: Old. }"],
      ["deprecated: true"],
      ["deprecated.reason"],
      [],
    ],
    [
      "a whole form",
      ["limits: { pageSize: { maximum: 5, default: 2 } }"],
      ["limits: not shown"],
      ["limits.pageSize.default", "limits.pageSize.maximum"],
      [],
    ],
    [
      "a parameter that a complete list has no more",
      query("{ a: { required: true }, b: { required: true } }"),
      query("{ b: { required: true } }"),
      [],
      [],
    ],
    [
      "a parameter that an open list does not show any more",
      query("{ a: { required: true }, (others): not shown }"),
      query("{ b: not shown, (others): not shown }"),
      ["parameters.query.a.required"],
      [],
    ],
    [
      "a slot that is not asked any more, of a parameter that is still there",
      query(
        "{ a: { required: true, explode: true, schema: { type: array, items: { type: string } }, style: form }, (others): not shown }",
      ),
      query("{ a: { required: true, schema: { type: string } }, (others): not shown }"),
      [],
      [],
    ],
    [
      "that a list is complete",
      query("{ a: not shown }"),
      query("{ a: not shown, (others): not shown }"),
      ["parameters.query"],
      [],
    ],
    [
      "one marker spelled out",
      ["parameters: none"],
      ["parameters: { path: none, query: none, header: none, cookie: none }"],
      [],
      [],
    ],
    [
      "one of four that a marker said",
      ["parameters: none"],
      ["parameters: { path: none, query: none, header: not shown, cookie: none }"],
      ["parameters.header"],
      [],
    ],
  ])("%s", (_, before, after, lost, gained) => {
    expect(lines(before, after)).toEqual({ lost, gained });
  });

  test("an operation of which only the name is left", () => {
    const { lost } = lines([...get, "title: List"], []);
    expect(lost).toEqual(["title", "method", "path", "parameters.path"].sort());
  });

  test("a renamed operation is the same one; an operation that went is no loss", () => {
    const group = (text: string) => ({
      "groups/books.yaml": `source: handbook\noperations: ${text}\n`,
    });
    const renamed = compared(
      group("{ list: { title: List, summary: All. } }"),
      group("{ find: { formerly: [list], title: Find } }"),
    );
    expect(renamed.lost.map(({ owner, places }) => [owner, places])).toEqual([
      ["operations/books.find", ["summary"]],
    ]);
    const gone = compared(
      group("{ list: { title: List }, add: not shown }"),
      group("{ add: not shown }"),
    );
    expect(gone).toMatchObject({ lost: [], gained: [], gone: ["operations/books.list"] });
    expect(sinceSummary(gone)).toBe("14 fewer not shown, 1 operation gone");
  });

  test("an operation that is new and not shown is no loss, and is told apart", () => {
    const group = (text: string) => ({
      "groups/books.yaml": `source: handbook\noperations: ${text}\n`,
    });
    const grown = compared(
      group("{ list: not shown }"),
      group("{ list: not shown, add: not shown }"),
    );
    expect(grown).toMatchObject({
      lost: [],
      added: [{ owner: "operations/books.add", known: 0, notShown: 15 }],
    });
    expect(sinceSummary(grown)).toBe("15 more not shown, 1 operation new");
  });

  test("schemas and the service", () => {
    const schema = (text: string) => ({
      "schemas/book.yaml": `source: handbook\nschemas: { book: ${text} }\n`,
    });
    const object = (id: string) => `{ type: object, properties: { id: ${id} } }`;
    const lost = (before: string, after: string) =>
      compared(schema(before), schema(after)).lost.map(({ owner, places }) => [owner, places]);
    expect(lost(object("{ type: string }"), object("not shown"))).toEqual([
      ["schemas/book", ["properties.id"]],
    ]);
    expect(lost(object("{ type: string }"), "not shown")).toEqual([
      ["schemas/book", ["", "additionalProperties", "properties.id"]],
    ]);
  });
});

/** Facts of an operation, each of which can be filled in by itself. */
const facts = [
  "title: List",
  "summary: All books.",
  "method: GET",
  "deprecated: { reason: Old. }",
  "authentication: none",
  "body: { required: true, content: { application/json: { schema: { type: string } } } }",
  "parameters: { query: { limit: { required: false, schema: { type: integer } } }, cookie: none }",
  "responses: { 200: { content: none }, (others): not shown }",
  "limits: { pageSize: { maximum: 5 } }",
];

test("whatever is taken out is lost, and whatever is put back got known", () => {
  fc.assert(
    fc.property(fc.subarray(facts), (some) => {
      const [all, part] = [bookGroup(...facts), bookGroup(...some)];
      const [there, back] = [compared(all, part), compared(part, all)];
      const difference = there.before.known - there.now.known;
      expect([lostCount(there), gainedCount(there)]).toEqual([difference, 0]);
      expect([lostCount(back), gainedCount(back)]).toEqual([0, difference]);
    }),
    { numRuns: 80 },
  );
});

describe("the file", () => {
  const { model } = loaded(specifiedManifest);

  test("has one line for each thing that has facts, sorted, and what coverage counts", () => {
    const facts = ownedFacts(model);
    const text = printBaseline(baselineOf(facts));
    const { known, notShown } = coverageOf(model).facts;
    const since = sinceBaseline(facts, read(text));
    expect(since.now).toEqual({ known, notShown });
    expect(since).toMatchObject({ before: since.now, gained: [], lost: [], added: [], gone: [] });
    expect(text.split("\n").length).toBeLessThan(facts.length + 15);
    expect(Buffer.byteLength(text)).toBeLessThan(12_000);
    const { operations } = JSON.parse(text) as { operations: object };
    expect(Object.keys(operations)).toEqual(Object.keys(operations).sort());
    expect(printBaseline(read(text))).toBe(text);
  });

  test("of what is filled stays small", () => {
    const text = printBaseline(baselineOf(ownedFacts(scenario("music-filled").model)));
    expect(Buffer.byteLength(text)).toBeLessThan(130_000);
  });

  test.each([
    ["", "it is not JSON; was a merge left unfinished?"],
    ["<<<<<<< HEAD\n{}", "it is not JSON; was a merge left unfinished?"],
    ["[]", "it is not an object"],
    ["{}", "it is not a baseline of `coverage`"],
    ['{"form": 2}', "its form 2 is of another version of endpoint-manifest"],
    [
      '{"form": 1, "groups": {"a": {"known": {"a": "b"}, "notShown": 0}}}',
      'what it says of "groups/a" has another form',
    ],
    ['{"form": 1, "groups": {}, "operations": []}', "it has no `operations`"],
    [
      '{"form": 1, "groups": {"a": {"known": [], "notShown": -5}}}',
      'what it says of "groups/a" has another form',
    ],
    ['{"form": 1, "service": 3}', 'what it says of "service" has another form'],
  ])("%s is none", (text, reason) => {
    expect(parseBaseline(text)).toBe(reason);
  });

  test("is read back as it was written, whatever names are in it", () => {
    const step = fc.oneof(
      fc.string(),
      fc.nat(),
      fc.constantFrom("__proto__", "[0]", "(others)", "a.b", ""),
    );
    const place = fc.array(step).map((path) => placeText("", { file: "", path }).slice(1));
    const entry = fc.record({ known: fc.array(place), notShown: fc.nat() });
    const anyBaseline = fc.array(
      fc.tuple(fc.constantFrom("groups", "operations", "schemas"), fc.string(), entry),
    );
    fc.assert(
      fc.property(anyBaseline, (entries) => {
        const baseline = new Map(
          entries.map(([section, name, each]) => [`${section}/${name}`, each]),
        );
        const back = read(printBaseline(baseline));
        expect(new Set(back.keys())).toEqual(new Set(baseline.keys()));
        for (const [owner, { known, notShown }] of baseline) {
          expect([...(back.get(owner)?.known ?? [])].sort()).toEqual([...known].sort());
          expect(back.get(owner)?.notShown).toBe(notShown);
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe("any model", () => {
  const names = [
    "names-only",
    "half-known",
    "behaviour",
    "authentication",
    "schemas",
    "none-everywhere",
    "subgroups",
  ];
  const models = new Map(names.map((name) => [name, scenario(name).model]));

  test.each(names)("%s: nothing is lost or gained against itself", (name) => {
    const model = models.get(name);
    if (model === undefined) throw new Error(name);
    const facts = ownedFacts(model);
    const since = sinceBaseline(facts, baselineOf(facts));
    expect([since.lost, since.gained, since.added, since.gone]).toEqual([[], [], [], []]);
  });
});
