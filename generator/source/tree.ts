/** Text to YAML's syntax tree, stopped early when the text is made to exhaust us. */
import { Composer, CST, type Document, Lexer, type ParsedNode, Parser, type YAMLError } from "yaml";
import type { Finding } from "./finding.js";

/** The syntax tree of one file. */
export interface Tree {
  readonly root: ParsedNode | null;
  /** Every token of the text down to comments and white space, also those that no node keeps. */
  readonly tokens: readonly CST.Token[];
  /** The parser's objections, in its words. */
  readonly errors: readonly YAMLError[];
  /** Where a second document starts, if one does. */
  readonly secondDocument: number | undefined;
}

/** Deeper than any manifest, and far from the end of the stack. */
export const maximumDepth = 100;

/** A manifest of a thousand operations has a tenth of this; beyond it memory runs out before patience. */
export const maximumLexemes = 3_000_000;

/** Grows the tree; a finding says why it was not grown. */
export function grow(text: string): Tree | Finding {
  const parsed = parse(text);
  if ("code" in parsed) return parsed;
  const documents = parsed.flatMap((token, index) => (token.type === "document" ? [index] : []));
  // Directives are refused by `forbidden.ts`; a million of them would keep the composer busy.
  const [document] = compose(
    parsed.slice(0, documents[1]).filter((token) => token.type !== "directive"),
  );
  const second = parsed[documents[1] ?? parsed.length];
  return {
    root: document?.contents ?? null,
    tokens: parsed.flatMap((token) => leavesOf(token)),
    errors: document === undefined ? [] : [...document.errors].sort((a, b) => a.pos[0] - b.pos[0]),
    secondDocument: second?.offset,
  };
}

/** The parser keeps a stack of its own, so depth is seen before anything recurs. */
function parse(text: string): CST.Token[] | Finding {
  const parser = new Parser();
  const tokens: CST.Token[] = [];
  let lexemes = 0;
  for (const lexeme of new Lexer().lex(text)) {
    const start = parser.offset;
    for (const token of parser.next(lexeme)) tokens.push(token);
    lexemes += 1;
    if (lexemes > maximumLexemes) return tooMuch(start);
    // At the bottom of the stack is the document, at its top perhaps a scalar.
    if (parser.stack.length > maximumDepth + 1 && CST.isCollection(parser.stack.at(-1))) {
      return tooDeep(start);
    }
  }
  for (const token of parser.end()) tokens.push(token);
  return tokens;
}

function compose(tokens: readonly CST.Token[]): Document.Parsed[] {
  const composer = new Composer({
    version: "1.2",
    schema: "core",
    resolveKnownTags: false,
    // Told apart by their text in `keys.ts`; the parser's own search takes quadratic time.
    uniqueKeys: false,
    logLevel: "silent",
  });
  return [...composer.compose(tokens, true)];
}

/** All tokens below one token but white space, in the order of the text; {@link maximumDepth} bounds the depth. */
function leavesOf(root: CST.Token): CST.Token[] {
  const leaves: CST.Token[] = [];
  collect([root], leaves);
  return leaves;
}

function collect(tokens: readonly CST.Token[], into: CST.Token[]): void {
  // Pushed one by one: a spread of a long list is a call with too many arguments.
  for (const token of tokens) {
    switch (token.type) {
      case "space":
      case "newline":
        break;
      case "document":
        collect(token.start, into);
        if (token.value) collect([token.value], into);
        collect(token.end ?? [], into);
        break;
      case "block-map":
      case "block-seq":
      case "flow-collection":
        into.push(token);
        for (const item of token.items) collectItem(item, into);
        if (token.type === "flow-collection") collect(token.end, into);
        break;
      case "alias":
      case "scalar":
      case "single-quoted-scalar":
      case "double-quoted-scalar":
        into.push(token);
        collect(token.end ?? [], into);
        break;
      default:
        into.push(token);
    }
  }
}

function collectItem({ start, key, sep, value }: CST.CollectionItem, into: CST.Token[]): void {
  collect(start, into);
  if (key) collect([key], into);
  collect(sep ?? [], into);
  if (value) collect([value], into);
}

function tooDeep(offset: number): Finding {
  return {
    code: "nesting-too-deep",
    message: `maps and lists stand in each other more than ${maximumDepth} levels deep`,
    range: [offset, offset + 1],
    help: "give the inner schemas names, and refer to them with `$ref`",
  };
}

function tooMuch(offset: number): Finding {
  return {
    code: "file-too-large",
    message: `the file has more than ${maximumLexemes / 1e6} million words and signs`,
    range: [offset, offset + 1],
    help: "split it into several files",
  };
}
