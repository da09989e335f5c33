/** Builders of what holds declarations together: exports, and the file as a whole. */
import type {
  ExportDeclarationStructure,
  SourceFileStructure,
  StatementStructures,
} from "ts-morph";
import { lineComments } from "./doc-comments.js";
import type { Imports } from "./imports.js";
import { structureKind } from "./structure-kinds.js";

/** A name that a module exports, perhaps under another. */
export interface ExportedName {
  readonly name: string;
  readonly alias?: string;
  readonly typeOnly?: boolean;
}

/** `export { name } from "module"`; without names `export * from`, with an alias `export * as alias from`. */
export function exportFrom(parts: {
  readonly module: string;
  readonly names?: readonly ExportedName[];
  readonly alias?: string;
  readonly typeOnly?: boolean;
}): ExportDeclarationStructure {
  return {
    kind: structureKind.exportDeclaration,
    moduleSpecifier: parts.module,
    ...(parts.names === undefined ? {} : { namedExports: specifiers(parts.names) }),
    ...(parts.alias === undefined ? {} : { namespaceExport: parts.alias }),
    ...(parts.typeOnly ? { isTypeOnly: true } : {}),
  };
}

/** `export { name as alias };` of what the file itself declares or imports. */
export function exportNames(names: readonly ExportedName[]): ExportDeclarationStructure {
  return { kind: structureKind.exportDeclaration, namedExports: specifiers(names) };
}

function specifiers(names: readonly ExportedName[]) {
  // ts-morph reads an empty list as `*`, so it must not come from a list that happens to be empty.
  if (names.length === 0) throw new RangeError("an export names at least one thing");
  return names.map(({ name, alias, typeOnly }) => ({
    name,
    ...(alias === undefined || alias === name ? {} : { alias }),
    ...(typeOnly ? { isTypeOnly: true } : {}),
  }));
}

/** A file: its header as `//` comments, its imports, its statements. */
export function sourceFileOf(parts: {
  readonly header: readonly string[];
  readonly imports: Imports;
  readonly statements: readonly StatementStructures[];
}): SourceFileStructure {
  const header = parts.header.flatMap(lineComments);
  return {
    kind: structureKind.sourceFile,
    ...(header.length === 0 ? {} : { leadingTrivia: `${header.join("\n")}\n\n` }),
    statements: [...parts.imports.declarations(), ...parts.statements],
  };
}
