/** Parses printed text, and says where it is not TypeScript. */
import { Project, ts } from "ts-morph";

const fileName = "printed.ts";

/** The syntax tree of a text. Comments are read from the text itself, so that none is parsed. */
export function parsed(text: string): ts.SourceFile {
  const options = {
    languageVersion: ts.ScriptTarget.Latest,
    jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
  };
  return ts.createSourceFile(fileName, text, options, true);
}

/**
 * Returns the faults of a text, a sentence each; none where it is TypeScript. Only a text that has a fault needs a program,
 * which tells more and costs as much as the parsing.
 */
export function syntaxFaults(file: ts.SourceFile): readonly string[] {
  if (hasNoFault(file)) return [];
  const project = new Project({
    useInMemoryFileSystem: true,
    skipLoadingLibFiles: true,
    compilerOptions: { noLib: true, noResolve: true, types: [] },
  });
  const faults = project
    .getProgram()
    .getSyntacticDiagnostics(project.createSourceFile(fileName, file.text));
  return faults.map((fault) => {
    const message = ts.flattenDiagnosticMessageText(fault.compilerObject.messageText, " ");
    return `line ${fault.getLineNumber()}: ${message}`;
  });
}

/** The compiler keeps what its parser found on the tree, though its declarations do not say so; else a program tells. */
function hasNoFault(file: ts.SourceFile): boolean {
  if (!("parseDiagnostics" in file)) return false;
  const { parseDiagnostics } = file;
  return Array.isArray(parseDiagnostics) && parseDiagnostics.length === 0;
}
