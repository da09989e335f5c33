/** String literals of five languages: read as the language reads them they are the text, whatever it is. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { goText } from "../../../../generator/emit/go/text.js";
import { javaText } from "../../../../generator/emit/java/text.js";
import { kotlinText } from "../../../../generator/emit/kotlin/text.js";
import { pythonText } from "../../../../generator/emit/python/text.js";
import { rubyText } from "../../../../generator/emit/ruby/text.js";
import {
  quoted,
  rawQuoted,
  type StringPolicy,
} from "../../../../generator/emit/text/string-literals.js";
import { hostileTexts } from "./hostile-texts.js";

/** How a language reads what stands in quotes: escapes by their first sign, and what must not stand there as it is. */
interface Reading {
  readonly escapes: RegExp;
  readonly forbidden: RegExp;
  /** Characters that are read before literals are. */
  readonly first?: (text: string) => string;
}

const simple: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t" };

function read(literal: string, { escapes, forbidden, first = (text) => text }: Reading): string {
  const inside = /^"(.*)"$/su.exec(first(literal))?.[1];
  if (inside === undefined) throw new Error(`no literal: ${literal}`);
  const rest = inside.replace(escapes, "");
  if (forbidden.test(rest)) throw new Error(`${literal} has ${rest}`);
  return inside.replace(escapes, (escaped, ...groups) => {
    const number = groups.find((each): each is string => typeof each === "string" && each !== "");
    if (/^\\[uU]/.test(escaped)) {
      const code = Number.parseInt(number ?? "", 16);
      return code > 0xffff ? String.fromCodePoint(code) : String.fromCharCode(code);
    }
    if (/^\\[0-7]/.test(escaped)) return String.fromCharCode(Number.parseInt(number ?? "", 8));
    return simple[escaped.slice(1)] ?? escaped.slice(1);
  });
}

/** Java Language Specification, section 3.3: a backslash after an even number of others, `u`s, four digits. */
function withJavaEscapes(text: string): string {
  return text.replace(
    /(?<!\\)((?:\\\\)*)\\u+([0-9a-f]{4})/gi,
    (_, before: string, digits: string) =>
      before + String.fromCharCode(Number.parseInt(digits, 16)),
  );
}

/** A literal between single quotes as one between double quotes. */
function withDoubleQuotes(text: string): string {
  const inside = /^'((?:\\.|[^'\\])*)'$/su.exec(text)?.[1];
  return inside === undefined ? text : `"${inside.replaceAll('"', '\\"')}"`;
}

const languages: readonly (readonly [string, StringPolicy, Reading])[] = [
  [
    "Go",
    goText.strings,
    { escapes: /\\(?:u([0-9a-f]{4})|U([0-9a-f]{8})|[nrt"\\])/g, forbidden: /["\\\p{Cc}\p{Cs}]/u },
  ],
  [
    "Python",
    pythonText.strings,
    {
      escapes: /\\(?:u([0-9a-f]{4})|U([0-9a-f]{8})|[nrt"'\\])/g,
      forbidden: /["\\\p{Cc}\p{Cs}]/u,
      first: withDoubleQuotes,
    },
  ],
  [
    "Java",
    javaText.strings,
    { escapes: /\\(?:([0-3][0-7]{2})|[nrt"\\])/g, forbidden: /["\\\n\r]/, first: withJavaEscapes },
  ],
  [
    "Kotlin",
    kotlinText.strings,
    { escapes: /\\(?:u([0-9a-f]{4})|[nrt"\\$])/g, forbidden: /["\\$\p{Cc}\p{Cs}]/u },
  ],
  [
    "Ruby",
    rubyText.strings,
    { escapes: /\\(?:u\{([0-9a-f]+)\}|[nrt"\\#])/g, forbidden: /["\\\p{Cc}\p{Cs}]|#[{$@]/u },
  ],
];

/** Characters that no source may have, in any language: they are not seen, or turn the direction. */
const invisible = /[\p{Cc}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u;

describe.each(languages)("%s", (_, policy, reading) => {
  const check = (text: string): void => {
    const literal = quoted(text, policy);
    const wanted = policy.hasLoneSurrogates ? text : text.replace(/\p{Cs}/gu, "\ufffd");
    expect(read(literal, reading)).toBe(wanted);
    expect(literal).not.toMatch(invisible);
  };

  test.each(hostileTexts)("%j", check);

  test("any text", () => {
    const piece = fc.oneof(
      fc.string({ unit: "binary", maxLength: 4 }),
      fc.constantFrom(...hostileTexts),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 4 }), (pieces) => {
        check(pieces.join(""));
      }),
    );
  });
});

test.each([
  ['json:"name"', '`json:"name"`'],
  ["a`b", '"a`b"'],
  ["a\nb", '"a\\nb"'],
])("%j stands in Go without escapes where it can", (text, literal) => {
  expect(rawQuoted(text, goText.strings)).toBe(literal);
  expect(rawQuoted(text, pythonText.strings)).toBe(quoted(text, pythonText.strings));
});
