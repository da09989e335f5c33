/** Takes faulty parts out of a file's value, so that what is left can be checked further: leaving out is always allowed. */
import { entriesOf, isPlainMap, type PlainValue, plainMap } from "../source/plain-value.js";
import type { SourceRef } from "../source-ref.js";

/** Keys and indices from the root of a file. */
export type Path = SourceRef["path"];

/** Stands for the key `__proto__` while zod looks: its maps skip that name. */
const standIn = "\u{F0000}__proto__";

/** The same value without what stands at a path; the order of the rest is kept. */
export function without(value: PlainValue, path: Path): PlainValue {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  const next = (each: PlainValue): readonly PlainValue[] =>
    rest.length === 0 ? [] : [without(each, rest)];
  if (Array.isArray(value)) {
    return value.flatMap((each, index) => (index === step ? next(each) : [each]));
  }
  if (!isPlainMap(value)) return value;
  return plainMap(
    entriesOf(value).flatMap(([key, each]) =>
      key === step ? next(each).map((kept) => [key, kept] as const) : [[key, each] as const],
    ),
  );
}

/** The same value with another name for `__proto__`, wherever it is a key. */
export function nameProto(value: PlainValue): PlainValue {
  if (Array.isArray(value)) return value.map(nameProto);
  if (!isPlainMap(value)) return value;
  return plainMap(
    entriesOf(value).map(([key, each]) => [key === "__proto__" ? standIn : key, nameProto(each)]),
  );
}

/** The path in the value as it was written, from one in what {@link nameProto} gave. */
export function unnameProto(path: Path): Path {
  return path.map((step) => (step === standIn ? "__proto__" : step));
}

/** What stands at a path, or undefined where nothing does. */
export function valueAt(root: unknown, path: Path): unknown {
  let value = root;
  for (const step of path) {
    if (typeof value !== "object" || value === null) return undefined;
    value = Object.getOwnPropertyDescriptor(value, step)?.value;
  }
  return value;
}
