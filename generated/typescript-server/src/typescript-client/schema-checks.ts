// Made by endpoint-manifest (typescript-server) from its template schema-checks.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** What JSON Schema says of values of one type (2020-12, validation, section 6). */
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

/** A check of parts of the value, which is not made quicker by knowing less. */
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

/** At least so many characters: Unicode code points, not units of UTF-16. */
export function minLength(least: number): Check<string> {
  return expecting(`at least ${least} characters`, (text) => hasAtLeast(text, least));
}

/** At most so many characters, counted likewise. */
export function maxLength(most: number): Check<string> {
  return expecting(`at most ${most} characters`, (text) => !hasAtLeast(text, most + 1));
}

/** Each is one unit or two, so that few texts must be counted. */
function hasAtLeast(text: string, characters: number): boolean {
  if (text.length < characters || text.length >= characters * 2) return text.length >= characters;
  spend(text.length / unitsPerStep);
  let left = characters;
  for (let index = 0; left > 0 && index < text.length; left--) {
    index += (text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1;
  }
  return left === 0;
}

/** So many units of a text are looked at in the time that one item of an array takes. */
const unitsPerStep = 16;

/**
 * A regular expression of ECMA-262 that matches somewhere in the text. One that may take very long is run against texts of
 * `longest` units at most; others are refused, for nobody knows whether they match.
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

/** So many steps a match takes at most of an expression with a bound. */
const boundedMatch = 100_000;

/** What is said of a text that an expression is not run against. */
export function tooLong(source: string, longest: number): string {
  return `is too long to be checked: at most ${longest} characters are held against ${source}`;
}

/** As JSON Schema has it, by code points; as JavaScript had it before, where a platform knows no more. */
function expressionOf(source: string): RegExp {
  try {
    return new RegExp(source, "u");
  } catch {
    return new RegExp(source);
  }
}

/** A number without a fraction; 1.0 is one, and so is 1e300. */
export function integer(): Check<number> {
  return expecting("an integer", Number.isInteger);
}

/** At least. */
export function minimum(least: number): Check<number> {
  return expecting(`at least ${least}`, (value) => value >= least);
}

/** At most. */
export function maximum(most: number): Check<number> {
  return expecting(`at most ${most}`, (value) => value <= most);
}

/** Above. */
export function exclusiveMinimum(bound: number): Check<number> {
  return expecting(`more than ${bound}`, (value) => value > bound);
}

/** Below. */
export function exclusiveMaximum(bound: number): Check<number> {
  return expecting(`less than ${bound}`, (value) => value < bound);
}

/** A multiple of a step, as near as numbers of 64 bits can tell: 0.3 is one of 0.1. */
export function multipleOf(step: number): Check<number> {
  return expecting(`a multiple of ${step}`, (value) => {
    const times = value / step;
    // Each of the three numbers is off by half of this at most.
    return !(Math.abs(times - Math.round(times)) > Math.abs(times) * 2 * Number.EPSILON);
  });
}

/** At least so many items. */
export function minItems(least: number): Check<readonly unknown[]> {
  return expecting(`at least ${least} items`, ({ length }) => length >= least);
}

/** At most so many items. */
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

/** So many items are of a kind; at least one unless said. */
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

/** At least so many properties. */
export function minProperties(least: number): Check<object> {
  return expecting(`at least ${least} properties`, (value) => namesIn(value).length >= least);
}

/** At most so many properties. */
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

/** Names that must be there, whatever stands under them. */
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

/** Names that must be there as soon as another one is. */
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

/** Kinds of the whole object that hold as soon as a property is there. */
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

/** The names of the properties that there are; what is `undefined` is not sent. */
export function namesIn(value: object): readonly string[] {
  const names = Object.keys(value);
  spend(names.length);
  return names.filter((name) => Reflect.get(value, name) !== undefined);
}
