/** How interfaces, type aliases, constants and functions that were read differ from those that were meant. */
import { ts } from "ts-morph";
import { commentLines } from "../doc-comments.js";
import type {
  AliasOutline,
  ConstOutline,
  FunctionOutline,
  IndexSignatureOutline,
  InterfaceOutline,
  MethodSignatureOutline,
  PropertyOutline,
  SignatureOutline,
  TypeParameterOutline,
} from "../outline.js";
import { typeText, valueText } from "../tree-text.js";
import type { TypeTree } from "../type-tree.js";
import { meantName, readName } from "./tokens.js";
import { areParameters, isIndexSignature, isType, modifiersOf } from "./type-match.js";
import { isBody, isValue } from "./value-match.js";

/** Differences of an interface. */
export function interfaceDifferences(
  meant: InterfaceOutline,
  node: ts.InterfaceDeclaration,
): string[] {
  const members = [...meant.indexSignatures, ...meant.properties, ...meant.methods];
  const bases = (node.heritageClauses ?? []).flatMap((clause) => [...clause.types]);
  return [
    ...headDifferences(meant, node),
    ...whether(
      areTypeParameters(node.typeParameters, meant.typeParameters),
      `${meant.name}: type parameters`,
    ),
    ...whether(areBases(bases, meant.extends), `${meant.name}: extends`),
    ...memberDifferences(
      meant.name,
      { meant: members, read: node.members },
      interfaceMemberDifferences,
    ),
  ];
}

function interfaceMemberDifferences(
  where: string,
  meant: IndexSignatureOutline | PropertyOutline | MethodSignatureOutline,
  node: ts.TypeElement,
): string[] {
  const docs = docsDifferences(where, meant, node);
  if ("keyName" in meant) {
    return [
      ...docs,
      ...whether(ts.isIndexSignatureDeclaration(node) && isIndexSignature(node, meant), where),
    ];
  }
  const isOptional = "questionToken" in node && node.questionToken !== undefined;
  if (isOptional !== meant.optional) return [`${where}: optional`];
  if ("returnType" in meant) {
    return [...docs, ...whether(ts.isMethodSignature(node) && isSignature(node, meant), where)];
  }
  if (!ts.isPropertySignature(node)) return [`${where}: not a property`];
  return [
    ...docs,
    ...whether(modifiersOf(node) === (meant.readonly ? "readonly" : ""), `${where}: readonly`),
    ...typeDifferences(where, meant.type, node.type),
  ];
}

/** Differences of a type alias. */
export function aliasDifferences(meant: AliasOutline, node: ts.TypeAliasDeclaration): string[] {
  return [
    ...headDifferences(meant, node),
    ...whether(
      areTypeParameters(node.typeParameters, meant.typeParameters),
      `${meant.name}: type parameters`,
    ),
    ...typeDifferences(meant.name, meant.type, node.type),
  ];
}

/** Differences of a constant. */
export function constDifferences(meant: ConstOutline, node: ts.VariableStatement): string[] {
  const { declarations, flags } = node.declarationList;
  const [declaration, second] = declarations;
  if (
    declaration === undefined ||
    second !== undefined ||
    (flags & ts.NodeFlags.BlockScoped) !== ts.NodeFlags.Const
  ) {
    return [`${meant.name}: not one constant`];
  }
  return [
    ...whether(readName(declaration.name) === meant.name, `${meant.name}: its name`),
    ...whether(modifiersOf(node) === (meant.exported ? "export" : ""), `${meant.name}: exported`),
    ...docsDifferences(meant.name, meant, node),
    ...typeDifferences(meant.name, meant.type, declaration.type),
    ...valueDifferences(meant, declaration.initializer),
  ];
}

function valueDifferences(
  { name, value }: ConstOutline,
  node: ts.Expression | undefined,
): string[] {
  return isValue(node, value) ? [] : [`${name}: its value is not ${valueText(value)}`];
}

/** Differences of a function. */
export function functionDifferences(
  meant: FunctionOutline,
  node: ts.FunctionDeclaration,
): string[] {
  return [
    ...headDifferences(meant, node),
    ...whether(
      node.asteriskToken === undefined && isSignature(node, meant),
      `${meant.name}: its signature`,
    ),
    ...whether(isBody(node.body, meant.body), `${meant.name}: its body`),
  ];
}

