/**
 * Names of operations by what their source calls them. Nothing is taken from an id that a program made of method and path.
 *
 * | id of the source                           | group `books`                                          |
 * | ------------------------------------------ | ------------------------------------------------------ |
 * | `books/list-overdue`, `books.listOverdue`  | `list-overdue`: what stands behind the group           |
 * | `BooksController_listOverdue`, `bookLend`  | `list-overdue`, `lend`: the group, in words            |
 * | `loans/end`                                | `end` in the sub-group `loans`                         |
 * | `createBook`, `listBookLoans`              | `create`, `list-loans`: the resource behind the verb   |
 * | `lendUsingPOST_1`, `lend_books__id__post`  | `lend`: method and path at the end                     |
 * | `getBook`, `post-books`, `GetBooksId`      | by method and path, which is all that they say         |
 * | `operation12`, a UUID, more than 8 words   | by method and path                                     |
 */
import { isPlural, joined, sameWords, singular } from "./id-words.js";
import { literalsOf, type Route } from "./route.js";
import { wordsIn } from "../../words.js";

/** The parts of an operation's id. */
export interface IdName {
  /** Words of a part of the group that the id names; none for the group itself. */
  readonly part: readonly string[];
  /** Without what the group says already; undefined where method and path give a better name. */
  readonly short: readonly string[] | undefined;
  /** All words, where they say anything. */
  readonly whole: readonly string[] | undefined;
}

/** Longer names are sentences; behind a group that the id spells out, they are its author's own. */
const mostWords = 8;

const methods: ReadonlySet<string> = new Set(
  "get put post delete options head patch trace query".split(" "),
);

/** Words with which a program says that what stands before it is a group. */
const holders: ReadonlySet<string> = new Set([
  "controller",
  "api",
  "service",
  "resource",
  "handler",
]);

const articles: ReadonlySet<string> = new Set(["a", "an", "the"]);

/** Words that programs put between those of a path, or leave out. */
const filling: ReadonlySet<string> = new Set(["by", "id", "and"]);

const prepositions: ReadonlySet<string> = new Set(
  "about as at by for from in into of on per to under using via with within without".split(" "),
);

/** Matches ids that are only numbered. */
const counted =
  /^(?:(?:operation|op|api|endpoint|method|route|request|path|call|func|function|id)\d*)?\d*$/;

/** Reads the id of an operation in a group. */
export function idNameOf(id: string, group: readonly string[], route: Route): IdName {
  const parts = id.split(/[/.:#]+/).map(wordsIn);
  const own = parts.at(-1) ?? [];
  const spelled = withoutHolder(parts.slice(0, -1).flat());
  const isSpelled = spelled.length > 0 && own.length > 0;
  if (isSpelled && !isMachineMade(parts.flat(), route) && !isMeaningless(own)) {
    const isGroup = sameWords(spelled.slice(-group.length), group);
    // Of `book-shelf-marks` in `books` no good name would be left.
    const isBelow = group.every((word, index) => word === spelled[index]);
    const part = isGroup ? [] : isBelow ? withoutGroup(spelled, group) : spelled;
    const about = part.length > 0 ? part : group;
    const isPlainAct = own.length === about.length + 1 && sameWords(own.slice(1), about);
    const short = isPlainAct ? withoutThing(own, about) : own;
    return { part, short, whole: own };
  }
  return { part: [], ...joinedName(parts.flat(), group, route) };
}

function joinedName(
  words: readonly string[],
  group: readonly string[],
  route: Route,
): Omit<IdName, "part"> {
  if (isMeaningless(words)) return { short: undefined, whole: undefined };
  if (isMachineMade(words, route)) return { short: undefined, whole: words };
  const whole = withoutRoute(words, route);
  const telling = whole.filter((word) => !articles.has(word));
  const name = withoutThing(withoutGroup(telling, group), group);
  const isGood = name !== undefined && name.length <= mostWords && !isBareMethod(name);
  return { short: isGood ? name : undefined, whole };
}

/** A name without the resource that stands behind its verb; undefined where only `get` is left, which a path says better. */
function withoutThing(
  words: readonly string[],
  thing: readonly string[],
): readonly string[] | undefined {
  const [verb, ...rest] = words;
  if (verb === undefined) return undefined;
  const behind = rest.slice(thing.length);
  const isThing = sameWords(rest.slice(0, thing.length), thing);
  // `list-book-loans`, `list-books-by-author`; of `save-books-user` nothing sensible would be left.
  const isRedundant =
    behind[0] === undefined ||
    prepositions.has(behind[0]) ||
    !isPlural(rest[thing.length - 1] ?? "");
  const says = isThing && isRedundant ? behind : rest;
  return verb === "get" && says.length === 0 ? undefined : [verb, ...says];
}

/** Methods but `get` and `delete` are no verbs of what is done. */
function isBareMethod([verb = ""]: readonly string[]): boolean {
  return methods.has(verb) && verb !== "get" && verb !== "delete";
}

function withoutGroup(words: readonly string[], group: readonly string[]): readonly string[] {
  if (!sameWords(words.slice(0, group.length), group)) return words;
  const rest = words.slice(group.length);
  return holders.has(rest[0] ?? "") ? rest.slice(1) : rest;
}

function withoutHolder(words: readonly string[]): readonly string[] {
  return holders.has(words.at(-1) ?? "") ? words.slice(0, -1) : words;
}

/** Counted, or made of a random number. */
function isMeaningless(words: readonly string[]): boolean {
  const text = words.join("");
  const isRandom = words.some((word) => /^(?=.*\d)[0-9a-f]{8,}$/.test(word));
  return counted.test(text) || isRandom;
}

/** A method, and after it the words of the path, with or without its parameters. */
function isMachineMade([verb = "", ...words]: readonly string[], route: Route): boolean {
  if (verb !== route.method) return false;
  const said = joined(essence(words));
  const literals = literalsOf(route).flat();
  const parameters = route.segments.filter(({ isParameter }) => isParameter);
  const names = parameters.flatMap((each) => each.words);
  const all = route.segments.flatMap((each) => each.words);
  const ways = [literals, [...literals, ...names], [...literals, ...names.slice(-1)], all];
  return ways.some((way) => joined(essence([...way, ...route.action])) === said);
}

/** Words that tell one path from another. */
function essence(words: readonly string[]): string {
  return words
    .filter((word) => !filling.has(word) && !articles.has(word))
    .map(singular)
    .join("-");
}

/** A name without the method, or path and method, that a program put behind it. */
function withoutRoute(words: readonly string[], route: Route): readonly string[] {
  const unnumbered = /^\d+$/.test(words.at(-1) ?? "") ? words.slice(0, -1) : words;
  const isSpring = unnumbered.at(-2) === "using" && methods.has(unnumbered.at(-1) ?? "");
  if (isSpring && unnumbered.length > 2) return unnumbered.slice(0, -2);
  const path = route.spelled + route.method;
  const start = words.findIndex((_, index) => index > 0 && words.slice(index).join("") === path);
  return start === -1 ? words : words.slice(0, start);
}
