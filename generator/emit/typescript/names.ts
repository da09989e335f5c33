/** Names in TypeScript: its policy, and short ways to names and to those of ids, each made from itself alone. */
import { identifierOf, type NameKind, type NamePolicy } from "../../sdk/names/policy.js";
import { type Name, nameOf, nameOfId } from "../../sdk/names/words.js";

/** Words that cannot name a variable in a module, or not in every place (ECMA-262, section 12.7.2; TypeScript's own). */
const words =
  `arguments await break case catch class const continue debugger default delete do else enum eval
  export extends false finally for function if implements import in instanceof interface let new null package
  private protected public return static super switch this throw true try typeof undefined var void while
  with yield`.split(/\s+/);

/** Names that every object has, and names by which JavaScript treats an object as something else. */
const members = [
  ...["constructor", "prototype", "toString", "toLocaleString", "valueOf", "hasOwnProperty"],
  ...["isPrototypeOf", "propertyIsEnumerable", "__proto__", "then", "toJSON"],
];

/** Types that a file refers to by name without importing them. */
const globalTypes =
  `Array ArrayBuffer AsyncIterable Blob Boolean Date Error Exclude File FormData Function Headers Map
  Number Object Omit Partial Promise Readonly ReadableStream Record Request Response Set String Symbol URL
  Uint8Array`.split(/\s+/);

/** A name that stands alone can be neither. A member may have a word of the language for a name: `client.books.delete()`. */
const reserved: ReadonlySet<string> = new Set([...words, ...members]);

/** The names of TypeScript. */
export const typescriptNames: NamePolicy = {
  cases: {
    ...{ type: "pascal", function: "camel", member: "camel", field: "camel" },
    ...{ constant: "camel", variable: "camel", file: "kebab" },
  },
  reserved: {
    type: new Set(globalTypes),
    function: reserved,
    member: new Set(members),
    field: reserved,
    constant: reserved,
    variable: reserved,
    file: new Set(),
  },
  spellings: new Map(),
  beforeDigit: "_",
};

/** `list-books` → `listBooks`, with an underscore after it where the language or its objects have that name already. */
export const camelCase = remembered("function", nameOfId);

/** `list-books` → `ListBooks`, likewise. */
export const pascalCase = remembered("type", nameOfId);

/** Any text → a name in camel case that means about the same: for local names, where uniqueness is up to a `Scope`. */
export const localName = remembered("variable", nameOf);

/** `list-books` → `listBooks`, for a member, which may have a word of the language for a name: `delete`. */
export const memberOfId = remembered("member", nameOfId);

/** The function of a name of the plan. */
export const functionName = spelledAs("function");

/** The member of a name of the plan. */
export const memberName = spelledAs("member");

/** The type of a name of the plan. */
export const typeName = spelledAs("type");

/** True if a name cannot stand alone as it is. */
export function isReserved(name: string): boolean {
  return reserved.has(name);
}

function spelledAs(kind: NameKind): (name: Name) => string {
  const known = new WeakMap<Name, string>();
  return (name) => {
    const found = known.get(name) ?? identifierOf(name, kind, typescriptNames);
    known.set(name, found);
    return found;
  };
}

/** An operation's name is asked for some twenty times. */
function remembered(kind: NameKind, named: (text: string) => Name): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const name = identifierOf(named(text), kind, typescriptNames);
    known.set(text, name);
    return name;
  };
}
