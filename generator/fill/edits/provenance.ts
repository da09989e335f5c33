/** Who says a fact: the nearest `source` above it or a `sourceOf` beside it, and how a fill adds itself there (rule 6 of the manifest). */
import type { JsonEntry, JsonValue } from "../../model/schema.js";
import {
  indexFor,
  type JsonMap,
  mapValue,
  textsOf,
  textValue,
  valueIn,
  withEntry,
  withoutEntry,
} from "./json-map.js";
import { isSourceKey } from "../../validate/places.js";
import { type FormShape, keyShape, saysNothing, type Shape } from "./shape.js";

/** The effect of a fill on the value of a key, as far as the key's form has to name the source. */
export type Credit =
  /** Nothing, or the places below tell it themselves. */
  | "none"
  /** All of it is new. */
  | "whole"
  /** A part of it is new, and it has no place for sources of its own. */
  | "part";

/** The sources that a form speaks for: its own one, or those that it inherits. */
export function sourcesOfForm(form: JsonValue, inherited: readonly string[]): readonly string[] {
  const own = textsOf(valueIn(form, "source"));
  return own.length > 0 ? own : inherited;
}

/** The sources of what stands under a key of a form; `sources` are the form's. */
export function sourcesOfKey(
  form: JsonValue,
  key: string,
  sources: readonly string[],
): readonly string[] {
  const own = textsOf(valueIn(valueIn(form, "sourceOf"), key));
  return own.length > 0 ? own : sources;
}

/** True if a source, and nobody else, says all that stands at a place; `sources` are those of the place. */
export function isSaidBy(
  id: string,
  value: JsonValue,
  shape: Shape,
  sources: readonly string[],
): boolean {
  if (saysNothing(value, shape)) return true;
  const isFact = value.kind !== "object" || shape.is === "fact" || shape.is === "schema";
  if (isFact) return sources.length === 1 && sources[0] === id;
  if (shape.is === "names") {
    return value.entries.every((entry) => isSaidBy(id, entry.value, shape.of(), sources));
  }
  const own = sourcesOfForm(value, sources);
  const keys = shape.keys();
  return value.entries.every(
    ({ name, value: inner }) =>
      isSourceKey(name) ||
      isSaidBy(id, inner, keyShape(keys, name), sourcesOfKey(value, name, own)),
  );
}

/** A form that does not say who says what stands under a key. */
export function withoutSourceOf(form: JsonMap, key: string): JsonMap {
  const sourceOf = valueIn(form, "sourceOf");
  if (sourceOf?.kind !== "object" || valueIn(sourceOf, key) === undefined) return form;
  const others = withoutEntry(sourceOf, key);
  return others.entries.length === 0
    ? withoutEntry(form, "sourceOf")
    : withEntry(form, { name: "sourceOf", value: others });
}

/** Notes in a form that a source now says what stands under a key: alone, or beside those that say the rest. */
export function credited(
  form: JsonMap,
  { key, credit }: { readonly key: string; readonly credit: Credit },
  { id, sources }: { readonly id: string; readonly sources: readonly string[] },
): JsonMap {
  if (credit === "none") return form;
  const before = sourcesOfKey(form, key, sources);
  const wanted = credit === "whole" ? [id] : [...new Set([...before, id])];
  if (wanted.length === before.length && wanted.every((each) => before.includes(each))) return form;
  const known = valueIn(form, "sourceOf");
  const value = idsValue(wanted);
  if (known?.kind !== "object") {
    const name = "sourceOf";
    return withEntry(
      form,
      { name, value: mapValue([{ name: key, value }]) },
      indexFor(form, name, []),
    );
  }
  return withEntry(form, { name: "sourceOf", value: withEntry(known, { name: key, value }) });
}

/**
 * A form of which the source has come to say everything names it once, as `source`. It stood there already, so it is told by
 * whether each key that says something is the source's alone.
 */
export function sourcedOnce(form: JsonMap, shape: FormShape, id: string): JsonMap {
  if (valueIn(form, "source") !== undefined) return form;
  const keys = shape.keys();
  const sourceOf = valueIn(form, "sourceOf");
  const isItsOwn = ({ name, value }: JsonEntry): boolean => {
    if (isSourceKey(name) || saysNothing(value, keyShape(keys, name))) return true;
    const own = textsOf(valueIn(sourceOf, name));
    return own.length === 1 && own[0] === id;
  };
  if (sourceOf === undefined || !form.entries.every(isItsOwn)) return form;
  const { entries } = withoutEntry(form, "sourceOf");
  return mapValue([{ name: "source", value: textValue(id) }, ...entries]);
}

/** A form that is wholly new, with its source, unless it inherits just that one. */
export function withSource(
  form: JsonMap,
  { id, sources }: { readonly id: string; readonly sources: readonly string[] },
): JsonMap {
  if (sources.length === 1 && sources[0] === id) return form;
  return mapValue([{ name: "source", value: textValue(id) }, ...form.entries]);
}

function idsValue(ids: readonly string[]): JsonValue {
  const [first = "", ...more] = ids;
  return more.length === 0
    ? textValue(first)
    : { kind: "array", items: ids.map((id) => textValue(id)) };
}
