/** The meaning of the YAML parser's complaints for a person: one rule per complaint. */
import type { CST } from "yaml";
import type { Code } from "../diagnostics/catalog.js";
import { cite, quoted, type TextRange } from "./finding.js";

/** The parser's complaint. */
export interface Complaint {
  readonly text: string;
  /** Where it noticed: often after the cause. */
  readonly offset: number;
  readonly end: number;
  /** From the offset to the end of the line. */
  readonly rest: string;
  readonly tokens: readonly CST.Token[];
}

/** Our words for it. */
export interface Statement {
  readonly code: Code;
  readonly message: string;
  readonly help?: string;
  /** Where the cause stands, if not where the parser noticed. */
  readonly range?: TextRange;
}

/** A complaint, recognised by the parser's words. */
export interface SyntaxRule {
  readonly words: RegExp;
  /** True if the parser read the rest of the text as it was meant. */
  readonly harmless?: true;
  /** The code under which `mend.ts` can mend the text. */
  readonly mends?: Code;
  readonly say: (complaint: Complaint) => Statement;
}

/** The first rule whose words match is taken; the last one matches everything. */
export const syntaxRules: readonly SyntaxRule[] = [
  { words: /^Tabs are not allowed/, say: () => tabs },
  { words: /^Nested mappings are not allowed/, mends: "text-needs-quotes", say: colonInText },
  { words: /^Plain value cannot start with/, harmless: true, say: reservedStart },
  { words: /^Block scalar header includes/, say: blockHeader },
  { words: /^Block collections are not allowed within flow/, say: colonInBraces },
  { words: /^Unexpected (flow-|comma).* at node end/, say: bracketInBraces },
  { words: /at node end$/, say: textGoesOn },
  { words: /^Missing closing/, say: openQuote },
  { words: /must .*end with a [\]}]$/, say: openBracket },
  { words: /^Unexpected block-seq-ind/, say: () => listOnKeyLine },
  { words: /^All mapping items must start|^All sequence items must start/, say: () => indentation },
  { words: /^Implicit map keys need to be followed/, say: keyWithoutColon },
  { words: /^Implicit keys .* single line/, say: brokenKey },
  { words: /^Invalid escape sequence/, harmless: true, say: unknownEscape },
  { words: /^Comments must be separated/, harmless: true, say: () => gluedComment },
  { words: /^Missing , (or : )?between/, say: () => missingComma },
  { words: /^Missing space after :/, say: () => missingSpace },
  { words: /^Unexpected (,|empty item) in/, harmless: true, say: () => extraComma },
  { words: /^The : indicator must be at most 1024/, say: () => longKey },
  { words: /flow-(map|seq)-end token/, say: closedTwice },
  { words: /^/, say: ({ rest }) => syntax(`YAML does not expect ${cite(rest)} here`) },
];

function syntax(message: string, help?: string, range?: TextRange): Statement {
  return { code: "yaml-syntax", message, ...(help && { help }), ...(range && { range }) };
}

const tabs: Statement = {
  code: "tab-indentation",
  message: "the line is indented with a tab",
  help: "indent with spaces, two for each level",
};

const listOnKeyLine = syntax(
  "a list item cannot stand on the line of its key, nor among the keys of a map",
  "begin the list on the next line, indented; or put the text in quotes if `-` begins a text",
);

const indentation = syntax(
  "the line is indented differently from the lines that it belongs to",
  "give all keys of one map, and all items of one list, the same indentation",
);

const gluedComment: Statement = {
  code: "text-needs-quotes",
  message: "`#` follows a value without a space",
  help: "put the whole text in quotes, or put a space before `#` if it begins a comment",
};

const missingComma = syntax(
  "a comma is missing between two entries in braces or brackets",
  "write the comma; or put the text in quotes if it is one text",
);

const missingSpace = syntax("a space is missing after a colon", "write `key: value`");

const extraComma = syntax("a comma has no entry before it", "delete the comma");

const longKey = syntax("a key is longer than 1,024 characters", "shorten the key");

/** `title: Foo: bar`, or `title: Foo` with keys below it. */
function colonInText({ text, offset, rest }: Complaint): Statement {
  const key = cite(keyBefore(text, offset));
  const range: TextRange = [offset, offset + rest.length];
  if (/:(?:\s|$)/.test(rest)) {
    return {
      code: "text-needs-quotes",
      message: `the text after ${key} holds a colon, so YAML takes it for another key`,
      help: `put the text in quotes: ${quoted(rest)}`,
      range,
    };
  }
  return syntax(
    `${key} has a value on its line and keys below it`,
    "delete the value, or indent the keys like their neighbours",
    range,
  );
}

function reservedStart({ rest, offset }: Complaint): Statement {
  const word = /^[^\s,}\]]+/.exec(rest)?.[0] ?? rest;
  return {
    code: "text-needs-quotes",
    message: `a text cannot start with "${rest.slice(0, 1)}" unless it is quoted`,
    help: `put the whole text in quotes, as in ${quoted(word)}`,
    range: [offset, offset + word.length],
  };
}

