/**
 * The scenario `half-known` has every kind of slot of the model known in one place and not shown in another, and every
 * list open; so what is made of it shows how each kind of fact looks both ways.
 */
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { printDiagnostics } from "../generator/diagnostics/print.js";
import type { Fact } from "../generator/model/known.js";
import type { Schema } from "../generator/model/schema.js";
import { rootSchemas, schemasIn } from "../generator/model/walk.js";
import { load } from "../generator/pipeline.js";
import { scenariosFolder } from "./golden-tree.js";
import { both, list, nodes, once, onceOpen } from "./half-known-facts.js";

const {
  value: { model, locate },
  diagnostics,
} = load({
  folder: join(scenariosFolder, "half-known"),
  name: "manifest",
  targets: [],
  stage: (_name, run) => run(),
});

/** Where a schema can stand: there each keyword holds a schema that is known and one that is not shown. */
const schemaPlaces = [
  ...["additional", "propertyNames", "items", "contains", "contentSchema", "not"],
  ...["if", "then", "else", "unevaluatedItems", "unevaluatedProperties"],
  ...["properties", "patternProperties", "dependentSchemas", "prefixItems"],
  ...["allOf", "anyOf", "oneOf", "named"],
] as const;

/** The observations of one key of one kind of node. */
interface Seen {
  readonly states: Set<string>;
  readonly open: Set<boolean>;
}

interface Found {
  /** By the first way of the kind of node, and the key. */
  readonly facts: Map<string, Seen>;
  /** Facts of nodes that the table does not have. */
  readonly unlisted: Set<string>;
}

const found = factsIn(model);

test("the scenario has no fault and gets no remark", () => {
  expect(printDiagnostics(diagnostics, { format: "text", colour: false, locate })).toBe("");
});

test("no node of the model holds facts that are not listed here", () => {
  expect([...found.unlisted]).toEqual([]);
  expect([...found.facts.keys()].sort()).toEqual(
    nodes.flatMap(([[way = ""], facts]) => Object.keys(facts).map((key) => `${way}.${key}`)).sort(),
  );
});

const expectations = nodes.flatMap(([[way = ""], facts]) =>
  Object.entries(facts).map(([key, expected]) => [`${way}.${key}`, expected] as const),
);

describe("each kind of fact", () => {
  test.each(expectations.filter(([, expected]) => expected === both || expected === list))(
    "%s is known in one place and not shown in another",
    (name) => {
      const states = found.facts.get(name)?.states;
      expect([...(states ?? [])]).toEqual(expect.arrayContaining(["known", "notShown"]));
    },
  );

  test.each(expectations.filter(([, expected]) => expected === list))(
    "%s is complete in one place and open in another",
    (name) => {
      expect([...(found.facts.get(name)?.open ?? [])].sort()).toEqual([false, true]);
    },
  );

  test.each(expectations.filter(([, expected]) => expected === onceOpen))("%s is open", (name) => {
    expect([...(found.facts.get(name)?.open ?? [])]).toEqual([true]);
  });

  test("of those that a manifest has once some are known and some are not", () => {
    const states = expectations
      .filter(([, expected]) => expected === once)
      .flatMap(([name]) => [...(found.facts.get(name)?.states ?? [])]);
    expect(states.filter((state) => state === "known").length).toBeGreaterThan(4);
    expect(states.filter((state) => state === "notShown").length).toBeGreaterThan(4);
  });
});

test.each(schemaPlaces)(
  "a schema in the place `%s` is known in one place and not shown in another",
  (place) => {
    const kinds = schemasByPlace().get(place) ?? [];
    expect(kinds).toContain("notShown");
    expect(kinds.some((kind) => kind !== "notShown" && kind !== "any")).toBe(true);
  },
);

test("what was merely observed is open although nothing says so", () => {
  const observed = new Set(["log-books"]);
  expect(model.sources.filter(({ kind }) => kind === "observed").map(({ id }) => id)).toEqual([
    ...observed,
  ]);
  const [seen] = model.schemas.filter(({ name }) => name === "seen-berth");
  expect(seen).toMatchObject({ schema: { additional: { kind: "notShown" } } });
  const flags = model.schemas.find(({ name }) => name === "flag")?.schema;
  expect(flags).toMatchObject({ kind: "enum", open: true });
  expect(model.service.errors).toMatchObject({ value: { open: true } });
});

