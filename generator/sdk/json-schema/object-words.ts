/** The words of JSON Schema for objects. */
import type { JsonValue, ObjectSchema, Property } from "../../model/schema.js";
import { discriminatorWord } from "./discriminator-word.js";
import { hiddenIn, isAway } from "./hidden-properties.js";
import { jsonObject, type JsonObject, jsonTexts, type Word } from "./json-objects.js";
import { type JsonSchemaScope, refusesNothing } from "./schema-scope.js";

/** The words of an object. `hidden` are properties that do not go this way, as another part of it says. */
export function objectWords(
  schema: ObjectSchema,
  hidden: ReadonlySet<string>,
  scope: JsonSchemaScope,
): JsonObject {
  const away = new Set([...hidden, ...hiddenIn(schema, scope)]);
  const { patternProperties, propertyNames, minProperties, maxProperties } = schema;
  const required = schema.required.filter((name) => !away.has(name));
  const patterns = patternProperties.map(
    (each) => [each.pattern, scope.schemaOf(each.schema)] as const,
  );
  return jsonObject([
    ["type", "object"],
    unlessEmpty(
      "properties",
      schema.properties.flatMap((each) => propertyWord(each, away, scope)),
    ),
    ["required", required.length === 0 ? undefined : jsonTexts(required)],
    unlessEmpty("patternProperties", patterns),
    ["additionalProperties", additionalWord(schema, scope)],
    ["propertyNames", propertyNames && scope.schemaOf(propertyNames)],
    ["minProperties", away.size > 0 ? undefined : minProperties],
    ["maxProperties", maxProperties],
    unlessEmpty("dependentRequired", dependencies(schema, away)),
    unlessEmpty(
      "dependentSchemas",
      (schema.dependentSchemas ?? []).map((each) => [each.name, scope.schemaOf(each.schema, away)]),
    ),
    discriminatorWord(schema, scope),
  ]);
}

function additionalWord(
  { additional, takesOthers }: ObjectSchema,
  scope: JsonSchemaScope,
): Word[1] {
  if (!takesOthers) {
    return refusesNothing(additional, scope) ? undefined : scope.schemaOf(additional);
  }
  const said = scope.schemaOf(additional);
  return said.kind === "object" && said.entries.length === 0 ? true : said;
}

function propertyWord(
  { name, schema }: Property,
  away: ReadonlySet<string>,
  scope: JsonSchemaScope,
): readonly Word[] {
  if (!away.has(name)) return [[name, scope.schemaOf(schema)]];
  if (scope.namesHidden !== true) return [];
  const mark = scope.side === "request" ? "readOnly" : "writeOnly";
  return [[name, jsonObject([[mark, isAway(schema, scope) ? true : undefined]])]];
}

function dependencies(
  { dependentRequired = [] }: ObjectSchema,
  away: ReadonlySet<string>,
): readonly (readonly [string, JsonValue])[] {
  return dependentRequired
    .map(({ name, requires }) => [name, requires.filter((each) => !away.has(each))] as const)
    .filter(([, requires]) => requires.length > 0)
    .map(([name, requires]) => [name, jsonTexts(requires)]);
}

function unlessEmpty(word: string, entries: readonly Word[]): Word {
  return [word, entries.length === 0 ? undefined : jsonObject(entries)];
}
