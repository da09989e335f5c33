/** The known facts of a schema, for people: a table of its fields, and notes beside them. */
import { codeSpan, htmlCode, inlineCode } from "../../emit/markdown/text.js";
import type {
  ArraySchema,
  CombinedSchema,
  ObjectSchema,
  ReferenceSchema,
  Property,
  Schema,
} from "../../model/schema.js";
import {
  type MemberProperty,
  membersOfObject,
  propertiesThrough,
} from "../../model/schema-members.js";
import { capitalised } from "../../sdk/words/counts.js";
import { aboutText, boundsText, rowOf, type Row, rowsTable } from "./field-rows.js";
import { folded } from "./page.js";
import { type PageScope, typeText, valueText } from "./type-text.js";

/** Blocks of Markdown on a schema; its own description is left to whoever shows it. */
export function fieldBlocks(schema: Schema, where: PageScope): readonly string[] {
  switch (schema.kind) {
    case "notShown":
      return ["Fields: *not shown*."];
    case "reference":
      return referenceBlocks(schema, where);
    case "object":
      return objectBlocks(schema, where);
    case "array":
      return [factLine(schema, where), ...itemBlocks(schema, where)];
    case "allOf":
      return allOfBlocks(schema, where);
    case "anyOf":
    case "oneOf":
      return unionBlocks(schema, where);
    default:
      return [factLine(schema, where)];
  }
}

/** The results for a named schema on a page: many operations of a page refer to the same ones. */
const referred = new WeakMap<PageScope, Map<string, readonly string[]>>();

function referenceBlocks({ name, ...rest }: ReferenceSchema, where: PageScope): readonly string[] {
  const made = referred.get(where) ?? new Map<string, readonly string[]>();
  referred.set(where, made);
  const known = made.get(name);
  if (known !== undefined) return known;
  const target = where.scope.find(name);
  const fields = target === undefined ? [] : nestedBlocks(target, where);
  const line = sentence(typeText({ name, ...rest }, where));
  const fold = folded(`Fields of ${htmlCode(name)}`, fields.join("\n\n"));
  const blocks = fields.length === 0 ? [line] : [line, fold];
  made.set(name, blocks);
  return blocks;
}

/** Blocks of a schema below another one: nothing where a type says it all. */
function nestedBlocks(schema: Schema, where: PageScope): readonly string[] {
  switch (schema.kind) {
    case "object":
      return objectBlocks(schema, where);
    case "array":
      return itemBlocks(schema, where);
    case "allOf":
    case "anyOf":
    case "oneOf":
      return schema.members.some((each) => nestedBlocks(each, where).length > 0)
        ? fieldBlocks(schema, where)
        : [];
    case "notShown":
      return ["Fields: *not shown*."];
    default:
      return [];
  }
}

function objectBlocks(schema: ObjectSchema, where: PageScope): readonly string[] {
  const { properties, patternProperties } = schema;
  const rows = [
    ...properties.map((each) => fieldRow(each, schema, where)),
    ...patternProperties.map(({ pattern, schema: value }) => ({
      ...rowOf(codeSpan(`/${pattern}/`), value, where),
      required: "no",
    })),
  ];
  return [
    ...(rows.length === 0 ? [] : [rowsTable("Field", rows)]),
    ...notesOf(schema, where),
    ...properties.flatMap(({ name, schema: value }) => nestedFold(name, value, where)),
  ];
}

/** Returns the notes on an object as a whole. */
function notesOf(schema: ObjectSchema, where: PageScope): readonly string[] {
  const { propertyNames } = schema;
  const names = propertyNames === undefined ? "" : boundsText(propertyNames);
  const notes = [
    boundsText(schema),
    names === "" ? "" : `Names: ${names}`,
    ...(schema.dependentRequired ?? []).map(
      ({ name, requires }) =>
        `With ${inlineCode(name)} comes ${requires.map(inlineCode).join(", ")}.`,
    ),
    furtherText(schema, where),
  ].filter((each) => each !== "");
  return notes.length === 0 ? [] : [notes.join(" ")];
}

function fieldRow({ name, schema }: Property, { required }: ObjectSchema, where: PageScope): Row {
  return {
    ...rowOf(inlineCode(name), schema, where),
    required: required.includes(name) ? "yes" : "no",
  };
}

function furtherText(
  { additional, properties, patternProperties, takesOthers }: ObjectSchema,
  where: PageScope,
): string {
  const isAlone = properties.length + patternProperties.length === 0;
  switch (additional.kind) {
    case "notShown":
      return isAlone
        ? "Fields: *not shown*."
        : "There may be further fields, which are *not shown*.";
    case "never":
      return isAlone ? "No field." : "No further field.";
    case "any":
      if (isAlone) return "Any fields.";
      return takesOthers ? "Further fields of any name." : "";
    default: {
      const fields = isAlone ? "Fields of any name" : "Further fields of any name";
      return `${fields}, each ${typeText(additional, where)}.`;
    }
  }
}

