/** The lines of a member that is new: a stub for an operation, a hook for a scheme, the name of a group's object. */
import { commentLines, descriptionOf, docComment } from "../emit/typescript/doc-comments.js";
import type { CodeStyle } from "./code-style.js";
import type { MemberLines } from "./insertion.js";
import type { WantedHook, WantedOperation } from "./wanted.js";

/** A doc comment with one text. */
export function docLines(summary: string): readonly string[] {
  const description = descriptionOf(docComment({ summary }));
  return description === undefined ? [] : commentLines(description);
}

/** Returns the text of an operation's method and path in a doc comment, by which a moved handler is found again. */
export function routeText({ route }: Pick<WantedOperation, "route">): string {
  return docComment({ summary: `\`${route}\`` }).lines.join(" ");
}

/** A stub that answers 501; `remarks` are comments above it. */
export function stubLines(
  operation: WantedOperation,
  notImplemented: string,
  { remarks, style }: { readonly remarks: readonly string[]; readonly style: CodeStyle },
): MemberLines {
  const { key, title, route } = operation;
  const summary = `${title === undefined ? "" : `${title}: `}\`${route}\`.`;
  return [
    ...atStart(docLines(summary)),
    ...atStart(remarks.map((remark) => `// ${remark}`)),
    [0, `async ${key}(request) {`],
    [1, `return ${notImplemented}(request)${style.semicolon}`],
    [0, "}"],
  ];
}

/** A hook that knows nobody. */
export function hookLines({ key, scheme }: WantedHook, { semicolon }: CodeStyle): MemberLines {
  const summary = `Judges a credential of the scheme \`${scheme}\`: \`(credential, { scopes }) => identity\`.`;
  return [
    ...atStart(docLines(summary)),
    [0, `${key}() {`],
    [1, `return undefined${semicolon}`],
    [0, "}"],
  ];
}

/** The object of a group, by its name in the file. */
export function groupLines(key: string, local: string): MemberLines {
  return [[0, local === key ? key : `${key}: ${local}`]];
}

function atStart(lines: readonly string[]): MemberLines {
  return lines.map((line) => [0, line]);
}
