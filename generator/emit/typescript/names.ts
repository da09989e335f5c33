/** Names in TypeScript, made from ids: each from its own id alone, so that adding a thing never renames another. */

/** `list-books` → `listBooks`, with an underscore after it where the language or its objects have that name already. */
export function camelCase(id: string): string {
  const pascal = joined(id);
  const name = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  return isReserved(name) ? `${name}_` : name;
}

/** `list-books` → `ListBooks`, likewise. */
export function pascalCase(id: string): string {
  const name = joined(id);
  return globalTypes.has(name) ? `${name}_` : name;
}

/** Any text → a name in camel case that means about the same: for local names, where uniqueness is up to a {@link Scope}. */
export function localName(text: string): string {
  const words = text.normalize("NFKD").match(/[A-Za-z0-9]+/g) ?? [];
  const name = words
    .map((word, index) => (index === 0 ? lowerFirst(word) : upperFirst(word)))
    .join("");
  if (name === "") return "value";
  const safe = /^[0-9]/.test(name) ? `_${name}` : name;
  return isReserved(safe) ? `${safe}_` : safe;
}

/** Whether a name cannot be used as it is: one rule for functions, members and groups alike. */
export function isReserved(name: string): boolean {
  return words.has(name) || members.has(name);
}

/** The names of one file: whoever comes first keeps a name, whoever comes later gets another one. */
export class Scope {
  readonly #taken: Set<string>;

  constructor(taken: Iterable<string> = []) {
    this.#taken = new Set(taken);
  }

  /** The wanted name, or another one that is free. */
  take(wanted: string): string {
    const name = freeName(wanted, this.#taken);
    this.#taken.add(name);
    return name;
  }
}

/** The wanted name, or the same with underscores after it, which no name made from an id ends in twice. */
export function freeName(wanted: string, taken: ReadonlySet<string>): string {
  let name = wanted;
  while (taken.has(name)) name += "_";
  return name;
}

/** Names that are made already: an operation's is asked for some twenty times. */
const known = new Map<string, string>();

function joined(id: string): string {
  const found = known.get(id);
  if (found !== undefined) return found;
  const name = /[-.]/.test(id) ? id.split(/[-.]/).map(upperFirst).join("") : upperFirst(id);
  known.set(id, name);
  return name;
}

function upperFirst(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function lowerFirst(word: string): string {
  return word.charAt(0).toLowerCase() + word.slice(1);
}

/** Words that cannot name a variable in a module, or not in every place (ECMA-262, section 12.7.2; TypeScript's own). */
const words: ReadonlySet<string> = new Set(
  `arguments as async await break case catch class const continue debugger default delete do else enum eval
  export extends false finally for function get if implements import in instanceof interface let new null of package
  private protected public return set static super switch this throw true try type typeof undefined var void while
  with yield`
    .split(/\s+/)
    // These words are keywords in some places only, and fine names in all places where one is made.
    .filter((word) => !["as", "async", "get", "of", "set", "type"].includes(word)),
);

/** Names that every object has, and names by which JavaScript treats an object as something else. */
const members: ReadonlySet<string> = new Set([
  ...["constructor", "prototype", "toString", "toLocaleString", "valueOf", "hasOwnProperty"],
  ...["isPrototypeOf", "propertyIsEnumerable", "__proto__", "then", "toJSON"],
]);

/** Types that a file refers to by name without importing them. */
const globalTypes: ReadonlySet<string> = new Set(
  `Array ArrayBuffer AsyncIterable Blob Boolean Date Error Exclude File FormData Function Headers Map Number Object Omit
  Partial Promise Readonly ReadableStream Record Request Response Set String Symbol URL Uint8Array`.split(
    /\s+/,
  ),
);
