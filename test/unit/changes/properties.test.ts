/** Comparing holds for any two texts: it finds what was filled in, says nothing of what stayed, and never throws. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { changedEntries } from "../../../generator/changes/changed-entries.js";
import { compareModels } from "../../../generator/changes/comparison.js";
import { isFact, isDerivedFact } from "../../../generator/changes/nodes.js";
import { placeOf } from "../../../generator/changes/places.js";
import { goldenFolder, goldenTrees, textOf } from "../../golden-tree.js";

type Path = readonly (string | number)[];

/** The models of the scenarios, as they are committed; the large ones say no more than the small ones do together. */
const models = goldenTrees()
  .filter((tree) => tree.startsWith("model-json/"))
  .map((tree) => textOf(goldenFolder, tree, "model.json"))
  .filter((text) => text.length < 200_000);
const anyModel = fc.constantFrom(...models);

/** Removes, repeats, moves or edits an entry of a list of groups or schemas. */
function editEntries(
  model: { groups: { title?: unknown }[]; schemas: object[] },
  where: number,
  how: number,
): void {
  const list: object[] = where % 2 === 0 ? model.groups : model.schemas;
  const at = where % Math.max(1, list.length);
  const [entry] = list.slice(at, at + 1);
  if (entry === undefined) return;
  switch (how % 4) {
    case 0:
      list.splice(at, 1);
      break;
    case 1:
      list.push({ ...entry, id: `other-${how}`, name: `other-${how}` });
      break;
    case 2:
      list.reverse();
      break;
    default:
      Object.assign(entry, { title: `Edited ${how}`, at: `other.yaml#${how}` });
  }
}

