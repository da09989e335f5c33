/** A form that is wholly new: its keys in the order in which the manifest writes them. */
import type { JsonEntry, JsonValue } from "../../model/schema.js";
import { isNotShown, mapValue, notShown, others, valueIn } from "./json-map.js";
import { isSourceKey } from "../../validate/places.js";
import { type FormShape, keyShape, type Shape } from "./shape.js";

/** How a manifest is written. */
interface Style {
  /** True if operations spell out what is not shown of them. */
  readonly spellsOut: boolean;
}

/** A value as it is written where nothing was. Names keep their order, but for `(others)`, which is the last one. */
export function wholeValue(value: JsonValue, shape: Shape, style: Style): JsonValue {
  if (value.kind !== "object") return value;
  switch (shape.is) {
    case "fact":
    case "schema":
      return value;
    case "names": {
      const item = shape.of();
      const names = value.entries.filter(({ name }) => name !== others);
      const rest = value.entries.filter(({ name }) => name === others);
      return mapValue([...names.map((entry) => wholeEntry(entry, item, style)), ...rest]);
    }
    case "form":
      return mapValue(formEntries(value.entries, shape, style));
  }
}

function formEntries(
  entries: readonly JsonEntry[],
  shape: FormShape,
  style: Style,
): readonly JsonEntry[] {
  const keys = shape.keys();
  const order = Object.keys(keys);
  const facts = entries.filter(({ name }) => !isSourceKey(name));
  const markers = (style.spellsOut ? (shape.spelledOut ?? []) : [])
    .filter((key) => valueIn(mapValue(facts), key) === undefined)
    .map((name) => ({ name, value: notShown }));
  const rank = ({ name }: JsonEntry) => (order.includes(name) ? order.indexOf(name) : order.length);
  return [...facts, ...markers]
    .sort((left, right) => rank(left) - rank(right))
    .map((entry) => wholeEntry(entry, keyShape(keys, entry.name), style));
}

function wholeEntry({ name, value }: JsonEntry, shape: Shape, style: Style): JsonEntry {
  return { name, value: isNotShown(value) ? value : wholeValue(value, shape, style) };
}
