/** Names of a source → ids of the manifest: the words of a text, in kebab-case, and what English makes of them. */

/** Longer ids are cut at a word; files are named after some of them. */
const longestId = 80;

/** Names with capitals in the middle of a word. */
const oddCapitals = /OAuth|GraphQL|OpenAPI|IPv(?=\d)|iOS|macOS/g;

/** Letters that do not come apart into a Latin one and its mark (Unicode's NFKD). */
const latin: ReadonlyMap<string, string> = new Map([
  ["ß", "ss"],
  ["æ", "ae"],
  ["œ", "oe"],
  ["ø", "o"],
  ["đ", "d"],
  ["ð", "d"],
  ["þ", "th"],
  ["ł", "l"],
  ["ı", "i"],
]);

/** What Windows calls devices, so that no file can have the name, and the word for what is absent. */
const spokenFor = /^(?:con|prn|aux|nul|com\d|lpt\d|none)$/;

/** The words of a name, in small Latin letters and digits; none where the name has no such letters. */
export function idWords(name: string): readonly string[] {
  const spaced = name
    .normalize("NFKD")
    .replaceAll(/[\p{M}'’]/gu, "")
    .replaceAll(oddCapitals, (word) => ` ${word.toLowerCase()}`)
    // `URLs`, `listPRs`
    .replaceAll(/(\p{Lu}{2,})s(?!\p{Ll})/gu, (word) => ` ${word.toLowerCase()} `)
    .replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, "$1 $2")
    .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1 $2");
  const letters = spaced.toLowerCase().replaceAll(/[ßæœøđðþłı]/g, (each) => latin.get(each) ?? "");
  return letters.match(/[a-z0-9]+/g) ?? [];
}

/** The words of a sentence, such as a title, in which capitals stand for emphasis. */
export function titleWords(title: string): readonly string[] {
  return idWords(title.toLowerCase());
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

/** What an id is in a language that joins words and knows no case: two ids of one scope must differ in it. */
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

/** Whether a noun is an English plural. */
export function isPlural(word: string): boolean {
  return singular(word) !== word;
}

/** Words of which the last one is a singular. */
export function singularWords(words: readonly string[]): readonly string[] {
  return words.map((word, index) => (index === words.length - 1 ? singular(word) : word));
}

/** Whether two lists of words are the same but for plurals. */
export function sameWords(one: readonly string[], other: readonly string[]): boolean {
  return (
    one.length === other.length &&
    one.every((word, index) => singular(word) === singular(other[index] ?? ""))
  );
}
