/** Source as tokens: the names that members have, and whether two texts say the same in two layouts. */
import { ts } from "ts-morph";

/** The tokens that prettier adds and removes: separators at the end of lists, parentheses, the bar before a broken union. */
const layoutTokens: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.CommaToken,
  ts.SyntaxKind.SemicolonToken,
  ts.SyntaxKind.OpenParenToken,
  ts.SyntaxKind.CloseParenToken,
  ts.SyntaxKind.BarToken,
]);

/** True if two texts consist of the same tokens, layout and quotes aside. For constructs that have no outline. */
export function hasSameTokens(one: string, other: string): boolean {
  const tokens = tokensOf(other);
  const wanted = tokensOf(one);
  return wanted.length === tokens.length && wanted.every((token, index) => token === tokens[index]);
}

function tokensOf(text: string): string[] {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true, ts.LanguageVariant.Standard, text);
  const tokens: string[] = [];
  for (let kind = scanner.scan(); kind !== ts.SyntaxKind.EndOfFileToken; kind = scanner.scan()) {
    if (layoutTokens.has(kind)) continue;
    const isText = kind === ts.SyntaxKind.StringLiteral;
    tokens.push(
      isText ? scanner.getTokenValue() : scanner.getTokenValue() || scanner.getTokenText(),
    );
  }
  return tokens;
}

/** The name that a structure's source for a name means: `"a-b"` is a-b; `[symbol]` and `#private` are themselves. */
export function meantName(source: string): string {
  const computed = /^\["(.*)"\]$/s.exec(source)?.[1];
  if (computed !== undefined) return computed;
  return source.startsWith("[") ? source : tokensOf(source).join("");
}

/** The name of a member as it was read. */
export function readName(name: ts.PropertyName | ts.BindingName): string {
  if (ts.isComputedPropertyName(name)) {
    return ts.isStringLiteral(name.expression) ? name.expression.text : name.getText();
  }
  return ts.isIdentifier(name) || ts.isPrivateIdentifier(name) || ts.isStringLiteralLike(name)
    ? name.text
    : name.getText();
}
