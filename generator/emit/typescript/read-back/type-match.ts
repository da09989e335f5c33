/** True if a type that was read is the type that was meant. */
import { ts } from "ts-morph";
import type {
  FunctionType,
  ObjectType,
  Property,
  TupleType,
  TypeKeyword,
  TypeTree,
} from "../type-tree.js";
import type { MeantParameter } from "../outline.js";
import { readName } from "./tokens.js";
import { unreachable } from "../../../unreachable.js";

const keywordKinds: { readonly [Name in TypeKeyword]: ts.SyntaxKind } = {
  string: ts.SyntaxKind.StringKeyword,
  number: ts.SyntaxKind.NumberKeyword,
  boolean: ts.SyntaxKind.BooleanKeyword,
  bigint: ts.SyntaxKind.BigIntKeyword,
  unknown: ts.SyntaxKind.UnknownKeyword,
  never: ts.SyntaxKind.NeverKeyword,
  null: ts.SyntaxKind.NullKeyword,
  undefined: ts.SyntaxKind.UndefinedKeyword,
  void: ts.SyntaxKind.VoidKeyword,
  object: ts.SyntaxKind.ObjectKeyword,
  symbol: ts.SyntaxKind.SymbolKeyword,
};

/** True if a node says a type. */
export function isType(read: ts.TypeNode | undefined, meant: TypeTree): boolean {
  if (read === undefined) return false;
  const node = ts.isParenthesizedTypeNode(read) ? read.type : read;
  switch (meant.kind) {
    case "keyword":
      return (ts.isLiteralTypeNode(node) ? node.literal : node).kind === keywordKinds[meant.name];
    case "literal":
      return ts.isLiteralTypeNode(node) && isPrimitive(node.literal, meant.value);
    case "reference":
      return (
        ts.isTypeReferenceNode(node) &&
        node.typeName.getText() === meant.name &&
        areTypes(node.typeArguments ?? [], meant.typeArguments)
      );
    case "array": {
      const array = withoutReadonly(node, meant.readonly);
      return (
        array !== undefined && ts.isArrayTypeNode(array) && isType(array.elementType, meant.element)
      );
    }
    case "tuple": {
      const tuple = withoutReadonly(node, meant.readonly);
      return tuple !== undefined && ts.isTupleTypeNode(tuple) && isTuple(tuple, meant);
    }
    case "union":
      return ts.isUnionTypeNode(node) && areTypes(node.types, meant.members);
    case "intersection":
      return ts.isIntersectionTypeNode(node) && areTypes(node.types, meant.members);
    case "function":
      return ts.isFunctionTypeNode(node) && isFunctionType(node, meant);
    case "object":
      return ts.isTypeLiteralNode(node) && isObjectType(node, meant);
    case "typeof":
      return (
        ts.isTypeQueryNode(node) &&
        node.exprName.getText() === meant.name &&
        areTypes(node.typeArguments ?? [], meant.typeArguments)
      );
    case "indexed":
      return (
        ts.isIndexedAccessTypeNode(node) &&
        isType(node.objectType, meant.object) &&
        isType(node.indexType, meant.index)
      );
    default:
      return unreachable(meant);
  }
}

/** True if nodes say types, one by one. */
export function areTypes(read: readonly ts.TypeNode[], meant: readonly TypeTree[]): boolean {
  return read.length === meant.length && meant.every((tree, index) => isType(read[index], tree));
}

/** True if a node is the literal of a value. */
export function isPrimitive(node: ts.Node, meant: string | number | boolean | null): boolean {
  if (typeof meant === "string") return ts.isStringLiteral(node) && node.text === meant;
  if (typeof meant === "number") return Object.is(numberOf(node), meant);
  const kinds = {
    true: ts.SyntaxKind.TrueKeyword,
    false: ts.SyntaxKind.FalseKeyword,
    null: ts.SyntaxKind.NullKeyword,
  };
  return node.kind === (meant === null ? kinds.null : meant ? kinds.true : kinds.false);
}

