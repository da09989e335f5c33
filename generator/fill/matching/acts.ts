/** The acts of operations, told by verbs and by methods: habits of English and of HTTP (RFC 9110, section 9.3). */
import { isManyWord, isStopWord, stem, wordsOf } from "./words.js";

/** The act of an operation. `other` = a verb that only its own service knows, or none at all. */
export type Act =
  | "read"
  | "list"
  | "search"
  | "check"
  | "create"
  | "add"
  | "update"
  | "delete"
  | "remove"
  | "other";

const verbs: Readonly<Record<Exclude<Act, "other">, string>> = {
  read: "retrieve get read fetch show view describe find return load lookup obtain",
  list: "list index browse enumerate",
  search: "search query",
  check: "check contains contain exists exist verify",
  create: "create make insert register",
  add: "add save follow subscribe join attach assign upload link append star",
  update: "update edit change modify replace set rename reorder toggle adjust",
  delete: "delete destroy erase drop purge",
  remove: "remove unfollow unsubscribe leave detach unassign clear unlink unstar unsave",
};

const actOfVerb: ReadonlyMap<string, Act> = new Map([
  ...entriesOf("read"),
  ...entriesOf("list"),
  ...entriesOf("search"),
  ...entriesOf("check"),
  ...entriesOf("create"),
  ...entriesOf("add"),
  ...entriesOf("update"),
  ...entriesOf("delete"),
  ...entriesOf("remove"),
]);

function entriesOf(act: Exclude<Act, "other">): readonly (readonly [string, Act])[] {
  return verbs[act].split(" ").map((verb) => [verb, act]);
}

const actOfStem: ReadonlyMap<string, Act> = new Map(
  [...actOfVerb].map(([verb, act]) => [stem(verb), act]),
);

/** Returns the act of a verb in the form of a command, and in no other: `following` is a thing. */
export function actOf(word: string): Act | undefined {
  return actOfVerb.get(word);
}

/** A verb of a name, and what it means. */
export interface Verb {
  readonly stem: string;
  readonly act: Act;
}

/** The verb with which a sentence or a name begins; words such as `bulk` before it do not count. */
export function leadingVerb(text: string): Verb | undefined {
  const first = wordsOf(text).find((word) => !isManyWord(word) && !isStopWord(word));
  return first === undefined ? undefined : verbOf(first);
}

/** The first verb anywhere in a name: `BooksController_findAll`. */
export function anyVerb(text: string): Verb | undefined {
  for (const word of wordsOf(text)) {
    const verb = verbOf(word);
    if (verb !== undefined) return verb;
  }
  return undefined;
}

function verbOf(word: string): Verb | undefined {
  const found = stem(word);
  const act = actOfStem.get(found);
  return act === undefined ? undefined : { stem: found, act };
}

/** An act as a name tells it: its verb may want one method more than another, and several things at once may need a body. */
export interface Deed {
  readonly act: Act;
  readonly verb: string | undefined;
  readonly isMany: boolean;
  /** True if there is no verb, but things: `top-readers`. */
  readonly isThings: boolean;
}

/** How well a method goes with what an operation does, from 0 to 1, by what each method is for. */
export function methodFit({ act, verb, isMany, isThings }: Deed, method: string): number {
  if (act === "read" && isMany && method === "POST") return 0.6;
  if (act === "other" && isThings) return habit("read", method);
  const isOther = verb !== undefined && (preferred.get(verb) ?? method) !== method;
  return habit(act, method) * (isOther ? 0.9 : 1);
}

/** Any token may be a method (RFC 9110, section 9.1), `constructor` too. */
function habit(act: Act, method: string): number {
  const row = fits[act];
  return (Object.hasOwn(row, method) ? row[method] : undefined) ?? 0.05;
}

/** Verbs that mean just what one method is for (RFC 9110, section 9.3.4, and RFC 5789). */
const preferred: ReadonlyMap<string, string> = new Map([
  [stem("replace"), "PUT"],
  [stem("set"), "PUT"],
  [stem("modify"), "PATCH"],
]);

const fits: Readonly<Record<Act, Readonly<Record<string, number>>>> = {
  read: { GET: 1, HEAD: 0.2, POST: 0.25, QUERY: 0.8 },
  list: { GET: 1, HEAD: 0.1, POST: 0.4, QUERY: 1 },
  search: { GET: 1, HEAD: 0.1, POST: 0.8, QUERY: 1 },
  check: { GET: 1, HEAD: 0.9, POST: 0.5, QUERY: 0.8 },
  create: { POST: 1, PUT: 0.7, PATCH: 0.15 },
  add: { POST: 1, PUT: 1, PATCH: 0.5 },
  update: { PUT: 1, PATCH: 1, POST: 0.6 },
  delete: { DELETE: 1, POST: 0.35, PUT: 0.15, PATCH: 0.15 },
  remove: { DELETE: 1, POST: 0.45, PUT: 0.2, PATCH: 0.15 },
  other: { POST: 1, PUT: 0.95, PATCH: 0.85, GET: 0.5, QUERY: 0.5, DELETE: 0.4, HEAD: 0.2 },
};

/** How well two acts go together that two sides tell of one operation, from 0 to 1. */
export function actFit(one: Act, two: Act): number {
  if (one === two) return one === "other" ? 0.9 : 1;
  return neighbours[one][two] ?? neighbours[two][one] ?? 0.1;
}

/** Acts that people take for each other, each pair once. */
const neighbours: Readonly<Record<Act, Readonly<Partial<Record<Act, number>>>>> = {
  read: { search: 0.6, other: 0.7 },
  list: { read: 0.9, search: 0.6, other: 0.7 },
  search: { other: 0.6 },
  check: { read: 0.4, list: 0.3, other: 0.5 },
  create: { update: 0.3, other: 0.7 },
  add: { create: 0.85, update: 0.7, other: 0.75 },
  update: { other: 0.85 },
  delete: { other: 0.45, remove: 0.9 },
  remove: { other: 0.5 },
  other: {},
};
