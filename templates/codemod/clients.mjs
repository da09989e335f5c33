/** The old client in a project: its class, the classes of its groups, and the way from a client to a call. */
import { Node } from "ts-morph";
import { moves } from "./moves.mjs";

/** Classes of the old client, and those of its groups. */
export const clients = new Set();
const groups = new Set();

/** Finds them in what the files import. */
export function findClients(files) {
  for (const client of files.flatMap(importsOf).flatMap(clientIn)) {
    clients.add(client);
    addGroups(client);
  }
}

/** The imports from the old package. */
export function importsOf(file) {
  const name = moves.old.package;
  return file.getImportDeclarations().filter((each) => {
    const specifier = each.getModuleSpecifierValue();
    return specifier === name || specifier.startsWith(`${name}/`);
  });
}

function clientIn(declaration) {
  const module = declaration.getModuleSpecifierSourceFile();
  const exported = module === undefined ? [] : [...module.getExportedDeclarations().values()];
  return exported
    .flat()
    .filter((each) => Node.isClassDeclaration(each) && each.getName() === moves.old.className);
}

function addGroups(holder) {
  for (const property of holder.getInstanceProperties()) {
    for (const each of classesOf(property.getType())) {
      if (groups.has(each) || clients.has(each)) continue;
      groups.add(each);
      addGroups(each);
    }
  }
}

function classesOf(type) {
  const declarations = type.getNonNullableType().getSymbol()?.getDeclarations() ?? [];
  return declarations.filter(Node.isClassDeclaration);
}

/** True if a node is a client. */
export function isClient(node) {
  return classesOf(node.getType()).some((each) => clients.has(each));
}

function isGroup(node) {
  return classesOf(node.getType()).some((each) => groups.has(each));
}

/** The names behind the client in `client.books.list`, and the client itself. */
export function chainOf(callee) {
  const names = [];
  let isOptional = false;
  let node = callee;
  while (Node.isPropertyAccessExpression(node)) {
    names.unshift(node.getName());
    isOptional ||= node.hasQuestionDotToken();
    node = node.getExpression();
    if (isClient(node)) return { client: node, names, isOptional };
  }
  return undefined;
}

/** True if a node leads to a call, and is not called: `client.books.list` in `list.call(…)`, or as a value. */
export function isHeld(node) {
  if (!Node.isPropertyAccessExpression(node)) return false;
  const name = chainOf(node)?.names.join(".");
  if (name === undefined || !Object.hasOwn(moves.calls, name)) return false;
  const parent = node.getParent();
  return !(Node.isCallExpression(parent) && parent.getExpression() === node);
}

/** True if a group stands anywhere but between the client and a call. */
export function isLoose(node) {
  if (!isGroup(node)) return false;
  const parent = node.getParent();
  if (Node.isPropertyAccessExpression(parent)) {
    if (parent.getNameNode() === node) return false;
    return chainOf(parent) === undefined && !isInnerGroup(node);
  }
  const isName = Node.isVariableDeclaration(parent) && parent.getNameNode() === node;
  return !isName && !Node.isBindingElement(parent) && !Node.isParameterDeclaration(parent);
}

function isInnerGroup(node) {
  return Node.isPropertyAccessExpression(node) && isGroup(node.getExpression());
}
