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

/** The same of a structure as it is, for those that there are many of: without a copy of it. */
export function refuseBeyond(structure: object, keys: ReadonlySet<string>): void {
  for (const key in structure) {
    if (!keys.has(key)) refuseOthers({ [key]: Reflect.get(structure, key) });
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
  const { description } = comment;
  refuseBeyond(comment, commentKeys);
  if (typeof description !== "string" || /\*\/|\r|[^\S\n]$/m.test(description)) {
    throw new UnknownConstruct("a doc comment that was not made by docComment");
  }
  return description;
}

const commentKeys: ReadonlySet<string> = new Set(["kind", "description"]);

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
  const { name, type, hasQuestionToken, isRestParameter } = structure;
  refuseBeyond(structure, parameterKeys);
  return {
    name,
    type: typeIn(type),
    optional: hasQuestionToken ?? false,
    rest: isRestParameter ?? false,
  };
}

const parameterKeys: ReadonlySet<string> = new Set([
  "kind",
  "name",
  "type",
  "hasQuestionToken",
  "isRestParameter",
] satisfies (keyof ParameterDeclarationStructure)[]);

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
