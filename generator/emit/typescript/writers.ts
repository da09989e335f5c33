/** Writer functions that carry the tree they write, so that one structure can be printed in two ways. */
import type { WriterFunction } from "ts-morph";
import { statementText, typeText, valueText } from "./tree-text.js";
import type { TypeTree } from "./type-tree.js";
import type { StatementTree, ValueTree } from "./value-tree.js";

const carriedTree = Symbol("carried tree");

type TypeWriter = WriterFunction & { readonly [carriedTree]: { readonly type: TypeTree } };
type ValueWriter = WriterFunction & { readonly [carriedTree]: { readonly value: ValueTree } };
type BodyWriter = WriterFunction & {
  readonly [carriedTree]: { readonly statements: readonly StatementTree[] };
};

/** What stands in a structure where it wants source: a text, or a function that writes one. */
export type Source = string | WriterFunction;

/** Writes a type. */
export function typeWriter(type: TypeTree): WriterFunction {
  const writer: TypeWriter = Object.assign(
    writing(() => typeText(type)),
    { [carriedTree]: { type } },
  );
  return writer;
}

/** Writes an expression. */
export function valueWriter(value: ValueTree): WriterFunction {
  const writer: ValueWriter = Object.assign(
    writing(() => valueText(value)),
    { [carriedTree]: { value } },
  );
  return writer;
}

/** Writes the statements of a body. */
export function bodyWriter(statements: readonly StatementTree[]): WriterFunction {
  const writer: BodyWriter = Object.assign(
    writing(() => statements.map(statementText).join("\n")),
    {
      [carriedTree]: { statements },
    },
  );
  return writer;
}

function writing(text: () => string): WriterFunction {
  return (writer) => {
    writer.write(text());
  };
}

/** The type that a writer carries, if it was made by `typeWriter`. */
export function carriedType(source: unknown): TypeTree | undefined {
  return isTypeWriter(source) ? source[carriedTree].type : undefined;
}

/** The expression that a writer carries, if it was made by `valueWriter`. */
export function carriedValue(source: unknown): ValueTree | undefined {
  return isValueWriter(source) ? source[carriedTree].value : undefined;
}

/** The statements that a writer carries, if it was made by `bodyWriter`. */
export function carriedBody(source: unknown): readonly StatementTree[] | undefined {
  return isBodyWriter(source) ? source[carriedTree].statements : undefined;
}

function isTypeWriter(source: unknown): source is TypeWriter {
  return "type" in carriedBy(source);
}

function isValueWriter(source: unknown): source is ValueWriter {
  return "value" in carriedBy(source);
}

function isBodyWriter(source: unknown): source is BodyWriter {
  return "statements" in carriedBy(source);
}

function carriedBy(source: unknown): object {
  if (typeof source !== "function" || !(carriedTree in source)) return {};
  const tree = source[carriedTree];
  return typeof tree === "object" && tree !== null ? tree : {};
}
