/** How a language writes names: a policy is data, and one function makes identifiers by it. */
import { unreachable } from "../../unreachable.js";
import type { Name } from "./words.js";

/** The purpose of a name. Each kind has its case, and words that it must not be. A member is what callers write behind a dot to call. */
export type NameKind = "type" | "function" | "member" | "field" | "constant" | "variable" | "file";

/** How words are joined. */
export type NameCase = "camel" | "pascal" | "snake" | "screaming" | "kebab" | "flat";

/** The names of one language. */
export interface NamePolicy {
  readonly cases: Readonly<Record<NameKind, NameCase>>;
  /** Names that the language, its root classes or what is always in scope have: an underscore comes behind them. */
  readonly reserved: Readonly<Record<NameKind, ReadonlySet<string>>>;
  /** Words that are not written as the case says, such as `id` → `ID` in Go; a first word in small letters stays small. */
  readonly spellings: ReadonlyMap<string, string>;
  /** The word that goes before a name that would begin with a digit. */
  readonly beforeDigit: string;
  /** Last words of a file's name that a tool would act on, as Go does on `player_windows.go`. */
  readonly fileEndings?: ReadonlySet<string>;
}

/** The identifier of a name: ASCII, with a letter first (or what `beforeDigit` is), and not reserved. Others of its scope are not asked. */
export function identifierOf(name: Name, kind: NameKind, policy: NamePolicy): string {
  const [first = ""] = name.words;
  const words = /^\d/.test(first) ? [policy.beforeDigit, ...name.words] : name.words;
  const joined = joinedWords(words, policy.cases[kind], policy.spellings);
  const isTaken =
    policy.reserved[kind].has(joined) ||
    (kind === "file" && (policy.fileEndings?.has(words.at(-1) ?? "") ?? false));
  return isTaken ? `${joined}_` : joined;
}

function joinedWords(
  words: readonly string[],
  nameCase: NameCase,
  spellings: NamePolicy["spellings"],
): string {
  const capital = (word: string): string => spelled(word, spellings);
  switch (nameCase) {
    case "snake":
      return words.join("_");
    case "screaming":
      return words.join("_").toUpperCase();
    case "kebab":
      return words.join("-");
    case "flat":
      return apart(words);
    case "pascal":
      return apart(words.map(capital));
    case "camel":
      return apart(words.map((word, index) => (index === 0 ? word : capital(word))));
    default:
      return unreachable(nameCase);
  }
}

/** Words with their capitals, by the spellings of their language: there are far fewer words than names. */
const capitals = new WeakMap<NamePolicy["spellings"], Map<string, string>>();

function spelled(word: string, spellings: NamePolicy["spellings"]): string {
  const known = capitals.get(spellings) ?? new Map<string, string>();
  capitals.set(spellings, known);
  const found =
    known.get(word) ?? spellings.get(word) ?? word.charAt(0).toUpperCase() + word.slice(1);
  known.set(word, found);
  return found;
}

/** Words side by side; digits do not run together, so that `1-23` and `12-3` stay two names. */
function apart(words: readonly string[]): string {
  let text = "";
  for (const word of words) {
    text +=
      isDigit(word.charCodeAt(0)) && isDigit(text.charCodeAt(text.length - 1)) ? `_${word}` : word;
  }
  return text;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** Names that Windows gives to devices ("Naming Files, Paths, and Namespaces" of its documentation): no file may be called so. */
export const deviceNames: readonly string[] = [
  ...["con", "prn", "aux", "nul"],
  ...Array.from({ length: 10 }, (_, index) => [`com${index}`, `lpt${index}`]).flat(),
];
