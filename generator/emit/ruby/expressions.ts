/** Values of samples as expressions of Ruby. */
import { fileContent, SampleFile, type SampleValue } from "../../sdk/samples/sample-value.js";
import { type Code, code, type Hole, numberLiteral } from "../text/code.js";
import { hashOf, keywordsOf, listOf, make, named, scoped, str } from "./ruby-code.js";

/** A value; a file with a name or a media type is a `FilePart` of the gem's module. */
export function expression(value: SampleValue, module: string): Hole {
  if (value === null) return code`nil`;
  if (typeof value === "boolean") return value ? code`true` : code`false`;
  if (typeof value === "number") return numberLiteral(value);
  if (typeof value === "string") return str(value);
  if (value instanceof SampleFile) return fileValue(value, module);
  if (isList(value)) return listOf(value.map((each) => expression(each, module)));
  return mapOf(
    Object.entries(value).map(([name, each]) => [name, expression(each, module)] as const),
  );
}

function isList(value: SampleValue): value is readonly SampleValue[] {
  return Array.isArray(value);
}

/** A hash by any names: with symbols where all of them are names of Ruby. */
export function mapOf(entries: readonly (readonly [name: string, value: Hole])[]): Code {
  return entries.every(([name]) => /^[a-z_]\w*$/i.test(name))
    ? keywordsOf(entries)
    : hashOf(entries.map(([name, value]) => [str(name), value] as const));
}

/** The bytes of every file in a sample. */
export const fileBytes: Code = code`${str(fileContent)}.b`;

function fileValue({ name, mediaType }: SampleFile, module: string): Code {
  if (name === undefined && mediaType === undefined) return fileBytes;
  return make(scoped(module, "FilePart"), [
    fileBytes,
    ...named("name", name === undefined ? undefined : str(name)),
    ...named("content_type", mediaType === undefined ? undefined : str(mediaType)),
  ]);
}
