/** The words of a name, however it is spelled: what ids of a manifest and names of its sources are made of. */

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

/** Names without capitals, of which nothing has to come apart but at signs: most parts of paths. */
const plainName = /^[\0-&(-@[-\x7f]*$/;

/** The words of a name, in small Latin letters and digits; none where the name has no such letters. */
export function wordsIn(name: string): readonly string[] {
  if (plainName.test(name)) return name.match(/[a-z0-9]+/g) ?? [];
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

/** An id: `BookObject` → `book-object`, `HTTPError` → `http-error`; empty where there is no letter that an id can begin with. */
export function kebabCase(name: string): string {
  return wordsIn(name)
    .join("-")
    .replace(/^[-0-9]+/, "");
}

/** Equal for names that are one where case does not count, as on Windows and macOS. */
export function foldedName(name: string): string {
  return name.toUpperCase().toLowerCase();
}
