/** What a schema says to people: its texts, the bounds that no type can say, its default and its examples. */
import type { NumberSchema, Schema } from "../../../model/schema.js";
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

/** Sentences on what values are allowed; lengths count Unicode code points (JSON Schema 2020-12, validation, section 6). */
export function boundsOf(schema: Schema): readonly string[] {
  switch (schema.kind) {
    case "string":
      return [
        ...range([schema.minLength, schema.maxLength], "character"),
        ...said(schema.format, (format) => `Format: \`${format}\`.`),
        ...said(schema.pattern, (pattern) => `Pattern: ${code(pattern)}.`),
        ...said(schema.contentEncoding, (encoding) => `Encoding: \`${encoding}\`.`),
        ...said(schema.contentMediaType, (type) => `Media type: \`${type}\`.`),
      ];
    case "number":
      return [
        ...numberRange(schema.integer ? "Integer" : "", [
          ...between(schema),
          ...said(schema.multipleOf, (step) => `a multiple of ${step}`),
        ]),
        ...said(schema.format, (format) => `Format: \`${format}\`.`),
      ];
    case "array":
      return [
        ...(schema.prefix.length === 0 ? range([schema.minItems, schema.maxItems], "item") : []),
        ...(schema.uniqueItems === true ? ["Unique items."] : []),
      ];
    case "object":
      return range([schema.minProperties, schema.maxProperties], "property");
    case "anyOf": {
      const [only, ...others] = schema.members.filter(({ kind }) => kind !== "null");
      return only !== undefined && others.length === 0 ? boundsOf(only) : [];
    }
    default:
      return [];
  }
}

function said<T>(value: T | undefined, sentence: (value: T) => string): readonly string[] {
  return value === undefined ? [] : [sentence(value)];
}

/** "1 to 20 items.", "At most 20 items." */
function range(
  [least, most]: readonly [number | undefined, number | undefined],
  noun: string,
): readonly string[] {
  const counted = (count: number): string => {
    const plural = noun === "property" ? "properties" : `${noun}s`;
    return `${count} ${count === 1 ? noun : plural}`;
  };
  if (least === undefined) return most === undefined ? [] : [`At most ${counted(most)}.`];
  if (most === undefined) return least === 0 ? [] : [`At least ${counted(least)}.`];
  return [least === most ? `Exactly ${counted(most)}.` : `${least} to ${counted(most)}.`];
}

function between(schema: NumberSchema): readonly string[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
  if (minimum !== undefined && maximum !== undefined) return [`${minimum} to ${maximum}`];
  return [
    ...said(minimum, (bound) => `at least ${bound}`),
    ...said(exclusiveMinimum, (bound) => `above ${bound}`),
    ...said(maximum, (bound) => `at most ${bound}`),
    ...said(exclusiveMaximum, (bound) => `below ${bound}`),
  ];
}

function numberRange(kind: string, bounds: readonly string[]): readonly string[] {
  const parts = [...(kind === "" ? [] : [kind]), ...bounds];
  const [first, ...others] = parts;
  if (first === undefined) return [];
  return [`${[first.charAt(0).toUpperCase() + first.slice(1), ...others].join(", ")}.`];
}

/** Text as a code span of Markdown, whatever backticks it holds (CommonMark 0.31, section 6.1). */
function code(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = "`".repeat(longest + 1);
  const pad = text.startsWith("`") || text.endsWith("`") ? " " : "";
  return `${fence}${pad}${text}${pad}${fence}`;
}
