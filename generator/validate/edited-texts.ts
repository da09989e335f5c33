/**
 * Tells an edit that changes nothing but texts for people (titles, summaries, descriptions) from any other: whatever is decided of
 * a manifest is decided without them. The places of texts are those of the manifest's shape.
 */
import type { SourceDocument } from "../source/document.js";
import { entriesOf, isPlainMap, type PlainMap, type PlainValue } from "../source/plain-value.js";
import type { FormPlaces, NamedPlaces, PlaceShape } from "./places.js";
import { placesOfFile } from "./places.js";
import { keywordsOfSchemas } from "./schema-shape.js";

/** A file of a manifest as it was. */
export interface EarlierText {
  readonly file: string;
  /** Undefined = that of today. */
  readonly text: string | undefined;
}

/**
 * Returns the files whose texts for people changed, if nothing else did; undefined = something else may have. Only files of groups
 * and of schemas are compared so closely. `parse` reads an earlier text; undefined where it has a fault.
 */
export function editedTexts(
  before: readonly EarlierText[],
  after: readonly SourceDocument[],
  parse: (source: Pick<SourceDocument, "file" | "text">) => PlainValue | undefined,
): ReadonlySet<string> | undefined {
  if (before.length !== after.length) return undefined;
  const edited = new Set<string>();
  for (const [index, now] of after.entries()) {
    const was = before[index];
    if (was?.file !== now.file) return undefined;
    const { file, text = now.text } = was;
    if (text === now.text) continue;
    const shape = /^(?:groups|schemas)\//.test(now.file) ? placesOfFile(now.file) : undefined;
    const value = shape && parse({ file, text });
    if (shape === undefined || value === undefined || now.value === undefined) return undefined;
    if (!isSameButTexts(value, now.value, shape)) return undefined;
    edited.add(now.file);
  }
  return edited;
}

function isSameButTexts(was: PlainValue, now: PlainValue, shape: PlaceShape | undefined): boolean {
  if (typeof was === "string" && typeof now === "string") {
    const isText = shape?.is === "fact" && shape.compared === "prose";
    return was === now || (isText && !isMarker(was) && !isMarker(now));
  }
  if (isPlainMap(was) && isPlainMap(now)) {
    switch (shape?.is) {
      case "form":
      case "names":
        return areSameEntries(was, now, (key) => placeBelow(shape, key));
      case "schema":
        return areSameSchemas(was, now);
      default:
        return areSameEntries(was, now, () => undefined);
    }
  }
  return areSameLists(was, now, undefined);
}

function isMarker(text: string): boolean {
  return text === "not shown" || text === "none";
}

function placeBelow(shape: FormPlaces | NamedPlaces, key: string): PlaceShape | undefined {
  if (shape.is === "names") return shape.of();
  return Object.hasOwn(shape.keys, key) ? shape.keys[key]?.() : undefined;
}

/** Keys, and so their order, count. */
function areSameEntries(
  was: PlainMap,
  now: PlainMap,
  shapeOf: (key: string) => PlaceShape | undefined,
): boolean {
  const [before, after] = [entriesOf(was), entriesOf(now)];
  if (before.length !== after.length) return false;
  return before.every(([key, value], index) => {
    const [other, changed] = after[index] ?? [];
    return key === other && changed !== undefined && isSameButTexts(value, changed, shapeOf(key));
  });
}

function areSameLists(was: PlainValue, now: PlainValue, shape: PlaceShape | undefined): boolean {
  if (!Array.isArray(was) || !Array.isArray(now)) return Object.is(was, now);
  if (was.length !== now.length) return false;
  return was.every((value: PlainValue, index) => {
    const changed: PlainValue | undefined = now[index];
    return changed !== undefined && isSameButTexts(value, changed, shape);
  });
}

const schema: PlaceShape = { is: "schema" };
const text: PlaceShape = { is: "fact", compared: "prose" };

/** In a schema a text may also be that of a marker: it is no slot. */
function areSameSchemas(was: PlainMap, now: PlainMap): boolean {
  const { one, lists, maps } = keywordsOfSchemas;
  const [before, after] = [entriesOf(was), entriesOf(now)];
  if (before.length !== after.length) return false;
  return before.every(([key, value], index) => {
    const [other, changed] = after[index] ?? [];
    if (key !== other || changed === undefined) return false;
    if (key === "title" || key === "description") return isSameButTexts(value, changed, text);
    if (one.has(key)) return isSameButTexts(value, changed, schema);
    if (lists.has(key)) return areSameLists(value, changed, schema);
    const isMap = maps.has(key) && isPlainMap(value) && isPlainMap(changed);
    return isMap
      ? areSameEntries(value, changed, () => schema)
      : isSameButTexts(value, changed, undefined);
  });
}
