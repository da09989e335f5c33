/** How imports and exports that were read differ from those that were meant. */
import { ts } from "ts-morph";
import type { ExportOutline, ImportOutline, SpecifierOutline } from "../outline.js";

/** Differences of an import declaration. */
export function importDifferences(meant: ImportOutline, node: ts.ImportDeclaration): string[] {
  const clause = node.importClause;
  const bindings = clause?.namedBindings;
  const namespace =
    bindings !== undefined && ts.isNamespaceImport(bindings) ? bindings.name.text : undefined;
  const specifiers = bindings !== undefined && ts.isNamedImports(bindings) ? bindings.elements : [];
  const isMeant =
    clause?.name === undefined &&
    node.attributes === undefined &&
    isModule(node.moduleSpecifier, meant.module) &&
    (clause?.isTypeOnly ?? false) === meant.typeOnly &&
    namespace === meant.namespace &&
    areSpecifiers(specifiers, meant.names);
  return isMeant ? [] : [`the import from ${meant.module} reads: ${node.getText()}`];
}

/** Differences of an export declaration. */
export function exportDifferences(meant: ExportOutline, node: ts.ExportDeclaration): string[] {
  const clause = node.exportClause;
  const namespace =
    clause !== undefined && ts.isNamespaceExport(clause) ? clause.name.text : undefined;
  const specifiers = clause !== undefined && ts.isNamedExports(clause) ? clause.elements : [];
  const isMeant =
    node.attributes === undefined &&
    isModule(node.moduleSpecifier, meant.module) &&
    node.isTypeOnly === meant.typeOnly &&
    namespace === meant.namespace &&
    areSpecifiers(specifiers, meant.names);
  return isMeant ? [] : [`the export from ${meant.module ?? "this file"} reads: ${node.getText()}`];
}

function isModule(node: ts.Expression | undefined, meant: string | undefined): boolean {
  if (meant === undefined || node === undefined) return node === undefined && meant === undefined;
  return ts.isStringLiteral(node) && node.text === meant;
}

function areSpecifiers(
  read: readonly (ts.ImportSpecifier | ts.ExportSpecifier)[],
  meant: readonly SpecifierOutline[],
): boolean {
  return (
    read.length === meant.length &&
    meant.every(({ name, alias, typeOnly }, index) => {
      const node = read[index];
      return (
        node !== undefined &&
        (node.propertyName ?? node.name).text === name &&
        node.name.text === (alias ?? name) &&
        node.isTypeOnly === typeOnly
      );
    })
  );
}
