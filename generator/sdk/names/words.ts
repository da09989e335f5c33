/** Names as words: any text is some words in small Latin letters and digits, of which a language makes an identifier. */
import { wordsIn } from "../../words.js";

/** A name, in no language. */
export interface Name {
  /** In small Latin letters and digits; at least one, and none of them empty. */
  readonly words: readonly string[];
  /** The name as it goes over the wire, or as the manifest has it. */
  readonly wire: string;
}

/** The name of what has an id of the manifest, such as `me.saved-books`: its words are written in it. */
export function nameOfId(id: string): Name {
  return { words: id.split(/[-.]/), wire: id };
}

/** A name with a word of ours behind it: `list-books` → `list-books-route`. */
export function withLastWord({ words, wire }: Name, word: string): Name {
  return { words: [...words, word], wire: `${wire}-${word}` };
}

/** The name of what has any text for a name: a property, a parameter, a value. Made from the text alone, so that nothing else renames it. */
export function nameOf(wire: string): Name {
  const known = names.get(wire);
  if (known !== undefined) return known;
  const words = wordsIn(plainName.test(wire) ? wire : withoutOtherLetters(wire));
  const name = { words: words.length === 0 ? wordsOfSigns(wire) : words, wire };
  names.set(wire, name);
  return name;
}

/** An API says `id` in a thousand places, and each language asks for its words. */
const names = new Map<string, Name>();

/** Matches names for which `wordsIn` finds every word. */
const plainName = /^[a-z_][\w-]*$/i;

/** A sign before a digit counts: `+1` and `-1` are two reactions. Letters of other scripts are written as their code points. */
function withoutOtherLetters(text: string): string {
  return text
    .replace(/^\s*([-+])(?=\d)/, (_, sign: string) => ` ${spokenSign(sign)} `)
    .replace(/(?:(?!\p{Script=Latin})\p{L})+/gu, (run) => ` ${codePoints(run)} `);
}

/** The words of a text without letters and digits. */
function wordsOfSigns(text: string): readonly string[] {
  return text === "" ? ["empty"] : Array.from(text, spokenSign);
}

const signs: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ " ": "space", "!": "not", '"': "quote", "#": "hash", $: "dollar", "%": "percent" },
    ...{ "&": "and", "'": "apostrophe", "*": "star", "+": "plus", ",": "comma", "-": "minus" },
    ...{ ".": "dot", "/": "slash", ":": "colon", ";": "semicolon", "<": "less", "=": "equal" },
    ...{ ">": "greater", "?": "question", "@": "at", "\\": "backslash", "^": "caret" },
    ...{ _: "underscore", "`": "backtick", "|": "or", "~": "tilde" },
  }),
);

function spokenSign(sign: string): string {
  return signs.get(sign) ?? codePoints(sign);
}

/** `书籍` → `u4e66u7c4d`. */
function codePoints(text: string): string {
  return Array.from(text, (each) => `u${(each.codePointAt(0) ?? 0).toString(16)}`).join("");
}
