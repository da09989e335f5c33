/** The allowed values of a place in the manifest, in words: "a text, `none` or `not shown`", with links to the forms. */
import { inlineCode } from "../../generator/emit/markdown/text.js";
import { patternOf } from "../../generator/validate/patterns.js";
import { type JsonSchema, referenced } from "./json-schema.js";

/** A link to a form, as Markdown. */
export type LinkForm = (form: string) => string;

/** One of the things that a place takes; what stands in a list or a map is told below it. */
interface Term {
  readonly words: string;
  readonly inside?: readonly Term[];
}

const markers = ["`none`", "`not shown`"];

/** All that a schema takes, as a line of Markdown, or as a list where lists or maps are among it. */
export function takenWords(schema: JsonSchema, link: LinkForm): string {
  const terms = termsOf(schema, link);
  const [only] = terms;
  if (isFlat(terms)) return `Takes ${joined(terms)}.`;
  if (terms.length === 1 && only !== undefined && isFlat(only.inside ?? [])) {
    return `Takes ${lineOf(only)}.`;
  }
  return `Takes one of:\n\n${listed(terms, "")}`;
}

function isFlat(terms: readonly Term[]): boolean {
  return terms.every(({ inside }) => inside === undefined);
}

/** "a, b or c", markers last; semicolons part what has commas of its own. */
function joined(terms: readonly Term[]): string {
  const words = [...new Set(terms.map((each) => each.words))];
  const ordered = [
    ...words.filter((each) => !markers.includes(each)),
    ...markers.filter((each) => words.includes(each)),
  ];
  const last = ordered.at(-1) ?? "anything";
  if (ordered.length < 2) return last;
  const isLong = ordered.some((each) => /,| or /.test(each));
  const before = ordered.slice(0, -1).join(isLong ? "; " : ", ");
  return `${before}${isLong ? "; or" : " or"} ${last}`;
}

/** A term and what stands in it, in one line. */
function lineOf({ words, inside = [] }: Term): string {
  return inside.length === 0 ? words : `${words} ${joined(inside)}`;
}

/** A list of Markdown: what takes nothing below it stands in one line. */
function listed(terms: readonly Term[], indent: string): string {
  const flat = terms.filter(({ inside }) => inside === undefined);
  const deep = terms.flatMap((term) => {
    const { words, inside } = term;
    if (inside === undefined) return [];
    if (isFlat(inside)) return [`${indent}- ${lineOf(term)}`];
    return [`${indent}- ${words}\n${listed(inside, `${indent}  `)}`];
  });
  return [...deep, ...(flat.length === 0 ? [] : [`${indent}- ${joined(flat)}`])].join("\n");
}

function termsOf(schema: JsonSchema, link: LinkForm): readonly Term[] {
  const form = referenced(schema);
  if (form !== undefined) return [{ words: link(form) }];
  const options = schema.anyOf ?? schema.oneOf;
  if (options !== undefined) return options.flatMap((each) => termsOf(each, link));
  if (schema.const !== undefined) return [{ words: inlineCode(String(schema.const)) }];
  if (schema.enum !== undefined)
    return schema.enum.map((each) => ({ words: inlineCode(String(each)) }));
  switch (schema.type) {
    case "string":
      return [{ words: textWords(schema.pattern) }];
    case "boolean":
      return [{ words: "`true`" }, { words: "`false`" }];
    case "integer":
    case "number":
      return [{ words: numberWords(schema) }];
    case "array":
      return [{ words: "a list, each item:", inside: termsOf(schema.items ?? {}, link) }];
    case "object":
      return [mapTerm(schema, link)];
    default:
      return [{ words: "any value" }];
  }
}

function textWords(pattern: string | undefined): string {
  return (pattern === undefined ? undefined : patternOf(pattern)?.expected) ?? "a text";
}

function numberWords({ type, minimum, exclusiveMinimum }: JsonSchema): string {
  const number = type === "integer" ? "a whole number" : "a number";
  if (exclusiveMinimum !== undefined) return `${number} above ${exclusiveMinimum}`;
  return minimum === undefined || minimum < 0 ? number : `${number} of at least ${minimum}`;
}

/** Returns the values under the names of a map, and the form of the names. */
function mapTerm(schema: JsonSchema, link: LinkForm): Term {
  const { additionalProperties: others, propertyNames: names, properties = {} } = schema;
  if (typeof others !== "object") return { words: "a map" };
  const pattern = [names ?? {}, ...(names?.anyOf ?? [])].find((each) => each.pattern)?.pattern;
  const listedNames = names?.enum?.map((name) => inlineCode(String(name))).join(", ");
  const name = pattern === undefined ? (listedNames ?? "a name") : textWords(pattern);
  const open = "(others)" in properties ? "; `(others): not shown` keeps it open" : "";
  const words = `a map (each key: ${name}${open}), each value:`;
  return { words, inside: termsOf(others, link) };
}
