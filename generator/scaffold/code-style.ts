/** How a person writes: line ends, indentation, quotes, semicolons, endings of imports; what is added follows it. */
import { ts } from "ts-morph";

/** The habits of one file. */
export interface CodeStyle {
  readonly lineEnd: "\n" | "\r\n";
  /** One level of indentation. */
  readonly indent: string;
  readonly quote: '"' | "'";
  readonly semicolon: ";" | "";
  /** Behind the path of a relative import. */
  readonly ending: ".js" | ".ts" | "";
}

/** Where nothing shows another habit. */
export const usualStyle: CodeStyle = {
  lineEnd: "\n",
  indent: "  ",
  quote: '"',
  semicolon: ";",
  ending: ".js",
};

/** The style of a file; what it does not show is as in `others`. */
export function styleOf(source: ts.SourceFile, others: CodeStyle = usualStyle): CodeStyle {
  const { text } = source;
  const imports = source.statements.filter(ts.isImportDeclaration);
  const [first] = imports;
  const firstBreak = /\r?\n/.exec(text)?.[0];
  return {
    lineEnd: firstBreak === undefined ? others.lineEnd : firstBreak === "\r\n" ? "\r\n" : "\n",
    indent: indentOf(text) ?? others.indent,
    quote:
      first === undefined
        ? others.quote
        : text[first.moduleSpecifier.getStart(source)] === "'"
          ? "'"
          : '"',
    semicolon: first === undefined ? others.semicolon : text[first.end - 1] === ";" ? ";" : "",
    ending: endingOf(imports) ?? others.ending,
  };
}

/** A text as a literal in the quotes of a style. */
export function quoted(text: string, { quote }: Pick<CodeStyle, "quote">): string {
  const inDouble = JSON.stringify(text);
  if (quote === '"') return inDouble;
  return `'${inDouble.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** The white space at the start of the line that a position stands in. */
export function indentAt(text: string, position: number): string {
  return /^[ \t]*/.exec(text.slice(lineStart(text, position)))?.[0] ?? "";
}

/** Where the line begins that a position stands in. */
export function lineStart(text: string, position: number): number {
  return text.lastIndexOf("\n", position - 1) + 1;
}

/** The least indentation by spaces or the first by a tab, comments' own stars left out. */
function indentOf(text: string): string | undefined {
  const starts = [...text.matchAll(/^([ \t]+)(?![ \t*\r\n])/gm)].map(([, start = ""]) => start);
  if (starts.some((start) => start.startsWith("\t"))) return "\t";
  return starts.sort((left, right) => left.length - right.length)[0];
}

function endingOf(imports: readonly ts.ImportDeclaration[]): CodeStyle["ending"] | undefined {
  const module = imports
    .map(({ moduleSpecifier }) => (ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : ""))
    .find((text) => text.startsWith("."));
  if (module === undefined) return undefined;
  return module.endsWith(".js") ? ".js" : module.endsWith(".ts") ? ".ts" : "";
}
