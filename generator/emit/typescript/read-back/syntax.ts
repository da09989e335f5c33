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
 * What is wrong with a text, a sentence each; none where it is TypeScript. The parser marks the nodes in which it met an
 * error, so that only a text that has one needs a program, which tells more and costs as much as the parsing.
 */
export function syntaxFaults(file: ts.SourceFile): readonly string[] {
  if (!hasError(file)) return [];
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

function hasError(node: ts.Node): boolean {
  return (
    (node.flags & ts.NodeFlags.ThisNodeHasError) !== 0 || ts.forEachChild(node, hasError) === true
  );
}
