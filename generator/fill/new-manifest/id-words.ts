/** Names of a source → ids of the manifest: the words of a text, in kebab-case, and what English makes of them. */
import { wordsIn } from "../../words.js";

/** Longer ids are cut at a word; files are named after some of them. */
const longestId = 80;

/** The names of devices on Windows, which no file can have, and the word for absence. */
const spokenFor = /^(?:con|prn|aux|nul|com\d|lpt\d|none)$/;

/** The words of a sentence, such as a title, in which capitals stand for emphasis. */
export function titleWords(title: string): readonly string[] {
  return wordsIn(title.toLowerCase());
}

/** An id of words. `kind` goes before a digit, behind a word that is spoken for, and stands for no words at all. */
export function idOf(words: readonly string[], kind: string): string {
  const [first] = words;
  if (first === undefined) return kind;
  const lettered = /^\d/.test(first) ? [kind, ...words] : words;
  let id = "";
  for (const word of lettered) {
    const longer = id === "" ? word.slice(0, longestId) : `${id}-${word}`;
    if (longer.length > longestId) break;
    id = longer;
  }
  return spokenFor.test(id) ? `${id}-${kind}` : id;
}

/** Returns an id in a language that joins words and ignores case: two ids of one scope must differ in it. */
export function joined(id: string): string {
  return id.replaceAll("-", "");
}

/** Words that end in `s` and are no plural. */
const noPlural = /(?:ss|us|is|news|series|species)$/;

const irregular: ReadonlyMap<string, string> = new Map([
  ["people", "person"],
  ["children", "child"],
  ["shelves", "shelf"],
  ["indices", "index"],
  ["vertices", "vertex"],
  ["matrices", "matrix"],
]);

/** The singular of an English noun; a word that is none stays as it is. */
export function singular(word: string): string {
  const known = irregular.get(word);
  if (known !== undefined) return known;
  if (word.length < 4 || noPlural.test(word)) return word;
  if (/(?:movies|cookies|^[a-z]ies)$/.test(word)) return word.slice(0, -1);
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(?:sses|shes|(?<!ca)ches|xes|(?:status|bonus|virus|campus|alias)es)$/.test(word)) {
    return word.slice(0, -2);
  }
  return word.endsWith("s") ? word.slice(0, -1) : word;
}

/** True if a noun is an English plural. */
export function isPlural(word: string): boolean {
  return singular(word) !== word;
}

/** Words of which the last one is a singular. */
export function singularWords(words: readonly string[]): readonly string[] {
  return words.map((word, index) => (index === words.length - 1 ? singular(word) : word));
}

/** True if two lists of words are the same but for plurals. */
export function sameWords(one: readonly string[], other: readonly string[]): boolean {
  return (
    one.length === other.length &&
    one.every((word, index) => singular(word) === singular(other[index] ?? ""))
  );
}
