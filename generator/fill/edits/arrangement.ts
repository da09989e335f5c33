/** Where new names stand among those that a file has already: in the order of the source, as far as that is known. */
import type { JsonValue } from "../../model/schema.js";
import { mapValue, textsOf, textValue, valueIn, withEntry } from "./json-map.js";

/** The value of each file, by its path. */
type Files = ReadonlyMap<string, JsonValue>;

/** The wanted order of what stands at a place: of the keys of a map, or of the texts of a list. */
export interface Arrangement {
  readonly file: string;
  readonly path: readonly string[];
  readonly names: readonly string[];
}

/** Moves what is new in `draft` where an order wants it; what was there in `before` keeps its place. */
export function arranged(draft: Files, before: Files, orders: readonly Arrangement[]): Files {
  const files = new Map(draft);
  for (const { file, path, names } of orders) {
    const value = files.get(file);
    const known = before.get(file);
    if (value !== undefined) files.set(file, arrangedAt(value, known, path, names));
  }
  return files;
}

function arrangedAt(
  value: JsonValue,
  before: JsonValue | undefined,
  [key, ...rest]: readonly string[],
  names: readonly string[],
): JsonValue {
  if (key !== undefined) {
    const inner = valueIn(value, key);
    if (inner === undefined || value.kind !== "object") return value;
    const now = arrangedAt(inner, valueIn(before, key), rest, names);
    return now === inner ? value : withEntry(value, { name: key, value: now });
  }
  if (value.kind === "array") {
    const texts = inOrder(textsOf(value), new Set(textsOf(before)), names);
    return { kind: "array", items: texts.map(textValue) };
  }
  if (value.kind !== "object") return value;
  const entries = new Map(value.entries.map((entry) => [entry.name, entry]));
  const known = new Set(before?.kind === "object" ? before.entries.map(({ name }) => name) : []);
  const sorted = inOrder([...entries.keys()], known, names);
  return mapValue(sorted.flatMap((name) => entries.get(name) ?? []));
}

/** New names stand behind the nearest one that comes before them in the wanted order, or else before the nearest that follows. */
function inOrder(
  all: readonly string[],
  known: ReadonlySet<string>,
  wanted: readonly string[],
): readonly string[] {
  const places = new Map(wanted.map((name, index) => [name, index] as const));
  const isMoved = (name: string) => !known.has(name) && places.has(name);
  const sorted = all.filter((name) => !isMoved(name));
  const moved = all.filter(isMoved).sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
  for (const name of moved) {
    const place = places.get(name) ?? 0;
    const before = sorted.findLastIndex((each) => (places.get(each) ?? place) < place);
    const behind = sorted.findIndex((each) => (places.get(each) ?? place) > place);
    const end = behind === -1 ? sorted.length : behind;
    sorted.splice(before === -1 ? end : before + 1, 0, name);
  }
  return sorted;
}
