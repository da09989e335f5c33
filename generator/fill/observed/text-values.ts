/** Values of parameters and forms, which are texts on the wire → the kind that all of them have. */
import type { SeenKind } from "./sample.js";

/**
 * The kinds that texts stand for: `integer` where each is one, `number`, `boolean`, else `string`. A number with a zero before
 * it, with a sign before it or too long for a number is an id or a code.
 */
export function kindOfTexts(texts: readonly string[]): "string" | "integer" | "number" | "boolean" {
  const every = (form: RegExp): boolean =>
    texts.length > 0 && texts.every((each) => form.test(each));
  if (every(/^-?(?:0|[1-9]\d{0,14})$/)) return "integer";
  if (every(/^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,15})?$/)) return "number";
  return every(/^(?:true|false)$/) ? "boolean" : "string";
}

/** `<integer>`: how Postman writes the place of a value that a description had no example for. */
export function placeholderKind(text: string): SeenKind | undefined {
  const named = /^<([A-Za-z]+)>$/.exec(text.trim())?.[1]?.toLowerCase();
  switch (named) {
    case "integer":
    case "long":
      return "integer";
    case "number":
    case "float":
    case "double":
      return "number";
    case "boolean":
      return "boolean";
    case "string":
    case "date":
    case "datetime":
    case "uuid":
    case "uri":
    case "email":
      return "string";
    default:
      return /^\{\{[^{}]*\}\}$/.test(text.trim()) ? "unknown" : undefined;
  }
}
