// Made by endpoint-manifest (typescript-server) from its template schema-kinds.ts.
// Not to be edited: fill the manifest in and run `generate`.

/**
 * Kinds of values as schemas of zod, for the validators of this package. Where zod and JSON Schema differ, JSON Schema
 * holds: nothing is dropped or changed, and only an object's own properties count.
 */
import * as z from "zod/mini";
import { canonicalJson } from "./canonical-json.js";
import { type Others, others } from "./schema-checks.js";
import {
  type Check,
  checked,
  faultsOf,
  type Kind,
  type Shape,
  withChecks,
  within,
} from "./schema-faults.js";
import { kindIn, type Validator } from "./validator.js";

/** Any value. */
export function unknown(): Kind {
  return { zod: z.unknown(), accepts: () => true };
}

/** No value. */
export function never(): Kind {
  return { zod: z.never(), accepts: () => false };
}

/** Text. */
export function string(...checks: readonly Check<string>[]): Kind {
  return withChecks({ zod: z.string(), accepts: (value) => typeof value === "string" }, checks);
}

/** A number; JSON has no `NaN` and no infinity. */
export function number(...checks: readonly Check<number>[]): Kind {
  return withChecks({ zod: z.number(), accepts: isNumber }, checks);
}

function isNumber(value: unknown): value is number {
  return Number.isFinite(value);
}

/** `true` or `false`. */
export function boolean(): Kind {
  return { zod: z.boolean(), accepts: (value) => typeof value === "boolean" };
}

/** `null`. */
export function nullValue(): Kind {
  return { zod: z.null(), accepts: (value) => value === null };
}

/** One of some plain values. */
export function literals(...values: readonly (string | number | boolean | null)[]): Kind {
  const listed = new Set<unknown>(values);
  return { zod: z.literal(values), accepts: (value) => listed.has(value) };
}

/** One value, an array or an object too. */
export function constant(value: unknown): Kind {
  const text = canonicalJson(value);
  const accepts = (given: unknown): boolean => canonicalJson(given) === text;
  return anything(accepts, (given) =>
    accepts(given) ? [] : [{ message: `expected ${text}`, path: [] }],
  );
}

/** A kind of values of any type. */
function anything(accepts: Kind["accepts"], faults: Check<unknown>["faults"]): Kind {
  return { zod: checked(z.unknown(), [faults]), accepts };
}

// zod gives on a copy of what it has checked: further checks see the value itself.

/** An array of items of one kind. */
export function array(items: Kind, ...checks: readonly Check<readonly unknown[]>[]): Kind {
  const accepts = (value: unknown): value is readonly unknown[] =>
    isArray(value) && everyItem(value, none, items);
  const zod = z.array(items.zod);
  return checks.length === 0
    ? { zod, accepts }
    : withChecks(
        { zod: checked(anyArray(), [(value) => faultsOf({ zod }, value)]), accepts },
        checks,
      );
}

/** An array whose first items have kinds of their own. */
export function tuple(
  prefix: readonly Kind[],
  rest: Kind,
  ...checks: readonly Check<readonly unknown[]>[]
): Kind {
  const accepts = (value: unknown): value is readonly unknown[] =>
    isArray(value) && everyItem(value, prefix, rest);
  const faults = (values: readonly unknown[]): ReturnType<typeof faultsOf> =>
    values.flatMap((value, index) => within(index, faultsOf(prefix[index] ?? rest, value)));
  return withChecks({ zod: checked(anyArray(), [faults]), accepts }, checks);
}

const none: readonly Kind[] = [];

/** Whether all items are of their kinds; one that is left out is `undefined`. */
function everyItem(values: readonly unknown[], prefix: readonly Kind[], rest: Kind): boolean {
  for (let index = 0; index < values.length; index++) {
    if (!(prefix[index] ?? rest).accepts(values[index])) return false;
  }
  return true;
}

function anyArray(): z.ZodMiniType<readonly unknown[]> {
  return z.custom<readonly unknown[]>(isArray, { error: named("array") });
}

