/** Values of samples as expressions. */
import {
  fileContent,
  isSampleObject,
  SampleFile,
  type SampleObject,
  type SampleValue,
} from "../../sdk/samples/sample-value.js";
import {
  arrayValue,
  callOf,
  literalValue,
  name as nameValue,
  objectValue,
  type ObjectValue,
  type ValueTree,
} from "./value-tree.js";

/** A value as an expression; files are made where they stand. */
export function expressionOf(value: SampleValue): ValueTree {
  if (value === null || typeof value !== "object") return literalValue(value);
  if (value instanceof SampleFile) return fileExpression(value);
  return isSampleObject(value) ? objectExpression(value) : arrayValue(value.map(expressionOf));
}

/** An object with names as an expression. */
export function objectExpression(value: SampleObject): ObjectValue {
  return objectValue(
    Object.entries(value).map(([key, each]) => ({ key, value: expressionOf(each) })),
  );
}

/** `new File(["…"], "cover.bin", { type: "image/png" })`, and a Blob where there is no name. */
function fileExpression({ name, mediaType }: SampleFile): ValueTree {
  const type = mediaType === undefined ? [] : [objectExpression({ type: mediaType })];
  const content = arrayValue([literalValue(fileContent)]);
  return name === undefined
    ? callOf(nameValue("Blob"), [content, ...type], { isNew: true })
    : callOf(nameValue("File"), [content, literalValue(name), ...type], { isNew: true });
}