/** Name, `export` and docs of a declaration. */
export function headDifferences(
  meant: { readonly name: string; readonly exported: boolean; readonly docs: string | undefined },
  node: ts.DeclarationStatement,
): string[] {
  return [
    ...whether(node.name?.getText() === meant.name, `${meant.name}: its name`),
    ...whether(modifiersOf(node) === (meant.exported ? "export" : ""), `${meant.name}: exported`),
    ...docsDifferences(meant.name, meant, node),
  ];
}

/** Members in their order: a name that is missing or too much, and how each one differs. */
export function memberDifferences<Meant extends object, Read extends ts.Node>(
  owner: string,
  members: { readonly meant: readonly Meant[]; readonly read: readonly Read[] },
  differences: (where: string, meant: Meant, node: Read) => string[],
): string[] {
  const { meant, read } = members;
  const found = meant.flatMap((member, index) => {
    const name =
      "name" in member && typeof member.name === "string" ? meantName(member.name) : undefined;
    const where = name === undefined ? owner : `${owner}.${name}`;
    const node = read[index];
    if (node === undefined || nameOf(node) !== name) return [`${where}: missing`];
    return differences(where, member, node);
  });
  return [
    ...found,
    ...read.slice(meant.length).map((node) => `${owner}: too much: ${node.getText()}`),
  ];
}

function nameOf(node: ts.Node): string | undefined {
  const isNamed =
    ts.isPropertySignature(node) ||
    ts.isMethodSignature(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isMethodDeclaration(node);
  return isNamed ? readName(node.name) : undefined;
}

/** True if a node has the type parameters, parameters and result of a signature. */
export function isSignature(node: ts.SignatureDeclaration, meant: SignatureOutline): boolean {
  return (
    areTypeParameters(node.typeParameters, meant.typeParameters) &&
    areParameters(node.parameters, meant.parameters) &&
    isType(node.type, meant.returnType)
  );
}

/** True if nodes say type parameters, one by one. */
export function areTypeParameters(
  read: readonly ts.TypeParameterDeclaration[] = [],
  meant: readonly TypeParameterOutline[],
): boolean {
  const isOptionalType = (node: ts.TypeNode | undefined, tree: TypeTree | undefined) =>
    tree === undefined ? node === undefined : isType(node, tree);
  return (
    read.length === meant.length &&
    meant.every(({ name, constraint, default: fallback }, index) => {
      const node = read[index];
      const isMeant = node?.name.text === name && modifiersOf(node) === "";
      return (
        isMeant &&
        isOptionalType(node.constraint, constraint) &&
        isOptionalType(node.default, fallback)
      );
    })
  );
}

/** True if nodes say the bases of an interface or class, one by one. */
export function areBases(
  read: readonly ts.ExpressionWithTypeArguments[],
  meant: readonly TypeTree[],
): boolean {
  return (
    read.length === meant.length &&
    meant.every((base, index) => {
      const node = read[index];
      if (
        node === undefined ||
        base.kind !== "reference" ||
        node.expression.getText() !== base.name
      )
        return false;
      const typeArguments = node.typeArguments ?? [];
      return (
        typeArguments.length === base.typeArguments.length &&
        base.typeArguments.every((tree, position) => isType(typeArguments[position], tree))
      );
    })
  );
}

/** Returns the differences between a type and the one that was meant. */
export function typeDifferences(
  where: string,
  meant: TypeTree,
  node: ts.TypeNode | undefined,
): string[] {
  // Before anything is made into text: nearly every type is as meant.
  if (isType(node, meant)) return [];
  return [`${where}: its type is ${node?.getText() ?? "not given"}, not ${typeText(meant)}`];
}

/** Returns the differences between a doc comment and the one that was meant. */
export function docsDifferences(
  where: string,
  { docs }: { readonly docs: string | undefined },
  node: ts.Node,
): string[] {
  if (docs === undefined) return [];
  const { text } = node.getSourceFile();
  const range = ts.getLeadingCommentRanges(text, node.getFullStart())?.at(-1);
  const lines = range === undefined ? [] : text.slice(range.pos, range.end).split("\n");
  const read = lines.map((line) => line.trim()).join("\n");
  const isMeant =
    read ===
    commentLines(docs)
      .map((line) => line.trim())
      .join("\n");
  return whether(isMeant, `${where}: its docs`);
}

/** No difference, or one. */
export function whether(isMeant: boolean, difference: string): string[] {
  return isMeant ? [] : [difference];
}
