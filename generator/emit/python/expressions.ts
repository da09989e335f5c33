/** Values of samples as expressions of Python. */
import { fileContent, SampleFile, type SampleValue } from "../../sdk/samples/sample-value.js";
import { type Code, code, type Hole, numberLiteral } from "../text/code.js";
import { boolLiteral, call, dictOf, id, listOf, named, own, str } from "./python-code.js";

/** A value; a file with a name or a media type is a `FilePart` of the package. */
export function expression(value: SampleValue): Hole {
  if (value === null) return id("None");
  if (typeof value === "boolean") return boolLiteral(value);
  if (typeof value === "number") return numberLiteral(value);
  if (typeof value === "string") return str(value);
  if (value instanceof SampleFile) return fileValue(value);
  if (isList(value)) return listOf(value.map(expression));
  return dictOf(Object.entries(value).map(([name, each]) => [str(name), expression(each)]));
}

function isList(value: SampleValue): value is readonly SampleValue[] {
  return Array.isArray(value);
}

/** The bytes of every file in a sample. */
export const fileBytes: Code = code`${str(fileContent)}.encode()`;

function fileValue({ name, mediaType }: SampleFile): Code {
  if (name === undefined && mediaType === undefined) return fileBytes;
  return call(own("FilePart", ""), [
    fileBytes,
    ...named("name", name === undefined ? undefined : str(name)),
    ...named("content_type", mediaType === undefined ? undefined : str(mediaType)),
  ]);
}
