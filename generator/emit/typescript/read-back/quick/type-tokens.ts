/** True if the next tokens are those of a type. */
import { descriptionOf } from "../../doc-comments.js";
import { isPlainName, propertyName } from "../../literals.js";
import {
  type FunctionType,
  type IndexSignature,
  needsParentheses,
  type ObjectType,
  type Property,
  type TupleType,
  type TypePosition,
  type TypeTree,
} from "../../type-tree.js";
import type { MeantParameter } from "../../outline.js";
import { isReserved, isReservedType } from "./reserved.js";
import type { TokenReader } from "./token-reader.js";
import { unreachable } from "../../../../unreachable.js";

/** Reads a type. */
export function readsType(read: TokenReader, tree: TypeTree): boolean {
  switch (tree.kind) {
    case "keyword":
      return read.word(tree.name);
    case "literal":
      return readsPrimitive(read, tree.value);
    case "reference":
      return (
        readsDotted(read, tree.name, isReservedType) && readsTypeArguments(read, tree.typeArguments)
      );
    case "array":
      return (
        readsReadonly(read, tree.readonly) &&
        readsOperand(read, tree.element, "array-element") &&
        read.signOnLine("[") &&
        read.sign("]")
      );
    case "tuple":
      return readsReadonly(read, tree.readonly) && readsTuple(read, tree);
    case "union":
      return readsMembers(read, tree.members, { sign: "|", position: "union-member" });
    case "intersection":
      return readsMembers(read, tree.members, { sign: "&", position: "intersection-member" });
    case "function":
      return readsFunctionType(read, tree);
    case "object":
      return readsObjectType(read, tree);
    case "typeof":
      return (
        read.word("typeof") &&
        readsDotted(read, tree.name, isReserved) &&
        readsTypeArguments(read, tree.typeArguments)
      );
    case "indexed":
      return (
        readsOperand(read, tree.object, "indexed-object") &&
        read.signOnLine("[") &&
        readsType(read, tree.index) &&
        read.sign("]")
      );
    default:
      return unreachable(tree);
  }
}

/** Reads a type where it may have to stand in parentheses. */
export function readsOperand(read: TokenReader, tree: TypeTree, position: TypePosition): boolean {
  if (!needsParentheses(tree, position)) return readsType(read, tree);
  return read.sign("(") && readsType(read, tree) && read.sign(")");
}

/** Reads type arguments, or nothing where there are none. */
export function readsTypeArguments(read: TokenReader, trees: readonly TypeTree[]): boolean {
  if (trees.length === 0) return true;
  // No comma after the last: TypeScript allows none there.
  return (
    read.signOnLine("<") &&
    trees.every((tree, index) => (index === 0 || read.sign(",")) && readsType(read, tree)) &&
    read.sign(">")
  );
}

/** Reads things with commas between them; one after the last is layout. */
export function readsList<Each>(
  read: TokenReader,
  items: readonly Each[],
  reads: (item: Each, index: number) => boolean,
): boolean {
  const last = items.length - 1;
  return items.every(
    (item, index) =>
      reads(item, index) && (index < last ? read.sign(",") : read.optional(",") || true),
  );
}

/** Reads a literal. */
export function readsPrimitive(
  read: TokenReader,
  value: string | number | boolean | null,
): boolean {
  if (typeof value === "string") return read.string(value);
  return typeof value === "number" ? read.number(value) : read.word(String(value));
}

/** Reads names with dots between them, and nothing else: no line of a type ends at a dot. */
function readsDotted(
  read: TokenReader,
  dotted: string,
  isReservedName: (name: string) => boolean,
): boolean {
  if (!dotted.includes(".")) return readsName(read, dotted, isReservedName);
  const [first = "", ...members] = dotted.split(".");
  const isPossible = isPlainName(first) && !isReservedName(first) && members.every(isPlainName);
  return isPossible && read.word(dotted);
}

/** Reads a name that is not taken. */
export function readsName(
  read: TokenReader,
  name: string,
  isReservedName: (name: string) => boolean,
): boolean {
  return isPlainName(name) && !isReservedName(name) && read.word(name);
}

