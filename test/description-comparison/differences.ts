/** The facts of one description that another one lacks, place by place. */
import type { SourcePlace, Told } from "../../generator/fill/told.js";

/** One difference. */
export interface Difference {
  /** Keys of the forms, down to where they differ. */
  readonly keys: readonly string[];
  /** The place in the first description; of what it does not say, that of what stands around it. */
  readonly at: SourcePlace;
  readonly first: unknown;
  readonly second: unknown;
}

/** All differences, in the order of the first. */
export function differencesOf(
  first: Told,
  second: Told,
  keys: readonly string[] = [],
): readonly Difference[] {
  if (first.kind === "map" && second.kind === "map") {
    const others = new Map(second.entries.map(({ key, value }) => [key, value]));
    const known = new Set(first.entries.map(({ key }) => key));
    return [
      ...first.entries.flatMap(({ key, value }) => {
        const other = others.get(key);
        const inner = [...keys, key];
        return other === undefined
          ? [{ keys: inner, at: value.at, first: plainOf(value), second: undefined }]
          : differencesOf(value, other, inner);
      }),
      ...second.entries
        .filter(({ key }) => !known.has(key))
        .map(({ key, value }) => {
          return { keys: [...keys, key], at: first.at, first: undefined, second: plainOf(value) };
        }),
    ];
  }
  if (first.kind === "list" && second.kind === "list") {
    if (first.items.length === second.items.length) {
      return first.items.flatMap((item, index) => {
        const other = second.items[index];
        return other === undefined ? [] : differencesOf(item, other, [...keys, String(index)]);
      });
    }
  } else if (first.kind === "scalar" && second.kind === "scalar" && first.value === second.value) {
    return [];
  }
  return [{ keys, at: first.at, first: plainOf(first), second: plainOf(second) }];
}

/** Returns facts as plain data. */
function plainOf(told: Told): unknown {
  switch (told.kind) {
    case "scalar":
      return told.value;
    case "list":
      return told.items.map(plainOf);
    case "map":
      return Object.fromEntries(told.entries.map(({ key, value }) => [key, plainOf(value)]));
  }
}
