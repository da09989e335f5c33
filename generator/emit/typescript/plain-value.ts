/** Plain data, as JSON has it, as expressions. */
import {
  arrayValue,
  literalValue,
  objectValue,
  type ObjectValue,
  type ValueTree,
} from "./value-tree.js";

/** The expression that makes an object; a property that is `undefined` is left out. */
export function plainObject(value: object): ObjectValue {
  return objectValue(
    Object.entries(value).flatMap(([key, each]: [string, unknown]) =>
      each === undefined ? [] : [{ key, value: plainValue(each) }],
    ),
  );
}

/** The expression that makes plain data. Throws a TypeError for what JSON cannot hold. */
export function plainValue(value: unknown): ValueTree {
  switch (typeof value) {
    case "string":
    case "number":
    case "boolean":
      return literalValue(value);
    case "object":
      if (value === null) return literalValue(null);
      return Array.isArray(value)
        ? arrayValue(value.map((each: unknown) => plainValue(each)))
        : plainObject(value);
    default:
      throw new TypeError(`a value of type ${typeof value} is not plain data`);
  }
}
