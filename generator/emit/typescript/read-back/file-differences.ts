/** Parses a printed file and compares it with its structure, statement by statement. */
import { printStructure, type SourceFileStructure, ts } from "ts-morph";
import { statementOutline } from "../outline-of.js";
import { type StatementOutline, UnknownConstruct } from "../outline.js";
import { type FileStatement, structureKind } from "../structure-kinds.js";
import { classDifferences } from "./class-differences.js";
import {
  aliasDifferences,
  constDifferences,
  functionDifferences,
  interfaceDifferences,
} from "./declaration-differences.js";
import { exportDifferences, importDifferences } from "./module-differences.js";
import { parsed, syntaxFaults } from "./syntax.js";
import { hasSameTokens } from "./tokens.js";
import { unreachable } from "../../../unreachable.js";

/** How a text differs from a structure: syntax errors alone if there are any, else what is missing, extra or changed. */
export function fileDifferences(structure: SourceFileStructure, text: string): string[] {
  const file = parsed(text);
  const faults = syntaxFaults(file);
  if (faults.length > 0) return [...faults];
  const { statements = [] } = structure;
  const wanted = Array.isArray(statements) ? statements : [statements];
  const found = file.statements;
  return [
    ...wanted.flatMap((statement, index) => {
      const node = found[index];
      return node === undefined
        ? [`${labelOf(statement)} is missing`]
        : statementDifferences(statement, node);
    }),
    ...found.slice(wanted.length).map((node) => `too much: ${firstLineOf(node)}`),
  ];
}

function statementDifferences(statement: FileStatement, node: ts.Statement): string[] {
  const outline = knownOutline(statement);
  if (outline !== undefined) return outlineDifferences(outline, node);
  const printed = printStructure({ kind: structureKind.sourceFile, statements: [statement] });
  return hasSameTokens(printed, node.getText())
    ? []
    : [`${labelOf(statement)} reads otherwise: ${firstLineOf(node)}`];
}

function knownOutline(statement: FileStatement): StatementOutline | undefined {
  try {
    return statementOutline(statement);
  } catch (error) {
    if (error instanceof UnknownConstruct) return undefined;
    throw error;
  }
}

function outlineDifferences(outline: StatementOutline, node: ts.Statement): string[] {
  return (
    sameKindDifferences(outline, node) ?? [
      `${labelOf(outline)} is missing; in its place: ${firstLineOf(node)}`,
    ]
  );
}

/** Undefined where a statement of another kind was read. */
function sameKindDifferences(outline: StatementOutline, node: ts.Statement): string[] | undefined {
  switch (outline.kind) {
    case "import":
      return ts.isImportDeclaration(node) ? importDifferences(outline, node) : undefined;
    case "export":
      return ts.isExportDeclaration(node) ? exportDifferences(outline, node) : undefined;
    case "interface":
      return ts.isInterfaceDeclaration(node) ? interfaceDifferences(outline, node) : undefined;
    case "alias":
      return ts.isTypeAliasDeclaration(node) ? aliasDifferences(outline, node) : undefined;
    case "const":
      return ts.isVariableStatement(node) ? constDifferences(outline, node) : undefined;
    case "function":
      return ts.isFunctionDeclaration(node) ? functionDifferences(outline, node) : undefined;
    case "class":
      return ts.isClassDeclaration(node) ? classDifferences(outline, node) : undefined;
    default:
      return unreachable(outline);
  }
}

function labelOf(statement: FileStatement | StatementOutline): string {
  if (typeof statement !== "object") return "a statement";
  if ("name" in statement && statement.name !== undefined) return statement.name;
  if ("declarations" in statement) return statement.declarations.map(({ name }) => name).join(", ");
  return "an import or export";
}

function firstLineOf(node: ts.Node): string {
  return node.getText().split("\n", 1).join("");
}
