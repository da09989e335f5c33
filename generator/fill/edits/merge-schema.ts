/**
 * Schemas, keyword by keyword. A subschema that is `not shown` is filled in, and so are properties of an object that says that
 * there may be more (`additionalProperties: not shown`). A keyword that a known schema leaves out means "no constraint"
 * (rule 7 of the manifest), `{}` and `true` as well: that is something known. So an assertion that a source adds is a conflict.
 * An annotation that is left out says nothing, and is filled in. What a source leaves out it does not tell; but of a schema
 * that is its own, and nobody else's, it has told all there is, so that what is gone from it differs.
 */
import type { JsonValue } from "../../model/schema.js";
import type { Told, ToldMap } from "../told.js";
import {
  indexFor,
  isNotShown,
  type JsonList,
  type JsonMap,
  jsonOfTold,
  mapValue,
  valueIn,
  withEntry,
  withoutEntry,
} from "./json-map.js";
import {
  below,
  drops,
  fill,
  isObserved,
  isOwnFact,
  type Judge,
  type FactPlace,
  prefers,
} from "./judge.js";
import { openedAgain, withoutGone, withoutGoneNames } from "./gone-words.js";
import { nameIndex } from "./left-out-names.js";
import { withExamples } from "./more-examples.js";
import { type Comparison, sameMeaning } from "./same-meaning.js";
import { asForm, isOfOtherKind } from "./schema-kinds.js";
import {
  annotationWords,
  flagWords,
  schemaWords,
  wordsOfLists,
  wordsOfMaps,
  wordsOfOne,
  wordsOfProse,
  wordsOfSets,
} from "./schema-words.js";

/** A schema of the manifest and what is told of it. */
interface Sides<Known = JsonValue, Tells = Told> {
  readonly known: Known;
  readonly told: Tells;
}

const additional = "additionalProperties";

/** The schema after merging; the same object where nothing is changed. */
export function mergeSchema({ known, told }: Sides, place: FactPlace, judge: Judge): JsonValue {
  const value = jsonOfTold(told);
  if (sameMeaning(known, value, "exact")) return known;
  if (isNotShown(value)) {
    const isGone = isOwnFact(judge, place.sources) && drops(judge, place, known, told.at);
    return isGone ? value : known;
  }
  if (isNotShown(known)) {
    fill(judge, place, told, false);
    return value;
  }
  const form = known.kind === "object" ? known : undefined;
  if (form === undefined || told.kind !== "map" || isOfOtherKind(form, value)) {
    const isSame = sameMeaning(asForm(known), asForm(value), "exact");
    const isTaken = !isSame && prefers(judge, { place, known, told, toldAt: told.at });
    return isTaken ? value : known;
  }
  return mergeWords({ known: form, told }, place, judge);
}

function mergeWords(
  { known, told }: Sides<JsonMap, ToldMap>,
  place: FactPlace,
  judge: Judge,
): JsonValue {
  const isOpen = isNotShown(valueIn(known, additional)) || isObserved(judge, place.sources);
  let schema = known;
  for (const { key, value: toldValue } of told.entries) {
    if (key === additional) continue;
    const spot = below(place, key);
    const before = valueIn(known, key);
    const value =
      key === "properties"
        ? mergeNamed({ known: before, told: toldValue }, listOf(told, isOpen), spot, judge)
        : mergeWord(key, { known: before, told: toldValue }, { place: spot, schema: known }, judge);
    if (value === undefined || value === before) continue;
    schema = withEntry(schema, { name: key, value }, indexFor(schema, key, schemaWords));
  }
  schema = withoutGone({ known: schema, told }, place, judge);
  return mergeAdditional({ known: schema, told }, place, judge);
}

