/**
 * JSON text to values (RFC 8259), with what `JSON.parse` loses: the order of keys such as `200`, keys that stand twice, places, and
 * the place of a fault. It takes about as long as `JSON.parse` and a walk through what that gives.
 */
import type { TextRange } from "../../source/finding.js";
import type { SourceMap, SourceValue } from "./source-value.js";
import { adviceFor, maximumValues, nameAt, shownAt, tooManyValues } from "./json-faults.js";
import type { ParsedText } from "./parsed-text.js";
import { PlaceIndex } from "./place-index.js";
import {
  duplicateKey,
  maximumDepth,
  maximumFaults,
  type TextFault,
  tooDeep,
} from "./text-fault.js";

/** Reads a text as JSON. A fault of syntax is the only one; keys that stand twice are all found, and the first of two counts. */
export function parseJson(text: string): ParsedText {
  const parser = new JsonParser(text);
  try {
    const value = parser.document();
    return { value, places: parser.places, faults: parser.faults };
  } catch (error) {
    if (!(error instanceof JsonStop)) throw error;
    return { faults: [error.fault] };
  }
}

/** Ends the reading from any depth. */
class JsonStop extends Error {
  readonly fault: TextFault;

  constructor(fault: TextFault) {
    super(fault.message);
    this.fault = fault;
  }
}

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const colon = 0x3a;
const openBrace = 0x7b;
const closeBrace = 0x7d;
const openBracket = 0x5b;
const closeBracket = 0x5d;

const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

/** One pass over the text; `#at` is the next character. */
class JsonParser {
  readonly places: PlaceIndex;
  readonly faults: TextFault[] = [];
  readonly #text: string;
  #at = 0;
  #depth = 0;

  constructor(text: string) {
    this.#text = text;
    this.places = new PlaceIndex(text.length >> 4);
  }

  document(): SourceValue {
    this.#space();
    const value = this.#value(undefined, -1, -1);
    this.#space();
    if (this.#at < this.#text.length) this.#unexpected("the end of the file");
    return value;
  }

  #value(key: string | undefined, keyStart: number, keyEnd: number): SourceValue {
    const id = this.places.open(key, keyStart, keyEnd, this.#at);
    if (id >= maximumValues) throw new JsonStop(tooManyValues(this.#at));
    const value = this.#bare(id);
    this.places.close(id, this.#at);
    return value;
  }

  #bare(id: number): SourceValue {
    switch (this.#text.charCodeAt(this.#at)) {
      case quote:
        return this.#string();
      case openBrace:
        return this.#map(id);
      case openBracket:
        return this.#list();
      default:
        return this.#numberOrWord();
    }
  }

  #map(id: number): SourceMap {
    const map = new Map<string, SourceValue>();
    const opening = this.#enter();
    if (this.#take(closeBrace)) return this.#leave(map);
    for (;;) {
      const keyStart = this.#at;
      if (this.#text.charCodeAt(keyStart) !== quote) this.#unexpected("a key in double quotes");
      const key = this.#string();
      const keyEnd = this.#at;
      this.#space();
      if (this.#text.charCodeAt(this.#at) !== colon) this.#unexpected("a colon after the key");
      this.#at += 1;
      this.#space();
      const value = this.#value(key, keyStart, keyEnd);
      if (map.has(key)) this.#duplicate(key, id, [keyStart, keyEnd]);
      else map.set(key, value);
      this.#space();
      if (this.#take(closeBrace)) return this.#leave(map);
      this.#next(comma, { wanted: "a comma or `}`", opening });
      if (this.#text.charCodeAt(this.#at) === closeBrace) this.#trailingComma();
    }
  }

  #list(): readonly SourceValue[] {
    const list: SourceValue[] = [];
    const opening = this.#enter();
    if (this.#take(closeBracket)) return this.#leave(list);
    for (;;) {
      list.push(this.#value(undefined, -1, -1));
      this.#space();
      if (this.#take(closeBracket)) return this.#leave(list);
      this.#next(comma, { wanted: "a comma or `]`", opening });
      if (this.#text.charCodeAt(this.#at) === closeBracket) this.#trailingComma();
    }
  }

  #enter(): number {
    const opening = this.#at;
    this.#depth += 1;
    if (this.#depth > maximumDepth) throw new JsonStop(tooDeep(opening));
    this.#at += 1;
    this.#space();
    return opening;
  }

  #leave<T>(value: T): T {
    this.#depth -= 1;
    return value;
  }

  #take(code: number): boolean {
    if (this.#text.charCodeAt(this.#at) !== code) return false;
    this.#at += 1;
    return true;
  }

  #next(code: number, { wanted, opening }: { wanted: string; opening: number }): void {
    if (!this.#take(code)) this.#unexpected(wanted, opening);
    this.#space();
  }

  #space(): void {
    const text = this.#text;
    let at = this.#at;
    for (;;) {
      const code = text.charCodeAt(at);
      if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) break;
      at += 1;
    }
    this.#at = at;
  }

  #string(): string {
    const text = this.#text;
    const start = this.#at;
    for (let at = start + 1; ; at += 1) {
      const code = text.charCodeAt(at);
      if (code === quote) {
        this.#at = at + 1;
        return text.slice(start + 1, at);
      }
      if (code === backslash) return this.#escaped(start, at);
      // Not a number behind the end of the text.
      if (!(code >= 0x20)) return this.#brokenString(start, at);
    }
  }

  /** A text with escapes: `JSON.parse` reads it once its end is known. */
  #escaped(start: number, first: number): string {
    const text = this.#text;
    for (let at = first; ; at += 1) {
      const code = text.charCodeAt(at);
      if (code === backslash) {
        this.#escape(at);
        at += 1;
      } else if (code === quote) {
        this.#at = at + 1;
        return String(JSON.parse(text.slice(start, at + 1)));
      } else if (!(code >= 0x20)) return this.#brokenString(start, at);
    }
  }

  #escape(at: number): void {
    const known = /\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})/y;
    known.lastIndex = at;
    if (known.test(this.#text)) return;
    if (at + 1 >= this.#text.length) return;
    this.#stop([at, at + 2], "a text has a backslash that JSON does not know there", {
      help: 'write a backslash twice, or one of \\" \\\\ \\/ \\b \\f \\n \\r \\t \\u0000',
    });
  }

  #brokenString(start: number, at: number): never {
    if (at >= this.#text.length) {
      return this.#cutOff("the file ends in the middle of a text", [start, "the text begins here"]);
    }
    const code = this.#text.charCodeAt(at).toString(16).toUpperCase().padStart(4, "0");
    return this.#stop([at, at + 1], `a text has the character U+${code} in it`, {
      help: code === "000A" ? "end the text with a quote, or write \\n" : `write \\u${code}`,
    });
  }

