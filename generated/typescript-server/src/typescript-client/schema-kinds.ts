// Made by endpoint-manifest (typescript-server) from its template schema-kinds.ts.
// Not to be edited: fill the manifest in and run `generate`.

/**
 * Kinds of values as schemas of zod, for the validators of this package. Where zod and JSON Schema differ, JSON Schema
 * holds: nothing is dropped or changed, and only an object's own properties count.
 */
import * as z from "zod/mini";
import { canonicalJson } from "./canonical-json.js";
import { type Others, others } from "./schema-checks.js";
import { type Check, checked, faultsOf, type Kind, type Shape, within } from "./schema-faults.js";
import type { Validator } from "./validator.js";

/** Any value. */
export function unknown(): Kind {
  return z.unknown();
}

/** No value. */
export function never(): Kind {
  return z.never();
}

/** Text. */
export function string(...checks: readonly Check<string>[]): Kind {
  return checked(z.string(), checks);
}

/** A number; JSON has no `NaN` and no infinity. */
export function number(...checks: readonly Check<number>[]): Kind {
  return checked(z.number(), checks);
}

/** `true` or `false`. */
export function boolean(): Kind {
  return z.boolean();
}

/** `null`. */
export function nullValue(): Kind {
  return z.null();
}

/** One of some plain values. */
export function literals(...values: readonly (string | number | boolean | null)[]): Kind {
  return z.literal(values);
}

/** One value, an array or an object too. */
export function constant(value: unknown): Kind {
  const text = canonicalJson(value);
  return checked(z.unknown(), [
    (given) => (canonicalJson(given) === text ? [] : [{ message: `expected ${text}`, path: [] }]),
  ]);
}

/** An array of items of one kind. */
export function array(items: Kind, ...checks: readonly Check<readonly unknown[]>[]): Kind {
  const native = z.array(items);
  return checks.length === 0
    ? native
    : checked(anyArray(), [(values) => faultsOf(native, values), ...checks]);
}

/** An array whose first items have kinds of their own. */
export function tuple(
  prefix: readonly Kind[],
  rest: Kind,
  ...checks: readonly Check<readonly unknown[]>[]
): Kind {
  return checked(anyArray(), [
    (values) =>
      values.flatMap((value, index) => within(index, faultsOf(prefix[index] ?? rest, value))),
    ...checks,
  ]);
}

// zod gives on a copy of what it has checked: further checks see the value itself.

function anyArray(): z.ZodMiniType<readonly unknown[]> {
  return z.custom<readonly unknown[]>((value) => Array.isArray(value), { error: named("array") });
}

function anyObject(): z.ZodMiniType<object> {
  const isObject = (value: unknown): boolean =>
    typeof value === "object" && value !== null && !Array.isArray(value);
  return z.custom<object>(isObject, { error: named("object") });
}

function named(type: string): (issue: { readonly input?: unknown }) => string {
  return ({ input }) => (input === undefined ? "is missing" : `expected ${type}`);
}

/** An object; it may have other properties than those of the shape, which are kept. */
export function looseObject(shape: Shape, ...checks: readonly Check<object>[]): Kind {
  const native = z.looseObject(shape);
  // zod finds in every object what all objects have: of such names only a copy without ancestors tells its own.
  if (Object.keys(shape).some((name) => name in Object.prototype)) {
    return checked(anyObject(), [
      (value) => faultsOf(native, Object.assign(Object.create(null), value)),
      ...checks,
    ]);
  }
  return checks.length === 0
    ? native
    : checked(anyObject(), [(value) => faultsOf(native, value), ...checks]);
}

/** An object of which is said what its other properties hold. */
export function object(shape: Shape, rest: Others, ...checks: readonly Check<object>[]): Kind {
  return looseObject(shape, others(shape, rest), ...checks);
}

/** A property that may be absent. */
export function optional(kind: Kind): Kind {
  return z.optional(kind);
}

/** A kind, or `null`. */
export function nullable(kind: Kind): Kind {
  return z.nullable(kind);
}

/** At least one of the kinds. */
export function anyOf(...kinds: readonly Kind[]): Kind {
  return z.union(kinds);
}

/** All of the kinds. */
export function allOf(...kinds: readonly Kind[]): Kind {
  return checked(z.unknown(), [
    (value) => {
      const faults = kinds.flatMap((kind) => faultsOf(kind, value));
      // What is no object is so for all of them.
      return [...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()];
    },
  ]);
}

/** What is not of a kind. */
export function not(kind: Kind): Kind {
  return checked(z.unknown(), [
    (value) =>
      faultsOf(kind, value).length > 0
        ? []
        : [{ message: "is of a kind that is excluded", path: [] }],
  ]);
}

/** One kind where a condition holds, another one where it does not. */
export function conditional(condition: Kind, consequence: Kind, alternative?: Kind): Kind {
  return checked(z.unknown(), [
    (value) => {
      const kind = faultsOf(condition, value).length === 0 ? consequence : alternative;
      return kind ? faultsOf(kind, value) : [];
    },
  ]);
}

/** The kind of a validator, which may refer back to the one that is being made. */
export function refer<Type>(validator: Validator<Type>): Kind {
  return z.lazy(() => validator.zod);
}
