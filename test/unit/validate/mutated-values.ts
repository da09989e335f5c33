/** Files of which anything was taken out, replaced or renamed: hardly one is still right. */
import fc from "fast-check";
import { entriesOf, type PlainValue, plainMap } from "../../../generator/source/plain-value.js";

/** One change of a value: `at` chooses among its places. */
export interface Mutation {
  readonly at: number;
  readonly change:
    | { readonly kind: "remove" }
    | { readonly kind: "replace"; readonly by: PlainValue }
    | { readonly kind: "rename"; readonly to: string };
}

const words = fc.constantFrom(
  ...["not shown", "none", "Not Shown", "None", "~", "", " ", "any", "handbook", "x-y", "A b"],
  ...["(others)", "__proto__", "constructor", "source", "sourceOf", "title", "schema", "type"],
  ...["GET", "/x", "#/schemas/book", "query.q", "2026-02-31", "200", "2XX", "a/b", "string"],
);
const values: fc.Arbitrary<PlainValue> = fc.oneof(
  words,
  fc.constantFrom<PlainValue>(0, -1, 1, 0.5, 1e21, true, false, null, [], plainMap([])),
  // Ajv itself does not see that `__proto__` stands twice in a list: it counts items with an object.
  words.filter((word) => word !== "__proto__").map((word): PlainValue => [word, word]),
  fc.tuple(words, words).map(([key, word]) => plainMap([[key, word]])),
);
/** Any change. */
export const mutation: fc.Arbitrary<Mutation> = fc.record({
  at: fc.nat(),
  change: fc.oneof(
    fc.constant({ kind: "remove" as const }),
    values.map((by) => ({ kind: "replace" as const, by })),
    words.map((to) => ({ kind: "rename" as const, to })),
  ),
});

/** The value with one change. */
export function mutate(value: PlainValue, { at, change }: Mutation): PlainValue {
  const count = sizeOf(value);
  return changed(value, count === 0 ? -1 : at % count, change);
}

/** How many values stand in a value, below it. */
function sizeOf(value: PlainValue): number {
  return childrenOf(value).reduce((sum, [, child]) => sum + 1 + sizeOf(child), 0);
}

/** The value with the change made to the value of that number, counted from the top. */
function changed(value: PlainValue, at: number, change: Mutation["change"]): PlainValue {
  let left = at;
  const children = childrenOf(value).flatMap(([key, child]): [string, PlainValue][] => {
    const own = left;
    left -= 1 + sizeOf(child);
    if (own < 0 || left >= 0) return [[key, child]];
    if (own > 0) return [[key, changed(child, own - 1, change)]];
    switch (change.kind) {
      case "remove":
        return [];
      case "replace":
        return [[key, change.by]];
      case "rename":
        return [[change.to, child]];
    }
  });
  if (Array.isArray(value)) return children.map(([, child]) => child);
  return typeof value === "object" && value !== null ? plainMap(children) : value;
}

function childrenOf(value: PlainValue): readonly (readonly [string, PlainValue])[] {
  if (Array.isArray(value)) return value.map((each, index) => [String(index), each]);
  return typeof value === "object" && value !== null && !isList(value) ? entriesOf(value) : [];
}

function isList(value: object): value is readonly PlainValue[] {
  return Array.isArray(value);
}
