/** What a schema says to people: its texts, the bounds that no type can say, its default and its examples. */
import type { Schema } from "../../../model/schema.js";
import { boundsOf } from "../../schema-bounds.js";
import { type DocComment, type DocTag, docComment } from "../doc-comments.js";
import { jsonText } from "./json-text.js";

/** The doc comment of a property or parameter of a schema, or nothing. */
export function schemaDocs(schema: Schema): DocComment | undefined {
  const { title, description } = schema;
  const docs = docComment({
    paragraphs: [
      ...(title === undefined ? [] : [title]),
      ...withBounds(description, schema),
      ...notShownIn(schema),
    ],
    tags: schemaTags(schema),
  });
  return docs.lines.length === 0 ? undefined : docs;
}

/** What is not shown of a schema itself; its properties say so where they stand. */
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
      return has(schema.members) ? ["Not shown: what else holds for it."] : [];
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
  return [
    ...(preset === undefined ? [] : [{ tag: "defaultValue", json: jsonText(preset) }]),
    ...examples.map((example) => ({ tag: "example", json: jsonText(example) })),
    ...(deprecated === true ? [{ tag: "deprecated" }] : []),
  ];
}
