/** True if an expression or a statement that was read is the one that was meant. */
import { ts } from "ts-morph";
import {
  type ArrowValue,
  type CallValue,
  isShorthand,
  type Item,
  type NameValue,
  type ObjectEntry,
  type StatementTree,
  type ValueTree,
} from "../value-tree.js";
import { readName } from "./tokens.js";
import { areParameters, areTypes, isPrimitive, isType } from "./type-match.js";
import { unreachable } from "../../../unreachable.js";

/** True if a node says a value. */
export function isValue(read: ts.Expression | undefined, meant: ValueTree): boolean {
  if (read === undefined) return false;
  const node = ts.isParenthesizedExpression(read) ? read.expression : read;
  switch (meant.kind) {
    case "literal":
      return isPrimitive(node, meant.value);
    case "name":
      return isName(node, meant);
    case "array":
      return ts.isArrayLiteralExpression(node) && areItems(node.elements, meant.items);
    case "object":
      return (
        ts.isObjectLiteralExpression(node) &&
        node.properties.length === meant.entries.length &&
        meant.entries.every((entry, index) => isEntry(node.properties[index], entry))
      );
    case "call":
      return isCall(node, meant);
    case "arrow":
      return ts.isArrowFunction(node) && isArrow(node, meant);
    default:
      return unreachable(meant);
  }
}

/** Names that are no identifiers; `super` only as a constructor's call. */
const keywords: ReadonlyMap<string, ts.SyntaxKind> = new Map([
  ["this", ts.SyntaxKind.ThisKeyword],
  ["super", ts.SyntaxKind.SuperKeyword],
]);

function isName(node: ts.Expression, { path: [first, ...members] }: NameValue): boolean {
  const last = members.at(-1);
  if (last === undefined) {
    const keyword = keywords.get(first);
    return keyword === undefined
      ? ts.isIdentifier(node) && node.text === first
      : node.kind === keyword;
  }
  return (
    ts.isPropertyAccessExpression(node) &&
    node.questionDotToken === undefined &&
    node.name.text === last &&
    isName(node.expression, { kind: "name", path: [first, ...members.slice(0, -1)] })
  );
}

function areItems(read: readonly ts.Expression[], meant: readonly Item[]): boolean {
  return (
    read.length === meant.length &&
    meant.every((item, index) => {
      const node = read[index];
      if (item.kind !== "spread") return isValue(node, item);
      return node !== undefined && ts.isSpreadElement(node) && isValue(node.expression, item.value);
    })
  );
}

function isEntry(node: ts.ObjectLiteralElementLike | undefined, entry: ObjectEntry): boolean {
  if (node === undefined) return false;
  if ("kind" in entry) return ts.isSpreadAssignment(node) && isValue(node.expression, entry.value);
  if (isShorthand(entry))
    return ts.isShorthandPropertyAssignment(node) && node.name.text === entry.key;
  if (!ts.isPropertyAssignment(node) || readName(node.name) !== entry.key) return false;
  // Not computed, `__proto__` would set the prototype instead of a property.
  return (
    (entry.key !== "__proto__" || ts.isComputedPropertyName(node.name)) &&
    isValue(node.initializer, entry.value)
  );
}

function isCall(node: ts.Expression, meant: CallValue): boolean {
  const isMeantKind = meant.isNew ? ts.isNewExpression(node) : ts.isCallExpression(node);
  if (!isMeantKind || !(ts.isNewExpression(node) || ts.isCallExpression(node))) return false;
  return (
    isPure(node) === meant.pure &&
    isValue(node.expression, meant.callee) &&
    areTypes(node.typeArguments ?? [], meant.typeArguments) &&
    areItems(node.arguments ?? [], meant.args)
  );
}

function isPure(node: ts.Expression): boolean {
  const before = node.getSourceFile().text.slice(node.getFullStart(), node.getStart());
  return before.trim() === "/* @__PURE__ */";
}

function isArrow(node: ts.ArrowFunction, { parameters, returnType, body }: ArrowValue): boolean {
  return (
    node.modifiers === undefined &&
    node.typeParameters === undefined &&
    areParameters(node.parameters, parameters) &&
    (returnType === undefined ? node.type === undefined : isType(node.type, returnType)) &&
    !ts.isBlock(node.body) &&
    isValue(node.body, body)
  );
}

/** True if a block says statements, and nothing else. */
export function isBody(block: ts.Block | undefined, meant: readonly StatementTree[]): boolean {
  return (
    block !== undefined &&
    block.statements.length === meant.length &&
    meant.every((statement, index) => isStatement(block.statements[index], statement))
  );
}

function isStatement(node: ts.Statement | undefined, meant: StatementTree): boolean {
  if (node === undefined) return false;
  switch (meant.kind) {
    case "return":
      return ts.isReturnStatement(node) && isValue(node.expression, meant.value);
    case "expression":
      return ts.isExpressionStatement(node) && isValue(node.expression, meant.value);
    case "assign": {
      if (!ts.isExpressionStatement(node) || !ts.isBinaryExpression(node.expression)) return false;
      const { left, operatorToken, right } = node.expression;
      return (
        operatorToken.kind === ts.SyntaxKind.EqualsToken &&
        isValue(left, meant.target) &&
        isValue(right, meant.value)
      );
    }
    default:
      return unreachable(meant);
  }
}
