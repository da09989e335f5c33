/** Schemas of a description in one form, so that two ways to say the same are equal; each word keeps its place. */
import { isAnnotation } from "../../generator/fill/openapi/schema-keywords.js";
import type { SourceNode } from "../../generator/fill/sources/source-node.js";
import {
  type SourcePlace,
  type Told,
  type ToldMap,
  toldIn,
  toldList,
  toldMap,
  toldScalar,
} from "../../generator/fill/told.js";

/** The dialect of a description, and the names of its schemas in both. */
export interface Dialect {
  /** OpenAPI 3.0, whose schemas go by a draft of their own. */
  readonly isEarlier: boolean;
  readonly nameOf: (schema: string) => string;
}

type Words = Map<string, Told>;

const schemaWords = new Set([
  ...["items", "contains", "additionalProperties", "propertyNames", "unevaluatedItems"],
  ...["unevaluatedProperties", "not", "if", "then", "else", "contentSchema"],
]);
const schemaLists = new Set(["allOf", "anyOf", "oneOf", "prefixItems"]);
const schemaMaps = new Set(["properties", "patternProperties", "dependentSchemas"]);

/** The form of a schema. */
export function schemaForm(node: SourceNode, dialect: Dialect): Told {
  // `true` is `{}`, and `false` is `{ not: {} }` (JSON Schema 2020-12, core, section 4.3.2).
  const flag = node.boolean();
  if (flag === true) return toldMap([], node.at);
  if (flag === false) return toldMap([["not", toldMap([], node.at)]], node.at);
  const words: Words = new Map();
  const reference = node.reference();
  if (reference !== undefined) {
    const name = reference.text.slice(reference.text.lastIndexOf("/") + 1);
    words.set("$ref", toldScalar(dialect.nameOf(name), reference.at));
  }
  // Beside a reference 3.0 says nothing (OpenAPI 3.0.3, "Reference Object").
  const isAlone = reference !== undefined && dialect.isEarlier;
  const entries = isAlone ? [] : node.entries().filter(({ key }) => key !== "$ref");
  for (const { key, node: value } of entries) setWord(words, key, value, dialect);
  return settled(words, node, dialect);
}

function setWord(words: Words, key: string, node: SourceNode, dialect: Dialect): void {
  const inner = (each: SourceNode): Told => schemaForm(each, dialect);
  // Extensions are no part of what both say; that they are lost is looked at apart.
  if (key.startsWith("x-")) return;
  // A comment says nothing to anybody (JSON Schema 2020-12, core, section 8.3); the others name things, which are compared themselves.
  if (["$comment", "$id", "$schema", "$anchor", "$defs", "definitions"].includes(key)) return;
  if (schemaWords.has(key)) words.set(key, inner(node));
  else if (schemaLists.has(key)) words.set(key, toldList(node.items().map(inner), node.at));
  else if (schemaMaps.has(key)) {
    words.set(
      key,
      toldMap(
        pairs(node).map(([name, each]) => [name, inner(each)] as const),
        node.at,
      ),
    );
  } else if (key === "discriminator") words.set(key, discriminatorForm(node, dialect));
  // Of an example alone, and of a list of them, the same is said (OpenAPI 3.1.1, section 4.8.24).
  else if (key === "example" || key === "examples") {
    const known = words.get("examples");
    const added = key === "example" ? [dataForm(node)] : node.items().map(dataForm);
    const items = [...(known?.kind === "list" ? known.items : []), ...added];
    words.set("examples", toldList(items, node.at));
  }
  // A constant is a list of one value (JSON Schema 2020-12, validation, section 6.1.3).
  else if (key === "const") words.set("enum", toldList([dataForm(node)], node.at));
  // 3.0 has a format `byte` for the encoding of 3.1 (OpenAPI 3.1.1, section 4.4.5.3).
  else if (key === "format" && dialect.isEarlier && node.text() === "byte") {
    words.set("contentEncoding", toldScalar("base64", node.at));
  } else if (key === "type") {
    const types = node.kind === "list" ? node.items() : [node];
    words.set(key, toldList(types.map(dataForm), node.at));
  } else words.set(key, dataForm(node));
}

/** Names of the schemas are compared, however they are referred to. */
function discriminatorForm(node: SourceNode, { nameOf }: Dialect): Told {
  const mapping = node.get("mapping");
  return toldMap(
    [
      ...pairs(node).flatMap(([key, each]) =>
        key === "mapping" ? [] : [[key, dataForm(each)] as const],
      ),
      ...(mapping === undefined
        ? []
        : [
            [
              "mapping",
              toldMap(
                pairs(mapping).map(([value, each]) => {
                  const text = each.text() ?? "";
                  const name = text.slice(text.lastIndexOf("/") + 1);
                  return [value, toldScalar(nameOf(name), each.at)] as const;
                }),
                mapping.at,
              ),
            ] as const,
          ]),
    ],
    node.at,
  );
}

