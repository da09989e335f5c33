/** References of facts and schemas to named schemas: found where schemas stand, and told anew under other names. */
import {
  type SourcePlace,
  type Told,
  type ToldMap,
  toldList,
  toldMap,
  toldScalar,
} from "../told.js";

/** The new name of a schema; undefined where there is no such schema. */
export type RenameSchema = (name: string, at: SourcePlace) => string | undefined;

/** Keys of forms, and what stands below them: forms by name, one form, or places with forms by name. */
const belowForms: ReadonlyMap<string, "names" | "form" | "places"> = new Map([
  ["parameters", "places"],
  ["responses", "names"],
  ["errors", "names"],
  ["headers", "names"],
  ["content", "names"],
  ["states", "names"],
  ["events", "names"],
  ["body", "form"],
  ["payload", "form"],
]);

const schemaKeys: ReadonlySet<string> = new Set([
  ...["items", "contains", "additionalProperties", "propertyNames", "unevaluatedItems"],
  ...["unevaluatedProperties", "not", "if", "then", "else", "contentSchema"],
]);
const schemaMaps: ReadonlySet<string> = new Set([
  "properties",
  "patternProperties",
  "dependentSchemas",
]);
const schemaLists: ReadonlySet<string> = new Set(["allOf", "anyOf", "oneOf", "prefixItems"]);

/** The facts of an operation or of the service, in which schemas have other names. */
export function renamedInFacts(facts: ToldMap, rename: RenameSchema): ToldMap {
  return withValues(facts, (value, key) => {
    if (key === "schema") return renamedInSchema(value, rename);
    const below = belowForms.get(key);
    if (below === undefined || value.kind !== "map") return value;
    const form = (each: Told) => (each.kind === "map" ? renamedInFacts(each, rename) : each);
    const names = (each: Told) => (each.kind === "map" ? withValues(each, form) : each);
    switch (below) {
      case "form":
        return form(value);
      case "names":
        return names(value);
      case "places":
        return withValues(value, names);
    }
  });
}

/** A schema in which those that it refers to have other names; one that refers to nothing is not shown. */
export function renamedInSchema(schema: Told, rename: RenameSchema): Told {
  if (schema.kind !== "map") return schema;
  const inner = (each: Told) => renamedInSchema(each, rename);
  const entries = schema.entries.map(({ key, value }): readonly [string, Told | undefined] => {
    if (key === "$ref") return [key, renamedReference(value, rename)];
    if (schemaKeys.has(key)) return [key, inner(value)];
    if (schemaMaps.has(key) && value.kind === "map") return [key, withValues(value, inner)];
    if (schemaLists.has(key) && value.kind === "list") {
      return [key, toldList(value.items.map(inner), value.at)];
    }
    return [key, key === "discriminator" ? renamedMapping(value, rename) : value];
  });
  const isDangling = entries.some(([key, value]) => key === "$ref" && value === undefined);
  return isDangling ? toldScalar("not shown", schema.at) : toldMap(entries, schema.at);
}

function renamedMapping(discriminator: Told, rename: RenameSchema): Told {
  if (discriminator.kind !== "map") return discriminator;
  return withValues(discriminator, (value, key) => {
    if (key !== "mapping" || value.kind !== "map") return value;
    const entries = value.entries.map(
      (each) => [each.key, renamedReference(each.value, rename)] as const,
    );
    return toldMap(entries, value.at);
  });
}

function renamedReference(reference: Told, rename: RenameSchema): Told | undefined {
  const name = referredName(reference);
  if (name === undefined) return reference;
  const renamed = rename(name, reference.at);
  return renamed === undefined ? undefined : toldScalar(`#/schemas/${renamed}`, reference.at);
}

/** The name of the schema that a told reference leads to, as its source has it. */
export function referredName(reference: Told | undefined): string | undefined {
  if (reference?.kind !== "scalar" || typeof reference.value !== "string") return undefined;
  const { value } = reference;
  return value.startsWith("#/schemas/") ? value.slice("#/schemas/".length) : undefined;
}

/** The names of the schemas that facts refer to. */
export function namesInFacts(facts: ToldMap): ReadonlySet<string> {
  const names = new Set<string>();
  renamedInFacts(facts, (name) => keep(name, names));
  return names;
}

/** The names of the schemas that a schema refers to. */
export function namesInSchema(schema: Told): ReadonlySet<string> {
  const names = new Set<string>();
  renamedInSchema(schema, (name) => keep(name, names));
  return names;
}

function keep(name: string, names: Set<string>): string {
  names.add(name);
  return name;
}

function withValues(map: ToldMap, change: (value: Told, key: string) => Told): ToldMap {
  return toldMap(
    map.entries.map(({ key, value }) => [key, change(value, key)] as const),
    map.at,
  );
}
