/** The members of ts-morph's enums that our structures use, without loading ts-morph, which takes 0.4 seconds. */
import type { SourceFileStructure, StructureKind, VariableDeclarationKind } from "ts-morph";

/** The kinds of structure; the compiler checks each number against ts-morph's own. */
export const structureKind: {
  readonly class: StructureKind.Class;
  readonly exportDeclaration: StructureKind.ExportDeclaration;
  readonly function: StructureKind.Function;
  readonly importDeclaration: StructureKind.ImportDeclaration;
  readonly interface: StructureKind.Interface;
  readonly sourceFile: StructureKind.SourceFile;
  readonly typeAlias: StructureKind.TypeAlias;
  readonly variableStatement: StructureKind.VariableStatement;
} = {
  class: 2,
  exportDeclaration: 11,
  function: 13,
  importDeclaration: 16,
  interface: 19,
  sourceFile: 36,
  typeAlias: 38,
  variableStatement: 41,
};

/** True if a word is ts-morph's `const`: its enum of words takes no plain word. */
export function isConstKeyword(word: string): word is VariableDeclarationKind.Const {
  return word === "const";
}

/** A statement of a file, as ts-morph takes it: a structure, or text in one way or another. */
export type FileStatement = Extract<SourceFileStructure["statements"], readonly unknown[]>[number];
