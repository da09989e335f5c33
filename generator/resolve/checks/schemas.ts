/** Schemas: references without an end, defaults that are refused, bounds and lists that contradict themselves. */
import { type Diagnostic, diagnostic } from "../../diagnostics/diagnostic.js";
import type { ApiModel } from "../../model/model.js";
import type { NamedSchema } from "../../model/model.js";
import type { JsonValue, Schema } from "../../model/schema.js";
import { childrenOf, rootSchemas, schemasIn } from "../../model/walk.js";
import type { SourceRef } from "../../source-ref.js";
import type { KnownNames } from "./known-names.js";
import { refusal } from "./schema-values.js";

/** Checks every schema of the model. */
export function checkSchemas(model: ApiModel, names: KnownNames): readonly Diagnostic[] {
  const all = rootSchemas(model).flatMap((root) => [...schemasIn(root)]);
  return [
    ...model.schemas.flatMap((named) => endless(named, names)),
    ...all.flatMap((schema) => refusedDefault(schema, names)),
    ...all.flatMap(emptyRange),
    ...all.flatMap(badPattern),
  ];
}

/** A schema that leads back to itself for the very same value says nothing, and no language can declare it. */
function endless({ name, schema }: NamedSchema, { schemas }: KnownNames): readonly Diagnostic[] {
  const visited = new Set<string>();
  const wayBack = (from: Schema): readonly string[] | undefined => {
    for (const next of sameValueReferences(from)) {
      if (next === name) return [next];
      const target = visited.has(next) ? undefined : schemas.get(next);
      visited.add(next);
      const rest = target && wayBack(target.schema);
      if (rest !== undefined) return [next, ...rest];
    }
    return undefined;
  };
  const way = wayBack(schema);
  if (way === undefined) return [];
  return [
    diagnostic("endless-reference", {
      at: schema.at,
      message: `\`${name}\` leads back to itself without end: ${[name, ...way].join(" → ")}`,
      help: "refer to it from a property or an item only, write the schema itself, or `not shown`",
    }),
  ];
}

/** Names of the schemas that hold for the same value as a schema: not those of its properties and items. */
function sameValueReferences(schema: Schema): readonly string[] {
  switch (schema.kind) {
    case "reference":
      return [schema.name];
    case "allOf":
    case "anyOf":
    case "oneOf":
    case "not":
    case "conditional":
      return childrenOf(schema).flatMap(sameValueReferences);
    default:
      return [];
  }
}

function refusedDefault(schema: Schema, { schemas }: KnownNames): readonly Diagnostic[] {
  if (schema.default === undefined) return [];
  const reason = refusal(schema.default, schema, (name) => schemas.get(name)?.schema);
  if (reason === undefined) return [];
  return [
    diagnostic("refused-default", {
      at: keyOf(schema, "default"),
      message: `the default ${shown(schema.default)} is refused by its own schema: ${reason}`,
      help: "correct the default or the schema",
    }),
  ];
}

/** Pairs of keywords of which the first must not exceed the second. */
const ranges = [
  ["minimum", "maximum"],
  ["minLength", "maxLength"],
  ["minItems", "maxItems"],
  ["minProperties", "maxProperties"],
  ["minContains", "maxContains"],
] as const;

function emptyRange(schema: Schema): readonly Diagnostic[] {
  const values = new Map<string, unknown>(Object.entries(schema));
  return ranges.flatMap(([low, high]) => {
    const from = values.get(low);
    const to = values.get(high);
    if (typeof from !== "number" || typeof to !== "number" || from <= to) return [];
    return [
      diagnostic("empty-range", {
        at: keyOf(schema, low),
        message: `${low} ${from} is above ${high} ${to}: no value fits`,
        help: "exchange the two, or correct one of them",
      }),
    ];
  });
}

function badPattern(schema: Schema): readonly Diagnostic[] {
  if (schema.kind !== "string" || schema.pattern === undefined) return [];
  try {
    new RegExp(schema.pattern, "u");
    return [];
  } catch (error) {
    return [
      diagnostic("bad-pattern", {
        at: keyOf(schema, "pattern"),
        message: `the pattern is not a regular expression: ${reasonOf(error)}`,
        help: "patterns are regular expressions of ECMA-262 (JSON Schema 2020-12, core, section 6.4)",
      }),
    ];
  }
}

/** "Unterminated group": what JavaScript says after it has repeated the pattern. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.slice(message.lastIndexOf(": ") + 2).toLowerCase();
}

function keyOf({ at }: Schema, key: string): SourceRef {
  return { file: at.file, path: [...at.path, key], part: "value" };
}

function shown(value: JsonValue): string {
  switch (value.kind) {
    case "array":
      return "list";
    case "object":
      return "map";
    case "null":
      return "null";
    default:
      return JSON.stringify(value.value);
  }
}
