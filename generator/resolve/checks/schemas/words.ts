/** Schemas and values in a few words, as diagnostics name them. */
import type { JsonValue, Schema } from "../../../model/schema.js";

/** After so many values of a list the rest is only counted. */
const shownValues = 4;

/** After so many steps a way is cut in its middle. */
const shownSteps = 8;

/** Returns the words for a schema's values, such as `a string` or `"a" or "b"`; kinds and values only, bounds are named apart. */
export function wordsFor(schema: Schema): string {
  switch (schema.kind) {
    case "any":
    case "notShown":
    case "not":
    case "conditional":
      return "anything";
    case "never":
      return "nothing";
    case "reference":
      return `\`${schema.name}\``;
    case "string":
      return schema.pattern === undefined ? "a string" : `a string that matches ${schema.pattern}`;
    case "number":
      return schema.integer ? "an integer" : "a number";
    case "boolean":
      return "a boolean";
    case "null":
      return "null";
    case "array":
      return "a list";
    case "object":
      return "an object";
    case "enum":
      return oneOf(schema.values.map(valueWords));
    case "allOf":
      return "all of several schemas";
    case "anyOf":
    case "oneOf":
      return oneOf([...new Set(schema.members.map(wordsFor))]);
  }
}

/** A value as a message shows it: lists and maps by their kind only. */
export function valueWords(value: JsonValue): string {
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

/** A way as a message shows it: `a → b → a`. */
export function shownWay(steps: readonly string[]): string {
  if (steps.length <= shownSteps) return steps.join(" → ");
  const start = steps.slice(0, shownSteps - 2);
  return [...start, `${steps.length - shownSteps} more`, ...steps.slice(-2)].join(" → ");
}

function oneOf(words: readonly string[]): string {
  if (words.length > shownValues) {
    const rest = words.length - shownValues;
    return `${words.slice(0, shownValues).join(", ")} or one of ${rest} more`;
  }
  const [last = "nothing"] = words.slice(-1);
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} or ${last}`;
}