/** Puts the words into the form in which they are compared. */
function settled(words: Words, node: SourceNode, { isEarlier }: Dialect): Told {
  if (isEarlier) moveBounds(words);
  dropIdle(words);
  dropForeign(words);
  addNull(words, node, isEarlier);
  dropImpliedTypes(words);
  joinTypes(words);
  mergeTyped(words);
  sortRequired(words);
  return partsApart(words, node.at);
}

/** Removes words without effect: an empty text, `false` of a flag, a bound that everything keeps, a schema that refuses nothing. */
function dropIdle(words: Words): void {
  for (const [key, told] of words) {
    const isNothing =
      (told.kind === "scalar" &&
        ((["title", "description"].includes(key) && told.value === "") ||
          (idleFlags.has(key) && told.value === false) ||
          (/^min(?:Length|Items|Properties)$/.test(key) && told.value === 0))) ||
      (told.kind === "list" && key === "required" && told.items.length === 0) ||
      (told.kind === "map" &&
        told.entries.length === 0 &&
        ["items", "additionalProperties", "properties"].includes(key));
    if (isNothing) words.delete(key);
  }
}

const idleFlags = new Set([...["deprecated", "readOnly", "writeOnly", "uniqueItems", "nullable"]]);

/** `exclusiveMinimum: true` of 3.0 says of the `minimum` beside it that it is outside; later it is a bound itself. */
function moveBounds(words: Words): void {
  for (const [bound, exclusive] of [
    ["minimum", "exclusiveMinimum"],
    ["maximum", "exclusiveMaximum"],
  ] as const) {
    const [value, isOutside] = [words.get(bound), words.get(exclusive)];
    if (isOutside?.kind !== "scalar" || typeof isOutside.value !== "boolean") continue;
    words.delete(exclusive);
    if (!isOutside.value || value === undefined) continue;
    words.delete(bound);
    words.set(exclusive, value);
  }
}

/** Words that say something of values of one type alone (JSON Schema 2020-12, validation, section 6). */
const ofType: ReadonlyMap<string, RegExp> = new Map([
  [
    "array",
    /^(?:items|prefixItems|contains|uniqueItems|unevaluatedItems|(?:min|max)(?:Items|Contains))$/,
  ],
  ["string", /^(?:pattern|(?:min|max)Length|content(?:Encoding|MediaType|Schema))$/],
  ["number", /^(?:multipleOf|(?:exclusiveM|m)(?:in|ax)imum)$/],
  [
    "object",
    /^(?:required|propertyNames|(?:min|max)Properties|dependent\w+|(?:p|patternP|additionalP|unevaluatedP)roperties)$/,
  ],
]);

/** Removes words that say nothing of values of this type. */
function dropForeign(words: Words): void {
  const types = words.get("type");
  if (types?.kind !== "list") return;
  const names = types.items.flatMap((each) => (each.kind === "scalar" ? [each.value] : []));
  for (const [type, form] of ofType) {
    if (names.includes(type) || (type === "number" && names.includes("integer"))) continue;
    for (const key of [...words.keys()]) if (form.test(key)) words.delete(key);
  }
}

/**
 * `nullable` of 3.0 is a type of 3.1. It holds beside a `type` only, and a list of values has to have null in it (OpenAPI 3.0.3,
 * "Schema Object", and the proposal "Clarify nullable"); one that has not is meant to have it. Without a type, and around a
 * reference, everybody means one more alternative.
 */
function addNull(words: Words, node: SourceNode, isEarlier: boolean): void {
  const nullable = words.get("nullable");
  if (!isEarlier || nullable === undefined) return;
  words.delete("nullable");
  const type = words.get("type");
  if (type?.kind === "list") {
    words.set("type", toldList([...type.items, toldScalar("null", nullable.at)], type.at));
    const values = words.get("enum");
    const hasNull = (each: Told): boolean => each.kind === "scalar" && each.value === null;
    if (values?.kind === "list" && !values.items.some(hasNull)) {
      words.set("enum", toldList([...values.items, toldScalar(null, nullable.at)], values.at));
    }
    return;
  }
  const said = [...words].filter(([key]) => !isAnnotation(key));
  if (said.length === 0) return;
  const nothing = toldMap([["type", toldScalar("null", nullable.at)]], nullable.at);
  const union = said.find(([key]) => key === "anyOf" || key === "oneOf");
  if (union?.[1].kind === "list" && said.length === 1) {
    words.set(union[0], toldList([...union[1].items, nothing], union[1].at));
    return;
  }
  for (const [key] of said) words.delete(key);
  const [only] = said;
  const part =
    said.length === 1 &&
    only?.[0] === "allOf" &&
    only[1].kind === "list" &&
    only[1].items.length === 1
      ? only[1].items[0]
      : undefined;
  words.set("anyOf", toldList([part ?? toldMap(said, node.at), nothing], node.at));
}

/** A type beside a list of values says nothing where all of them are of it; those of other types can never be. */
function dropImpliedTypes(words: Words): void {
  const types = words.get("type");
  const values = words.get("enum");
  if (types?.kind !== "list" || values?.kind !== "list") return;
  const names = types.items.flatMap((each) => (each.kind === "scalar" ? [each.value] : []));
  const legal = values.items.filter((value) => names.some((name) => isOfType(value, name)));
  words.set("enum", toldList(legal, values.at));
  words.delete("type");
}

