/** JSON values of the manifest (defaults, examples, constants) in the model's form, which keeps order and any name. */
import type { JsonValue } from "../model/schema.js";
import { entriesOf } from "../source/plain-value.js";

/** Takes a parsed value over. Anything that JSON cannot say does not come out of a manifest. */
export function jsonValue(value: unknown): JsonValue {
  switch (typeof value) {
    case "string":
      return { kind: "string", value };
    case "number":
      return { kind: "number", value };
    case "boolean":
      return { kind: "boolean", value };
    case "object":
      return value === null ? { kind: "null" } : jsonCollection(value);
    default:
      throw new TypeError(`a ${typeof value} is not a JSON value`);
  }
}

function jsonCollection(value: object): JsonValue {
  if (Array.isArray(value)) return { kind: "array", items: value.map(jsonValue) };
  if (!isMap(value)) throw new TypeError("not a JSON value");
  return {
    kind: "object",
    entries: entriesOf(value).map(([name, each]) => ({ name, value: jsonValue(each) })),
  };
}

function isMap(value: object): value is Readonly<Record<string, unknown>> {
  return !Array.isArray(value);
}