  #numberOrWord(): SourceValue {
    number.lastIndex = this.#at;
    const digits = number.exec(this.#text)?.[0];
    if (digits !== undefined) {
      const start = this.#at;
      this.#at += digits.length;
      if (/[\w.]/.test(this.#text.charAt(this.#at))) this.#oddNumber(start);
      const value = Number(digits);
      // JSON has no negative zero that means anything.
      if (Number.isFinite(value)) return value === 0 ? 0 : value;
      return this.#stop([start, this.#at], `no reader can hold the number ${digits.slice(0, 40)}`, {
        help: "write a smaller one",
      });
    }
    const name = nameAt(this.#text, this.#at);
    const value = name === undefined ? undefined : words.get(name);
    if (name === undefined || value === undefined) return this.#unexpected("a value");
    this.#at += name.length;
    return value;
  }

  #oddNumber(start: number): never {
    const odd = /[\w.+-]{1,40}/y;
    odd.lastIndex = start;
    const written = odd.exec(this.#text)?.[0] ?? "";
    return this.#stop([start, start + written.length], `${written} is no number of JSON`, {
      help: "write it without leading zeros, or in quotes if it is a text",
    });
  }

  #duplicate(key: string, map: number, range: TextRange): void {
    if (this.faults.length >= maximumFaults) return;
    this.faults.push(duplicateKey(key, range, this.places.keyOf(map, key) ?? range));
  }

  #trailingComma(): never {
    const at = this.#text.lastIndexOf(",", this.#at);
    return this.#stop([at, at + 1], "a comma stands behind the last entry", { help: "delete it" });
  }

  #unexpected(wanted: string, opening?: number): never {
    const at = this.#at;
    const found = this.#text.charAt(at);
    if (found === "") {
      const message = `the file ends where ${wanted} is expected`;
      return this.#cutOff(
        message,
        opening === undefined ? undefined : [opening, "nothing closes this"],
      );
    }
    return this.#stop([at, at + 1], `${wanted} is expected here, not ${shownAt(this.#text, at)}`, {
      help: adviceFor(this.#text, at),
    });
  }

  /** The file ends too early; `open` = what is open there. */
  #cutOff(message: string, open?: readonly [at: number, message: string]): never {
    const end = Math.max(0, this.#text.trimEnd().length - 1);
    throw new JsonStop({
      code: "source-syntax",
      message,
      range: [end, end + 1],
      help: "the file seems to be cut off: fetch or export it again",
      ...(open && { related: { message: open[1], range: [open[0], open[0] + 1] } }),
    });
  }

  #stop(range: readonly [number, number], message: string, { help }: { help: string }): never {
    throw new JsonStop({ code: "source-syntax", message, range, help });
  }
}

const words = new Map<string, SourceValue>([
  ["true", true],
  ["false", false],
  ["null", null],
]);
