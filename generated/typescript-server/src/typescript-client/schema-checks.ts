// Made by endpoint-manifest (typescript-server) from its template schema-checks.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Checks of JSON Schema for values of one type (2020-12, validation, section 6). */
import { type Check, FaultSearch, type Kind, type Shape } from "./schema-faults.js";
import { identities } from "./schema-identity.js";
import { spend } from "./schema-work.js";

/** A check of the value as a whole. */
function expecting<Value>(what: string, fits: (value: Value) => boolean): Check<Value> {
  return {
    fits,
    find: (value, search) => {
      if (!fits(value)) search.say(`expected ${what}`);
    },
  };
}

/** A check of parts of the value. It has no faster way to a mere yes or no. */
function finding<Value>(find: Check<Value>["find"]): Check<Value> {
  return {
    find,
    fits: (value) => {
      const search = new FaultSearch(1);
      find(value, search);
      return !search.isOver;
    },
  };
}

/** A minimum number of characters: Unicode code points, not UTF-16 units. */
export function minLength(least: number): Check<string> {
  return expecting(`at least ${least} characters`, (text) => hasAtLeast(text, least));
}

/** A maximum number of characters, counted likewise. */
export function maxLength(most: number): Check<string> {
  return expecting(`at most ${most} characters`, (text) => !hasAtLeast(text, most + 1));
}