/** All facts of the model, which is plain data: whatever has a `state` and a place is one. */
function factsIn(root: object): Found {
  const seen: Found = { facts: new Map(), unlisted: new Set() };
  const visit = (node: unknown, way: readonly string[]): void => {
    if (Array.isArray(node)) {
      for (const each of node) visit(each, way);
      return;
    }
    // Schemas hold no facts.
    if (!isRecord(node) || isSchema(node)) return;
    const here =
      typeof node["type"] === "string"
        ? [...way.slice(0, -1), `${way.at(-1)} ${node["type"]}`]
        : way;
    for (const [key, value] of Object.entries(node)) {
      if (!isFact(value)) visit(value, [...here, key]);
      else {
        note(seen, here, key, value);
        visit(contentOf(value), [...here, key]);
      }
    }
  };
  visit(root, []);
  return seen;
}

function note(seen: Found, way: readonly string[], key: string, fact: Fact<unknown>): void {
  const text = `.${way.join(".")}`;
  const fitting = nodes
    .flatMap(([ways, facts]) => ways.map((each) => ({ way: each, first: ways[0] ?? "", facts })))
    .filter((each) => text.endsWith(`.${each.way}`))
    .sort((one, other) => other.way.length - one.way.length)[0];
  if (fitting === undefined || !(key in fitting.facts)) {
    seen.unlisted.add(`${text}.${key}`);
    return;
  }
  const name = `${fitting.first}.${key}`;
  const known = seen.facts.get(name) ?? { states: new Set(), open: new Set() };
  seen.facts.set(name, known);
  known.states.add(fact.state);
  if (fact.state === "known" && isRecord(fact.value) && typeof fact.value["open"] === "boolean") {
    known.open.add(fact.value["open"]);
  }
}

/** Returns the content of a fact: of a list its items. */
function contentOf(fact: Fact<unknown>): unknown {
  if (fact.state !== "known") return undefined;
  const { value } = fact;
  return isRecord(value) && "items" in value && "open" in value ? value["items"] : value;
}

function isFact(value: unknown): value is Fact<unknown> {
  return (
    isRecord(value) &&
    ["known", "none", "notShown"].includes(String(value["state"])) &&
    "at" in value
  );
}

function isSchema(value: Readonly<Record<string, unknown>>): boolean {
  return "kind" in value && "at" in value && !("id" in value);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The kinds of schema that stand in each place. */
function schemasByPlace(): ReadonlyMap<string, readonly Schema["kind"][]> {
  const kinds = new Map<string, Schema["kind"][]>();
  const note = (place: string, schemas: readonly (Schema | undefined)[]): void => {
    for (const schema of schemas) {
      if (schema !== undefined) kinds.set(place, [...(kinds.get(place) ?? []), schema.kind]);
    }
  };
  const own = (properties: readonly { readonly schema: Schema }[] = []) =>
    properties.map(({ schema }) => schema);
  note("named", own(model.schemas));
  for (const schema of rootSchemas(model).flatMap((root) => [...schemasIn(root)])) {
    note("unevaluatedItems", [schema.unevaluatedItems]);
    note("unevaluatedProperties", [schema.unevaluatedProperties]);
    switch (schema.kind) {
      case "object":
        note("properties", own(schema.properties));
        note("patternProperties", own(schema.patternProperties));
        note("dependentSchemas", own(schema.dependentSchemas));
        note("additional", [schema.additional]);
        note("propertyNames", [schema.propertyNames]);
        break;
      case "array":
        note("prefixItems", schema.prefix);
        note("items", [schema.items]);
        note("contains", [schema.contains]);
        break;
      case "string":
        note("contentSchema", [schema.contentSchema]);
        break;
      case "not":
        note("not", [schema.schema]);
        break;
      case "conditional":
        // A condition that nobody wrote stands where its schema does.
        if (schema.condition.at.path.at(-1) !== "if") break;
        note("if", [schema.condition]);
        note("then", [schema.consequence]);
        note("else", [schema.alternative]);
        break;
      case "allOf":
      case "anyOf":
      case "oneOf":
        // The same of keywords that stand side by side.
        note(
          schema.kind,
          schema.members.filter(({ at }) => at.path.at(-2) === schema.kind),
        );
        break;
      default:
    }
  }
  return kinds;
}
