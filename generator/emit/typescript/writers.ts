/** Writer functions that carry the tree they write, so that one structure can be printed in two ways. */
import type { CodeBlockWriter, WriterFunction } from "ts-morph";
import { statementText, typeText, valueText } from "./tree-text.js";
import type { TypeTree } from "./type-tree.js";
import type { StatementTree, ValueTree } from "./value-tree.js";

const carriedTypeKey = Symbol("carried type");
const carriedValueKey = Symbol("carried value");
const carriedBodyKey = Symbol("carried body");

type TypeWriter = WriterFunction & { readonly [carriedTypeKey]: TypeTree };
type ValueWriter = WriterFunction & { readonly [carriedValueKey]: ValueTree };
type BodyWriter = WriterFunction & { readonly [carriedBodyKey]: readonly StatementTree[] };

/** Source in a structure: a text, or a function that writes one. */
export type Source = string | WriterFunction;

/** Writers of types that are one word, as half of all types are: made once, they are not copied by the garbage collector. */
const wordWriters = new Map<string, WriterFunction>();

/** Writes a type. */
export function typeWriter(type: TypeTree): WriterFunction {
  if (type.kind !== "keyword") return newTypeWriter(type);
  const known = wordWriters.get(type.name);
  if (known !== undefined) return known;
  const writer = newTypeWriter(type);
  wordWriters.set(type.name, writer);
  return writer;
}

function newTypeWriter(type: TypeTree): WriterFunction {
  const write = (writer: CodeBlockWriter): void => {
    writer.write(typeText(type));
  };
  write[carriedTypeKey] = type;
  return write;
}

/** Writes an expression. */
export function valueWriter(value: ValueTree): WriterFunction {
  const write = (writer: CodeBlockWriter): void => {
    writer.write(valueText(value));
  };
  write[carriedValueKey] = value;
  return write;
}

/** Writes the statements of a body. */
export function bodyWriter(statements: readonly StatementTree[]): WriterFunction {
  const write = (writer: CodeBlockWriter): void => {
    writer.write(statements.map(statementText).join("\n"));
  };
  write[carriedBodyKey] = statements;
  return write;
}

/** The type that a writer carries, if it was made by `typeWriter`. */
export function carriedType(source: unknown): TypeTree | undefined {
  return isTypeWriter(source) ? source[carriedTypeKey] : undefined;
}

/** The expression that a writer carries, if it was made by `valueWriter`. */
export function carriedValue(source: unknown): ValueTree | undefined {
  return isValueWriter(source) ? source[carriedValueKey] : undefined;
}

/** The statements that a writer carries, if it was made by `bodyWriter`. */
export function carriedBody(source: unknown): readonly StatementTree[] | undefined {
  return isBodyWriter(source) ? source[carriedBodyKey] : undefined;
}

function isTypeWriter(source: unknown): source is TypeWriter {
  return typeof source === "function" && carriedTypeKey in source;
}

function isValueWriter(source: unknown): source is ValueWriter {
  return typeof source === "function" && carriedValueKey in source;
}

function isBodyWriter(source: unknown): source is BodyWriter {
  return typeof source === "function" && carriedBodyKey in source;
}
