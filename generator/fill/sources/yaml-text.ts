/** YAML text to values: anchors, aliases and merge keys as descriptions use them, within bounds. */
import { Composer, CST, type Document, Lexer, type ParsedNode, Parser } from "yaml";
import { grow } from "../../source/tree.js";
import { syntaxFaults } from "../../source/syntax.js";
import type { ParsedText } from "./parsed-text.js";
import { quickYaml } from "./quick-yaml.js";
import { maximumDepth, maximumFaults, type TextFault, tooDeep } from "./text-fault.js";
import { yamlValue } from "./yaml-values.js";

/** Ten megabytes of a description have a third of this; beyond it memory runs out before patience. */
const maximumLexemes = 3_000_000;

/** Reads a text as YAML: its faults of syntax, or the value and all keys that stand twice. */
export function parseYaml(text: string): ParsedText {
  const quick = quickYaml(text);
  return quick === undefined ? parseWholeYaml(text) : { ...quick, faults: [] };
}

/** The same with a tree of every sign, whatever the text. */
export function parseWholeYaml(text: string): ParsedText {
  const tokens = lex(text);
  if ("code" in tokens) return { faults: [tokens] };
  const documents = tokens.filter(({ type }) => type === "document");
  const second = documents[1];
  if (second !== undefined) return { faults: [secondDocument(second.offset)] };
  const document = compose(tokens);
  if (document !== undefined && document.errors.length > 0)
    return { faults: objections(document, text) };
  const root: ParsedNode | null = document?.contents ?? null;
  return yamlValue(root, text);
}

/** The parser keeps a stack of its own, so depth is seen before anything recurs. */
function lex(text: string): CST.Token[] | TextFault {
  const parser = new Parser();
  const tokens: CST.Token[] = [];
  let lexemes = 0;
  for (const lexeme of new Lexer().lex(text)) {
    const start = parser.offset;
    for (const token of parser.next(lexeme)) {
      // A million directives would keep the composer busy, and none of them changes what is read here.
      if (token.type !== "directive") tokens.push(token);
    }
    lexemes += 1;
    if (lexemes > maximumLexemes) return tooMuch(start);
    if (parser.stack.length > maximumDepth + 1 && CST.isCollection(parser.stack.at(-1))) {
      return tooDeep(start);
    }
  }
  for (const token of parser.end()) if (token.type !== "directive") tokens.push(token);
  return tokens;
}

function compose(tokens: readonly CST.Token[]): Document.Parsed | undefined {
  const composer = new Composer({
    version: "1.2",
    schema: "core",
    resolveKnownTags: false,
    // Told apart by their text in `yaml-values.ts`; the parser's own search takes quadratic time.
    uniqueKeys: false,
    logLevel: "silent",
  });
  const [document] = [...composer.compose(tokens, true)];
  return document;
}

/** Returns the parser's objections: in our words where the manifest's files have the same fault. */
function objections(document: Document.Parsed, text: string): readonly TextFault[] {
  const tree = grow(text);
  const known = "code" in tree ? [] : syntaxFaults(text, tree).findings;
  const faults = known.map(({ message, range, help = "mend the YAML" }): TextFault => ({
    code: "source-syntax",
    message,
    range,
    help,
  }));
  if (faults.length > 0) return faults;
  return document.errors.slice(0, maximumFaults).map(({ code, message, pos }): TextFault => {
    const [sentence = message] = message.split("\n");
    return {
      code: "source-syntax",
      message:
        objection(code) ??
        `${sentence.charAt(0).toLowerCase()}${sentence.slice(1).replace(/[.:]$/, "")}`,
      range: [pos[0], Math.max(pos[1], pos[0] + 1)],
      help: "mend the YAML, or export it again",
    };
  });
}

function objection(code: string): string | undefined {
  switch (code) {
    case "BAD_ALIAS":
      return "an alias names an anchor that does not stand before it";
    case "TAG_RESOLVE_FAILED":
      return "a tag is not one of YAML's own";
    default:
      return undefined;
  }
}

function secondDocument(offset: number): TextFault {
  return {
    code: "source-syntax",
    message: "a second document begins here, and a description is one",
    range: [offset, offset + 1],
    help: "put each document into a file of its own",
  };
}

function tooMuch(offset: number): TextFault {
  return {
    code: "source-too-large",
    message: `the file has more than ${maximumLexemes / 1e6} million words and signs of YAML`,
    range: [offset, offset + 1],
    help: "fetch or export it as JSON, which is read faster",
  };
}
