/** zod and the JSON Schema that is emitted from it accept and refuse the same files. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseDocument } from "../../../generator/source/document.js";
import { entriesOf, type PlainValue, plainMap } from "../../../generator/source/plain-value.js";
import { readManifest } from "../../../generator/source/read.js";
import {
  type FileKind,
  fileShapes,
  manifestJsonSchema,
} from "../../../generator/validate/json-schema.js";
import { nameProto } from "../../../generator/validate/prune.js";
import { issuesIn } from "../../../generator/validate/validate.js";
import { scenarioNames, scenariosFolder } from "../../golden-tree.js";

/** A file with its kind, which its place tells. */
interface KindOfFile {
  readonly name: string;
  readonly kind: FileKind;
  readonly value: PlainValue;
}

const tests = join(import.meta.dirname, "../..");
const valid = [
  ...filesIn("manifest", join(tests, "../manifest")),
  ...scenarioNames().flatMap((name) => filesIn(name, join(scenariosFolder, name))),
];
const invalid = readdirSync(join(tests, "invalid")).flatMap((name) =>
  filesIn(name, join(tests, "invalid", name, "manifest")),
);

const ajv = new Ajv({ strict: false, allErrors: false });
ajv.addSchema(manifestJsonSchema(), "manifest");

/** What the JSON Schema says, of the kind alone, and of the file whose kind it has to find out. */
function schemaAccepts(value: PlainValue, reference: string): boolean {
  // Maps of the source have no prototype; what JSON makes of them has own keys only, `__proto__` among them.
  const plain: unknown = JSON.parse(JSON.stringify(value));
  return ajv.validate(`manifest${reference}`, plain);
}

function zodAccepts(kind: FileKind, value: PlainValue): boolean {
  return issuesIn(fileShapes[kind], nameProto(value)).length === 0;
}

describe("valid files", () => {
  test.each(valid.map((file) => [file.name, file] as const))("%s", (_name, { kind, value }) => {
    expect(zodAccepts(kind, value)).toBe(true);
    expect(schemaAccepts(value, `#/definitions/${kind}`), ajv.errorsText()).toBe(true);
    expect(schemaAccepts(value, ""), ajv.errorsText()).toBe(true);
  });
});

describe("files with faults", () => {
  const refused = invalid.filter(({ kind, value }) => !zodAccepts(kind, value));

  test("there are many that zod refuses, and many that it accepts", () => {
    expect(refused.length).toBeGreaterThan(20);
    expect(invalid.length - refused.length).toBeGreaterThan(20);
  });

  test.each(invalid.map((file) => [file.name, file] as const))("%s", (_name, { kind, value }) => {
    expect(schemaAccepts(value, `#/definitions/${kind}`)).toBe(zodAccepts(kind, value));
  });
});

test("they agree on a valid file of which anything was taken out, replaced or renamed", () => {
  const mutations = fc.array(mutation, { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(fc.constantFrom(...valid), mutations, ({ kind, value }, all) => {
      const mutated = all.reduce(mutate, value);
      expect(schemaAccepts(mutated, `#/definitions/${kind}`)).toBe(zodAccepts(kind, mutated));
    }),
    { numRuns: 2000 },
  );
});

/** One change of a value: `at` chooses among its places. */
interface Mutation {
  readonly at: number;
  readonly change:
    | { readonly kind: "remove" }
    | { readonly kind: "replace"; readonly by: PlainValue }
    | { readonly kind: "rename"; readonly to: string };
}

const words = fc.constantFrom(
  ...["not shown", "none", "Not Shown", "None", "~", "", " ", "any", "handbook", "x-y", "A b"],
  ...["(others)", "__proto__", "constructor", "source", "sourceOf", "title", "schema", "type"],
  ...["GET", "/x", "#/schemas/book", "query.q", "2026-02-31", "200", "2XX", "a/b", "string"],
);
const values: fc.Arbitrary<PlainValue> = fc.oneof(
  words,
  fc.constantFrom<PlainValue>(0, -1, 1, 0.5, 1e21, true, false, null, [], plainMap([])),
  // Ajv itself does not see that `__proto__` stands twice in a list: it counts items with an object.
  words.filter((word) => word !== "__proto__").map((word): PlainValue => [word, word]),
  fc.tuple(words, words).map(([key, word]) => plainMap([[key, word]])),
);
const mutation: fc.Arbitrary<Mutation> = fc.record({
  at: fc.nat(),
  change: fc.oneof(
    fc.constant({ kind: "remove" as const }),
    values.map((by) => ({ kind: "replace" as const, by })),
    words.map((to) => ({ kind: "rename" as const, to })),
  ),
});

function mutate(value: PlainValue, { at, change }: Mutation): PlainValue {
  const count = sizeOf(value);
  return changed(value, count === 0 ? -1 : at % count, change);
}

/** How many values stand in a value, below it. */
function sizeOf(value: PlainValue): number {
  return childrenOf(value).reduce((sum, [, child]) => sum + 1 + sizeOf(child), 0);
}

/** The value with the change made to the value of that number, counted from the top. */
function changed(value: PlainValue, at: number, change: Mutation["change"]): PlainValue {
  let left = at;
  const children = childrenOf(value).flatMap(([key, child]): [string, PlainValue][] => {
    const own = left;
    left -= 1 + sizeOf(child);
    if (own < 0 || left >= 0) return [[key, child]];
    if (own > 0) return [[key, changed(child, own - 1, change)]];
    switch (change.kind) {
      case "remove":
        return [];
      case "replace":
        return [[key, change.by]];
      case "rename":
        return [[change.to, child]];
    }
  });
  if (Array.isArray(value)) return children.map(([, child]) => child);
  return typeof value === "object" && value !== null ? plainMap(children) : value;
}

function childrenOf(value: PlainValue): readonly (readonly [string, PlainValue])[] {
  if (Array.isArray(value)) return value.map((each, index) => [String(index), each]);
  return typeof value === "object" && value !== null && !isList(value) ? entriesOf(value) : [];
}

function isList(value: object): value is readonly PlainValue[] {
  return Array.isArray(value);
}

function filesIn(name: string, folder: string): readonly KindOfFile[] {
  return readManifest(folder).value.flatMap((source) => {
    const { value } = parseDocument(source).value;
    if (value === undefined) return [];
    return [{ name: `${name}/${source.file}`, kind: kindOf(source.file), value }];
  });
}

function kindOf(file: string): FileKind {
  if (file === "service.yaml") return "service";
  if (file === "targets.yaml") return "targets";
  return file.startsWith("groups/") ? "group" : "schemas";
}