function nestedFold(name: string, schema: Schema, where: PageScope): readonly string[] {
  if (schema.kind === "notShown") return [];
  const blocks = nestedBlocks(schema, where);
  if (blocks.length === 0) return [];
  const of = schema.kind === "array" ? "Fields of each of" : "Fields of";
  return [folded(`${of} ${htmlCode(name)}`, blocks.join("\n\n"))];
}

function itemBlocks({ items }: ArraySchema, where: PageScope): readonly string[] {
  return items.kind === "notShown" ? [] : nestedBlocks(items, where);
}

/** Schemas that are being told on a page. */
const open = new WeakMap<PageScope, Set<Schema>>();

function allOfBlocks(schema: CombinedSchema, where: PageScope): readonly string[] {
  const around = open.get(where) ?? new Set();
  open.set(where, around);
  // A schema beside a `$ref` to its owner stands in its own fields again.
  if (around.has(schema)) return [];
  around.add(schema);
  const blocks = objectBlocksOfAll(schema, where);
  around.delete(schema);
  return blocks;
}

/** Objects that hold together are one table, with the fields of what they refer to. */
function objectBlocksOfAll(schema: CombinedSchema, where: PageScope): readonly string[] {
  const { find } = where.scope;
  const members = membersOfObject(schema);
  const others = members.filter((each) => each.kind !== "object");
  const types = others.map((each) => typeText(each, where));
  const own = members.filter((each) => each.kind === "object");
  const properties = propertiesThrough(schema, find);
  const merged = mergedRows(properties, where);
  return [
    ...(types.length === 0
      ? []
      : [`All of ${[...types, ...(own.length > 0 ? ["what is told here"] : [])].join("; ")}.`]),
    ...(merged.length === 0 ? [] : [rowsTable("Field", merged)]),
    ...own.flatMap((each) => notesOf(each, where)),
    ...properties.flatMap(({ name, schema: value }) => nestedFold(name, value, where)),
  ];
}

/** One row for each name: where several places say something of it, all of it holds. */
function mergedRows(properties: readonly MemberProperty[], where: PageScope): readonly Row[] {
  const rows = new Map<string, Row>();
  for (const { name, schema, required } of properties) {
    const row = rowOf(inlineCode(name), schema, where);
    const earlier = rows.get(name);
    const isRequired = required || earlier?.required === "yes";
    rows.set(name, {
      ...(earlier === undefined ? row : bothOf(earlier, row)),
      required: isRequired ? "yes" : "no",
    });
  }
  return [...rows.values()];
}

function bothOf(one: Row, other: Row): Row {
  const types = new Set([one.type, other.type].filter((each) => each !== "anything"));
  const either = (column: "preset" | "bounds" | "about"): string =>
    [...new Set([one[column], other[column]].filter((each) => each !== ""))].join(" ");
  return {
    ...one,
    type: types.size === 0 ? "anything" : [...types].join(" and "),
    preset: either("preset"),
    bounds: either("bounds"),
    about: either("about"),
  };
}

function unionBlocks(schema: CombinedSchema, where: PageScope): readonly string[] {
  const { kind, members, discriminator } = schema;
  const mapping = discriminator?.mapping ?? [];
  const told = mapping.map(
    ({ value, schema: name }) =>
      `${valueText({ kind: "string", value })} means ${typeText({ kind: "reference", name, at: schema.at }, where)}`,
  );
  const byField =
    discriminator === undefined
      ? ""
      : ` ${inlineCode(discriminator.propertyName)} tells which${told.length === 0 ? "" : `: ${told.join(", ")}`}.`;
  const words = kind === "oneOf" ? "One of" : "At least one of";
  return [
    `${words}: ${members.map((each) => typeText(each, where)).join("; ")}.${byField}`,
    ...members.flatMap((each, index) =>
      each.kind === "reference" ? [] : nestedFoldOfMember(each, index, where),
    ),
  ];
}

function nestedFoldOfMember(schema: Schema, index: number, where: PageScope): readonly string[] {
  const blocks = nestedBlocks(schema, where);
  return blocks.length === 0
    ? []
    : [folded(`Fields of alternative ${index + 1}`, blocks.join("\n\n"))];
}

/** Type and bounds of a value that has no fields. */
function factLine(schema: Schema, where: PageScope): string {
  const preset = schema.default === undefined ? "" : `Default: ${valueText(schema.default)}.`;
  return [sentence(typeText(schema, where)), boundsText(schema), preset, aboutText(schema)]
    .filter((each) => each !== "")
    .join(" ");
}

function sentence(text: string): string {
  return `${capitalised(text)}.`;
}
