// Made by endpoint-manifest (typescript-server) from its template schema-identity.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Equality of JSON values, decided by a number for each: fast for many values, also for values nested in each other. */
import { spend } from "./schema-work.js";

/** Values with the same identity are equal, whatever the order of their keys; all others differ. */
export interface Identities {
  readonly identityOf: (value: unknown) => unknown;
}

/** Steps that one member of an array or object costs here, compared with an item that is only checked. */
const stepsEach = 100;

/** Makes identities. Each value is visited once, and texts are never copied. */
export function identities(): Identities {
  const wholes = new Map<string, object>();
  const ids = new Map<unknown, number>();

  /** A plain value is its own identity; equal arrays and objects share one object. */
  function identityOf(value: unknown): unknown {
    if (typeof value !== "object" || value === null) return value;
    const key = keyOf(value);
    const known = wholes.get(key) ?? {};
    wholes.set(key, known);
    return known;
  }

  function keyOf(value: object): string {
    if (Array.isArray(value)) {
      spend(value.length * stepsEach);
      return `[${value.map(idOf).join()}]`;
    }
    const names = Object.keys(value).filter((name) => Reflect.get(value, name) !== undefined);
    spend(names.length * stepsEach);
    const members = names.sort().map((name) => `${idOf(name)}:${idOf(Reflect.get(value, name))}`);
    return `{${members.join()}}`;
  }

  function idOf(value: unknown): number {
    const identity = identityOf(value);
    const id = ids.get(identity) ?? ids.size;
    ids.set(identity, id);
    return id;
  }

  return { identityOf };
}

/** True if a value equals a known one, whatever the order of its keys. The comparison ends at the first difference. */
export function isSame(given: unknown, known: unknown): boolean {
  if (Array.isArray(known)) {
    return (
      Array.isArray(given) &&
      given.length === known.length &&
      known.every((each, index) => isSame(given[index], each))
    );
  }
  if (!isObject(known)) return given === known;
  if (!isObject(given)) return false;
  const names = Object.keys(known);
  const others = Object.keys(given).filter((name) => given[name] !== undefined);
  return (
    names.length === others.length &&
    names.every((name) => Object.hasOwn(given, name) && isSame(given[name], known[name]))
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
