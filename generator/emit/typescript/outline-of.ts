/** From ts-morph's open structures to the closed types of an outline. */
import type {
  ExportDeclarationStructure,
  FunctionDeclarationStructure,
  ImportDeclarationStructure,
  IndexSignatureDeclarationStructure,
  InterfaceDeclarationStructure,
  MethodSignatureStructure,
  OptionalKind,
  PropertySignatureStructure,
  SourceFileStructure,
  StatementStructures,
  TypeAliasDeclarationStructure,
  VariableStatementStructure,
} from "ts-morph";
import { classOutline } from "./outline-of-class.js";
import type * as outline from "./outline.js";
import { UnknownConstruct } from "./outline.js";
import {
  bodyIn,
  docsIn,
  parameterOutline,
  refuseBeyond,
  refuseOthers,
  specifierOutlines,
  typeIn,
  typeParameterOutlines,
  valueIn,
} from "./outline-parts.js";
import { type FileStatement, structureKind } from "./structure-kinds.js";

/**
 * Reads a file's structure; throws `UnknownConstruct`, at once or when a statement is asked for, at anything that an
 * outline has no place for.
 */
export function outlineOf(file: SourceFileStructure): outline.FileOutline {
  const { kind: _, leadingTrivia, statements = [], ...others } = file;
  refuseOthers(others);
  if (!Array.isArray(statements)) throw new UnknownConstruct("a file's statements as a text");
  return { header: headerOf(leadingTrivia), statements: statementOutlines(statements) };
}

function* statementOutlines(
  statements: readonly FileStatement[],
): Iterable<outline.StatementOutline> {
  for (const statement of statements) yield statementOutline(statement);
}

function headerOf(trivia: SourceFileStructure["leadingTrivia"]): readonly string[] {
  if (trivia === undefined) return [];
  if (typeof trivia !== "string" || !/^(?:\/\/[^\r\n]*\n)+\n$/.test(trivia)) {
    throw new UnknownConstruct("a header that is not made of line comments");
  }
  return trivia.trimEnd().split("\n");
}

/** Reads one statement at the top of a file. */
export function statementOutline(statement: FileStatement): outline.StatementOutline {
  if (typeof statement === "string" || typeof statement === "function") {
    throw new UnknownConstruct("a statement as a text");
  }
  return declarationOutline(statement);
}

function declarationOutline(statement: StatementStructures): outline.StatementOutline {
  switch (statement.kind) {
    case structureKind.importDeclaration:
      return importOutline(statement);
    case structureKind.exportDeclaration:
      return exportOutline(statement);
    case structureKind.interface:
      return interfaceOutline(statement);
    case structureKind.typeAlias:
      return aliasOutline(statement);
    case structureKind.variableStatement:
      return constOutline(statement);
    case structureKind.function:
      return functionOutline(statement);
    case structureKind.class:
      return classOutline(statement);
    default:
      throw new UnknownConstruct(`a statement of kind ${statement.kind}`);
  }
}

function importOutline(structure: ImportDeclarationStructure): outline.ImportOutline {
  const {
    kind: _,
    moduleSpecifier: module,
    namespaceImport,
    namedImports,
    isTypeOnly,
    ...others
  } = structure;
  refuseOthers(others);
  const names = specifierOutlines(namedImports);
  if (namespaceImport === undefined && names.length === 0)
    throw new UnknownConstruct("an import of nothing");
  return {
    kind: "import",
    module,
    typeOnly: isTypeOnly ?? false,
    namespace: namespaceImport,
    names,
  };
}

function exportOutline(structure: ExportDeclarationStructure): outline.ExportOutline {
  const {
    kind: _,
    moduleSpecifier: module,
    namespaceExport,
    namedExports,
    isTypeOnly,
    ...others
  } = structure;
  refuseOthers(others);
  const names = specifierOutlines(namedExports);
  if (module === undefined && names.length === 0)
    throw new UnknownConstruct("an export of nothing");
  return {
    kind: "export",
    module,
    typeOnly: isTypeOnly ?? false,
    namespace: namespaceExport,
    names,
  };
}

