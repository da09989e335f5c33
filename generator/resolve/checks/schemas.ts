/** Schemas: references and values without an end, contradictions, shapes without a name, and what is wrong in one alone. */
import { type Diagnostic, diagnostic } from "../../diagnostics/diagnostic.js";
import type { ApiModel } from "../../model/model.js";
import type { Schema } from "../../model/schema.js";
import type { FindSchema } from "../../model/schema-members.js";
import { type PatternCost, patternCost } from "../../patterns/longest-text.js";
import type { SourceRef } from "../../source-ref.js";
import type { GatheredSchemas } from "./gathered-schemas.js";
import { discriminatedIn } from "./schemas/alternatives.js";
import { emptyRangesOf } from "./schemas/bounds.js";
import type { Reading } from "./schemas/clash.js";
import { contradictions } from "./schemas/contradictions.js";
import { checkDiscriminatorMapping } from "./schemas/discriminator-mapping.js";
import { checkDiscriminatorProperty } from "./schemas/discriminator-property.js";
import { endlessReferences } from "./schemas/endless-references.js";
import { endlessValues } from "./schemas/endless-values.js";
import type { KnownNames } from "./known-names.js";
import { longChains } from "./schemas/long-chains.js";
import { manyCombinations } from "./schemas/many-combinations.js";
import { dependenciesFirst } from "./schemas/order.js";
import { repeatedShapes } from "./schemas/repeated-shapes.js";
import { repeatedValues } from "./schemas/repeated-values.js";
import { kindReader } from "./schemas/kinds.js";
import { refusal } from "../../model/schema-refusal.js";
import { valueWords } from "./schemas/words.js";

/** Checks the schemas of the model. */
export function checkSchemas(
  model: ApiModel,
  gathered: GatheredSchemas,
  names: KnownNames,
): readonly Diagnostic[] {
  const find: FindSchema = (name) => names.schemas.get(name)?.schema;
  const ordered = dependenciesFirst(names.schemas, gathered.referred);
  const reading: Reading = { find, kindsOf: kindReader(names.schemas, ordered) };
  const endless = endlessReferences(names);
  return [
    ...endless,
    ...endlessValues(names, ordered, reading.kindsOf),
    // A circle has no length.
    ...(endless.length === 0 ? [...longChains(ordered), ...manyCombinations(ordered)] : []),
    ...contradictions(gathered.combining, reading),
    ...discriminatedIn(gathered.discriminating).flatMap((each) => [
      ...checkDiscriminatorProperty(each, reading),
      ...checkDiscriminatorMapping(each, reading),
    ]),
    ...repeatedShapes(model.schemas, gathered),
    ...gathered.telling.flatMap((schema) => [
      ...refusedDefault(schema, find),
      ...emptyRange(schema),
      ...badPattern(schema),
      ...slowPattern(schema),
      ...repeatedValues(schema),
    ]),
  ];
}

function refusedDefault(schema: Schema, find: FindSchema): readonly Diagnostic[] {
  if (schema.default === undefined) return [];
  const reason = refusal(schema.default, schema, find);
  if (reason === undefined) return [];
  return [
    diagnostic("refused-default", {
      at: keywordPlace(schema, "default"),
      message: `the default ${valueWords(schema.default)} is refused by its own schema: ${reason}`,
      help: "correct the default or the schema",
    }),
  ];
}

function emptyRange(schema: Schema): readonly Diagnostic[] {
  return emptyRangesOf(schema).map(([from, to]) => {
    const relation = from.value > to.value ? "is above" : "leaves nothing up to";
    return diagnostic("empty-range", {
      at: keywordPlace(schema, from.key),
      message: `${from.key} ${from.value} ${relation} ${to.key} ${to.value}: no value fits`,
      help: "exchange the two, or correct one of them",
    });
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
        at: keywordPlace(schema, "pattern"),
        message: `the pattern is not a regular expression: ${reasonOf(error)}`,
        help: "patterns are regular expressions of ECMA-262 (JSON Schema 2020-12, core, section 6.4)",
      }),
    ];
  }
}

/** Those that merely take the square of the text's length are bounded where nobody notices it. */
const manyCharacters = 1000;

function slowPattern(schema: Schema): readonly Diagnostic[] {
  if (schema.kind !== "string" || schema.pattern === undefined) return [];
  if (badPattern(schema).length > 0) return [];
  const { cost, longest } = patternCost(schema.pattern);
  if (longest >= Math.min(manyCharacters, schema.maxLength ?? Infinity)) return [];
  return [
    diagnostic("slow-pattern", {
      at: keywordPlace(schema, "pattern"),
      message: `${slowWords(cost)}: it is only run against texts of at most ${longest} characters, and validators refuse longer ones`,
      help: "write it so that each character can be matched in one way, or give a maxLength",
    }),
  ];
}

function slowWords(cost: PatternCost["cost"]): string {
  if (cost === undefined) return "it is not known how long the pattern takes";
  return cost.kind === "polynomial"
    ? `the pattern takes time that grows with the length of a text to the power of ${cost.degree}`
    : "the pattern takes time that grows exponentially with the length of a text";
}

/** "Unterminated group": what JavaScript says after it has repeated the pattern. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.slice(message.lastIndexOf(": ") + 2).toLowerCase();
}

function keywordPlace({ at }: Schema, key: string): SourceRef {
  return { file: at.file, path: [...at.path, key], part: "value" };
}
