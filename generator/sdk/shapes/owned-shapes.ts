/** The shapes that another shape owns: a type for a part of its values, named within it. */
import { grouped } from "../../model/grouped.js";
import type { NamedShape, ShapeId } from "./shape.js";

/** By the list of all shapes. */
const known = new WeakMap<readonly NamedShape[], ReadonlyMap<ShapeId, readonly NamedShape[]>>();

/** Returns the shapes of a list that a shape owns directly, in the order of the list. */
export function ownedBy(shape: NamedShape, all: readonly NamedShape[]): readonly NamedShape[] {
  const owned =
    known.get(all) ??
    grouped(
      all.filter(({ owner }) => owner !== undefined),
      ({ owner = "" }) => owner,
    );
  known.set(all, owned);
  return owned.get(shape.id) ?? [];
}
