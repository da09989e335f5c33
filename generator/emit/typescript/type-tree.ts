/** The kinds of type that emitters use, as plain data, and the functions that make them. */
import type { DocComment } from "./doc-comments.js";
import { unreachable } from "../../unreachable.js";

/** A type of TypeScript: what a writer function of a structure carries where the structure wants a type. */
export type TypeTree =
  | { readonly kind: "keyword"; readonly name: TypeKeyword }
  | { readonly kind: "literal"; readonly value: string | number | boolean }
  | ReferenceType
  | { readonly kind: "array"; readonly element: TypeTree; readonly readonly: boolean }
  | TupleType
  | { readonly kind: "union"; readonly members: readonly TypeTree[] }
  | { readonly kind: "intersection"; readonly members: readonly TypeTree[] }
  | FunctionType
  | ObjectType
  | TypeofType
  | { readonly kind: "indexed"; readonly object: TypeTree; readonly index: TypeTree };

/** The types that TypeScript has a word for. `any` is left out on purpose. */
export type TypeKeyword =
  | "string"
  | "number"
  | "boolean"
  | "bigint"
  | "unknown"
  | "never"
  | "null"
  | "undefined"
  | "void"
  | "object"
  | "symbol";

/** A named type, perhaps with type arguments: `Call<Book>`. */
export interface ReferenceType {
  readonly kind: "reference";
  /** An identifier, or identifiers with dots between them. */
  readonly name: string;
  readonly typeArguments: readonly TypeTree[];
}

/** The type of a value, perhaps with type arguments: `typeof list<Accept>`. */
export interface TypeofType {
  readonly kind: "typeof";
  /** An identifier, or identifiers with dots between them. */
  readonly name: string;
  readonly typeArguments: readonly TypeTree[];
}

/** An array whose first elements have a type each. */
export interface TupleType {
  readonly kind: "tuple";
  readonly elements: readonly TypeTree[];
  /** How many of the elements must be there; those after them are written with `?`. */
  readonly required: number;
  /** Type of each of any number of elements after the named ones. */
  readonly rest: TypeTree | undefined;
  readonly readonly: boolean;
}

/** The type of a function. */
export interface FunctionType {
  readonly kind: "function";
  readonly parameters: readonly Parameter[];
  readonly returnType: TypeTree;
}

/** An object type that stands where it is used, without a name. */
export interface ObjectType {
  readonly kind: "object";
  readonly members: readonly Property[];
  readonly indexSignature: IndexSignature | undefined;
}

/** A parameter of a function or of a function type. */
export interface Parameter {
  readonly name: string;
  readonly type: TypeTree;
  readonly optional?: boolean;
  /** True if it takes all arguments that are left, as a list: `...options`. */
  readonly rest?: boolean;
}

/** A property of an interface or of an object type. */
export interface Property {
  /** The wire name, exactly; it is quoted where it has to be. */
  readonly name: string;
  readonly type: TypeTree;
  readonly optional?: boolean;
  readonly readonly?: boolean;
  readonly docs?: DocComment;
}

/** The type of any other property: `[name: string]: unknown`. */
export interface IndexSignature {
  readonly keyName: string;
  readonly type: TypeTree;
  readonly readonly?: boolean;
  readonly docs?: DocComment;
}

/** A type parameter of a declaration: `Body extends object = Book`. */
export interface TypeParameter {
  readonly name: string;
  readonly constraint?: TypeTree;
  readonly default?: TypeTree;
}

const keywords = new Map<TypeKeyword, TypeTree>();

/** A type that TypeScript has a word for: one tree for each, since most properties have one of these. */
export function keyword(name: TypeKeyword): TypeTree {
  const known = keywords.get(name);
  if (known !== undefined) return known;
  const tree: TypeTree = { kind: "keyword", name };
  keywords.set(name, tree);
  return tree;
}

/** The type of one value: `"book"`, `-1`, `true`. */
export function literal(value: string | number | boolean): TypeTree {
  return { kind: "literal", value };
}

/** A named type. */
export function reference(name: string, typeArguments: readonly TypeTree[] = []): ReferenceType {
  return { kind: "reference", name, typeArguments };
}

