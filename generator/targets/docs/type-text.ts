/** The type of a value, in few words: a cell of a table. */
import { codeSpan } from "../../emit/markdown/text.js";
import { jsonText } from "../../emit/json-text.js";
import { isEncoded } from "../../sdk/messages/binary-content.js";
import type { EnumSchema, JsonValue, Schema } from "../../model/schema.js";
import { type DocsScope, schemaLink } from "./places.js";

/** The page on which something is shown, with what is known of everything else. */
export interface PageScope {
  readonly scope: DocsScope;
  /** Path of the page, from which links lead. */
  readonly page: string;
}

/** In place of what nobody knows. */
export const notShown = "*not shown*";

/** The type of a schema's values, as Markdown. */
export function typeText(schema: Schema, where: PageScope): string {
  switch (schema.kind) {
    case "any":
      return "anything";
    case "never":
      return "nothing";
    case "notShown":
      return notShown;
    case "reference":
      return referenceText(schema.name, where);
    case "string":
      return isEncoded(schema) ? "bytes as text" : "string";
    case "number":
      return schema.integer ? "integer" : "number";
    case "boolean":
    case "null":
    case "object":
      return schema.kind;
    case "enum":
      return valuesText(schema);
    case "array":
      return arrayText(schema, where);
    case "allOf":
      return joined(schema.members, "and", where);
    case "anyOf":
    case "oneOf":
      return joined(schema.members, "or", where);
    case "not":
      return `anything but ${typeText(schema.schema, where)}`;
    case "conditional":
      return "depends on the value";
  }
}

/** A JSON value as code. */
export function valueText(value: JsonValue): string {
  const text = jsonText(value)
    .replace(/(?<=[[{])\n\s*|\n\s*(?=[\]}])/g, "")
    .replace(/\n\s*/g, " ");
  return codeSpan(text);
}

/** A link, with the type of what it leads to where that is a single word. */
function referenceText(name: string, { page, scope }: PageScope): string {
  const link = schemaLink(name, page, scope);
  const target = scope.find(name);
  switch (target?.kind) {
    case "string":
    case "number":
    case "boolean":
      return `${typeText(target, { page, scope })} (${link})`;
    default:
      return link;
  }
}

function valuesText({ values, open }: EnumSchema): string {
  const texts = values.map(valueText);
  return [...texts, ...(open ? ["others that are *not shown*"] : [])].join(" or ");
}

function arrayText(
  { prefix, items }: Extract<Schema, { kind: "array" }>,
  where: PageScope,
): string {
  const first = prefix.map((each) => typeText(each, where));
  if (first.length > 0) {
    const rest = items.kind === "never" ? [] : [`then ${typeText(items, where)}`];
    return `list of ${[...first, ...rest].join(", ")}`;
  }
  return items.kind === "any" ? "list" : `list of ${typeText(items, where)}`;
}

function joined(members: readonly Schema[], word: string, where: PageScope): string {
  const texts = new Set(members.map((member) => typeText(member, where)));
  return [...texts].join(` ${word} `);
}
