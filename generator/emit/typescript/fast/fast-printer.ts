/** The fast printer: outline to prettier Docs to text, without parsing anything; the same bytes as the reference printer. */
import { builders, printer } from "prettier/doc";
import type { CodeLine } from "../code-lines.js";
import type { FileOutline, StatementOutline } from "../outline.js";
import { printOptions } from "../prettier-options.js";
import { hasBlankLineBetween } from "../spacing.js";
import { unreachable } from "../type-tree.js";
import { classDoc } from "./class-docs.js";
import { aliasDoc, constDoc, functionDoc, interfaceDoc } from "./declaration-docs.js";
import { docsBefore } from "./member-docs.js";
import { exportDoc, importDoc } from "./module-docs.js";
import { valueDoc } from "./value-docs.js";

type Doc = builders.Doc;
const { align, hardline } = builders;

/** Prints a file. Throws `UnknownConstruct` at what only the reference printer knows how to lay out. */
export function printFast({ header, statements }: FileOutline): string {
  const parts: Doc[] = header.flatMap((comment) => [comment, hardline]);
  if (header.length > 0 && statements.length > 0) parts.push(hardline);
  statements.forEach((statement, index) => {
    const previous = statements[index - 1];
    if (previous !== undefined && hasBlankLineBetween(previous.kind, statement.kind))
      parts.push(hardline);
    parts.push(statementDoc(statement), hardline);
  });
  return printer.printDocToString(parts, printOptions).formatted;
}

/** Prints lines of code, the values in them laid out to the width that is left. */
export function printLines(lines: readonly CodeLine[]): string {
  const parts = lines.flatMap((line): Doc[] => {
    const docs = line.map((part) => (typeof part === "string" ? part : valueDoc(part)));
    const indentation = typeof line[0] === "string" ? line[0].search(/\S|$/) : 0;
    return [indentation === 0 ? docs : align(indentation, docs), hardline];
  });
  return printer.printDocToString(parts, printOptions).formatted;
}

function statementDoc(statement: StatementOutline): Doc {
  switch (statement.kind) {
    case "import":
      return importDoc(statement);
    case "export":
      return exportDoc(statement);
    default:
      return [
        docsBefore(statement.docs),
        statement.exported ? "export " : "",
        declarationDoc(statement),
      ];
  }
}

function declarationDoc(statement: Exclude<StatementOutline, { kind: "import" | "export" }>): Doc {
  switch (statement.kind) {
    case "interface":
      return interfaceDoc(statement);
    case "alias":
      return aliasDoc(statement);
    case "const":
      return constDoc(statement);
    case "function":
      return functionDoc(statement);
    case "class":
      return classDoc(statement);
    default:
      return unreachable(statement);
  }
}
