/** Rows of tables that tell named values: fields, parameters, headers. */
import { proseLine } from "../../emit/markdown/prose.js";
import { inlineText, table } from "../../emit/markdown/text.js";
import { boundsOf } from "../../emit/schema-bounds.js";
import type { Schema } from "../../model/schema.js";
import { type PageScope, typeText, valueText } from "./type-text.js";

/** Returns the bounds of a field, as sentences. */
export function boundsText(schema: Schema): string {
  // The type is told already, where a comment of code has to tell an integer from other numbers.
  return boundsOf(schema)
    .map((each) =>
      each.replace(/^Integer(?:, (.)|\.)/, (_, first: string | undefined) =>
        (first ?? "").toUpperCase(),
      ),
    )
    .filter((each) => each !== "")
    .join(" ");
}

/** A description with what else is said of a value: marks, examples. */
export function aboutText(schema: Schema, description = schema.description): string {
  const { title, examples = [], deprecated, readOnly, writeOnly } = schema;
  return [
    ...(deprecated === true ? ["**Deprecated.**"] : []),
    ...(readOnly === true ? ["*Only in answers.*"] : []),
    ...(writeOnly === true ? ["*Only in requests.*"] : []),
    ...(description === undefined && title !== undefined ? [inlineText(title)] : []),
    ...(description === undefined ? [] : [proseLine(description)]),
    ...(examples.length === 0
      ? []
      : [`Example: ${examples.slice(0, 3).map(valueText).join(", ")}`]),
  ]
    .filter((each) => each !== "")
    .join(" ");
}

/** A row of a table of named values. */
export interface Row {
  readonly name: string;
  readonly type: string;
  readonly required: string;
  readonly preset: string;
  readonly bounds: string;
  readonly about: string;
}

/** The table of some rows; a column in which nobody has anything to say is left out. */
export function rowsTable(nameOfRows: string, rows: readonly Row[]): string {
  const columns = [
    { head: nameOfRows, cell: ({ name }: Row) => name },
    { head: "Type", cell: ({ type }: Row) => type },
    { head: "Required", cell: ({ required }: Row) => required },
    { head: "Default", cell: ({ preset }: Row) => preset },
    { head: "Bounds", cell: ({ bounds }: Row) => bounds },
    { head: "Description", cell: ({ about }: Row) => about },
  ].filter(({ cell }) => rows.some((row) => cell(row) !== ""));
  return table(
    columns.map(({ head }) => head),
    rows.map((row) => columns.map(({ cell }) => cell(row))),
  );
}

/** Returns the row of a named value. */
export function rowOf(name: string, schema: Schema, where: PageScope): Row {
  return {
    name,
    type: typeText(schema, where),
    required: "",
    preset: schema.default === undefined ? "" : valueText(schema.default),
    bounds: boundsText(schema),
    about: aboutText(schema),
  };
}
