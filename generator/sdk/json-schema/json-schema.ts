/**
 * Schemas of the model → JSON Schema 2020-12, with OpenAPI 3.1's `discriminator`. What is not shown is `{}`: it refuses
 * nothing. So that nothing else does either, what follows from a "no" is left out where it hangs on what is not shown.
 */
import { patternCost } from "../../patterns/longest-text.js";
import type {
  ConditionalSchema,
  EnumSchema,
  NumberSchema,
  Schema,
  StringSchema,
} from "../../model/schema.js";
import { arrayWords } from "./array-words.js";
import { discriminatorWord } from "./discriminator-word.js";
import { hiddenTogether } from "./hidden-properties.js";
import {
  entryOf,
  jsonObject,
  type JsonObject,
  jsonTexts,
  withoutEntries,
  type Word,
} from "./json-objects.js";
import { objectWords } from "./object-words.js";
import type { JsonSchema, JsonSchemaOptions, JsonSchemaScope } from "./schema-scope.js";
import { unionWords } from "./union-words.js";
import { weakenedRests, weakenedWords } from "./weakened-words.js";

const none: ReadonlySet<string> = new Set();

const nothing: JsonSchema = { kind: "boolean", value: false };

/** Makes the surroundings of JSON Schemas. */
export function jsonSchemaScope(options: JsonSchemaOptions): JsonSchemaScope {
  const scope: JsonSchemaScope = {
    ...options,
    schemaOf: (schema, hidden = none) => annotated(schema, wordsOf(schema, hidden, scope), scope),
  };
  return scope;
}

/** Returns the assertions of a schema. */
function wordsOf(schema: Schema, hidden: ReadonlySet<string>, scope: JsonSchemaScope): JsonSchema {
  const inside = (each: Schema): JsonSchema => scope.schemaOf(each, hidden);
  const isCertain = (): boolean => weakenedWords(schema, hidden, scope).length === 0;
  switch (schema.kind) {
    case "any":
      return jsonObject([]);
    case "notShown":
      return jsonObject([["x-not-shown", scope.marksNotShown]]);
    case "never":
      return nothing;
    case "reference":
      return jsonObject([["$ref", scope.refer(schema.name)]]);
    case "string":
      return stringWords(schema, scope);
    case "number":
      return numberWords(schema);
    case "boolean":
    case "null":
      return jsonObject([["type", schema.kind]]);
    case "enum":
      return enumWords(schema, scope);
    case "array":
      return arrayWords(schema, scope);
    case "object":
      return objectWords(schema, hidden, scope);
    case "allOf": {
      const all = hiddenTogether(schema, hidden, scope);
      return jsonObject([
        ["allOf", schema.members.map((each) => scope.schemaOf(each, all))],
        discriminatorWord(schema, scope),
      ]);
    }
    case "anyOf":
      return unionWords("anyOf", schema.members.map(inside), [discriminatorWord(schema, scope)]);
    case "oneOf":
      return unionWords(isCertain() ? "oneOf" : "anyOf", schema.members.map(inside), [
        discriminatorWord(schema, scope),
      ]);
    case "not":
      return jsonObject(isCertain() ? [["not", inside(schema.schema)]] : []);
    case "conditional":
      return conditionalWords(schema, hidden, scope);
  }
}

function stringWords(
  schema: StringSchema,
  { schemaOf, boundsPatterns = false }: JsonSchemaScope,
): JsonObject {
  const { pattern } = schema;
  const longest = boundsPatterns && pattern !== undefined ? patternCost(pattern).longest : Infinity;
  return jsonObject([
    ["type", "string"],
    ["format", schema.format],
    ["pattern", pattern],
    ["x-pattern-longest", longest === Infinity ? undefined : longest],
    ["minLength", schema.minLength],
    ["maxLength", schema.maxLength],
    ["contentEncoding", schema.contentEncoding],
    ["contentMediaType", schema.contentMediaType],
    ["contentSchema", schema.contentSchema && schemaOf(schema.contentSchema)],
  ]);
}

