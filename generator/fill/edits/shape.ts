/** The possible values at a place of the manifest, as far as filling it in depends on them. */
import type { JsonValue } from "../../model/schema.js";
import type { Comparison } from "./same-meaning.js";
import { isSourceKey } from "../../validate/places.js";
import { isNotShown, others, valueIn } from "./json-map.js";

/** The shape at a place. */
export type Shape = FactShape | FormShape | NamesShape | SchemaShape;

/** A fact as a whole: one value, or a list. */
export interface FactShape {
  readonly is: "fact";
  readonly compared: Comparison;
  /** Returns the joined value of two that are not the same: the first itself where nothing is added; undefined = they differ. */
  readonly joined?: (known: JsonValue, told: JsonValue) => JsonValue | undefined;
}

/** A map with fixed keys, in the order in which they are written. */
export interface FormShape {
  readonly is: "form";
  readonly keys: () => Readonly<Record<string, Shape>>;
  /** The key that says which kind of thing it is: where it differs, the whole form does. */
  readonly kindKey?: string;
  /** True if `true` stands for a form of which nothing is known, and `false` for none. */
  readonly flag?: true;
  /** Keys that a new form spells out as `not shown`, so that the file shows what there is to fill in. */
  readonly spelledOut?: readonly string[];
  /** The names in it have their sources in its own `sourceOf` (`schemas/<file>.yaml`). */
  readonly sourcesOfNames?: true;
  /** Keys that no source tells in words of its own: that it leaves them out says nothing, and an update leaves them alone. */
  readonly beyond?: readonly string[];
  /** It carries no sources. */
  readonly unsourced?: true;
}

/** A map of names. */
export interface NamesShape {
  readonly is: "names";
  readonly of: () => Shape;
  /** True if a name that is left out is said not to exist, unless there are `(others)`; the rest is added to freely. */
  readonly closes: boolean;
  /** Names are the same in capitals and in small letters (RFC 9110, sections 5.1 and 8.3.1). */
  readonly anyCase?: true;
  /** The names that there can be, in the order in which they are written. */
  readonly order?: readonly string[];
}

/** A schema. */
export interface SchemaShape {
  readonly is: "schema";
}

/** True if a value says nothing of a place: `not shown`, in whatever spelling. */
export function saysNothing(value: JsonValue | undefined, shape: Shape): boolean {
  if (value === undefined || isNotShown(value)) return true;
  if (value.kind !== "object") return false;
  switch (shape.is) {
    case "fact":
    case "schema":
      return false;
    case "names":
      return value.entries.every(({ name }) => name === others);
    case "form": {
      const keys = shape.keys();
      return value.entries.every(
        ({ name, value: inner }) => isSourceKey(name) || saysNothing(inner, keyShape(keys, name)),
      );
    }
  }
}

/** Returns the shape under a key of a form; a key that no form knows is left to validation. */
export function keyShape(keys: Readonly<Record<string, Shape>>, key: string): Shape {
  return (Object.hasOwn(keys, key) ? keys[key] : undefined) ?? { is: "fact", compared: "exact" };
}

/** True if a bucket may hold more than it lists. */
export function hasOthers(value: JsonValue): boolean {
  return valueIn(value, others) !== undefined;
}