function isArray(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function named(type: string): (issue: { readonly input?: unknown }) => string {
  return ({ input }) => (input === undefined ? "is missing" : `expected ${type}`);
}

/** An object; it may have other properties than those of the shape, which are kept. */
export function looseObject(shape: Shape, ...checks: readonly Check<object>[]): Kind {
  const kinds = Object.entries(shape);
  const hasOdd = kinds.some(([name]) => isOdd(name));
  const properties = kinds.map(([name, { accepts: isRight, isOptional = false }]) => ({
    name,
    isRight,
    isOptional,
  }));
  const accepts = (value: unknown): value is Values => {
    if (!isObject(value)) return false;
    for (const { name, isRight, isOptional } of properties) {
      const isThere = hasOdd ? hasOwn(value, name) : name in value;
      if (isThere ? !isRight(value[name]) : !isOptional) return false;
    }
    return true;
  };
  // Properties that no name is given for are dropped from zod's copy alone, which nobody sees: that saves looking at them.
  const zod = z.object(Object.fromEntries(kinds.map(([name, kind]) => [name, kind.zod])));
  if (checks.length === 0 && !hasOdd) return { zod, accepts };
  const seen = hasOdd ? ownValues : (value: Values): object => value;
  return withChecks(
    { zod: checked(anyObject(), [(value) => faultsOf({ zod }, seen(value))]), accepts },
    checks,
  );
}

type Values = Readonly<Record<string, unknown>>;

// zod finds in every object what all objects have: of such names only a copy without ancestors tells its own.

function isOdd(name: string): boolean {
  return name in Object.prototype;
}

function ownValues(value: Values): object {
  return Object.assign(Object.create(null), value);
}

function hasOwn(value: Values, name: string): boolean {
  return Object.prototype.propertyIsEnumerable.call(value, name);
}

function anyObject(): z.ZodMiniType<Values> {
  return z.custom<Values>(isObject, { error: named("object") });
}

function isObject(value: unknown): value is Values {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** An object of which is said what its other properties hold. */
export function object(shape: Shape, rest: Others, ...checks: readonly Check<object>[]): Kind {
  return looseObject(shape, others(shape, rest), ...checks);
}

/** A property that may be absent. */
export function optional({ zod, accepts }: Kind): Kind {
  return {
    zod: z.optional(zod),
    accepts: (value) => value === undefined || accepts(value),
    isOptional: true,
  };
}

/** A kind, or `null`. */
export function nullable({ zod, accepts }: Kind): Kind {
  return { zod: z.nullable(zod), accepts: (value) => value === null || accepts(value) };
}

/** At least one of the kinds. */
export function anyOf(...kinds: readonly Kind[]): Kind {
  return inPlace(kinds, {
    zod: z.union(kinds.map(({ zod }) => zod)),
    accepts: (value) => kinds.some(({ accepts }) => accepts(value)),
  });
}

/** All of the kinds. */
export function allOf(...kinds: readonly Kind[]): Kind {
  const all = anything(
    (value) => kinds.every(({ accepts }) => accepts(value)),
    (value) => {
      const faults = kinds.flatMap((kind) => faultsOf(kind, value));
      // What is no object is so for all of them.
      return [...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()];
    },
  );
  return inPlace(kinds, all);
}

/** What is not of a kind. */
export function not(kind: Kind): Kind {
  const other = anything(
    (value) => !kind.accepts(value),
    (value) =>
      kind.accepts(value) ? [{ message: "is of a kind that is excluded", path: [] }] : [],
  );
  return inPlace([kind], other);
}

/** One kind where a condition holds, another one where it does not. */
export function conditional(condition: Kind, consequence: Kind, alternative?: Kind): Kind {
  const kindFor = (value: unknown): Kind | undefined =>
    condition.accepts(value) ? consequence : alternative;
  const chosen = anything(
    (value) => kindFor(value)?.accepts(value) ?? true,
    (value) => {
      const kind = kindFor(value);
      return kind ? faultsOf(kind, value) : [];
    },
  );
  return inPlace([condition, consequence, ...(alternative ? [alternative] : [])], chosen);
}

/** What named kinds have said of the one value that several of them are asked about. */
interface Inquiry {
  readonly value: unknown;
  readonly answers: Map<object, boolean>;
}

let inquiry: Inquiry | undefined;

/**
 * A kind made of others that look at the very same value. Through kinds that are made of one another there may be any number
 * of ways to a named one: it is asked once.
 */
function inPlace(kinds: readonly Kind[], kind: Kind): Kind {
  if (!kinds.some(({ isReferring }) => isReferring)) return kind;
  const accepts = (value: unknown): boolean => {
    if (inquiry !== undefined && Object.is(inquiry.value, value)) return kind.accepts(value);
    const outer = inquiry;
    inquiry = { value, answers: new Map() };
    try {
      return kind.accepts(value);
    } finally {
      inquiry = outer;
    }
  };
  return { ...kind, accepts, isReferring: true };
}

/** The kind of a validator, which may refer back to the one that is being made. */
export function refer<Type>(validator: Validator<Type>): Kind {
  let kind: Kind | undefined;
  return {
    zod: z.lazy(() => validator.zod),
    accepts: (value) => {
      kind ??= kindIn(validator);
      if (inquiry === undefined || !Object.is(inquiry.value, value)) return kind.accepts(value);
      const { answers } = inquiry;
      const answer = answers.get(validator) ?? kind.accepts(value);
      answers.set(validator, answer);
      return answer;
    },
    isReferring: true,
  };
}
