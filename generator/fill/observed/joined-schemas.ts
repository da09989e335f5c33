/** Joins the observations of one schema in several operations into one schema: every observed type, every property. */
import { type Told, type ToldEntry, toldIn, toldList, toldMap, toldScalar } from "../told.js";

/** One schema that has what either has; where one says nothing, the other speaks. */
export function joinedSchemas(first: Told, other: Told): Told {
  if (first.kind !== "map") return other;
  if (other.kind !== "map") return first;
  const keys = new Set([...first.entries, ...other.entries].map(({ key }) => key));
  return toldMap(
    [...keys].map((key): readonly [string, Told | undefined] => [
      key,
      joinedAt(key, toldIn(first, key), toldIn(other, key)),
    ]),
    first.at,
  );
}

function joinedAt(key: string, first: Told | undefined, other: Told | undefined): Told | undefined {
  if (first === undefined || other === undefined) return first ?? other;
  if (key === "type") return joinedTypes(first, other);
  if (key === "items") return joinedSchemas(first, other);
  if (key !== "properties" || first.kind !== "map" || other.kind !== "map") return first;
  const own = new Set(first.entries.map((entry) => entry.key));
  const joined = first.entries.map(({ key: name, value }): ToldEntry => {
    const more = toldIn(other, name);
    return { key: name, value: more === undefined ? value : joinedSchemas(value, more) };
  });
  return {
    ...first,
    entries: [...joined, ...other.entries.filter((entry) => !own.has(entry.key))],
  };
}

/** `null` last, as a sample has it; an integer is a number. */
function joinedTypes(first: Told, other: Told): Told {
  const names = new Set([first, other].flatMap(typeNames));
  if (names.has("number")) names.delete("integer");
  const isNullable = names.delete("null");
  const all = [...names, ...(isNullable ? ["null"] : [])].map((name) => toldScalar(name, first.at));
  const [only] = all;
  return all.length === 1 && only !== undefined ? only : toldList(all, first.at);
}

function typeNames(type: Told): readonly string[] {
  const items = type.kind === "list" ? type.items : [type];
  return items.flatMap((item) =>
    item.kind === "scalar" && typeof item.value === "string" ? [item.value] : [],
  );
}
