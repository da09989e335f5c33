// Made by endpoint-manifest (typescript-server) from its template schema-faults.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** The search for faults in a value, described in plain words. It ends after a maximum number of faults. */
import { type Answers, askedOnce } from "./schema-inquiry.js";

/**
 * A description of values in two forms: a search that finds all faults, and a function that only tests for them. The function is
 * far faster, and nearly all values pass it. Both accept the same values.
 */
export interface Kind {
  readonly accepts: (value: unknown) => boolean;
  /** Reports nothing where the value is of the kind. */
  readonly find: (value: unknown, search: FaultSearch) => void;
  /** True if a property of it may be left out. */
  readonly isOptional?: boolean;
  /** True if it applies named kinds to the value or its parts: several ways may lead to one of them. */
  readonly isReferring?: boolean;
}

/** Kinds of properties, by their wire names. */
export type Shape = Readonly<Record<string, Kind>>;

/** One fault of a value. */
export interface Fault {
  readonly message: string;
  /** Keys from the value to the place of the fault; empty = the value as a whole. */
  readonly path: readonly PropertyKey[];
  /** The value is not in the list of allowed values. */
  readonly isUnlisted?: boolean;
}

/** A further condition on values of the right type, in the same two forms. */
export interface Check<Value> {
  readonly fits: (value: Value) => boolean;
  readonly find: (value: Value, search: FaultSearch) => void;
  readonly isReferring?: boolean;
}

/** Collects faults, up to a maximum number. */
export class FaultSearch {
  readonly #most: number;
  readonly #found: Fault[] = [];
  /** Keys from the value to the part being checked. */
  readonly #path: PropertyKey[] = [];
  /** Faults that named kinds have found, while one value is checked in several ways. */
  readonly #known: Answers<readonly Fault[]> | undefined;

  constructor(most: number, known?: Answers<readonly Fault[]>) {
    this.#most = most;
    this.#known = known;
  }

  get found(): readonly Fault[] {
    return this.#found;
  }

  /** True if the search has ended. */
  get isOver(): boolean {
    return this.#found.length >= this.#most;
  }

  /** Reports a fault of the part being checked. */
  say(message: string, { isUnlisted = false }: Pick<Fault, "isUnlisted"> = {}): void {
    if (this.isOver) return;
    this.#found.push({ message, path: [...this.#path], ...(isUnlisted && { isUnlisted }) });
  }

  /** Reports that another value was expected; for a missing value, that it is missing. */
  expected(what: string, value: unknown): void {
    this.say(value === undefined ? "is missing" : `expected ${what}`);
  }

  /** Checks the value under a key. */
  below(key: PropertyKey, { find }: Pick<Kind, "find">, value: unknown): void {
    this.#path.push(key);
    find(value, this);
    this.#path.pop();
  }

  /** Reports the faults that another search found in the same part. */
  take(faults: readonly Fault[]): void {
    for (const fault of faults) {
      if (this.isOver) return;
      this.#found.push({ ...fault, path: [...this.#path, ...fault.path] });
    }
  }

  /** The faults of a value for a kind that is one of several ways to check it. */
  apart({ find }: Pick<Kind, "find">, value: unknown): readonly Fault[] {
    const search = new FaultSearch(this.#most, this.#known ?? new Map());
    find(value, search);
    return search.found;
  }

  /** Reports the faults of a value for a named kind. Where several ways may lead to the kind, it runs once. */
  byName(named: object, { find }: Pick<Kind, "find">, value: unknown): void {
    const known = this.#known;
    if (known === undefined) find(value, this);
    else {
      this.take(askedOnce(known, { kind: named, value }, () => this.apart({ find }, value)));
    }
  }
}

/** The type of values that a kind describes. */
export interface KindType<Value> {
  /** Name of the type in messages. */
  readonly name: string;
  readonly has: (value: unknown) => value is Value;
}

/** A kind of values of one type, narrowed by checks. */
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

/** A value in readable form: a long text is cut, and arrays and objects are only named as such. */
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

/**
 * Separates the expected value from the actual one. The actual value appears only where the allowed values are listed; elsewhere
 * it may be a secret.
 */
export const got = ", got ";
const gotAtEnd = /, got .*$/s;

/**
 * The faults to report for a union: the shortest list of its members, preferring members whose constants fit, such as a `type`.
 * Where the value does not even have the type of any member, all types are named.
 */
export function nearest(members: readonly (readonly Fault[])[]): readonly Fault[] {
  const [first] = members
    .filter((faults) => faults.every(({ path }) => path.length > 0))
    .sort((a, b) => unlisted(a) - unlisted(b) || a.length - b.length);
  if (first) return first;
  const messages = new Set(members.flat().map(({ message }) => message));
  return [{ message: joined([...messages]), path: [] }];
}

/** Merges several messages into one: "expected" and the actual value appear only once. */
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
