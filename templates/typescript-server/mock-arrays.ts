/** Arrays for schemas. */
import { canonicalJson } from "../typescript-client/canonical-json.js";
import type { MockSchema } from "./mock-data.js";
import { type Made, type Making, type Tools, within } from "./mock-making.js";
import { allOf, largest, smallest } from "./mock-parts.js";
import { isSchema, type Words } from "./mock-schema.js";

/** Maximum number of items that are made. */
const mostItems = 10_000;

/** Number of attempts to replace a duplicate item. */
const tries = 12;

/** An array; `undefined` where none is found. */
export function arrayOf(
  words: readonly Words[],
  making: Making & { readonly attempt: number },
  { make }: Tools,
): Made | undefined {
  const least = largest(
    words.map(({ minItems }) => minItems),
    0,
  );
  const most = smallest(
    words.map(({ maxItems }) => maxItems),
    mostItems,
  );
  const wanted = containedIn(words, making);
  const count = countOf({ least: Math.max(least, wanted.length), most }, making);
  const isUnique = words.some(({ uniqueItems }) => uniqueItems);
  const isPossible = words.every(
    ({ minContains = 1, maxContains = Infinity }) => minContains <= maxContains,
  );
  if (least > most || count > mostItems || !isPossible) return undefined;
  const items: unknown[] = [];
  const texts = new Set<string>();

  const itemAt = (index: number): Made | undefined => {
    const schema = allOf([itemSchema(words, index), ...(wanted[index] ?? unwanted(words))]);
    const own = { ...within(making, index), variant: making.variant + index };
    if (!isUnique) return make(schema, own);
    for (let attempt = 0; attempt < tries; attempt++) {
      const again = { random: own.random.fork(attempt), dynamic: own.dynamic || attempt > 0 };
      const made = make(schema, attempt === 0 ? own : { ...own, ...again });
      if (made === undefined || !texts.has(canonicalJson(made.value))) return made;
    }
    return undefined;
  };

  for (let index = 0; index < count; index++) {
    const made = itemAt(index);
    if (made === undefined) {
      if (index < least || index < wanted.length) return undefined;
      break;
    }
    items.push(made.value);
    if (isUnique) texts.add(canonicalJson(made.value));
  }
  return { value: items };
}

/** The schema of the item at an index, from all parts. */
export function itemSchema(words: readonly Words[], index: number): MockSchema {
  const said = words.map(({ prefixItems, items }) => prefixItems[index] ?? items).filter(isSchema);
  const rest = words.map(({ unevaluatedItems }) => unevaluatedItems).filter(isSchema);
  return allOf(said.length > 0 ? said : rest);
}

/** Additional schemas by index, so that the array contains the required items. */
function containedIn(
  words: readonly Words[],
  { attempt, random }: Making & { readonly attempt: number },
): readonly (readonly MockSchema[] | undefined)[] {
  const wanted = words.flatMap(({ contains, minContains = 1 }) =>
    Array.from({ length: Math.min(minContains, mostItems) }, () => contains).filter(isSchema),
  );
  // One item may match several of them; and the first items may be unable to match any.
  if (wanted.length > 0 && attempt % 3 === 2) return [wanted];
  const before = attempt % 3 === 1 ? random.integer(0, 3) : 0;
  return [...Array.from({ length: before }, () => undefined), ...wanted.map((each) => [each])];
}

/** Where there is a maximum, no item matches that need not. */
function unwanted(words: readonly Words[]): readonly MockSchema[] {
  return words.flatMap(({ contains, maxContains }) =>
    contains === undefined || maxContains === undefined ? [] : [{ not: contains }],
  );
}

function countOf(
  { least, most }: { readonly least: number; readonly most: number },
  { deep, dynamic, attempt, random }: Making & { readonly attempt: number },
): number {
  if (deep || attempt % 3 === 1) return least;
  const wished = dynamic || attempt > 2 ? random.integer(0, 4) : 2;
  return Math.min(most, Math.max(least, wished));
}
