/** Schemas that the source alone has said: what it leaves out of them now is no more, but for texts, of which it only is silent. */
import type { JsonValue } from "../../model/schema.js";
import type { ToldMap } from "../told.js";
import { isNotShown, type JsonMap, withoutEntry } from "./json-map.js";
import { below, drops, isOwnFact, type Judge, type FactPlace, prefers } from "./judge.js";
import { annotationWords, flagWords } from "./schema-words.js";

/** Two sides of a schema. */
interface Sides {
  readonly known: JsonMap;
  readonly told: ToldMap;
}

const additional = "additionalProperties";

/** Words of a schema that the source alone has said: it leaves out an assertion where there is none any more. */
export function withoutGone({ known, told }: Sides, place: FactPlace, judge: Judge): JsonMap {
  if (!isOwnFact(judge, place.sources)) return known;
  const said = new Set(told.entries.map(({ key }) => key));
  let schema = known;
  for (const { name, value } of known.entries) {
    if (name === additional || said.has(name) || isNotShown(value)) continue;
    const spot = below(place, name);
    const isSilent = annotationWords.has(name) && !flagWords.has(name);
    const isGone = isSilent
      ? drops(judge, spot, value, told.at)
      : prefers(judge, { place: spot, known: value, told: undefined, toldAt: told.at });
    if (isGone) schema = withoutEntry(schema, name);
  }
  return schema;
}

/** Names of a schema that the source alone has said, and that it lists no more. */
export function withoutGoneNames(
  { known, told }: Sides,
  isPartial: boolean,
  place: FactPlace,
  judge: Judge,
): JsonMap {
  if (!isOwnFact(judge, place.sources)) return known;
  const said = new Set(told.entries.map(({ key }) => key));
  const toldAt = told.at;
  let names = known;
  for (const { name, value } of known.entries) {
    if (said.has(name)) continue;
    const spot = below(place, name);
    const isGone = isPartial
      ? drops(judge, spot, value, toldAt)
      : prefers(judge, { place: spot, known: value, told: undefined, toldAt });
    if (isGone) names = withoutEntry(names, name);
  }
  return names;
}

/** A schema of the source alone that says no more what may be beside the properties: anything. */
export function openedAgain(
  { known, told }: Sides,
  before: JsonValue | undefined,
  place: FactPlace,
  judge: Judge,
): JsonMap {
  if (before === undefined || !isOwnFact(judge, place.sources)) return known;
  const difference = { place, known: before, told: undefined, toldAt: told.at };
  return prefers(judge, difference) ? withoutEntry(known, additional) : known;
}
