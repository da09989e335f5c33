/**
 * Schemas, keyword by keyword. A subschema that is `not shown` is filled in, and so are properties of an object that says that
 * there may be more (`additionalProperties: not shown`). A keyword that a known schema leaves out means "no constraint"
 * (rule 7 of the manifest), `{}` and `true` as well: that is something known. So an assertion that a source adds is a conflict,
 * and an annotation that it adds is passed over; what the source leaves out it does not tell.
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
import { below, fill, isObserved, type Judge, type Place, prefers } from "./judge.js";
import { type Comparison, sameMeaning } from "./same-meaning.js";
import {
  annotationWords,
  freeWords,
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
export function mergeSchema({ known, told }: Sides, place: Place, judge: Judge): JsonValue {
  const value = jsonOfTold(told);
  if (isNotShown(value) || sameMeaning(known, value, "exact")) return known;
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

/** `true` and `{}` are one schema. */
function asForm(value: JsonValue): JsonValue {
  return value.kind === "boolean" && value.value ? mapValue([]) : value;
}

/** Where two schemas are of different kinds their keywords are not compared one by one. */
function isOfOtherKind(known: JsonMap, told: JsonValue): boolean {
  const [knownRef, toldRef] = [valueIn(known, "$ref"), valueIn(told, "$ref")];
  if (knownRef !== undefined || toldRef !== undefined) {
    return !knownRef || !toldRef || !sameMeaning(knownRef, toldRef, "exact");
  }
  const [knownType, toldType] = [typesOf(known), typesOf(told)];
  if (knownType && toldType) return !sameMeaning(knownType, toldType, "unordered");
  const asserts = (value: JsonValue) =>
    value.kind === "object" && value.entries.some(({ name }) => !annotationWords.has(name));
  return !asserts(known) && asserts(told);
}

/** `string` and `[string]` are one. */
function typesOf(schema: JsonValue): JsonValue | undefined {
  const type = valueIn(schema, "type");
  return type?.kind === "string" ? { kind: "array", items: [type] } : type;
}

function mergeWords(
  { known, told }: Sides<JsonMap, ToldMap>,
  place: Place,
  judge: Judge,
): JsonValue {
  const isOpen = isNotShown(valueIn(known, additional)) || isObserved(judge, place.sources);
  let schema = known;
  for (const { key, value: toldValue } of told.entries) {
    if (freeWords.has(key) || key === additional) continue;
    const spot = below(place, key);
    const before = valueIn(known, key);
    const value =
      key === "properties"
        ? mergeNamed({ known: before, told: toldValue }, isOpen, spot, judge)
        : mergeWord(key, { known: before, told: toldValue }, { place: spot, schema: known }, judge);
    if (value === undefined || value === before) continue;
    schema = withEntry(schema, { name: key, value }, indexFor(schema, key, schemaWords));
  }
  return mergeAdditional({ known: schema, told }, place, judge);
}

/** A keyword that is left out stays left out, unless somebody prefers the source. */
function mergeWord(
  key: string,
  { known, told }: Sides<JsonValue | undefined>,
  { place, schema }: { readonly place: Place; readonly schema: JsonMap },
  judge: Judge,
): JsonValue | undefined {
  const difference = { place, known, told, toldAt: told.at };
  if (known === undefined) {
    const isSaid = key === "type" && (valueIn(schema, "enum") ?? valueIn(schema, "const"));
    const isPassedOver = annotationWords.has(key) || isSaid || isNotShown(jsonOfTold(told));
    return !isPassedOver && prefers(judge, difference) ? jsonOfTold(told) : undefined;
  }
  if (wordsOfOne.has(key)) return mergeSchema({ known, told }, place, judge);
  if (wordsOfMaps.has(key) && known.kind === "object") {
    return mergeNamed({ known, told }, false, place, judge);
  }
  if (wordsOfLists.has(key) && known.kind === "array") {
    return mergeMembers({ known, told }, place, judge);
  }
  // Types that differ are another kind of schema, which was looked at before.
  const isSame = key === "type" || sameMeaning(known, jsonOfTold(told), comparisonOf(key));
  return !isSame && prefers(judge, difference) ? jsonOfTold(told) : known;
}