/** An assertion that is left out stays left out, unless somebody prefers the source; a flag that is left out is not set. */
function mergeWord(
  key: string,
  { known, told }: Sides<JsonValue | undefined>,
  { place, schema }: { readonly place: FactPlace; readonly schema: JsonMap },
  judge: Judge,
): JsonValue | undefined {
  const difference = { place, known, told, toldAt: told.at };
  const value = jsonOfTold(told);
  if (known === undefined) {
    const isSaid = key === "type" && (valueIn(schema, "enum") ?? valueIn(schema, "const"));
    const isUnset = flagWords.has(key) && value.kind === "boolean" && !value.value;
    if (isSaid || isUnset || isNotShown(value)) return undefined;
    if (!annotationWords.has(key) || isDirection(key)) {
      return prefers(judge, difference) ? value : undefined;
    }
    fill(judge, place, told, true);
    return value;
  }
  if (wordsOfOne.has(key)) return mergeSchema({ known, told }, place, judge);
  if (wordsOfMaps.has(key) && known.kind === "object") {
    return mergeNamed({ known, told }, { isOpen: false, isPartial: false }, place, judge);
  }
  if (wordsOfLists.has(key) && known.kind === "array") {
    return mergeMembers({ known, told }, place, judge);
  }
  if (key === "examples" && !isOwnFact(judge, place.sources)) {
    return withExamples({ known, told }, place, judge);
  }
  // Types that differ are another kind of schema, which was looked at before.
  const isSame = key === "type" || sameMeaning(known, value, comparisonOf(key));
  return !isSame && prefers(judge, difference) ? value : known;
}

/** True if a flag decides what is sent and what is answered: it does more than to annotate. */
function isDirection(key: string): boolean {
  return key === "readOnly" || key === "writeOnly";
}

function comparisonOf(key: string): Comparison {
  if (wordsOfProse.has(key)) return "prose";
  return wordsOfSets.has(key) ? "unordered" : "exact";
}

/** The known completeness of two lists of names. */
interface Lists {
  /** True if there may be more than the manifest lists. */
  readonly isOpen: boolean;
  /** True if there may be more than the source lists. */
  readonly isPartial: boolean;
}

function listOf(told: ToldMap, isOpen: boolean): Lists {
  return { isOpen, isPartial: isNotShown(valueIn(jsonOfTold(told), additional)) };
}

/** Schemas by name. */
function mergeNamed(
  { known, told }: Sides<JsonValue | undefined>,
  { isOpen, isPartial }: Lists,
  place: FactPlace,
  judge: Judge,
): JsonValue | undefined {
  if (told.kind !== "map") return known;
  let names = known?.kind === "object" ? known : mapValue([]);
  for (const { key: name, value: toldValue } of told.entries) {
    const spot = below(place, name);
    const before = valueIn(known, name);
    if (before === undefined) {
      const difference = { place: spot, known: undefined, told: toldValue, toldAt: toldValue.at };
      if (isOpen) fill(judge, spot, toldValue, true);
      else if (!prefers(judge, difference)) continue;
      const index = nameIndex(names, name, {}, judge.update && told.entries);
      names = withEntry(names, { name, value: jsonOfTold(toldValue) }, index);
      continue;
    }
    const value = mergeSchema({ known: before, told: toldValue }, spot, judge);
    if (value !== before) names = withEntry(names, { name, value });
  }
  names = withoutGoneNames({ known: names, told }, isPartial, place, judge);
  const isChanged = known === undefined ? names.entries.length > 0 : names !== known;
  return isChanged ? names : known;
}

/** Nobody says which member is which one, so that a list is filled in only where all the rest of it agrees. */
function mergeMembers({ known, told }: Sides<JsonList>, place: FactPlace, judge: Judge): JsonValue {
  const value = jsonOfTold(told);
  if (sameMeaning(known, value, "unordered")) return known;
  if (told.kind === "list" && told.items.length === known.items.length) {
    if (isOwnFact(judge, place.sources) && isAlike(known, told.items)) {
      return { kind: "array", items: mergedItems({ known, told: told.items }, place, judge) };
    }
    const trial: Judge = { ...judge, filled: [], conflicts: [], prefer: () => false };
    const items = mergedItems({ known, told: told.items }, place, trial);
    if (trial.conflicts.length === 0) {
      judge.filled.push(...trial.filled);
      return trial.filled.length > 0 ? { kind: "array", items } : known;
    }
  }
  return prefers(judge, { place, known, told, toldAt: told.at }) ? value : known;
}

