/** True if the next tokens are those of an expression, or of a function's body. */
import { isPlainName, objectKey } from "../../literals.js";
import {
  type ArrowValue,
  type CallValue,
  isShorthand,
  type Item,
  type NameValue,
  type ObjectEntry,
  type StatementTree,
  type ValueTree,
} from "../../value-tree.js";
import { isReserved } from "./reserved.js";
import type { TokenReader } from "./token-reader.js";
import {
  readsList,
  readsName,
  readsOperand,
  readsParameters,
  readsPrimitive,
  readsTypeArguments,
} from "./type-tokens.js";
import { unreachable } from "../../../../unreachable.js";

/** Reads an expression. */
export function readsValue(read: TokenReader, tree: ValueTree): boolean {
  switch (tree.kind) {
    case "literal":
      return readsPrimitive(read, tree.value);
    case "name":
      return readsPath(read, tree);
    case "array":
      return (
        read.sign("[") &&
        readsList(read, tree.items, (item) => readsItem(read, item)) &&
        read.sign("]")
      );
    case "object":
      return (
        read.sign("{") &&
        readsList(read, tree.entries, (entry) => readsEntry(read, entry)) &&
        read.sign("}")
      );
    case "call":
      return readsCall(read, tree);
    case "arrow":
      return readsArrow(read, tree);
    default:
      return unreachable(tree);
  }
}

function readsPath(read: TokenReader, { path }: NameValue): boolean {
  const [first] = path;
  if (!(first === "this" ? read.word(first) : readsName(read, first, isReserved))) return false;
  // Most names are one word, for which nothing more is made.
  if (path.length === 1) return true;
  return path.slice(1).every((member, index) => {
    const isPrivate = first === "this" && index === 0 && member.startsWith("#");
    // A line may end before the dot; after it, TypeScript would look at what follows the name.
    return isPlainName(isPrivate ? member.slice(1) : member) && read.word(`.${member}`);
  });
}

function readsItem(read: TokenReader, item: Item): boolean {
  return item.kind === "spread"
    ? read.sign("...") && readsValue(read, item.value)
    : readsValue(read, item);
}

function readsEntry(read: TokenReader, entry: ObjectEntry): boolean {
  if ("kind" in entry) return read.sign("...") && readsValue(read, entry.value);
  if (isShorthand(entry)) return readsName(read, entry.key, isReserved);
  return read.memberName(objectKey(entry.key)) && read.sign(":") && readsValue(read, entry.value);
}

/** Reads a call of a name: the printers write no other call. A line end after the mark would be one after `return`. */
function readsCall(read: TokenReader, call: CallValue): boolean {
  const { callee, args, typeArguments, pure, isNew } = call;
  return (
    callee.kind === "name" &&
    (!pure || read.wordOnLine("/* @__PURE__ */")) &&
    (!isNew || read.word("new")) &&
    (isSuperCall(call) ? read.word("super") : readsPath(read, callee)) &&
    readsTypeArguments(read, typeArguments) &&
    read.signOnLine("(") &&
    readsList(read, args, (item) => readsItem(read, item)) &&
    read.sign(")")
  );
}

/** The only place for a lone `super`. */
function isSuperCall({ callee, typeArguments, isNew }: CallValue): boolean {
  if (callee.kind !== "name" || isNew || typeArguments.length > 0) return false;
  return callee.path.length === 1 && callee.path[0] === "super";
}

function readsArrow(read: TokenReader, { parameters, returnType, body }: ArrowValue): boolean {
  return (
    readsParameters(read, parameters) &&
    (returnType === undefined ||
      (read.sign(":") && readsOperand(read, returnType, "arrow-result"))) &&
    read.signOnLine("=>") &&
    (body.kind === "object"
      ? read.sign("(") && readsValue(read, body) && read.sign(")")
      : readsValue(read, body))
  );
}

/** Reads statements in their braces. */
export function readsBody(read: TokenReader, statements: readonly StatementTree[]): boolean {
  return (
    read.sign("{") &&
    statements.every((statement) => readsStatement(read, statement) && read.sign(";")) &&
    read.sign("}")
  );
}

function readsStatement(read: TokenReader, statement: StatementTree): boolean {
  switch (statement.kind) {
    case "return":
      return read.wordOnLine("return") && readsValue(read, statement.value);
    case "expression":
      // Only a call begins with a name: a brace would begin a block.
      return statement.value.kind === "call" && readsValue(read, statement.value);
    case "assign":
      return (
        readsPath(read, statement.target) && read.sign("=") && readsValue(read, statement.value)
      );
    default:
      return unreachable(statement);
  }
}
