/** Plain data, as JSON has it, and files of samples, as expressions. */
import { fileContent, SampleFile } from "../../sdk/samples/sample-value.js";
import {
  arrayValue,
  callOf,
  literalValue,
  name as nameValue,
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

/** The expression that makes plain data, or a file. Throws a TypeError for what else JSON cannot hold. */
export function plainValue(value: unknown): ValueTree {
  switch (typeof value) {
    case "string":
    case "number":
    case "boolean":
      return literalValue(value);
    case "object":
      if (value === null) return literalValue(null);
      if (value instanceof SampleFile) return fileExpression(value);
      return Array.isArray(value)
        ? arrayValue(value.map((each: unknown) => plainValue(each)))
        : plainObject(value);
    default:
      throw new TypeError(`a value of type ${typeof value} is not plain data`);
  }
}

/** `new File(["…"], "cover.bin", { type: "image/png" })`, and a Blob where there is no name. */
function fileExpression({ name, mediaType }: SampleFile): ValueTree {
  const type = mediaType === undefined ? [] : [plainObject({ type: mediaType })];
  const content = arrayValue([literalValue(fileContent)]);
  return name === undefined
    ? callOf(nameValue("Blob"), [content, ...type], { isNew: true })
    : callOf(nameValue("File"), [content, literalValue(name), ...type], { isNew: true });
}
