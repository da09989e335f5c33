// Made by endpoint-manifest (typescript-server) from its template schema-kinds.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Kinds of values, as JSON Schema defines them: only an object's own properties count, and further properties are allowed. */
import { canonicalJson } from "./canonical-json.js";
import {
  type Check,
  type FaultSearch,
  got,
  type Kind,
  kindOfType,
  type KindType,
  nearest,
  quotedValue,
  type Shape,
  shownValue,
} from "./schema-faults.js";
import { isSame } from "./schema-identity.js";
import { inquired, isRemembering, remembered } from "./schema-inquiry.js";
import { type Others, others } from "./schema-others.js";
import { spend } from "./schema-work.js";
import { kindIn, type Validator } from "./validator.js";

/** Any value. */
export function unknown(): Kind {
  return { accepts: () => true, find: () => undefined };
}

/** No value. */
export function never(): Kind {
  return {
    accepts: () => false,
    find: (value, search) => search.say(value === undefined ? "is missing" : "is not allowed"),
  };
}

/** Text. */
export function string(...checks: readonly Check<string>[]): Kind {
  return kindOfType(text, checks);
}

const text: KindType<string> = {
  name: "string",
  has: (value) => typeof value === "string",
};

/** A number; JSON has no `NaN` and no infinity. */
export function number(...checks: readonly Check<number>[]): Kind {
  return kindOfType(finite, checks);
}

const finite: KindType<number> = {
  name: "number",
  has: (value): value is number => Number.isFinite(value),
};

/** `true` or `false`. */
export function boolean(): Kind {
  return kindOfType({ name: "boolean", has: (value) => typeof value === "boolean" }, []);
}

/** `null`. */
export function nullValue(): Kind {
  return kindOfType({ name: "null", has: (value) => value === null }, []);
}

/** One of several plain values. */
export function literals(...values: readonly (string | number | boolean | null)[]): Kind {
  const listed = new Set<unknown>(values);
  const names = (): string => values.map(quotedValue).join(" or ");
  return {
    accepts: (value) => listed.has(value),
    find: (value, search) => {
      if (listed.has(value)) return;
      const message = `expected ${names()}${got}${shownValue(value)}`;
      search.say(value === undefined ? "is missing" : message, { isUnlisted: true });
    },
  };
}

/** One value, possibly an array or an object. */
export function constant(value: unknown): Kind {
  const accepts = (given: unknown): boolean => isSame(given, value);
  return {
    accepts,
    find: (given, search) => {
      if (!accepts(given)) search.say(`expected ${canonicalJson(value)}`);
    },
  };
}

/** An array of items of one kind. */
export function array(items: Kind, ...checks: readonly Check<readonly unknown[]>[]): Kind {
  return kindOfType(arrays, [itemsCheck([], items), ...checks]);
}

/** An array whose first items have kinds of their own. */
export function tuple(
  prefix: readonly Kind[],
  rest: Kind,
  ...checks: readonly Check<readonly unknown[]>[]
): Kind {
  return kindOfType(arrays, [itemsCheck(prefix, rest), ...checks]);
}

const arrays: KindType<readonly unknown[]> = {
  name: "array",
  has: (value) => Array.isArray(value),
};

/** True if all items are of their kinds; a hole in an array is `undefined`. */
function itemsCheck(prefix: readonly Kind[], rest: Kind): Check<readonly unknown[]> {
  return {
    fits: (values) => {
      spend(values.length);
      for (let index = 0; index < values.length; index++) {
        if (!(prefix[index] ?? rest).accepts(values[index])) return false;
      }
      return true;
    },
    find: (values, search) => {
      spend(values.length);
      for (let index = 0; index < values.length && !search.isOver; index++) {
        search.below(index, prefix[index] ?? rest, values[index]);
      }
    },
    isReferring: isAnyReferring([...prefix, rest]),
  };
}

/** An object. It may have properties beyond those of the shape, which are kept. */
export function looseObject(shape: Shape, ...checks: readonly Check<object>[]): Kind {
  return kindOfType(objects, [shapeCheck(shape), ...checks]);
}

type Values = Readonly<Record<string, unknown>>;

const objects: KindType<Values> = {
  name: "object",
  has: (value): value is Values =>
    typeof value === "object" && value !== null && !Array.isArray(value),
};