function interfaceOutline(structure: InterfaceDeclarationStructure): outline.InterfaceOutline {
  const {
    kind: _,
    name,
    isExported,
    docs,
    typeParameters,
    extends: bases = [],
    ...rest
  } = structure;
  const { indexSignatures = [], properties = [], methods = [], ...others } = rest;
  refuseOthers(others);
  if (!Array.isArray(bases)) throw new UnknownConstruct("an extends clause as a text");
  return {
    kind: "interface",
    name,
    exported: isExported ?? false,
    docs: docsIn(docs),
    typeParameters: typeParameterOutlines(typeParameters),
    extends: bases.map(typeIn),
    indexSignatures: indexSignatures.map(indexSignatureOutline),
    properties: properties.map(propertyOutline),
    methods: methods.map(methodSignatureOutline),
  };
}

function propertyOutline(
  structure: OptionalKind<PropertySignatureStructure>,
): outline.PropertyOutline {
  const { name, type, hasQuestionToken, isReadonly, docs } = structure;
  refuseBeyond(structure, propertyKeys);
  return {
    name,
    type: typeIn(type),
    optional: hasQuestionToken ?? false,
    readonly: isReadonly ?? false,
    docs: docsIn(docs),
  };
}

const propertyKeys: ReadonlySet<string> = new Set([
  "kind",
  "name",
  "type",
  "hasQuestionToken",
  "isReadonly",
  "docs",
] satisfies (keyof PropertySignatureStructure)[]);

function indexSignatureOutline(
  structure: OptionalKind<IndexSignatureDeclarationStructure>,
): outline.IndexSignatureOutline {
  const { kind: _, keyName, keyType, returnType, isReadonly, docs, ...others } = structure;
  refuseOthers(others);
  if (keyName === undefined || keyType !== "string")
    throw new UnknownConstruct("an index signature not over strings");
  return { keyName, type: typeIn(returnType), readonly: isReadonly ?? false, docs: docsIn(docs) };
}

function methodSignatureOutline(
  structure: OptionalKind<MethodSignatureStructure>,
): outline.MethodSignatureOutline {
  const {
    kind: _,
    name,
    hasQuestionToken,
    docs,
    typeParameters,
    parameters = [],
    returnType,
    ...others
  } = structure;
  refuseOthers(others);
  return {
    name,
    optional: hasQuestionToken ?? false,
    docs: docsIn(docs),
    typeParameters: typeParameterOutlines(typeParameters),
    parameters: parameters.map(parameterOutline),
    returnType: typeIn(returnType),
  };
}

function aliasOutline(structure: TypeAliasDeclarationStructure): outline.AliasOutline {
  const { kind: _, name, isExported, docs, typeParameters, type, ...others } = structure;
  refuseOthers(others);
  return {
    kind: "alias",
    name,
    exported: isExported ?? false,
    docs: docsIn(docs),
    typeParameters: typeParameterOutlines(typeParameters),
    type: typeIn(type),
  };
}

function constOutline(structure: VariableStatementStructure): outline.ConstOutline {
  const { kind: _, isExported, declarationKind, docs, declarations, ...others } = structure;
  refuseOthers(others);
  const [declaration, second] = declarations;
  if (declarationKind !== "const" || declaration === undefined || second !== undefined) {
    throw new UnknownConstruct("a variable statement that does not declare one constant");
  }
  const { kind: __, name, type, initializer, ...otherParts } = declaration;
  refuseOthers(otherParts);
  return {
    kind: "const",
    name,
    exported: isExported ?? false,
    docs: docsIn(docs),
    type: typeIn(type),
    value: valueIn(initializer),
  };
}

function functionOutline(structure: FunctionDeclarationStructure): outline.FunctionOutline {
  const {
    kind: _,
    name,
    isExported,
    docs,
    typeParameters,
    parameters = [],
    returnType,
    statements,
    ...others
  } = structure;
  refuseOthers(others);
  if (name === undefined) throw new UnknownConstruct("a function without a name");
  return {
    kind: "function",
    name,
    exported: isExported ?? false,
    docs: docsIn(docs),
    typeParameters: typeParameterOutlines(typeParameters),
    parameters: parameters.map(parameterOutline),
    returnType: typeIn(returnType),
    body: bodyIn(statements),
  };
}
