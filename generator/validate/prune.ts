/** Takes faulty parts out of a file's value, so that what is left can be checked further: leaving out is always allowed. */
import { entriesOf, isPlainMap, type PlainValue, plainMap } from "../source/plain-value.js";
import type { PathTree } from "../path-tree.js";
import type { Path } from "./fault.js";

/** The same value without what stands at any of the paths; the order of the rest is kept. Undefined = nothing is left. */
export function without(value: PlainValue, paths: PathTree): PlainValue | undefined {
  if (paths.isEnd) return undefined;
  const rest = <Key extends string | number>(key: Key, each: PlainValue) => {
    const inside = paths.below(key);
    const kept = inside === undefined ? each : without(each, inside);
    return kept === undefined ? [] : [[key, kept] as const];
  };
  if (Array.isArray(value)) {
    return value.flatMap((each, index) => rest(index, each).map(([, kept]) => kept));
  }
  if (!isPlainMap(value)) return value;
  return plainMap(entriesOf(value).flatMap(([key, each]) => rest(key, each)));
}

/** The path in a value as it was written, from one in what {@link without} left of it: items of lists have moved up. */
export function beforePruning(path: Path, removed: PathTree): Path {
  const written: (string | number)[] = [];
  for (const step of path) {
    written.push(
      typeof step === "string" ? step : indexBeforePruning(step, removed.itemsOf(written)),
    );
  }
  return written;
}

/** The index that an item had before others of its list were taken out, which are in order: found by halving. */
function indexBeforePruning(index: number, gone: readonly number[]): number {
  let before = 0;
  let end = gone.length;
  while (before < end) {
    const middle = (before + end) >> 1;
    // So many items of those that stayed stand before this one that is gone.
    if ((gone[middle] ?? 0) - middle <= index) before = middle + 1;
    else end = middle;
  }
  return index + before;
}

/**
 * The same value with another name for `__proto__` wherever it is a key, because zod's maps skip that name: a tilde more,
 * which every kind of name allows that allows `__proto__`. Keys that have tildes already get one more, so none collide.
 */
export function nameProto(value: PlainValue): PlainValue {
  if (Array.isArray(value)) return value.map(nameProto);
  if (!isPlainMap(value)) return value;
  return plainMap(
    entriesOf(value).map(([key, each]) => [key.replace(/^__proto__~*$/, "$&~"), nameProto(each)]),
  );
}

/** The path in the value as it was written, from one in what {@link nameProto} gave. */
export function unnameProto(path: Path): Path {
  return path.map((step) =>
    typeof step === "string" ? step.replace(/^(__proto__~*)~$/, "$1") : step,
  );
}

/** A message about such a value, with the name as it was written. */
export function unnameProtoIn(text: string): string {
  return text.replaceAll("__proto__~", "__proto__");
}

/** Returns the value at a path, or undefined where there is none. */
export function valueAt(root: unknown, path: Path): unknown {
  let value = root;
  for (const step of path) {
    if (typeof value !== "object" || value === null) return undefined;
    value = Object.getOwnPropertyDescriptor(value, step)?.value;
  }
  return value;
}