function shapeCheck(shape: Shape): Check<Values> {
  const properties = Object.entries(shape).map(([name, kind]) => ({
    name,
    kind,
    isRight: kind.accepts,
    isOptional: kind.isOptional ?? false,
  }));
  // Properties that all objects inherit do not count.
  const hasOdd = properties.some(({ name }) => name in Object.prototype);
  const has = (value: Values, name: string): boolean =>
    hasOdd ? hasOwn(value, name) : name in value;
  return {
    fits: (value) => {
      spend(properties.length);
      for (const { name, isRight, isOptional } of properties) {
        if (has(value, name) ? !isRight(value[name]) : !isOptional) return false;
      }
      return true;
    },
    find: (value, search) => {
      spend(properties.length);
      for (const { name, kind, isOptional } of properties) {
        if (search.isOver) return;
        if (has(value, name)) search.below(name, kind, value[name]);
        else if (!isOptional) search.below(name, missing(kind), undefined);
      }
    },
    isReferring: isAnyReferring(properties.map(({ kind }) => kind)),
  };
}

/** The faults of a required property that is missing. Some kinds accept `undefined`. */
function missing({ find }: Kind): Pick<Kind, "find"> {
  return {
    find: (value, search) => {
      const before = search.found.length;
      find(value, search);
      if (search.found.length === before) search.say("is missing");
    },
  };
}

function hasOwn(value: Values, name: string): boolean {
  return Object.prototype.propertyIsEnumerable.call(value, name);
}

/** An object with a rule for its other properties. */
export function object(shape: Shape, rest: Others, ...checks: readonly Check<object>[]): Kind {
  return looseObject(shape, others(shape, rest), ...checks);
}

/** A property that may be absent. */
export function optional(kind: Kind): Kind {
  return { ...orElse(undefined, kind), isOptional: true };
}

/** A kind, or `null`. */
export function nullable(kind: Kind): Kind {
  return orElse(null, kind);
}

function orElse(nothing: null | undefined, { accepts, find, isReferring = false }: Kind): Kind {
  return {
    accepts: (value) => value === nothing || accepts(value),
    find: (value, search) => {
      if (value !== nothing) find(value, search);
    },
    isReferring,
  };
}

/** At least one of the kinds. */
export function anyOf(...kinds: readonly Kind[]): Kind {
  const accepts = (value: unknown): boolean => {
    spend(kinds.length);
    return kinds.some((each) => each.accepts(value));
  };
  return inSeveralWays(kinds, accepts, (value, search) => {
    if (accepts(value)) return;
    search.take(nearest(kinds.map((kind) => search.apart(kind, value))));
  });
}

/** All of the kinds. */
export function allOf(...kinds: readonly Kind[]): Kind {
  const accepts = (value: unknown): boolean => {
    spend(kinds.length);
    return kinds.every((each) => each.accepts(value));
  };
  return inSeveralWays(kinds, accepts, (value, search) => {
    const faults = kinds.flatMap((kind) => search.apart(kind, value));
    // Several kinds may report the same fault, for example that the value is not an object.
    search.take([...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()]);
  });
}

/** All values that are not of a kind. */
export function not(kind: Kind): Kind {
  return inSeveralWays(
    [kind],
    (value) => !kind.accepts(value),
    (value, search) => {
      if (kind.accepts(value)) search.say("is of a kind that is excluded");
    },
  );
}

/** One kind where a condition holds, another one where it does not. */
export function conditional(condition: Kind, consequence: Kind, alternative?: Kind): Kind {
  const kindFor = (value: unknown): Kind | undefined =>
    condition.accepts(value) ? consequence : alternative;
  return inSeveralWays(
    [condition, consequence, ...(alternative ? [alternative] : [])],
    (value) => kindFor(value)?.accepts(value) ?? true,
    (value, search) => kindFor(value)?.find(value, search),
  );
}

/**
 * A kind made of others that check the very same value. With kinds that refer to one another, many paths may lead to the same
 * named kind and value, for example in a tree: each pair is checked once.
 */
function inSeveralWays(kinds: readonly Kind[], accepts: Kind["accepts"], find: Kind["find"]): Kind {
  if (!isAnyReferring(kinds)) return { accepts, find };
  return {
    accepts: (value) => inquired(() => accepts(value)),
    find: (value, search) => inquired(() => find(value, search)),
    isReferring: true,
  };
}

function isAnyReferring(kinds: readonly Kind[]): boolean {
  return kinds.some(({ isReferring }) => isReferring);
}

/** The kind of a validator, which may refer back to the one that is being made. */
export function refer<Type>(validator: Validator<Type>): Kind {
  let made: Kind | undefined;
  const kind = (): Kind => {
    made ??= kindIn(validator);
    return made;
  };
  return {
    accepts: (value) => {
      const { accepts } = kind();
      return isRemembering()
        ? remembered({ kind: validator, value }, () => accepts(value))
        : accepts(value);
    },
    find: (value, search: FaultSearch) => search.byName(validator, kind(), value),
    isReferring: true,
  };
}
