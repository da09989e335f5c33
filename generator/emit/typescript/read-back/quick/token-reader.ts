/** Goes through a text token by token, as far as each token is the one that is wanted. */
import { isPlainName } from "../../literals.js";

/** The signs that would make a longer token, by the sign that they would follow. */
const longer: ReadonlyMap<string, string> = new Map([
  ["=", "=>"],
  ["?", "?."],
  ["|", "|="],
  ["&", "&="],
  ["<", "<="],
  [">", "="],
]);

const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?(?![\w$.])/y;
const lineEnd = /[\n\r\u2028\u2029]/;
const stringToken =
  /"(?:[^"\\\n\r]|\\[^\n\r\u2028\u2029])*"|'(?:[^'\\\n\r]|\\[^\n\r\u2028\u2029])*'/y;
const understoodEscape = /\\(?:u\{([0-9a-f]+)\}|u([0-9a-f]{4})|([ntr"'\\]))/g;
const namedEscapes: ReadonlyMap<string, string> = new Map([
  ["n", "\n"],
  ["t", "\t"],
  ["r", "\r"],
]);

/**
 * Each method moves on over one token and answers true if that very token stands next, else false; what is read after a
 * false means nothing. Between tokens there is white space only: a comment is found where it is asked for, or is a fault.
 */
export class TokenReader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** A sign: `{`, `=>`, `...`. */
  sign(sign: string): boolean {
    this.#skipSpace();
    const end = this.#at + sign.length;
    if (!this.#text.startsWith(sign, this.#at)) return false;
    const continued = longer.get(sign);
    if (
      continued !== undefined &&
      end < this.#text.length &&
      continued.includes(this.#text.charAt(end))
    )
      return false;
    this.#at = end;
    return true;
  }

  /** The same without a line end before it, where that would end a statement or change its meaning. */
  signOnLine(sign: string): boolean {
    while (this.#text.charCodeAt(this.#at) === space) this.#at += 1;
    return this.#text.charCodeAt(this.#at) !== lineFeed && this.sign(sign);
  }

  /** True if a sign stands next; moves on over it if so. */
  optional(sign: string): boolean {
    const before = this.#at;
    if (this.sign(sign)) return true;
    this.#at = before;
    return false;
  }

  /** A word that nothing continues. */
  word(word: string): boolean {
    this.#skipSpace();
    const end = this.#at + word.length;
    if (!this.#text.startsWith(word, this.#at) || continuesName(this.#text.charCodeAt(end)))
      return false;
    this.#at = end;
    return true;
  }

  /** A word whose meaning it has only if the next token stands on its line: `type`, `return`, `readonly`. */
  wordOnLine(word: string): boolean {
    return this.word(word) && this.#text.charCodeAt(this.#at) === space && this.#isOnLine();
  }

  /** A number literal of this value, with its minus. */
  number(value: number): boolean {
    this.#skipSpace();
    number.lastIndex = this.#at;
    const [found] = number.exec(this.#text) ?? [];
    if (found === undefined || !Object.is(Number(found), value)) return false;
    this.#at += found.length;
    return true;
  }

  /** A string literal of this value, in quotes of either kind. */
  string(value: string): boolean {
    this.#skipSpace();
    const quote = this.#text[this.#at];
    if (quote !== '"' && quote !== "'") return false;
    const end = this.#at + 1 + value.length;
    // Nearly every text stands as it is. That it has neither quote, backslash nor line end makes the next quote its end.
    const isPlain =
      this.#text[end] === quote &&
      this.#text.startsWith(value, this.#at + 1) &&
      !value.includes(quote) &&
      !value.includes("\\") &&
      !lineEnd.test(value);
    if (isPlain) {
      this.#at = end + 1;
      return true;
    }
    stringToken.lastIndex = this.#at;
    const [token] = stringToken.exec(this.#text) ?? [];
    if (token === undefined || literalValueOf(token) !== value) return false;
    this.#at += token.length;
    return true;
  }

  /** The name of a member as its source has it: a name, `"quoted"`, `["computed"]`, `#private`. */
  memberName(source: string): boolean {
    if (isPlainName(source)) return this.word(source);
    if (source.startsWith("#")) {
      return isPlainName(source.slice(1)) && this.word(source);
    }
    const computed = /^\[(.*)\]$/s.exec(source)?.[1];
    const value = literalValueOf(computed ?? source);
    if (value === undefined) return false;
    return computed === undefined
      ? this.string(value)
      : this.sign("[") && this.string(value) && this.sign("]");
  }

  /**
   * A doc comment of this description on lines of its own, each indented as the first one is; none without a description.
   * After a token on its line it would belong to that.
   */
  docs(description: string | undefined): boolean {
    if (description === undefined) return true;
    this.#skipSpace();
    const start = this.#at;
    const lineStart = this.#lineStart();
    return (
      lineStart !== undefined &&
      this.#comment(description, lineStart) &&
      this.#text.charCodeAt(this.#at) === lineFeed &&
      this.#text.indexOf("*/", start + 2) === this.#at - 2
    );
  }

  /** Line by line, without making its text: half of a client is comments. */
  #comment(description: string, lineStart: string): boolean {
    let at = description.startsWith("\n") ? 1 : 0;
    let end = description.indexOf("\n", at);
    if (at === 0 && end === -1) {
      return this.#exactly("/** ") && this.#exactly(description) && this.#exactly(" */");
    }
    const lead = `${lineStart} *`;
    if (!this.#exactly("/**")) return false;
    for (; end !== -1; end = description.indexOf("\n", at)) {
      if (!this.#commentLine(lead, description.slice(at, end))) return false;
      at = end + 1;
    }
    return this.#commentLine(lead, description.slice(at)) && this.#exactly(`${lead}/`);
  }

  #commentLine(lead: string, line: string): boolean {
    if (!this.#exactly(lead)) return false;
    return line === "" || (this.#exactly(" ") && this.#exactly(line));
  }

  /** The line end before the next token and the spaces after it; undefined where another token stands on its line. */
  #lineStart(): string | undefined {
    let from = this.#at;
    while (this.#text.charCodeAt(from - 1) === space) from -= 1;
    if (from > 0 && this.#text.charCodeAt(from - 1) !== lineFeed) return undefined;
    return `\n${this.#text.slice(from, this.#at)}`;
  }

  #exactly(text: string): boolean {
    if (!this.#text.startsWith(text, this.#at)) return false;
    this.#at += text.length;
    return true;
  }

  /** A `//` comment, on a line of its own. */
  lineComment(comment: string): boolean {
    this.#skipSpace();
    const end = this.#at + comment.length;
    if (!comment.startsWith("//") || lineEnd.test(comment)) return false;
    if (!this.#text.startsWith(comment, this.#at) || this.#text.charCodeAt(end) !== lineFeed)
      return false;
    this.#at = end;
    return true;
  }

  /** True if nothing but white space is left. */
  end(): boolean {
    this.#skipSpace();
    return this.#at === this.#text.length;
  }

  #skipSpace(): void {
    for (let code = this.#text.charCodeAt(this.#at); code === space || code === lineFeed;) {
      this.#at += 1;
      code = this.#text.charCodeAt(this.#at);
    }
  }

  #isOnLine(): boolean {
    while (this.#text.charCodeAt(this.#at) === space) this.#at += 1;
    return this.#text.charCodeAt(this.#at) !== lineFeed;
  }
}

const space = 0x20;
const lineFeed = 0x0a;

/** True if a code unit would belong to the name before it; beyond ASCII, where tables of letters differ, it may. */
function continuesName(code: number): boolean {
  return (
    (code >= 0x61 && code <= 0x7a) ||
    (code >= 0x41 && code <= 0x5a) ||
    (code >= 0x30 && code <= 0x39) ||
    code === 0x5f ||
    code === 0x24 ||
    code === 0x5c ||
    code > 0x7f
  );
}

/** The value of a string literal; undefined where the source is not exactly one, or has an escape that nobody writes. */
function literalValueOf(source: string): string | undefined {
  stringToken.lastIndex = 0;
  if (stringToken.exec(source)?.[0] !== source) return undefined;
  let isKnown = true;
  let backslashes = 0;
  const content = source.slice(1, -1);
  const value = content.replace(
    understoodEscape,
    (token, long?: string, short?: string, sign = "") => {
      backslashes += token === "\\\\" ? 2 : 1;
      const code = long ?? short;
      if (code === undefined) return namedEscapes.get(sign) ?? sign;
      const point = Number.parseInt(code, 16);
      if (point > 0x10ffff) isKnown = false;
      return point > 0x10ffff ? "" : String.fromCodePoint(point);
    },
  );
  // Every backslash has to belong to an escape that was understood.
  return isKnown && content.split("\\").length - 1 === backslashes ? value : undefined;
}