function isOfType(told: Told, type: unknown): boolean {
  if (told.kind !== "scalar") return type === (told.kind === "list" ? "array" : "object");
  if (told.value === null) return type === "null";
  if (typeof told.value !== "number") return type === typeof told.value;
  return type === "number" || (type === "integer" && Number.isInteger(told.value));
}

/** Types are a set. */
function joinTypes(words: Words): void {
  const types = words.get("type");
  if (types?.kind !== "list") return;
  const names = types.items.flatMap((each) => (each.kind === "scalar" ? [String(each.value)] : []));
  words.set("type", toldScalar([...new Set(names)].sort().join(" "), types.at));
}

/** Alternatives of one type each are one schema of several types: what is said of values of one type passes over all others. */
function mergeTyped(words: Words): void {
  const union = words.get("anyOf");
  const isAlone = [...words.keys()].every((key) => key === "anyOf" || isAnnotation(key));
  if (union?.kind !== "list" || !isAlone) return;
  const merged = new Map<string, Told>();
  const types: string[] = [];
  for (const member of union.items) {
    const type = textOf(toldIn(member, "type"));
    if (member.kind !== "map" || type === "") return;
    types.push(...type.split(" "));
    for (const { key, value } of member.entries) {
      if (key === "type") continue;
      if (isAnnotation(key) || key === "allOf" || merged.has(key)) return;
      merged.set(key, value);
    }
  }
  if (new Set(types).size < types.length) return;
  words.delete("anyOf");
  words.set("type", toldScalar(types.sort().join(" "), union.at));
  for (const [key, value] of merged) words.set(key, value);
}

function sortRequired(words: Words): void {
  const required = words.get("required");
  if (required?.kind !== "list") return;
  const items = required.items.toSorted((one, other) => compare(textOf(one), textOf(other)));
  words.set("required", toldList(items, required.at));
}

/** Words that stand for a schema of their own, whatever is beside them. */
const apart = ["$ref", "enum", "anyOf", "oneOf", "not", "if"];

/** All that stands in one schema holds, as the parts of an `allOf` do; so each part stands alone, those of parts among them. */
function partsApart(words: Words, at: SourcePlace): ToldMap {
  const said = [...words].filter(([key]) => isAnnotation(key));
  const others = [...words].filter(([key]) => !isAnnotation(key) && key !== "allOf");
  const base = others.filter(([key]) => !apart.includes(key));
  const listed = words.get("allOf");
  const parts = [
    ...(base.length > 0 ? [toldMap(base, at)] : []),
    ...others.filter(([key]) => apart.includes(key)).map((pair) => toldMap([pair], at)),
    ...(listed?.kind === "list" ? listed.items.flatMap(innerParts) : []),
  ];
  const [only] = parts;
  if (only === undefined) return toldMap(said, at);
  if (parts.length > 1) return toldMap([...said, ["allOf", toldList(parts, listed?.at ?? at)]], at);
  if (only.kind !== "map") return toldMap([...said, ["allOf", toldList(parts, at)]], at);
  return toldMap([...said, ...only.entries.map(({ key, value }) => [key, value] as const)], at);
}

function innerParts(part: Told): readonly Told[] {
  if (part.kind !== "map" || part.entries.length !== 1) return [part];
  const inner = toldIn(part, "allOf");
  return inner?.kind === "list" ? inner.items : [part];
}

/** Data as they stand. */
export function dataForm(node: SourceNode): Told {
  if (node.kind === "list") return toldList(node.items().map(dataForm), node.at);
  if (node.kind === "map") {
    return toldMap(
      pairs(node).map(([key, each]) => [key, dataForm(each)] as const),
      node.at,
    );
  }
  const { value } = node;
  // Spaces around a text for people say nothing.
  if (typeof value === "string" && isProse(node)) return toldScalar(value.trim(), node.at);
  return toldScalar(typeof value === "object" ? null : value, node.at);
}

function isProse({ at }: SourceNode): boolean {
  return ["title", "description", "summary"].includes(String(at.path.at(-1)));
}

/** The entries of a map as pairs. */
export function pairs(node: SourceNode | undefined): readonly (readonly [string, SourceNode])[] {
  return (node?.entries() ?? []).map(({ key, node: each }) => [key, each] as const);
}

function textOf(told: Told | undefined): string {
  return told?.kind === "scalar" ? String(told.value) : "";
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/** A schema with further examples. */
export function withExamples(schema: Told, examples: readonly Told[]): Told {
  const [first] = examples;
  if (first === undefined || schema.kind !== "map") return schema;
  const known = toldIn(schema, "examples");
  const items = [...(known?.kind === "list" ? known.items : []), ...examples];
  const others = schema.entries.filter(({ key }) => key !== "examples");
  return toldMap(
    [
      ...others.map(({ key, value }) => [key, value] as const),
      ["examples", toldList(items, known?.at ?? first.at)],
    ],
    schema.at,
  );
}
