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

/** What changed between two manifests, of which only files of groups and of schemas differ. */
export interface Edit {
  /** `texts`: nothing but texts for people. */
  readonly kind: "texts" | "facts";
  /** The files that differ. */
  readonly files: ReadonlySet<string>;
  /** Those in which texts of schemas differ; of `facts` all. */
  readonly inSchemas: ReadonlySet<string>;
  /** Those in which titles or reasons of deprecations differ; of `facts` all. */
  readonly inTitles: ReadonlySet<string>;
  /** Those in which texts of groups themselves differ; of `facts` all. */
  readonly ofGroups: ReadonlySet<string>;
}

/**
 * Compares two manifests. Undefined = files came or went, or others differ than those of groups and of schemas. `parse` reads an earlier
 * text; undefined where it has a fault.
 */
export function editBetween(
  before: readonly EarlierText[],
  after: readonly SourceDocument[],
  parse: (source: Pick<SourceDocument, "file" | "text">) => PlainValue | undefined,
): Edit | undefined {
  if (before.length !== after.length) return undefined;
  const files = new Set<string>();
  const inSchemas = new Set<string>();
  const inTitles = new Set<string>();
  const ofGroups = new Set<string>();
  let kind: Edit["kind"] = "texts";
  for (const [index, now] of after.entries()) {
    const was = before[index];
    if (was?.file !== now.file) return undefined;
    const { file, text = now.text } = was;
    if (text === now.text) continue;
    if (!/^(?:groups|schemas)\//.test(file)) return undefined;
    files.add(file);
    // Once there is more than texts, nothing else is asked of the others.
    if (kind === "facts") continue;
    const texts = new TextEdits();
    const earlier = parse({ file, text });
    if (!isEditOfTexts(earlier, now, texts)) kind = "facts";
    if (groupTexts(earlier) !== groupTexts(now.value)) ofGroups.add(file);
    if (texts.inSchemas) inSchemas.add(file);
    if (texts.inTitles) inTitles.add(file);
  }
  return kind === "texts"
    ? { kind, files, inSchemas, inTitles, ofGroups }
    : { kind, files, inSchemas: files, inTitles: files, ofGroups: files };
}

/** The texts of a group, and of those below it, without those of their operations; of a file of schemas there are none. */
function groupTexts(group: PlainValue | undefined): string {
  if (group === undefined || !isPlainMap(group)) return "";
  const { title = null, description = null, subgroups } = group;
  const below = subgroups !== undefined && isPlainMap(subgroups) ? entriesOf(subgroups) : [];
  return JSON.stringify([title, description, ...below.map(([, each]) => groupTexts(each))]);
}

/** The texts that differ, as they are found. */
class TextEdits {
  inSchemas = false;
  inTitles = false;

  /** Sees a value below a key: a parameter may be called `title`, too. */
  see(key: string, was: PlainValue, now: PlainValue): void {
    const isTitle = key === "title" || key === "reason";
    if (isTitle && typeof was === "string" && was !== now) this.inTitles = true;
  }
}

function isEditOfTexts(
  was: PlainValue | undefined,
  { file, value }: SourceDocument,
  texts: TextEdits,
): boolean {
  const shape = placesOfFile(file);
  if (shape === undefined || was === undefined || value === undefined) return false;
  return isSameButTexts(was, value, { shape, texts });
}

/** Where values are compared, and what is found there. */
interface Compared {
  readonly shape: PlaceShape | undefined;
  readonly texts: TextEdits;
}

function isSameButTexts(was: PlainValue, now: PlainValue, { shape, texts }: Compared): boolean {
  if (typeof was === "string" && typeof now === "string") {
    const isText = shape?.is === "fact" && shape.compared === "prose";
    return was === now || (isText && !isMarker(was) && !isMarker(now));
  }
  if (isPlainMap(was) && isPlainMap(now)) {
    switch (shape?.is) {
      case "form":
      case "names":
        return areSameEntries(was, now, { shapeOf: (key) => placeBelow(shape, key), texts });
      case "schema":
        return areSameSchemas(was, now, texts);
      default:
        return areSameEntries(was, now, { shapeOf: () => undefined, texts });
    }
  }
  return areSameLists(was, now, { shape: undefined, texts });
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
  {
    shapeOf,
    texts,
  }: {
    readonly shapeOf: (key: string) => PlaceShape | undefined;
    readonly texts: TextEdits;
  },
): boolean {
  const [before, after] = [entriesOf(was), entriesOf(now)];
  if (before.length !== after.length) return false;
  return before.every(([key, value], index) => {
    const [other, changed] = after[index] ?? [];
    if (key !== other || changed === undefined) return false;
    texts.see(key, value, changed);
    return isSameButTexts(value, changed, { shape: shapeOf(key), texts });
  });
}

function areSameLists(was: PlainValue, now: PlainValue, compared: Compared): boolean {
  if (!Array.isArray(was) || !Array.isArray(now)) return Object.is(was, now);
  if (was.length !== now.length) return false;
  return was.every((value: PlainValue, index) => {
    const changed: PlainValue | undefined = now[index];
    return changed !== undefined && isSameButTexts(value, changed, compared);
  });
}

const schema: PlaceShape = { is: "schema" };
const text: PlaceShape = { is: "fact", compared: "prose" };

/** In a schema a text may also be that of a marker: it is no slot. */
function areSameSchemas(was: PlainMap, now: PlainMap, texts: TextEdits): boolean {
  const { one, lists, maps } = keywordsOfSchemas;
  const [before, after] = [entriesOf(was), entriesOf(now)];
  if (before.length !== after.length) return false;
  return before.every(([key, value], index) => {
    const [other, changed] = after[index] ?? [];
    if (key !== other || changed === undefined) return false;
    if (key === "title" || key === "description") {
      if (value !== changed) texts.inSchemas = true;
      texts.see(key, value, changed);
      return isSameButTexts(value, changed, { shape: text, texts });
    }
    if (one.has(key)) return isSameButTexts(value, changed, { shape: schema, texts });
    if (lists.has(key)) return areSameLists(value, changed, { shape: schema, texts });
    const isMap = maps.has(key) && isPlainMap(value) && isPlainMap(changed);
    return isMap
      ? areSameEntries(value, changed, { shapeOf: () => schema, texts })
      : isSameButTexts(value, changed, { shape: undefined, texts });
  });
}