function comparisonOf(key: string): Comparison {
  if (wordsOfProse.has(key)) return "prose";
  return wordsOfSets.has(key) ? "unordered" : "exact";
}

/** Schemas by name; `isOpen` where there may be more than the manifest lists. */
function mergeNamed(
  { known, told }: Sides<JsonValue | undefined>,
  isOpen: boolean,
  place: Place,
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
      names = withEntry(names, { name, value: jsonOfTold(toldValue) });
      continue;
    }
    const value = mergeSchema({ known: before, told: toldValue }, spot, judge);
    if (value !== before) names = withEntry(names, { name, value });
  }
  const isChanged = known === undefined ? names.entries.length > 0 : names !== known;
  return isChanged ? names : known;
}

/** Nobody says which member is which one, so that a list is filled in only where all the rest of it agrees. */
function mergeMembers({ known, told }: Sides<JsonList>, place: Place, judge: Judge): JsonValue {
  const value = jsonOfTold(told);
  if (sameMeaning(known, value, "unordered")) return known;
  if (told.kind === "list" && told.items.length === known.items.length) {
    const trial: Judge = { ...judge, filled: [], conflicts: [], prefer: () => false };
    const items = known.items.map((item, index) => {
      const toldItem = told.items[index];
      return toldItem === undefined
        ? item
        : mergeSchema({ known: item, told: toldItem }, below(place, index), trial);
    });
    if (trial.conflicts.length === 0) {
      judge.filled.push(...trial.filled);
      return trial.filled.length > 0 ? { kind: "array", items } : known;
    }
  }
  return prefers(judge, { place, known, told, toldAt: told.at }) ? value : known;
}

/** What may be beside the properties: told, or said by a list that is complete. */
function mergeAdditional(
  { known, told }: Sides<JsonMap, ToldMap>,
  place: Place,
  judge: Judge,
): JsonValue {
  const rest = told.entries.find(({ key }) => key === additional)?.value;
  const before = valueIn(known, additional);
  const spot = below(place, additional);
  if (!isNotShown(before)) {
    if (rest === undefined) return known;
    const value = mergeWord(
      additional,
      { known: before, told: rest },
      { place: spot, schema: known },
      judge,
    );
    if (value === undefined || value === before) return known;
    return withEntry(known, { name: additional, value }, indexFor(known, additional, schemaWords));
  }
  const restValue = rest && jsonOfTold(rest);
  if (isNotShown(restValue) || isObservedSource(judge)) return known;
  const listed = valueIn(jsonOfTold(told), "properties");
  const names = namesOf(valueIn(known, "properties"));
  const extra = names.filter((name) => valueIn(listed, name) === undefined);
  if (rest && restValue) {
    const isClosed = restValue.kind === "boolean" && !restValue.value;
    if (isClosed && extra.length > 0) {
      conflictsOf(extra, { known, told: rest }, place, judge);
      return known;
    }
    fill(judge, spot, rest, false);
    return withEntry(known, { name: additional, value: restValue });
  }
  if (listed === undefined || extra.length > 0) return known;
  fill(judge, spot, told, false);
  return withoutEntry(known, additional);
}

/** Properties that the manifest knows, and that the source says not to exist; they are never taken out. */
function conflictsOf(
  names: readonly string[],
  { known, told }: Sides<JsonMap>,
  place: Place,
  judge: Judge,
): void {
  for (const name of names) {
    const spot = below(below(place, "properties"), name);
    const value = valueIn(valueIn(known, "properties"), name);
    const difference = { place: spot, known: value, told: undefined, toldAt: told.at };
    prefers({ ...judge, prefer: () => false }, difference);
  }
}

function isObservedSource({ observers, sourceId }: Judge): boolean {
  return observers.has(sourceId);
}

function namesOf(value: JsonValue | undefined): readonly string[] {
  return value?.kind === "object" ? value.entries.map(({ name }) => name) : [];
}