/** Each character is one unit or two, so few texts must be counted. */
function hasAtLeast(text: string, characters: number): boolean {
  if (text.length < characters || text.length >= characters * 2) return text.length >= characters;
  spend(text.length / unitsPerStep);
  let left = characters;
  for (let index = 0; left > 0 && index < text.length; left--) {
    index += (text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1;
  }
  return left === 0;
}

/** UTF-16 units of a text that are checked in the time of one array item. */
const unitsPerStep = 16;

/**
 * A regular expression of ECMA-262 that matches somewhere in the text. An expression that may take very long runs against texts
 * of at most `longest` units; longer texts are refused, because it is unknown whether they match.
 */
export function pattern(source: string, longest: number = Infinity): Check<string> {
  const expression = expressionOf(source);
  const fits = (text: string): boolean => {
    if (text.length > longest) return false;
    spend(longest === Infinity ? text.length / unitsPerStep : boundedMatch);
    return expression.test(text);
  };
  return {
    fits,
    find: (text, search) => {
      if (text.length > longest) search.say(tooLong(source, longest));
      else if (!fits(text)) search.say(`expected a match of ${source}`);
    },
  };
}

/** Maximum steps that one match of a bounded expression takes. */
const boundedMatch = 100_000;

/** The message for a text that is too long for its expression. */
export function tooLong(source: string, longest: number): string {
  return `is too long to be checked: at most ${longest} characters are held against ${source}`;
}

/** With code points, as JSON Schema requires; without them where the platform does not accept the expression in that mode. */
function expressionOf(source: string): RegExp {
  try {
    return new RegExp(source, "u");
  } catch {
    return new RegExp(source);
  }
}

/** A number without a fraction, including 1.0 and 1e300. */
export function integer(): Check<number> {
  return expecting("an integer", Number.isInteger);
}

/** An inclusive lower bound. */
export function minimum(least: number): Check<number> {
  return expecting(`at least ${least}`, (value) => value >= least);
}

/** An inclusive upper bound. */
export function maximum(most: number): Check<number> {
  return expecting(`at most ${most}`, (value) => value <= most);
}

/** An exclusive lower bound. */
export function exclusiveMinimum(bound: number): Check<number> {
  return expecting(`more than ${bound}`, (value) => value > bound);
}

/** An exclusive upper bound. */
export function exclusiveMaximum(bound: number): Check<number> {
  return expecting(`less than ${bound}`, (value) => value < bound);
}

/** A multiple of a step, as precisely as 64-bit numbers allow: 0.3 is a multiple of 0.1. */
export function multipleOf(step: number): Check<number> {
  return expecting(`a multiple of ${step}`, (value) => {
    const times = value / step;
    // Each of the three numbers is off by half of this at most.
    return !(Math.abs(times - Math.round(times)) > Math.abs(times) * 2 * Number.EPSILON);
  });
}

/** A minimum number of items. */
export function minItems(least: number): Check<readonly unknown[]> {
  return expecting(`at least ${least} items`, ({ length }) => length >= least);
}

/** A maximum number of items. */
export function maxItems(most: number): Check<readonly unknown[]> {
  return expecting(`at most ${most} items`, ({ length }) => length <= most);
}

/** No two items are equal, whatever the order of their keys. */
export function uniqueItems(): Check<readonly unknown[]> {
  return expecting("items that differ", (items) => {
    if (items.length < 2) return true;
    const { identityOf } = identities();
    const seen = new Set<unknown>();
    return items.every((item) => seen.size < seen.add(identityOf(item)).size);
  });
}

/** A number of items that are of a kind; at least one unless given. */
export function contains(
  { accepts, isReferring = false }: Kind,
  least: number = 1,
  most: number = Infinity,
): Check<readonly unknown[]> {
  const countOf = (items: readonly unknown[]): number => {
    spend(items.length);
    return items.filter(accepts).length;
  };
  const fits = (count: number): boolean => count >= least && count <= most;
  return {
    fits: (items) => fits(countOf(items)),
    find: (items, search) => {
      const count = countOf(items);
      if (fits(count)) return;
      const bound = count < least ? `at least ${least}` : `at most ${most}`;
      search.say(`expected ${bound} items of another kind, has ${count}`);
    },
    isReferring,
  };
}

/** A minimum number of properties. */
export function minProperties(least: number): Check<object> {
  return expecting(`at least ${least} properties`, (value) => namesIn(value).length >= least);
}

/** A maximum number of properties. */
export function maxProperties(most: number): Check<object> {
  return expecting(`at most ${most} properties`, (value) => namesIn(value).length <= most);
}

/** The names of all properties are of a kind. */
export function propertyNames(kind: Kind): Check<object> {
  return {
    fits: (value) => namesIn(value).every(kind.accepts),
    find: (value, search) => {
      for (const name of namesIn(value)) {
        if (search.isOver) return;
        if (kind.accepts(name)) continue;
        const faults = search.apart(kind, name);
        search.take(
          faults.map(({ message }) => ({ message: `its name: ${message}`, path: [name] })),
        );
      }
    },
  };
}

/** Names that must be present, whatever their values. */
export function required(...names: readonly string[]): Check<object> {
  return finding((value, search) => {
    const given = new Set(namesIn(value));
    search.take(
      names
        .filter((name) => !given.has(name))
        .map((name) => ({ message: "is missing", path: [name] })),
    );
  });
}

/** Names that must be present as soon as another one is. */
export function dependentRequired(
  names: Readonly<Record<string, readonly string[]>>,
): Check<object> {
  return finding((value, search) => {
    const given = new Set(namesIn(value));
    for (const [name, wanted] of Object.entries(names)) {
      if (!given.has(name)) continue;
      const missing = wanted.filter((each) => !given.has(each));
      search.take(
        missing.map((each) => ({ message: `is missing beside "${name}"`, path: [each] })),
      );
    }
  });
}

/** Kinds of the whole object that apply as soon as a property is present. */
export function dependentSchemas(kinds: Shape): Check<object> {
  const all = Object.entries(kinds);
  const kindsOf = (value: object): readonly Kind[] => {
    const given = new Set(namesIn(value));
    return all.flatMap(([name, kind]) => (given.has(name) ? [kind] : []));
  };
  return {
    fits: (value) => kindsOf(value).every(({ accepts }) => accepts(value)),
    find: (value, search) => {
      for (const { find } of kindsOf(value)) find(value, search);
    },
    isReferring: all.some(([, { isReferring }]) => isReferring),
  };
}

/** The names of the present properties; properties that are `undefined` are not sent. */
export function namesIn(value: object): readonly string[] {
  const names = Object.keys(value);
  spend(names.length);
  return names.filter((name) => Reflect.get(value, name) !== undefined);
}