/** `title: >= 5`: `>` and `|` begin a block of text. */
function blockHeader({ text, offset }: Complaint): Statement {
  const from = Math.max(text.lastIndexOf(">", offset), text.lastIndexOf("|", offset));
  const start = from < lineStart(text, offset) ? offset : from;
  const written = restOfLine(text, start);
  return {
    code: "text-needs-quotes",
    message: `a text cannot start with "${written.slice(0, 1)}" unless it is quoted`,
    help: `put the text in quotes: ${quoted(written)}`,
    range: [start, start + written.length],
  };
}

function colonInBraces({ rest, offset, end, text }: Complaint): Statement {
  return {
    code: "text-needs-quotes",
    message: `YAML finds a second colon in one entry of braces or brackets: ${cite(rest)}`,
    help: "put a text with a colon in quotes, or write the comma that is missing",
    range: [offset, Math.min(end, lineEnd(text, offset))],
  };
}

function bracketInBraces({ text, offset }: Complaint): Statement {
  return {
    code: "text-needs-quotes",
    message: `"${text.charAt(offset)}" ends the text before it`,
    help: "put the whole text in quotes: between braces or brackets a text must not hold [ ] { } or ,",
  };
}

/** `pattern: [a-z]+`, `'it's'`, `"a" b`: something closed, and then more. */
function textGoesOn({ text, rest, offset }: Complaint): Statement {
  if (text.slice(lineStart(text, offset), offset).trim() === "") {
    return syntax(
      `${cite(rest)} belongs neither to the value above nor beside it`,
      "indent it like the lines that it belongs to",
    );
  }
  return {
    code: "text-needs-quotes",
    message: `the value ended before ${cite(rest)}`,
    help: "put the whole text in quotes; inside '…' write '' for an apostrophe",
    range: [offset, offset + Math.max(1, rest.length)],
  };
}

function openQuote({ offset, tokens }: Complaint): Statement {
  const scalar = tokens.find(
    (token) =>
      token.type.endsWith("quoted-scalar") && token.offset + sourceOf(token).length === offset,
  );
  const start = scalar?.offset ?? offset;
  return syntax("a quoted text is not closed", "write the second quote", [start, start + 1]);
}

function openBracket({ offset, tokens }: Complaint): Statement {
  const open = tokens.findLast(
    (token) => token.type === "flow-collection" && token.offset < offset && !isClosed(token),
  );
  const bracket = open?.type === "flow-collection" ? open.start.source : "{";
  const start = open?.offset ?? offset;
  const comment = tokens.find(
    (token) => token.offset > start && token.offset < offset && swallowsBracket(token),
  );
  if (comment) return hiddenBracket(comment);
  return syntax(
    `"${bracket}" is not closed`,
    `write the closing "${bracket === "{" ? "}" : "]"}", and indent the lines between`,
    [start, start + 1],
  );
}

/** `{ $ref: #/schemas/book }`: the comment has the bracket that is missed. */
function swallowsBracket(token: CST.Token): boolean {
  return token.type === "comment" && /^#[^\s#].*[\]}]/.test(token.source);
}

function hiddenBracket(comment: CST.Token): Statement {
  const written = sourceOf(comment);
  return {
    code: "comment-hides-value",
    message: `YAML takes ${cite(written)} for a comment, with the closing bracket in it`,
    help: `put the text in quotes: ${quoted(written.replace(/[\s\]},].*$/, ""))}`,
    range: [comment.offset, comment.offset + written.length],
  };
}

function isClosed({ start, end }: CST.FlowCollection): boolean {
  return end[0]?.source === (start.source === "{" ? "}" : "]");
}

function keyWithoutColon({ text, offset, end }: Complaint): Statement {
  const written = text.slice(offset, Math.max(end, offset + 1)).trim();
  if (written === "" || written.startsWith("- ")) return listOnKeyLine;
  if (/^[^\s:]+:\S/.test(written)) return missingSpace;
  return syntax(
    `${cite(written)} stands among keys, but no colon and value follow it`,
    "write `key: value`; or indent the line further if it continues the text above",
  );
}

function brokenKey(complaint: Complaint): Statement {
  if (complaint.rest.startsWith("- ")) return listOnKeyLine;
  return syntax("a key goes over more than one line", "write the key and its colon on one line");
}

function unknownEscape({ text, offset }: Complaint): Statement {
  const written = text.slice(offset, offset + 2);
  return syntax(
    `"${written}" means nothing in double quotes`,
    "write `\\\\` for a backslash, or put the text in single quotes",
    [offset, offset + 2],
  );
}

function closedTwice({ text, offset }: Complaint): Statement {
  return syntax(`"${text.charAt(offset)}" closes nothing`, "delete it, or quote the text it is in");
}

/** The key on whose line a value begins. */
function keyBefore(text: string, offset: number): string {
  return text.slice(lineStart(text, offset), offset).replace(/^[\s-]+|[\s:]+$/g, "");
}

function sourceOf(token: CST.Token): string {
  return "source" in token ? token.source : "";
}

function lineStart(text: string, offset: number): number {
  return text.lastIndexOf("\n", offset - 1) + 1;
}

function lineEnd(text: string, offset: number): number {
  const end = text.indexOf("\n", offset);
  return end === -1 ? text.length : end;
}

/** Returns the text from an offset to the end of its line, without white space at the end. */
export function restOfLine(text: string, offset: number): string {
  return text.slice(offset, lineEnd(text, offset)).trimEnd();
}