/** Reads parameters in their parentheses. */
export function readsParameters(read: TokenReader, parameters: readonly MeantParameter[]): boolean {
  const last = parameters.length - 1;
  const reads = ({ name, type, optional, rest }: MeantParameter): boolean =>
    (!rest || read.sign("...")) &&
    readsName(read, name, isReserved) &&
    (!optional || read.sign("?")) &&
    (type === undefined || (read.sign(":") && readsType(read, type)));
  return (
    read.sign("(") &&
    parameters.every((parameter, index) => {
      if (!reads(parameter)) return false;
      if (index < last) return !parameter.rest && read.sign(",");
      // After a list of all that is left, a comma is a fault.
      return parameter.rest || read.optional(",") || true;
    }) &&
    read.sign(")")
  );
}

/** Reads `readonly` where it is meant. */
export function readsReadonly(read: TokenReader, isReadonly: boolean | undefined): boolean {
  return !isReadonly || read.wordOnLine("readonly");
}

function readsMembers(
  read: TokenReader,
  members: readonly TypeTree[],
  { sign, position }: { readonly sign: string; readonly position: TypePosition },
): boolean {
  // prettier puts a bar before the first member where each stands on its own line.
  if (sign === "|") read.optional("|");
  return (
    members.length > 1 &&
    members.every(
      (member, index) => (index === 0 || read.sign(sign)) && readsOperand(read, member, position),
    )
  );
}

function readsTuple(read: TokenReader, { elements, required, rest }: TupleType): boolean {
  const all = rest === undefined ? elements : [...elements, rest];
  return (
    read.sign("[") &&
    readsList(read, all, (tree, index) => {
      if (index === elements.length) {
        return (
          read.sign("...") &&
          readsOperand(read, tree, "array-element") &&
          read.signOnLine("[") &&
          read.sign("]")
        );
      }
      if (index < required) return readsElement(read, tree);
      return readsOperand(read, tree, "optional-element") && read.signOnLine("?");
    }) &&
    read.sign("]")
  );
}

/** A broken union among others stands in parentheses that it does not need. */
function readsElement(read: TokenReader, tree: TypeTree): boolean {
  if (tree.kind !== "union" || !read.optional("(")) return readsType(read, tree);
  return readsType(read, tree) && read.sign(")");
}

function readsFunctionType(read: TokenReader, { parameters, returnType }: FunctionType): boolean {
  return readsParameters(read, parameters) && read.signOnLine("=>") && readsType(read, returnType);
}

function readsObjectType(read: TokenReader, { members, indexSignature }: ObjectType): boolean {
  const last = members.length - 1;
  const separator = (isLast: boolean): boolean =>
    isLast ? read.optional(";") || true : read.sign(";");
  return (
    read.sign("{") &&
    (indexSignature === undefined ||
      (readsIndexSignature(read, indexSignature, descriptionIn(indexSignature)) &&
        separator(last < 0))) &&
    members.every((member, index) => readsProperty(read, member) && separator(index === last)) &&
    read.sign("}")
  );
}

function readsProperty(read: TokenReader, property: Property): boolean {
  return (
    read.docs(descriptionIn(property)) &&
    readsReadonly(read, property.readonly) &&
    read.memberName(propertyName(property.name)) &&
    (!property.optional || read.sign("?")) &&
    read.sign(":") &&
    readsType(read, property.type)
  );
}

/** Reads an index signature over strings. */
export function readsIndexSignature(
  read: TokenReader,
  { keyName, type, readonly }: Pick<IndexSignature, "keyName" | "type" | "readonly">,
  docs: string | undefined,
): boolean {
  return (
    read.docs(docs) &&
    readsReadonly(read, readonly) &&
    read.sign("[") &&
    readsName(read, keyName, isReserved) &&
    read.sign(":") &&
    read.word("string") &&
    read.sign("]") &&
    read.sign(":") &&
    readsType(read, type)
  );
}

function descriptionIn({ docs }: Pick<Property, "docs">): string | undefined {
  return docs && descriptionOf(docs);
}
