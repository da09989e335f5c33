/** The docs of a schema: its texts, the bounds that no type can say, its default and its examples. */
import type { Schema } from "../../../model/schema.js";
import { boundsOf } from "../../schema-bounds.js";
import { type DocComment, type DocTag, docComment } from "../doc-comments.js";
import { jsonText } from "./json-text.js";

/** Comments that are made already: one schema stands in several types, on both sides, which would make each 2.4 times. */
const known = new WeakMap<Schema, DocComment>();

/** The doc comment of a property or parameter of a schema, or nothing. */
export function schemaDocs(schema: Schema): DocComment | undefined {
  const found = known.get(schema);
  if (found !== undefined) return found;
  const docs = madeDocs(schema);
  // Most schemas have no comment, which is soon known again: a map of all of them would burden the garbage collector.
  if (docs !== undefined) known.set(schema, docs);
  return docs;
}

function madeDocs(schema: Schema): DocComment | undefined {
  const { title, description } = schema;
  const said = withBounds(description, schema);
  const paragraphs = [...(title === undefined ? [] : [title]), ...said, ...notShownIn(schema)];
  const tags = schemaTags(schema);
  if (paragraphs.length === 0 && tags.length === 0) return undefined;
  const docs = docComment({ paragraphs, tags });
  return docs.lines.length === 0 ? undefined : docs;
}

/** Returns the unknown parts of a schema itself; its properties have their own. */
export function notShownIn(schema: Schema): readonly string[] {
  const has = (schemas: readonly Schema[]): boolean =>
    schemas.some(({ kind }) => kind === "notShown");
  switch (schema.kind) {
    case "notShown":
      return ["Not shown."];
    case "array":
      if (has(schema.prefix)) return ["Not shown: some of its items."];
      return has([schema.items]) ? ["Not shown: its items."] : [];
    case "anyOf":
    case "oneOf":
      return has(schema.members) ? ["Not shown: some of its alternatives."] : [];
    case "allOf":
      return has(schema.members) ? ["Not shown: its other rules."] : [];
    default:
      return [];
  }
}

/** A description and, in the same paragraph where it ends as a sentence, the bounds of a schema. */
export function withBounds(description: string | undefined, schema: Schema): readonly string[] {
  const bounds = boundsOf(schema).join(" ");
  if (description === undefined) return bounds === "" ? [] : [bounds];
  if (bounds === "") return [description];
  const isSentence = /[.!?]\s*$/.test(description) && !/\n\s*\n/.test(description.trimEnd());
  return isSentence ? [`${description.trimEnd()} ${bounds}`] : [description, bounds];
}

/** Default, examples, deprecation, in the words of TSDoc. */
export function schemaTags({ default: preset, examples = [], deprecated }: Schema): DocTag[] {
  const tags: DocTag[] = [];
  if (preset !== undefined) tags.push({ tag: "defaultValue", json: jsonText(preset) });
  for (const example of examples) tags.push({ tag: "example", json: jsonText(example) });
  if (deprecated === true) tags.push({ tag: "deprecated" });
  return tags;
}