/** `element[]`, or `readonly element[]`. */
export function arrayOf(
  element: TypeTree,
  options: { readonly readonly?: boolean } = {},
): TypeTree {
  return { kind: "array", element, readonly: options.readonly ?? false };
}

/** `[first, second]`, with `required: 1` also `[first, second?]`, with `rest` also `[first, ...rest[]]`. */
export function tupleOf(
  elements: readonly TypeTree[],
  options: {
    readonly required?: number;
    readonly rest?: TypeTree;
    readonly readonly?: boolean;
  } = {},
): TypeTree {
  const { required = elements.length, rest, readonly = false } = options;
  return { kind: "tuple", elements, required, rest, readonly };
}

/** One of the members: unions inside are taken apart, repeated members dropped; no member at all is `never`. */
export function unionOf(members: readonly TypeTree[]): TypeTree {
  const distinct = flattened(members, "union");
  const only = distinct[0];
  if (only === undefined) return keyword("never");
  return distinct.length === 1 ? only : { kind: "union", members: distinct };
}

/** All of the members at once; no member at all is `unknown`. */
export function intersectionOf(members: readonly TypeTree[]): TypeTree {
  const distinct = flattened(members, "intersection");
  const only = distinct[0];
  if (only === undefined) return keyword("unknown");
  return distinct.length === 1 ? only : { kind: "intersection", members: distinct };
}

function flattened(
  members: readonly TypeTree[],
  kind: "union" | "intersection",
): readonly TypeTree[] {
  const flat = members.some((member) => member.kind === kind)
    ? members.flatMap((member) => (member.kind === kind ? member.members : [member]))
    : members;
  if (flat.length < 2 || (flat.length === 2 && flat[0]?.kind !== flat[1]?.kind)) return flat;
  return [...new Map(flat.map((member) => [treeKey(member), member])).values()];
}

/** Equal for equal trees. Trees are plain data whose keys come in one order, so that equal ones have equal JSON. */
function treeKey(tree: TypeTree): string {
  switch (tree.kind) {
    case "keyword":
      return tree.name;
    case "reference":
      if (tree.typeArguments.length === 0) return `=${tree.name}`;
      break;
    case "literal":
      if (typeof tree.value === "string") return `"${tree.value}`;
      break;
    default:
  }
  return JSON.stringify(tree);
}

/** `(name: type) => returnType`. */
export function functionType(signature: {
  readonly parameters: readonly Parameter[];
  readonly returnType: TypeTree;
}): FunctionType {
  return { kind: "function", parameters: signature.parameters, returnType: signature.returnType };
}

/** `{ name: type }`, for an object too small to deserve a name. */
export function objectType(
  members: readonly Property[],
  indexSignature?: IndexSignature,
): ObjectType {
  return { kind: "object", members, indexSignature };
}

/** The type of a variable, or of a property of one: `typeof authors.list`; of a generic function also with its arguments. */
export function typeOf(name: string, typeArguments: readonly TypeTree[] = []): TypeTree {
  return { kind: "typeof", name, typeArguments };
}

/** The type of a property of a type: `Book["id"]`. */
export function indexed(object: TypeTree, index: TypeTree): TypeTree {
  return { kind: "indexed", object, index };
}

/** Where a type stands in another, as far as parentheses depend on it. */
export type TypePosition =
  | "union-member"
  | "intersection-member"
  | "array-element"
  | "optional-element"
  | "indexed-object"
  | "arrow-result";

/** Places where a type with a word before it stands clearly by itself. */
const unionLike: ReadonlySet<TypePosition> = new Set([
  "union-member",
  "intersection-member",
  "arrow-result",
]);

/** True if a type must stand in parentheses there, or does so because prettier finds it clearer. */
export function needsParentheses(tree: TypeTree, position: TypePosition): boolean {
  switch (tree.kind) {
    case "function":
      return true;
    case "union":
    case "intersection":
      return position !== "arrow-result";
    case "array":
    case "tuple":
      return tree.readonly && !unionLike.has(position);
    case "typeof":
      return position === "array-element" || position === "indexed-object";
    case "keyword":
    case "literal":
    case "reference":
    case "object":
    case "indexed":
      return false;
    default:
      return unreachable(tree);
  }
}
