/**
 * Facts that only the source has said, and of which it says nothing any more. They stay unless they are to go: somebody may have
 * filled them in under the source's name, and a source that is silent does not say that there is no such thing.
 */
import type { JsonValue } from "../../model/schema.js";
import type { Told, ToldMap } from "../told.js";
import {
  isNotShown,
  jsonOfTold,
  type JsonMap,
  notShown,
  withEntry,
  withoutEntry,
} from "./json-map.js";
import { below, drops, type Judge, type FactPlace } from "./judge.js";
import { isSaidBy, sourcesOfForm, sourcesOfKey, withoutSourceOf } from "./provenance.js";
import { isSourceKey } from "../../validate/places.js";
import { type FormShape, keyShape, saysNothing, type Shape } from "./shape.js";

/** Returns the rest of a place whose known facts all go: that the thing exists, if the source says no more than that. */
export function emptied(told: Told): JsonValue {
  const value = jsonOfTold(told);
  return value.kind === "object" && value.entries.length > 0 ? value : notShown;
}

/** Returns the rest of the known facts at a place of which the source says nothing, or only that the thing exists. */
export function leftUnsaid(
  { known, told }: { readonly known: JsonValue | undefined; readonly told: Told },
  shape: Shape,
  place: FactPlace,
  judge: Judge,
): JsonValue | undefined {
  if (judge.update === undefined || known === undefined || saysNothing(known, shape)) return known;
  const isOwn = isSaidBy(judge.sourceId, known, shape, place.sources);
  return isOwn && drops(judge, place, known, told.at) ? emptied(told) : known;
}

/** A form without the facts that are to go; where it spells markers out, one stands in the place of each. */
export function withoutUnsaid(
  { known, told }: { readonly known: JsonMap; readonly told: ToldMap },
  shape: FormShape,
  place: FactPlace,
  judge: Judge,
): JsonMap {
  if (judge.update === undefined || told.isWay || shape.unsourced) return known;
  const sources = sourcesOfForm(known, place.sources);
  const keys = shape.keys();
  const hasMarkers = known.entries.some(({ value }) => isNotShown(value));
  const said = new Set(told.entries.map(({ key }) => key));
  let form = known;
  for (const { name, value } of known.entries) {
    if (isSourceKey(name) || said.has(name) || shape.beyond?.includes(name)) continue;
    const spot = below(place, name, sourcesOfKey(known, name, sources));
    const nothing: Told = { kind: "scalar", value: "not shown", at: told.at };
    if (leftUnsaid({ known: value, told: nothing }, keyShape(keys, name), spot, judge) === value)
      continue;
    form = withoutSourceOf(form, name);
    form = hasMarkers ? withEntry(form, { name, value: notShown }) : withoutEntry(form, name);
  }
  return form;
}
