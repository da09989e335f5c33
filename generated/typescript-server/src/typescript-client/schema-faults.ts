// Made by endpoint-manifest (typescript-server) from its template schema-faults.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** The search for what is wrong with a value, in plain words. It ends where it has found as much as it may. */
import { type Answers, askedOnce } from "./schema-inquiry.js";

/**
 * What is said of a value, twice: a search finds what is wrong, and a function sees that nothing is, which is so of nearly
 * all values, in a fraction of the time. Both accept the same values.
 */
export interface Kind {
  readonly accepts: (value: unknown) => boolean;
  /** Says nothing where the value is of the kind. */
  readonly find: (value: unknown, search: FaultSearch) => void;
  /** Whether a property of it may be left out. */
  readonly isOptional?: boolean;
  /** Whether it asks named kinds about the value or what is in it: several ways may lead to one of them. */
  readonly isReferring?: boolean;
}

/** Kinds of properties, by their names on the wire. */
export type Shape = Readonly<Record<string, Kind>>;

/** One thing that is wrong with a value. */
export interface Fault {
  readonly message: string;
  /** Keys from the value to the place of the fault; empty = the value as a whole. */
  readonly path: readonly PropertyKey[];
  /** The value is none of those that are listed for it. */
  readonly isUnlisted?: boolean;
}

/** What else is said of a value whose type is right, told likewise. */
export interface Check<Value> {
  readonly fits: (value: Value) => boolean;
  readonly find: (value: Value, search: FaultSearch) => void;
  readonly isReferring?: boolean;
}

/** Faults as they are found, so many of them and no more. */
export class FaultSearch {
  readonly #most: number;
  readonly #found: Fault[] = [];
  /** Keys from the value to what is looked at. */
  readonly #path: PropertyKey[] = [];
  /** What named kinds have found, while one value is looked at in several ways. */
  readonly #known: Answers<readonly Fault[]> | undefined;

  constructor(most: number, known?: Answers<readonly Fault[]>) {
    this.#most = most;
    this.#known = known;
  }

  get found(): readonly Fault[] {
    return this.#found;
  }

  /** Whether nothing more is looked for. */
  get isOver(): boolean {
    return this.#found.length >= this.#most;
  }

  /** Says that something is wrong with what is looked at. */
  say(message: string, { isUnlisted = false }: Pick<Fault, "isUnlisted"> = {}): void {
    if (this.isOver) return;
    this.#found.push({ message, path: [...this.#path], ...(isUnlisted && { isUnlisted }) });
  }

  /** Says that something else was expected; of nothing at all, that it is missing. */
  expected(what: string, value: unknown): void {
    this.say(value === undefined ? "is missing" : `expected ${what}`);
  }

  /** Looks at what stands under a key. */
  below(key: PropertyKey, { find }: Pick<Kind, "find">, value: unknown): void {
    this.#path.push(key);
    find(value, this);
    this.#path.pop();
  }

  /** Says what another search has found in what is looked at. */
  take(faults: readonly Fault[]): void {
    for (const fault of faults) {
      if (this.isOver) return;
      this.#found.push({ ...fault, path: [...this.#path, ...fault.path] });
    }
  }

  /** What is wrong with a value by a kind that is one of several ways to look at it. */
  apart({ find }: Pick<Kind, "find">, value: unknown): readonly Fault[] {
    const search = new FaultSearch(this.#most, this.#known ?? new Map());
    find(value, search);
    return search.found;
  }

  /** What is wrong with a value by a kind that has a name. Where several ways may lead to it, it is asked once. */
  byName(named: object, { find }: Pick<Kind, "find">, value: unknown): void {
    const known = this.#known;
    if (known === undefined) find(value, this);
    else {
      this.take(askedOnce(known, { kind: named, value }, () => this.apart({ find }, value)));
    }
  }
}

/** The type of values that a kind is about. */
export interface KindType<Value> {
  /** As messages say it. */
  readonly name: string;
  readonly has: (value: unknown) => value is Value;
}

/** A kind of values of one type, of which checks say more. */
export function kindOfType<Value>(
  { name, has }: KindType<Value>,
  checks: readonly Check<Value>[],
): Kind {
  return {
    accepts: (value) => {
      if (!has(value)) return false;
      for (const { fits } of checks) {
        if (!fits(value)) return false;
      }
      return true;
    },
    find: (value, search) => {
      if (!has(value)) {
        search.expected(name, value);
        return;
      }
      for (const { find } of checks) {
        if (search.isOver) return;
        find(value, search);
      }
    },
    isReferring: checks.some(({ isReferring }) => isReferring),
  };
}

/** A value as nobody minds to read it: a long text is cut, and an array or object is no single value. */
export function shownValue(value: unknown): string {
  if (Array.isArray(value)) return "an array";
  if (typeof value === "object" && value) return "an object";
  const text = quotedValue(typeof value === "string" ? value.slice(0, 61) : value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** A plain value as it is written. */
export function quotedValue(value: unknown): string {
  return typeof value === "string" ? JSON.stringify(value) : String(value);
}

/** Between what was expected and what is there. A value is said only where values are listed: elsewhere it may be a secret. */
export const got = ", got ";
const gotAtEnd = /, got .*$/s;

/**
 * Of what the members of a union find: the shortest list, but first those of members whose constants fit, as that of a
 * `type`. Where the value is not even of the kind of any member, all kinds are named.
 */
export function nearest(members: readonly (readonly Fault[])[]): readonly Fault[] {
  const [first] = members
    .filter((faults) => faults.every(({ path }) => path.length > 0))
    .sort((a, b) => unlisted(a) - unlisted(b) || a.length - b.length);
  if (first) return first;
  const messages = new Set(members.flat().map(({ message }) => message));
  return [{ message: joined([...messages]), path: [] }];
}

/** Several messages in one: what all of them expect is said once, and so is what is there. */
function joined(messages: readonly string[]): string {
  const there = messages.map((message) => gotAtEnd.exec(message)?.[0]).find(Boolean) ?? "";
  const expected = messages.map((message, index) =>
    message.replace(gotAtEnd, "").replace(index > 0 ? "expected " : "", ""),
  );
  return expected.join(" or ") + there;
}

function unlisted(faults: readonly Fault[]): number {
  return faults.filter(({ path, isUnlisted }) => isUnlisted && path.length === 1).length;
}
