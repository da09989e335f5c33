// Made by endpoint-manifest (typescript-server) from its template schema-others.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** JSON Schema's rules for properties that it does not name (2020-12, core, section 10.3.2). */
import { namesIn, pattern, tooLong } from "./schema-checks.js";
import type { Check, Kind, Shape } from "./schema-faults.js";
import { spend } from "./schema-work.js";

/** Rules for properties by pattern, and for all that have no name in the schema. */
export interface Others {
  /** Kinds by regular expressions that match names. */
  readonly patterns?: Shape;
  /** The longest name for each expression that may take very long; longer names are refused. */
  readonly longest?: Readonly<Record<string, number>>;
  /** The kind of all properties that are neither named nor matched; any unless given. */
  readonly additional?: Kind;
}

/** The check of the properties that are not named. */
export function others(
  named: Shape,
  { patterns = {}, longest = {}, additional }: Others,
): Check<object> {
  const expressions = Object.entries(patterns).map(
    ([source, kind]) => [pattern(source, ownNumber(longest, source)), kind, source] as const,
  );
  const kindsOf = (name: string): readonly Kind[] => {
    const unchecked = expressions.find(([, , source]) => name.length > ownNumber(longest, source));
    if (unchecked) return [refusing(tooLong(unchecked[2], ownNumber(longest, unchecked[2])))];
    const matched = expressions.flatMap(([{ fits }, kind]) => (fits(name) ? [kind] : []));
    const isOther = matched.length === 0 && !Object.hasOwn(named, name);
    return additional && isOther ? [additional] : matched;
  };
  const stepsEach = 1 + expressions.length;
  return {
    fits: (value) => {
      const names = Object.keys(value);
      spend(names.length * stepsEach);
      return names.every((name) => {
        // Most names are those of the shape.
        if (expressions.length === 0 && Object.hasOwn(named, name)) return true;
        const each: unknown = Reflect.get(value, name);
        return each === undefined || kindsOf(name).every(({ accepts }) => accepts(each));
      });
    },
    find: (value, search) => {
      for (const name of namesIn(value)) {
        for (const kind of kindsOf(name)) {
          if (search.isOver) return;
          search.below(name, kind, Reflect.get(value, name));
        }
      }
    },
    isReferring: [...Object.values(patterns), ...(additional ? [additional] : [])].some(
      ({ isReferring }) => isReferring,
    ),
  };
}

function ownNumber(numbers: Readonly<Record<string, number>>, name: string): number {
  return (Object.hasOwn(numbers, name) ? numbers[name] : undefined) ?? Infinity;
}

/** The fault of a property whose name is too long to be checked. */
function refusing(message: string): Kind {
  return { accepts: () => false, find: (_, search) => search.say(`its name ${message}`) };
}