/** True if each member is of one kind with the one in its place: then a list of the source itself is the same one. */
function isAlike(known: JsonList, told: readonly Told[]): boolean {
  return known.items.every((item, index) => {
    const value = told[index] && jsonOfTold(told[index]);
    if (item.kind !== "object" || value?.kind !== "object") return false;
    return !isOfOtherKind(item, value);
  });
}

function mergedItems(
  { known, told }: Sides<JsonList, readonly Told[]>,
  place: FactPlace,
  judge: Judge,
): readonly JsonValue[] {
  return known.items.map((item, index) => {
    const toldItem = told[index];
    return toldItem === undefined
      ? item
      : mergeSchema({ known: item, told: toldItem }, below(place, index), judge);
  });
}

/** Merges other properties: told, or given by a complete list. */
function mergeAdditional(
  sides: Sides<JsonMap, ToldMap>,
  place: FactPlace,
  judge: Judge,
): JsonValue {
  const { told } = sides;
  const rest = told.entries.find(({ key }) => key === additional)?.value;
  const restValue = rest && jsonOfTold(rest);
  const isClosed = restValue?.kind === "boolean" && !restValue.value;
  const known =
    isClosed && !isObservedSource(judge) ? withoutRefused(sides, place, judge) : sides.known;
  const before = valueIn(known, additional);
  const spot = below(place, additional);
  if (!isNotShown(before)) {
    if (rest === undefined) return openedAgain({ known, told }, before, spot, judge);
    const value = mergeWord(
      additional,
      { known: before, told: rest },
      { place: spot, schema: known },
      judge,
    );
    if (value === undefined || value === before) return known;
    return withEntry(known, { name: additional, value }, indexFor(known, additional, schemaWords));
  }
  if (isNotShown(restValue) || isObservedSource(judge)) return known;
  const hasMore = unlisted(known, told).length > 0;
  if (rest && restValue) {
    if (isClosed && hasMore) return known;
    fill(judge, spot, rest, false);
    return withEntry(known, { name: additional, value: restValue });
  }
  if (hasMore || valueIn(jsonOfTold(told), "properties") === undefined) return known;
  fill(judge, spot, told, false);
  return withoutEntry(known, additional);
}

/**
 * A schema without the properties that the manifest knows and that the source says not to exist, where the source is taken.
 * Facts about properties that the source alone has stated were looked at with their names.
 */
function withoutRefused(
  { known, told }: Sides<JsonMap, ToldMap>,
  place: FactPlace,
  judge: Judge,
): JsonMap {
  const properties = valueIn(known, "properties");
  if (properties?.kind !== "object" || isOwnFact(judge, place.sources)) return known;
  let left = properties;
  for (const name of unlisted(known, told)) {
    const spot = below(below(place, "properties"), name);
    const value = valueIn(properties, name);
    const difference = { place: spot, known: value, told: undefined, toldAt: told.at };
    if (prefers(judge, difference)) left = withoutEntry(left, name);
  }
  return left === properties ? known : withEntry(known, { name: "properties", value: left });
}

/** Names of properties that the manifest knows and that the source does not list. */
function unlisted(known: JsonMap, told: ToldMap): readonly string[] {
  const listed = valueIn(jsonOfTold(told), "properties");
  return namesOf(valueIn(known, "properties")).filter(
    (name) => valueIn(listed, name) === undefined,
  );
}

function isObservedSource({ observers, sourceId }: Judge): boolean {
  return observers.has(sourceId);
}

function namesOf(value: JsonValue | undefined): readonly string[] {
  return value?.kind === "object" ? value.entries.map(({ name }) => name) : [];
}
