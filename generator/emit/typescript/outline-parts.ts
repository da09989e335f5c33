/** Reads the parts that several structures have: types, values, docs, parameters, names between braces. */
import type {
  ExportSpecifierStructure,
  ImportSpecifierStructure,
  JSDocableNodeStructure,
  OptionalKind,
  ParameterDeclarationStructure,
  TypeParameteredNodeStructure,
  WriterFunction,
} from "ts-morph";
import {
  type ParameterOutline,
  type SpecifierOutline,
  type TypeParameterOutline,
  UnknownConstruct,
} from "./outline.js";
import type { TypeTree } from "./type-tree.js";
import type { StatementTree, ValueTree } from "./value-tree.js";
import { carriedBody, carriedType, carriedValue } from "./writers.js";

/** Refuses what an outline has no place for: anything that is said at all in the rest of a structure. */
export function refuseOthers(others: object): void {
  for (const [key, value] of Object.entries(others)) {
    const isSaid =
      value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0);
    if (isSaid) throw new UnknownConstruct(key);
  }
}

/** The type that a source carries. */
export function typeIn(source: unknown): TypeTree {
  const type = carriedType(source);
  if (type === undefined) throw new UnknownConstruct("a type as a text");
  return type;
}

/** The type that a source carries, if there is a source. */
export function optionalTypeIn(source: unknown): TypeTree | undefined {
  return source === undefined ? undefined : typeIn(source);
}

/** The value that a source carries. */
export function valueIn(source: unknown): ValueTree {
  const value = carriedValue(source);
  if (value === undefined) throw new UnknownConstruct("a value as a text");
  return value;
}

/** The value that a source carries, if there is a source. */
export function optionalValueIn(source: unknown): ValueTree | undefined {
  return source === undefined ? undefined : valueIn(source);
}

/** The statements that a source carries. */
export function bodyIn(source: unknown): readonly StatementTree[] {
  const statements = carriedBody(source);
  if (statements === undefined) throw new UnknownConstruct("a body as a text");
  return statements;
}

/** The description of a doc comment. More than one comment, tags apart, and text that would end it are refused. */
export function docsIn(docs: JSDocableNodeStructure["docs"] = []): string | undefined {
  const [comment, second] = docs;
  if (comment === undefined) return undefined;
  if (second !== undefined || typeof comment === "string")
    throw new UnknownConstruct("docs as a text");
  const { kind: _, description, ...others } = comment;
  refuseOthers(others);
  if (typeof description !== "string" || /\*\/|\r|[^\S\n]$/m.test(description)) {
    throw new UnknownConstruct("a doc comment that was not made by docComment");
  }
  return description;
}

/** The type parameters of a declaration. */
export function typeParameterOutlines(
  structures: TypeParameteredNodeStructure["typeParameters"] = [],
): readonly TypeParameterOutline[] {
  return structures.map((structure) => {
    if (typeof structure === "string") throw new UnknownConstruct("a type parameter as a text");
    const { kind: _, name, constraint, default: fallback, ...others } = structure;
    refuseOthers(others);
    return { name, constraint: optionalTypeIn(constraint), default: optionalTypeIn(fallback) };
  });
}

/** A parameter of a declared function. */
export function parameterOutline(
  structure: OptionalKind<ParameterDeclarationStructure>,
): ParameterOutline {
  const { kind: _, name, type, hasQuestionToken, isRestParameter, ...others } = structure;
  refuseOthers(others);
  return {
    name,
    type: typeIn(type),
    optional: hasQuestionToken ?? false,
    rest: isRestParameter ?? false,
  };
}

type Specifier = OptionalKind<ImportSpecifierStructure | ExportSpecifierStructure>;

/** The names between the braces of an import or export. */
export function specifierOutlines(
  structures: readonly (Specifier | string | WriterFunction)[] | WriterFunction = [],
): readonly SpecifierOutline[] {
  if (typeof structures === "function") throw new UnknownConstruct("names as a text");
  return structures.map((structure) => {
    if (typeof structure !== "object") throw new UnknownConstruct("a name as a text");
    const { kind: _, name, alias, isTypeOnly, ...others } = structure;
    refuseOthers(others);
    return { name, alias, typeOnly: isTypeOnly ?? false };
  });
}
