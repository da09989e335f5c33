/** A file of the handlers' folder, parsed: what it imports, declares and exports. */
import { posix } from "node:path";
import { ts } from "ts-morph";
import { type CodeStyle, styleOf } from "./code-style.js";

/** A file that a person may have written. */
export interface HandlerFile {
  /** Below the handlers' folder, with its ending. */
  readonly path: string;
  readonly text: string;
  readonly source: ts.SourceFile;
  readonly imports: readonly ImportedName[];
  /** Names that the file declares or imports at its top, whatever they are. */
  readonly names: ReadonlySet<string>;
  /** Names under which it exports what it declares, by the names that they have in it. */
  readonly exports: ReadonlyMap<string, string>;
  readonly style: CodeStyle;
}

/** One name that a file imports. */
export interface ImportedName {
  /** Its name in the file. */
  readonly local: string;
  /** Its name in the module. */
  readonly name: string;
  readonly module: string;
}

/** The fault that keeps a file from being parsed, and its place. */
export interface SyntaxFault {
  readonly message: string;
  readonly start: number;
}

/** Parses a file; `others` is the style where the file does not show one. */
export function handlerFile(path: string, text: string, others: CodeStyle): HandlerFile {
  const options = {
    languageVersion: ts.ScriptTarget.Latest,
    jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
  };
  const source = ts.createSourceFile(path, text, options, true);
  const imports = source.statements.filter(ts.isImportDeclaration).flatMap(importedNames);
  const declared = source.statements.flatMap(declaredNames);
  return {
    path,
    text,
    source,
    imports,
    names: new Set([...imports.map(({ local }) => local), ...declared]),
    exports: new Map(source.statements.flatMap(exportedNames)),
    style: styleOf(source, others),
  };
}

/** The first fault of syntax; undefined = the file is TypeScript. The compiler's declarations do not have the list. */
export function syntaxFault({ source }: HandlerFile): SyntaxFault | undefined {
  const found: unknown = "parseDiagnostics" in source ? source.parseDiagnostics : [];
  const [first]: readonly unknown[] = Array.isArray(found) ? found : [];
  if (typeof first !== "object" || first === null) return undefined;
  const start = "start" in first && typeof first.start === "number" ? first.start : 0;
  const message = "messageText" in first ? first.messageText : undefined;
  return { start, message: typeof message === "string" ? message : "it cannot be parsed" };
}

/** A path without its ending: that of an import and that of a file are then the same. */
export function withoutEnding(path: string): string {
  return path.replace(/\.[cm]?[jt]s$/, "");
}

/** The file that a relative import means, below the handlers' folder and without ending; undefined = a package. */
export function importedFile(from: string, module: string): string | undefined {
  if (!module.startsWith(".")) return undefined;
  return withoutEnding(posix.join(posix.dirname(from), module));
}

/** How one file imports another, both without ending and below the same folder. */
export function relativeModule(from: string, to: string, ending: CodeStyle["ending"]): string {
  const path = posix.relative(posix.dirname(from), to);
  return `${path.startsWith(".") ? path : `./${path}`}${ending}`;
}

function importedNames(declaration: ts.ImportDeclaration): readonly ImportedName[] {
  const { importClause, moduleSpecifier } = declaration;
  if (importClause === undefined || !ts.isStringLiteral(moduleSpecifier)) return [];
  const module = moduleSpecifier.text;
  const { name, namedBindings } = importClause;
  const found = name === undefined ? [] : [{ local: name.text, name: "default", module }];
  if (namedBindings === undefined) return found;
  if (ts.isNamespaceImport(namedBindings)) {
    return [...found, { local: namedBindings.name.text, name: "*", module }];
  }
  return [
    ...found,
    ...namedBindings.elements.map(({ name: local, propertyName }) => ({
      local: local.text,
      name: (propertyName ?? local).text,
      module,
    })),
  ];
}

function declaredNames(statement: ts.Statement): readonly string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) => namesBoundBy(name));
  }
  if (
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement)
  ) {
    return statement.name === undefined ? [] : [statement.name.text];
  }
  return [];
}

function namesBoundBy(name: ts.BindingName): readonly string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) =>
    ts.isBindingElement(element) ? namesBoundBy(element.name) : [],
  );
}

function exportedNames(statement: ts.Statement): readonly (readonly [string, string])[] {
  if (ts.isExportDeclaration(statement)) {
    const { exportClause, moduleSpecifier } = statement;
    if (exportClause === undefined || moduleSpecifier !== undefined) return [];
    if (!ts.isNamedExports(exportClause)) return [];
    return exportClause.elements.map(({ name, propertyName }) => [
      (propertyName ?? name).text,
      name.text,
    ]);
  }
  if (ts.isExportAssignment(statement)) {
    const { expression } = statement;
    return ts.isIdentifier(expression) ? [[expression.text, "default"]] : [];
  }
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  if (!modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
  const isDefault = modifiers.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword);
  return declaredNames(statement).map((name) => [name, isDefault ? "default" : name]);
}
