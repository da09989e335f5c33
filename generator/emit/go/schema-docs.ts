/** How doc comments of Go begin. */
import type { NamedShape } from "../../sdk/shapes/shape.js";
import { foldedName } from "../../words.js";
import { schemaPlace } from "../schema-docs.js";
import type { GoTypes } from "./types.js";

/** The first sentence of a type's comment, without the type's name: which schema it is of, or which part of one. */
export function schemaWords(shape: NamedShape, { named, names }: GoTypes): string {
  const { path, root, schema, operation } = schemaPlace(shape, named);
  if (path === "") return `is the schema "${schema}".`;
  return operation === undefined
    ? `is the type of "${path}" in [${names.get(root.id) ?? ""}].`
    : `is the type of "${path}" of ${operation}.`;
}

/**
 * A comment whose first sentence begins with the name, as Go's do. Texts of the manifest may be anything, also no sentence, so
 * that they stand below as paragraphs, unless a text begins with the name itself.
 */
export function namedDoc(name: string, sentence: string, texts: readonly string[]): string[] {
  // A title that is the name says nothing.
  const said = texts.filter((each) => foldedName(each) !== foldedName(name));
  return said[0]?.startsWith(`${name} `) ? said : [`${name} ${sentence}`, ...said];
}
