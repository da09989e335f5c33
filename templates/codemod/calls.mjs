/** A call, the making of a client, and an import, as they move; what has more than one meaning is left. */
import { Node } from "ts-morph";
import { clientOptions, movedArguments, renamedOptions } from "./arguments.mjs";
import { chainOf } from "./clients.mjs";
import { moves } from "./moves.mjs";
import { textOf } from "./texts.mjs";

/** The text of a call; undefined where it stays, or is left. */
export function movedCall(node, findings) {
  const { changes } = findings;
  const chain = chainOf(node.getExpression());
  if (chain === undefined) return undefined;
  const name = chain.names.join(".");
  const move = Object.hasOwn(moves.calls, name) ? moves.calls[name] : undefined;
  if (move === undefined) return undefined;
  const leave = (why) => findings.leave(node, `${name}: ${why}`);
  if ("byHand" in move) return leave(move.byHand);
  if (move.losesPages && isFollowed(node)) return leave("its pages are followed");
  const parts = movedArguments(node, move, changes);
  if (typeof parts === "string") return leave(parts);
  const isRenamed = move.to.join(".") !== name;
  const isOptional = chain.isOptional && isRenamed;
  if (isOptional || node.hasQuestionDotToken()) return leave("it is called with `?.`");
  const callee = isRenamed
    ? [textOf(chain.client, changes), ...move.to].join(".")
    : textOf(node.getExpression(), changes);
  return `${callee}(${parts.join(", ")})`;
}

/** True if a call, or what it gives once it is waited for, is gone through item by item or page by page, here or by its name. */
function isFollowed(node) {
  const parent = node.getParent();
  if (Node.isAwaitExpression(parent) || Node.isParenthesizedExpression(parent)) {
    return isFollowed(parent);
  }
  if (Node.isVariableDeclaration(parent)) {
    const name = parent.getNameNode();
    return Node.isIdentifier(name) && name.findReferencesAsNodes().some(isFollowed);
  }
  if (Node.isForOfStatement(parent)) return parent.getExpression() === node;
  const pages = ["iterPages", "hasNextPage", "getNextPage", "getPaginatedItems"];
  return Node.isPropertyAccessExpression(parent) && pages.includes(parent.getName());
}

/** `new Library({ baseURL })`: options that are not known stay, and are for a person. */
export function movedClient(node, findings) {
  const [argument, ...others] = node.getArguments();
  if (argument === undefined || others.length > 0) {
    return findings.leave(
      node,
      "a client takes its base URL, and what else it needs, in one object",
    );
  }
  const renamed = renamedOptions(argument, clientOptions, findings.changes);
  if (typeof renamed === "string") return findings.leave(node, renamed);
  for (const name of renamed.unknown) {
    findings.leave(node, `the client has no option \`${name}\` of that name`);
  }
  return `new ${moves.ours.className}({ ${renamed.texts.join(", ")} })`;
}

/** The import of the client's class, and every use of its name; other imports are for a person. */
export function moveImport(declaration, findings) {
  const byDefault = declaration.getDefaultImport();
  const named = declaration.getNamedImports();
  const own = named.find((each) => each.getName() === moves.old.className);
  const name = byDefault ?? own?.getAliasNode() ?? own?.getNameNode();
  const rest = named.filter((each) => each !== own);
  if (rest.length > 0 || declaration.getNamespaceImport() !== undefined || name === undefined) {
    findings.leave(declaration, "it imports more than the client's class");
    return;
  }
  for (const use of name.findReferencesAsNodes()) {
    if (use.getSourceFile() !== declaration.getSourceFile()) continue;
    if (use.getAncestors().includes(declaration)) continue;
    const parent = use.getParent();
    if (Node.isNewExpression(parent)) continue;
    if (Node.isQualifiedName(parent)) {
      findings.leave(parent, `\`${parent.getText()}\` is a type of the old package`);
      continue;
    }
    findings.change(use, moves.ours.className);
  }
  const type = declaration.isTypeOnly() ? "import type" : "import";
  const { className, package: from } = moves.ours;
  findings.change(declaration, `${type} { ${className} } from ${JSON.stringify(from)};`);
}