describe("a comparison", () => {
  test("of a model with itself finds nothing", () => {
    expect(models.length).toBeGreaterThan(10);
    for (const text of models) expect(compareModels(text, text)?.facts).toEqual([]);
  });

  test("of the entries that differ finds what a comparison of whole texts does", () => {
    // A text on one line has no entries to leave out.
    const whole = (text: string): string => JSON.stringify(JSON.parse(text));
    const edited = fc.record({
      text: anyModel,
      choices: fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1, maxLength: 3 }),
    });
    let shorter = 0;
    fc.assert(
      fc.property(edited, ({ text, choices }) => {
        const model = JSON.parse(text);
        for (const [where, how] of choices) editEntries(model, where, how);
        const other = `${JSON.stringify(model, null, "\t")}\n`;
        for (const [was, now] of [
          [text, other],
          [other, text],
        ] as const) {
          const [before, after] = changedEntries(Buffer.from(was), Buffer.from(now));
          if (before.length + after.length < was.length) shorter += 1;
          expect(compareModels(was, now)).toEqual(compareModels(whole(was), whole(now)));
        }
      }),
      { numRuns: 300 },
    );
    expect(shorter).toBeGreaterThan(100);
  });

  test("finds a fact that was filled in or withdrawn, and nothing else", () => {
    fc.assert(
      fc.property(anyModel, fc.nat(), (text, choice) => {
        const facts = nodesIn(JSON.parse(text)).filter(({ path, node }) =>
          isFilledByHand(path, node),
        );
        fc.pre(facts.length > 0);
        const { path, node } = facts[choice % facts.length] ?? { path: [], node: undefined };
        const place = placeOf(node);
        const unknown = replaced(JSON.parse(text), path, { state: "notShown", at: place });
        expect(compareModels(JSON.stringify(unknown), text)?.facts).toMatchObject([
          { kind: "filled", place, was: "not shown" },
        ]);
        expect(compareModels(text, JSON.stringify(unknown))?.facts).toMatchObject([
          { kind: "withdrawn", place, now: "not shown" },
        ]);
      }),
      { numRuns: 150 },
    );
  });

  test("of any two models is the same each way, turned round", () => {
    const turned = {
      filled: "withdrawn",
      withdrawn: "filled",
      added: "removed",
      removed: "added",
      changed: "changed",
    };
    fc.assert(
      fc.property(anyModel, anyModel, (left, right) => {
        // A renamed part is matched by its former name, which only the later of the two knows.
        fc.pre(![left, right].some((text) => /"formerly": \[\n/.test(text)));
        const there = compareModels(left, right)?.facts ?? [];
        const back = compareModels(right, left)?.facts ?? [];
        expect(there.map(({ kind }) => turned[kind]).sort()).toEqual(
          back.map(({ kind }) => kind).sort(),
        );
      }),
      { numRuns: 40 },
    );
  });

  test("takes any text for an earlier state", () => {
    const anyJson = fc.jsonValue({ maxDepth: 4 });
    fc.assert(
      fc.property(anyModel, fc.nat(), anyJson, (text, choice, value) => {
        const nodes = nodesIn(JSON.parse(text));
        const path = nodes[choice % nodes.length]?.path ?? [];
        const mutated = JSON.stringify(replaced(JSON.parse(text), path, value));
        for (const [before, after] of [
          [mutated, text],
          [text, mutated],
          [mutated, mutated],
        ] as const) {
          for (const fact of compareModels(before, after)?.facts ?? []) {
            expect([fact.place, fact.was, fact.now].every((each) => each !== "")).toBe(true);
          }
        }
      }),
      { numRuns: 300 },
    );
    fc.assert(
      fc.property(fc.string(), anyJson, (text, value) => {
        const wrapped = JSON.stringify({
          service: { at: "", x: value },
          groups: [value],
          schemas: value,
        });
        expect(compareModels(text, wrapped)).toBeUndefined();
        expect(compareModels(wrapped, wrapped)?.facts).toEqual([]);
      }),
    );
  });

  test("takes a text that was cut anywhere for no earlier state", () => {
    fc.assert(
      fc.property(anyModel, fc.double({ min: 0, max: 0.99, noNaN: true }), (text, share) => {
        expect(compareModels(text.slice(0, Math.floor(text.length * share)), text)).toBeUndefined();
      }),
      { numRuns: 30 },
    );
  });

  test("takes names that every object has for names", () => {
    const of = (value: string): string =>
      `{"service": {"constructor": ${value}, "__proto__": ${value}}, "groups": []}`;
    const fact = (state: string): string =>
      `{"state": "${state}", "at": "service.yaml#x", "value": 1}`;
    expect(compareModels(of(fact("notShown")), of(fact("known")))?.facts).toHaveLength(2);
    expect(compareModels("{}", of("1"))).toBeUndefined();
  });

  test("is not too much however deep or wide a text is", () => {
    const levels = 10_000;
    const deep = (inner: string): string =>
      `{"groups": [], "service": ${'{"at": "x.yaml", "a": '.repeat(levels)}${inner}${"}".repeat(levels)}}`;
    expect(compareModels(deep("1"), deep("2"))?.facts).toHaveLength(1);
    expect(
      compareModels(deep("1"), '{"groups": [], "service": {"at": "x.yaml", "a": 1}}')?.facts,
    ).toEqual([]);
    const wide = (item: (index: number) => unknown): string =>
      JSON.stringify({ service: { list: [...Array(200_000).keys()].map(item) }, groups: [] });
    const named = wide((index) => ({ name: `n${index}`, at: "x.yaml" }));
    expect(compareModels(named, named)?.facts).toEqual([]);
    expect(
      compareModels(
        named,
        wide((index) => index),
      )?.facts,
    ).toHaveLength(1);
  });
});

/** True if a fact is one that somebody wrote: what only a path names follows from the path. */
function isFilledByHand(path: Path, node: unknown): boolean {
  const isOfPath = path.slice(-2).join(".") === "parameters.path";
  return isFact(node) && node.state !== "notShown" && !isDerivedFact(node) && !isOfPath;
}

function nodesIn(root: unknown): readonly { readonly path: Path; readonly node: unknown }[] {
  const found: { readonly path: Path; readonly node: unknown }[] = [{ path: [], node: root }];
  for (const { path, node } of found) {
    if (typeof node !== "object" || node === null) continue;
    for (const [key, inner] of Object.entries(node)) {
      found.push({ path: [...path, Array.isArray(node) ? Number(key) : key], node: inner });
    }
  }
  return found;
}

/** The same with another value in one place. */
function replaced(root: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(root)) {
    return root.map((item, index) => (index === step ? replaced(item, rest, value) : item));
  }
  if (typeof root !== "object" || root === null) return root;
  const entries = Object.entries(root);
  return Object.fromEntries(
    entries.map(([key, inner]) => [key, key === step ? replaced(inner, rest, value) : inner]),
  );
}
