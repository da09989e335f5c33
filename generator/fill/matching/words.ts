/** Words of names and sentences, in a form in which those that mean the same are the same: English plurals and endings. */

/** Words that stand everywhere and say nothing of what an operation is about. */
const stopWords: ReadonlySet<string> = new Set(
  (
    "a all also an and any api are as at be been by can could do does each either every for from given has have how id identified " +
    "identifier identifiers ids if in into is it its itself may more must no not of on one only or other our own particular per " +
    "should single so some specific specified such than that the their them then there these this those to unique use used using " +
    "via was were what when where whether which who will with within you your"
  ).split(" "),
);

/** Words for whoever calls. */
const callerWords: ReadonlySet<string> = new Set(["me", "my", "myself", "self"]);

/** Words that say that a call takes or gives several things at once. */
const manyWords: ReadonlySet<string> = new Set([
  "batch",
  "bulk",
  "many",
  "mass",
  "multiple",
  "several",
]);

/** A verb that means something else with a particle behind it: `check out` is no check. */
const phrasal =
  /\b(back|check|clock|drop|hand|log|opt|phase|pick|roll|scale|shut|sign|start|turn)[-_ ](back|down|in|off|out|up)\b/gi;

/** The words of a text as they stand, in small letters; parts of `camelCase`, `kebab-case` and `snake_case` are words. */
export function wordsOf(text: string): readonly string[] {
  const spaced = text
    .normalize("NFKC")
    .replaceAll(/(\p{Ll}|\p{N})(\p{Lu})/gu, "$1 $2")
    .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1 $2")
    .replaceAll(phrasal, "$1$2")
    // The possessive: `author's`, `authors'`.
    .replaceAll(/['’]s?(?!\p{L})/gu, " ");
  const words = spaced.toLowerCase().match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? [];
  return words.filter((word) => word.length > 1 || !/^[a-z]$/.test(word));
}

/** True if a word says nothing of what an operation is about. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

/** True if a word says that there are several. */
export function isManyWord(word: string): boolean {
  return manyWords.has(word);
}

/** The stems of the words of a text that say something, each once, in their order. */
export function stemsOf(text: string): readonly string[] {
  const telling = wordsOf(text).filter((word) => !isStopWord(word) && !isManyWord(word));
  return [...new Set(telling.map(stem))];
}

/** True if a word has the form of an English plural. */
export function isPlural(word: string): boolean {
  return singular(word) !== word;
}

/** Returns the common part of words with one stem: `category` and `categories`, `save` and `saved`. It is never shown. */
export function stem(word: string): string {
  if (callerWords.has(word)) return "me";
  const base = singular(word);
  const rest = /^(.*[aeiouy].*?)(?:ing|(?<!e)ed)$/.exec(base)?.[1];
  const root = rest !== undefined && rest.length >= 3 ? rest : base;
  const open = root.length > 3 ? root.replace(/e$/, "") : root;
  // `stopped` and `stop`, `cancelled` and `canceled`.
  const short = open.replace(/([b-df-hj-np-tv-z])\1$/, "$1").replace(/(?<=..)y$/, "i");
  // `shelf` and `shelves`.
  return short.replace(/(?<=l)v$/, "f");
}

function singular(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word) || /(?:ss|us|is|news|series)$/.test(word))
    return word;
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith("s") ? word.slice(0, -1) : word;
}