function numberOf(node: ts.Node): number | undefined {
  if (ts.isNumericLiteral(node)) return Number(node.text);
  const isNegative = ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken;
  return isNegative && ts.isNumericLiteral(node.operand) ? -Number(node.operand.text) : undefined;
}

function withoutReadonly(node: ts.TypeNode, isReadonly: boolean): ts.TypeNode | undefined {
  if (!isReadonly) return node;
  const isMarked = ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.ReadonlyKeyword;
  return isMarked ? node.type : undefined;
}

function isTuple(node: ts.TupleTypeNode, { elements, required, rest }: TupleType): boolean {
  const listed = rest === undefined ? node.elements : node.elements.slice(0, -1);
  return (
    (rest === undefined || isRest(node.elements.at(-1), rest)) &&
    listed.length === elements.length &&
    elements.every((meant, index) => {
      const element = listed[index];
      if (index < required) return isType(element, meant);
      return element !== undefined && ts.isOptionalTypeNode(element) && isType(element.type, meant);
    })
  );
}

function isRest(node: ts.TypeNode | undefined, meant: TypeTree): boolean {
  return (
    node !== undefined &&
    ts.isRestTypeNode(node) &&
    ts.isArrayTypeNode(node.type) &&
    isType(node.type.elementType, meant)
  );
}

function isFunctionType(
  node: ts.FunctionTypeNode,
  { parameters, returnType }: FunctionType,
): boolean {
  return (
    node.typeParameters === undefined &&
    areParameters(node.parameters, parameters) &&
    isType(node.type, returnType)
  );
}

/** True if nodes say parameters, one by one. */
export function areParameters(
  read: readonly ts.ParameterDeclaration[],
  meant: readonly MeantParameter[],
): boolean {
  return (
    read.length === meant.length &&
    meant.every((parameter, index) => {
      const node = read[index];
      return node !== undefined && isParameter(node, parameter);
    })
  );
}

function isParameter(
  node: ts.ParameterDeclaration,
  { name, type, optional = false, rest = false }: MeantParameter,
): boolean {
  const isPlain = node.initializer === undefined && node.modifiers === undefined;
  return (
    isPlain &&
    readName(node.name) === name &&
    (node.questionToken !== undefined) === optional &&
    (node.dotDotDotToken !== undefined) === rest &&
    (type === undefined ? node.type === undefined : isType(node.type, type))
  );
}

function isObjectType(node: ts.TypeLiteralNode, { members, indexSignature }: ObjectType): boolean {
  const [first, ...others] = node.members;
  if (indexSignature === undefined) return areProperties(node.members, members);
  return (
    first !== undefined &&
    ts.isIndexSignatureDeclaration(first) &&
    isIndexSignature(first, indexSignature) &&
    areProperties(others, members)
  );
}

function areProperties(read: readonly ts.TypeElement[], meant: readonly Property[]): boolean {
  return (
    read.length === meant.length &&
    meant.every(({ name, type, optional = false, readonly = false }, index) => {
      const node = read[index];
      return (
        node !== undefined &&
        ts.isPropertySignature(node) &&
        readName(node.name) === name &&
        (node.questionToken !== undefined) === optional &&
        modifiersOf(node) === (readonly ? "readonly" : "") &&
        isType(node.type, type)
      );
    })
  );
}

/** True if a node says an index signature over strings. */
export function isIndexSignature(
  node: ts.IndexSignatureDeclaration,
  meant: { readonly keyName: string; readonly type: TypeTree; readonly readonly?: boolean },
): boolean {
  return (
    areParameters(node.parameters, [
      { name: meant.keyName, type: { kind: "keyword", name: "string" } },
    ]) &&
    modifiersOf(node) === (meant.readonly ? "readonly" : "") &&
    isType(node.type, meant.type)
  );
}

/** The words before a declaration or member: `export`, `readonly` … */
export function modifiersOf(node: ts.Node): string {
  const modifiers = ts.canHaveModifiers(node) ? (ts.getModifiers(node) ?? []) : [];
  return modifiers.map((modifier) => modifier.getText()).join(" ");
}
