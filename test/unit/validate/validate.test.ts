/** Faults of shape: all at once, each once, at the place where it was written. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PathTree } from "../../../generator/path-tree.js";
import { type PlainValue, plainMap } from "../../../generator/source/plain-value.js";
import {
  nameProto,
  unnameProto,
  valueAt,
  beforePruning,
  without,
} from "../../../generator/validate/prune.js";
import { readTexts, service } from "../resolve/manifest-text.js";

/** Faults of `service.yaml` to which this is added; the first five lines are its own. */
function faultsOf(facts: string): readonly string[] {
  return readTexts({ "service.yaml": service + facts }).faults;
}

describe("places", () => {
  test("stay right when a fault shows only after others were taken out of the same list", () => {
    // The second `cli` is found in a second look, when the number is gone.
    expect(faultsOf("clients: [5, cli, 6, cli]\n")).toEqual([
      "service.yaml:7:11 unexpected-value",
      "service.yaml:7:19 unexpected-value",
      "service.yaml:7:22 listed-twice",
    ]);
  });

  test("of faults that stand beside each other, in whatever order they show", () => {
    const facts = "errors:\n  ok: not shown\n  404: { descripton: x }\n  2xx: { description: 5 }\n";
    expect(faultsOf(facts)).toEqual([
      "service.yaml:10:23 unexpected-value",
      "service.yaml:8:3 bad-status",
      "service.yaml:9:10 unknown-key",
    ]);
  });
});

describe("one fault is reported once", () => {
  test("where the only entry of a map is faulty, the map is not reported as empty", () => {
    expect(faultsOf("headers: { X-A: { requird: true } }\n")).toEqual([
      "service.yaml:7:19 unknown-key",
    ]);
    expect(faultsOf("clients: [5]\n")).toEqual(["service.yaml:7:11 unexpected-value"]);
  });

  test("where a required key is faulty, it is not reported as missing", () => {
    expect(faultsOf("pagination: { offset: { strategy: ofset } }\n")).toEqual([
      "service.yaml:7:35 unexpected-value",
    ]);
  });

  test("where the only key of a form is faulty, what is left of it is no fact", () => {
    const operation = (uses: string): readonly string[] => {
      const group = `source: handbook\noperations: { list: { pagination: { uses: ${uses} } } }\n`;
      return readTexts({ "service.yaml": service, "groups/books.yaml": group }).faults;
    };
    for (const uses of ["not shown", "none", "true", "1", "{ a: b }", "[a]", "{ a: not shown }"]) {
      const [fault, ...others] = operation(uses);
      expect([uses, fault]).toEqual([uses, expect.stringMatching(/^groups\/books\.yaml:2:/)]);
      expect(others).toEqual([]);
    }
    expect(faultsOf("authentication: { schemes: { key: { type: 5 } } }\n")).toEqual([
      "service.yaml:7:43 unexpected-value",
    ]);
  });

  test("where a list has a map twice, or an entry that cannot be told as text", () => {
    const facts = "limits: { idsPerCall: { of: [query.a, { a: b }, { a: b }, [], []] } }\n";
    expect(faultsOf(facts)).toEqual([
      "service.yaml:7:39 unexpected-value",
      "service.yaml:7:49 unexpected-value",
      "service.yaml:7:59 empty-slot",
      "service.yaml:7:63 empty-slot",
    ]);
    const schemes = "schemes: { k: { type: mutualTLS } }";
    expect(
      faultsOf(`authentication: { ${schemes}, default: [{ k: none }, { k: none }, { k: [] }] }\n`),
    ).toEqual(["service.yaml:7:79 listed-twice", "service.yaml:7:97 empty-slot"]);
  });

  test("where a value is null, which the reader of the text has said", () => {
    expect(faultsOf("title:\nlimits: ~\n")).toEqual([
      "service.yaml:7:1 empty-value",
      "service.yaml:8:9 empty-value",
    ]);
  });
});

describe("hostile maps", () => {
  test.each([
    "title: { constructor: { name: { a: b } } }",
    "title: { constructor: [x] }",
    "title: { toString: x, valueOf: x, __proto__: { length: 1 } }",
    "limits: { __proto__: { rate: none } }",
    "headers: { constructor: { __proto__: 1 } }",
  ])("are faults, and nothing breaks: %s", (facts) => {
    expect(faultsOf(`${facts}\n`)).not.toEqual([]);
  });

  test("`__proto__` is a name like any other", () => {
    const { model, faults } = readTexts({
      "service.yaml": `${service}headers: { __proto__: { required: true }, __proto__~: not shown }\n`,
    });
    expect(faults).toEqual([]);
    expect(model.service.headers).toMatchObject({
      value: { items: [{ name: "__proto__", required: { value: true } }, { name: "__proto__~" }] },
    });
  });

  test("a fault below `__proto__` is found, and told under that name", () => {
    const { diagnostics } = readTexts({
      "service.yaml": `${service}headers: { __proto__: { requird: true } }\n__proto__: 1\n`,
    });
    expect(diagnostics.map(({ message }) => message)).toEqual([
      '"requird" is not a key that may stand here',
      '"__proto__" is not a key that may stand here',
    ]);
  });
});

describe("pruning", () => {
  const keys = fc.constantFrom("a", "b", "__proto__", "__proto__~", "10", "9");
  const value: fc.Arbitrary<PlainValue> = fc.letrec<{ value: PlainValue }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      fc.integer({ min: 0, max: 99 }),
      fc.array(tie("value"), { maxLength: 4 }),
      fc.array(fc.tuple(keys, tie("value")), { maxLength: 4 }).map(plainMap),
    ),
  })).value;

  test("what is left stands at the places that it had before", () => {
    fc.assert(
      fc.property(value, fc.array(fc.nat(), { minLength: 1, maxLength: 4 }), (whole, choices) => {
        const all = pathsIn(whole).filter((path) => path.length > 0);
        fc.pre(all.length > 0);
        const chosen = choices.flatMap((choice) => all.slice(choice % all.length).slice(0, 1));
        const removed = new PathTree(chosen);
        const rest = without(whole, removed);
        for (const path of rest === undefined ? [] : pathsIn(rest)) {
          const before = valueAt(whole, beforePruning(path, removed));
          const now = valueAt(rest, path);
          if (typeof now === "number") expect(before).toBe(now);
          else expect(Array.isArray(before)).toBe(Array.isArray(now));
        }
      }),
    );
  });

  test("names for `__proto__` collide with no key, and lead back to it", () => {
    fc.assert(
      fc.property(value, (whole) => {
        const named = nameProto(whole);
        expect(pathsIn(named).map(unnameProto)).toEqual(pathsIn(whole));
        expect(JSON.stringify(named)).not.toContain('"__proto__":');
      }),
    );
  });
});

type Path = readonly (string | number)[];

function pathsIn(value: PlainValue, path: Path = []): readonly Path[] {
  if (typeof value !== "object" || value === null) return [path];
  const children = Object.entries(value).map(
    ([key, child]: [string, PlainValue]) =>
      [Array.isArray(value) ? Number(key) : key, child] as const,
  );
  return [path, ...children.flatMap(([key, child]) => pathsIn(child, [...path, key]))];
}