function numberWords(schema: NumberSchema): JsonObject {
  return jsonObject([
    ["type", schema.integer ? "integer" : "number"],
    ["format", schema.format],
    ["minimum", schema.minimum],
    ["maximum", schema.maximum],
    ["exclusiveMinimum", schema.exclusiveMinimum],
    ["exclusiveMaximum", schema.exclusiveMaximum],
    ["multipleOf", schema.multipleOf],
  ]);
}

/** A list that was merely observed may grow: first what was seen, then any value of the types seen. */
function enumWords({ values, open }: EnumSchema, { marksNotShown }: JsonSchemaScope): JsonObject {
  const [only, ...others] = values;
  const listed =
    only !== undefined && others.length === 0
      ? jsonObject([["const", only]])
      : jsonObject([["enum", values]]);
  if (!open) return listed;
  const kinds = [...new Set(values.map(({ kind }) => kind))];
  const isPlain = kinds.every((kind) => kind === "string" || kind === "number");
  const [kind] = kinds;
  const type = kinds.length === 1 ? kind : jsonTexts(kinds);
  return jsonObject([
    ["anyOf", [listed, jsonObject(isPlain ? [["type", type]] : [])]],
    ["x-not-shown", marksNotShown === true ? jsonTexts(["enum (others)"]) : undefined],
  ]);
}

/** Where it is not certain that the condition holds, either side may. */
function conditionalWords(
  schema: ConditionalSchema,
  hidden: ReadonlySet<string>,
  scope: JsonSchemaScope,
): JsonSchema {
  const { condition, consequence, alternative } = schema;
  const inside = (each: Schema): JsonSchema => scope.schemaOf(each, hidden);
  const holding = consequence && inside(consequence);
  const other = alternative && inside(alternative);
  const kind = inside(condition);
  if (holding?.kind === "object" && other === undefined) {
    const untyped = ofTypeOnly(kind, holding);
    if (untyped !== undefined) return untyped;
  }
  if (weakenedWords(schema, hidden, scope).length === 0) {
    return jsonObject([
      ["if", kind],
      ["then", holding],
      ["else", other],
    ]);
  }
  if (other === undefined) return jsonObject([]);
  const both = jsonObject([["allOf", [kind, ...(holding === undefined ? [] : [holding])]]]);
  return jsonObject([["anyOf", [both, other]]]);
}

/** "If it is an object, it is an object that …": what JSON Schema says without `type`. */
function ofTypeOnly(condition: JsonSchema, consequence: JsonObject): JsonObject | undefined {
  if (condition.kind !== "object" || condition.entries.length !== 1) return undefined;
  const [asked, said] = [entryOf(condition, "type"), entryOf(consequence, "type")];
  const isSame = asked?.kind === "string" && said?.kind === "string" && asked.value === said.value;
  return isSame ? withoutEntries(consequence, ["type"]) : undefined;
}

/** Adds the annotations to the assertions. */
function annotated(schema: Schema, words: JsonSchema, scope: JsonSchemaScope): JsonSchema {
  if (words.kind === "boolean") return words;
  const { title, description, deprecated } = schema;
  const isForPeople = scope.prose === true;
  const before = jsonObject(
    isForPeople
      ? [
          ["title", title],
          ["description", description],
        ]
      : [],
  );
  const after = jsonObject([
    ...unevaluatedWords(schema, scope),
    ["default", schema.default],
    ["examples", schema.examples],
    ["deprecated", isForPeople ? deprecated : undefined],
    ["readOnly", schema.readOnly],
    ["writeOnly", schema.writeOnly],
  ]);
  return { kind: "object", entries: [...before.entries, ...words.entries, ...after.entries] };
}

function unevaluatedWords(schema: Schema, scope: JsonSchemaScope): readonly Word[] {
  const { unevaluatedItems, unevaluatedProperties } = schema;
  if (weakenedRests(schema, scope).length > 0) return [];
  return [
    ["unevaluatedItems", unevaluatedItems && scope.schemaOf(unevaluatedItems)],
    ["unevaluatedProperties", unevaluatedProperties && scope.schemaOf(unevaluatedProperties)],
  ];
}
