/** The fast printer: outline to Docs to text, without parsing anything; the same bytes as the reference printer. */
import type { CodeLine } from "../code-lines.js";
import type { FileOutline, StatementOutline } from "../outline.js";
import { hasBlankLineBetween } from "../spacing.js";
import { classDoc } from "./class-docs.js";
import { aliasDoc, constDoc, functionDoc, interfaceDoc } from "./declaration-docs.js";
import { align, concat, type Doc, hardline } from "./doc.js";
import { printDoc, printDocs } from "./doc-printer.js";
import { docsBefore } from "./member-docs.js";
import { exportDoc, importDoc } from "./module-docs.js";
import { valueDoc } from "./value-docs.js";
import { unreachable } from "../../../unreachable.js";

/** Prints a file. Throws `UnknownConstruct` at what only the reference printer knows how to lay out. */
export function printFast(outline: FileOutline): string {
  return printDocs(fileDocs(outline));
}

function* fileDocs({ header, statements }: FileOutline): Iterable<Doc> {
  for (const comment of header) {
    yield comment;
    yield hardline;
  }
  let previous = header.length > 0 ? "header" : undefined;
  for (const statement of statements) {
    if (previous !== undefined && hasBlankLineBetween(previous, statement.kind)) yield hardline;
    yield statementDoc(statement);
    yield hardline;
    previous = statement.kind;
  }
}

/** Prints lines of code, the values in them laid out to the width that is left. */
export function printLines(lines: readonly CodeLine[]): string {
  const parts = lines.flatMap((line): Doc[] => {
    const docs = concat(line.map((part) => (typeof part === "string" ? part : valueDoc(part))));
    const indentation = typeof line[0] === "string" ? line[0].search(/\S|$/) : 0;
    return [indentation === 0 ? docs : align(indentation, [docs]), hardline];
  });
  return printDoc(concat(parts));
}

function statementDoc(statement: StatementOutline): Doc {
  switch (statement.kind) {
    case "import":
      return importDoc(statement);
    case "export":
      return exportDoc(statement);
    default:
      return concat([
        docsBefore(statement.docs),
        statement.exported ? "export " : "",
        declarationDoc(statement),
      ]);
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
