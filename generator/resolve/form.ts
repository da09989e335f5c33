/** Reads forms: each key becomes a fact that knows its place and its sources (rules 1 to 6 of the manifest). */
import type { Bucket, Certain, Fact, KnownAbsent, NotShown } from "../model/known.js";
import { entriesOf } from "../source/plain-value.js";
import { below, isObserved, type Place, refBelow, refTo, saidBy } from "./place.js";

/** The one reserved name among names: there may be more than is listed. */
export const others = "(others)";

/** The content of a slot without markers and absence. */
export type Given<Slot> = Exclude<Slot, "not shown" | "none" | undefined>;

/** A marker in place of a value. */
export type Marker = "not shown" | "none";

/** The members of every form. */
interface Sourced {
  readonly source?: string | undefined;
  readonly sourceOf?: Readonly<Record<string, string | readonly string[] | undefined>> | undefined;
}

/** A form to read facts from, or a marker that stands in its place and covers all of them. */
export interface Form<Value> {
  readonly place: Place;
  readonly value: Value | undefined;
  /** Set where a marker, or nothing, stands in the form's place. */
  readonly marker: Marker | undefined;
  /** True if the form itself was left out. */
  readonly missing: boolean;
  /** Who says which of its keys, where that is not who says the form. */
  readonly sourceOf: Sourced["sourceOf"];
}

/** The form that stands at a place, or the marker in its stead. */
export function formOf<Value>(value: Value | Marker | undefined, place: Place): Form<Value> {
  if (!isGiven(value)) {
    const marker = value === "none" ? "none" : "not shown";
    return { place, value: undefined, marker, missing: value === undefined, sourceOf: undefined };
  }
  const own = ownPlace(value, place);
  const sourceOf = sourcedOf(value)?.sourceOf;
  return { place: own, value, marker: undefined, missing: false, sourceOf };
}

/** The place of a value, which may be a form that names a source of its own. */
function ownPlace(value: unknown, place: Place): Place {
  const source = sourcedOf(value)?.source;
  return source === undefined ? place : saidBy(place, [source]);
}

/** A form below a form; a marker above covers it too. */
export function formIn<Value, Key extends keyof Value & string>(
  form: Form<Value>,
  key: Key,
): Form<Given<Value[Key]>> {
  if (form.marker !== undefined) return { ...form, value: undefined };
  const slot = form.value?.[key];
  const place = placeIn(form, key);
  return isGiven(slot)
    ? formOf<Given<Value[Key]>>(slot, place)
    : formOf<Given<Value[Key]>>(markerOf(slot), place);
}

/** A fact that may be absent. Its value may be a form with a source of its own, which then is the fact's too. */
export function fact<Value, Key extends keyof Value & string, T>(
  form: Form<Value>,
  key: Key,
  read: (value: Given<Value[Key]>, place: Place) => T,
): Fact<T> {
  const slot = form.value?.[key];
  if (form.marker !== undefined || !isGiven(slot)) return absent(form, key, slot);
  const place = ownPlace(slot, placeIn(form, key));
  return { state: "known", value: read(slot, place), at: refTo(place), sources: place.sources };
}

/** A fact that is known or not: `none` is not legal for it. */
export function certain<Value, Key extends keyof Value & string, T>(
  form: Form<Value>,
  key: Key,
  read: (value: Given<Value[Key]>, place: Place) => T,
): Certain<T> {
  const found = fact(form, key, read);
  return found.state === "none" ? { state: "notShown", at: found.at } : found;
}

/** A slot that holds several named things; `(others)` among the names, or mere observation, keeps it open. */
export function bucket<Value, Key extends keyof Value & string, Item, T>(
  form: Form<Value>,
  key: Key,
  items: (value: Given<Value[Key]>) => Readonly<Record<string, Item>>,
  read: (name: string, item: Item, place: Place) => T,
): Bucket<T> {
  const slot = form.value?.[key];
  if (form.marker !== undefined || !isGiven(slot)) return absent(form, key, slot);
  const place = placeIn(form, key);
  const map = items(slot);
  const value = {
    items: namedEntries(map).map(([name, item]) => read(name, item, below(place, name))),
    open: Object.hasOwn(map, others) || isObserved(place),
  };
  return { state: "known", value, at: refTo(place), sources: place.sources };
}

/** The entries of a map of names, without the reserved one. */
export function namedEntries<Item>(
  map: Readonly<Record<string, Item>>,
): readonly (readonly [string, Item])[] {
  return entriesOf(map).filter(([name]) => name !== others);
}

/** The value of a slot as it stands: for texts, numbers and choices. */
export function asWritten<T>(value: T): T {
  return value;
}

/** A slot in which there is no value; a marker in place of the form covers it too. */
function absent<Value>(
  form: Form<Value>,
  key: keyof Value & string,
  slot: unknown,
): KnownAbsent | NotShown {
  const { place, marker, missing } = form;
  if (marker === "none") return knownAbsent(place);
  if (marker !== undefined) {
    return { state: "notShown", at: refTo(place, missing ? "missing" : "value") };
  }
  // By far the most: nobody asks who says what is not said.
  if (slot === undefined) return { state: "notShown", at: refBelow(place, key, "missing") };
  return slot === "none"
    ? knownAbsent(placeIn(form, key))
    : { state: "notShown", at: refBelow(place, key) };
}

function knownAbsent(place: Place): KnownAbsent {
  return { state: "none", at: refTo(place), sources: place.sources };
}

/** Where a key of a form stands, with the sources that `sourceOf` gives it. */
export function placeIn<Value>(form: Form<Value>, key: keyof Value & string): Place {
  const place = below(form.place, key);
  const own = form.sourceOf?.[key];
  return own === undefined ? place : saidBy(place, typeof own === "string" ? [own] : own);
}

function sourcedOf(value: unknown): Sourced | undefined {
  return typeof value === "object" && value !== null ? value : undefined;
}

function isGiven<Slot>(slot: Slot): slot is Given<Slot> {
  return slot !== undefined && slot !== "not shown" && slot !== "none";
}

function markerOf(slot: unknown): Marker | undefined {
  return slot === "not shown" || slot === "none" ? slot : undefined;
}
