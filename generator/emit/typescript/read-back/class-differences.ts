/** How a class that was read differs from the one that was meant. */
import { ts } from "ts-morph";
import type { ClassOutline, ConstructorOutline, FieldOutline, MethodOutline } from "../outline.js";
import type { TypeTree } from "../type-tree.js";
import {
  areBases,
  areTypeParameters,
  docsDifferences,
  headDifferences,
  isSignature,
  memberDifferences,
  typeDifferences,
  whether,
} from "./declaration-differences.js";
import { areParameters, modifiersOf } from "./type-match.js";
import { isBody, isValue } from "./value-match.js";

/** Differences of a class. */
export function classDifferences(meant: ClassOutline, node: ts.ClassDeclaration): string[] {
  const members = [...meant.fields, ...meant.constructors, ...meant.methods];
  const bases = meant.extends === undefined ? [] : [meant.extends];
  return [
    ...headDifferences(meant, node),
    ...whether(
      areTypeParameters(node.typeParameters, meant.typeParameters),
      `${meant.name}: type parameters`,
    ),
    ...whether(hasHeritage(node, ts.SyntaxKind.ExtendsKeyword, bases), `${meant.name}: extends`),
    ...whether(
      hasHeritage(node, ts.SyntaxKind.ImplementsKeyword, meant.implements),
      `${meant.name}: implements`,
    ),
    ...memberDifferences(
      meant.name,
      { meant: members, read: node.members },
      classMemberDifferences,
    ),
  ];
}

function hasHeritage(
  node: ts.ClassDeclaration,
  word: ts.SyntaxKind,
  meant: readonly TypeTree[],
): boolean {
  const clauses = (node.heritageClauses ?? []).filter((clause) => clause.token === word);
  return areBases(
    clauses.flatMap((clause) => [...clause.types]),
    meant,
  );
}

function classMemberDifferences(
  where: string,
  meant: FieldOutline | ConstructorOutline | MethodOutline,
  node: ts.ClassElement,
): string[] {
  const docs = docsDifferences(where, meant, node);
  if ("type" in meant) {
    return ts.isPropertyDeclaration(node)
      ? [...docs, ...fieldDifferences(where, meant, node)]
      : [`${where}: not a field`];
  }
  if (!("name" in meant)) {
    const isMeant =
      ts.isConstructorDeclaration(node) &&
      modifiersOf(node) === "" &&
      areParameters(node.parameters, meant.parameters) &&
      isBody(node.body, meant.body);
    return [...docs, ...whether(isMeant, `${where}: its constructor`)];
  }
  if (!ts.isMethodDeclaration(node)) return [`${where}: not a method`];
  const isPlain =
    modifiersOf(node) === "" &&
    node.asteriskToken === undefined &&
    node.questionToken === undefined;
  return [
    ...docs,
    ...whether(isPlain && isSignature(node, meant), `${where}: its signature`),
    ...whether(isBody(node.body, meant.body), `${where}: its body`),
  ];
}

function fieldDifferences(
  where: string,
  meant: FieldOutline,
  node: ts.PropertyDeclaration,
): string[] {
  const { initializer } = node;
  const modifiers = [meant.declared ? "declare" : [], meant.readonly ? "readonly" : []].flat();
  return [
    ...whether(modifiersOf(node) === modifiers.join(" "), `${where}: its modifiers`),
    ...whether((node.questionToken !== undefined) === meant.optional, `${where}: optional`),
    ...typeDifferences(where, meant.type, node.type),
    ...whether(
      meant.value === undefined ? initializer === undefined : isValue(initializer, meant.value),
      `${where}: its value`,
    ),
  ];
}
