/** True if a fact of a schema gives a call a type that it had not: for languages in which a call alone narrows. */
import type { GivenShape } from "../shapes/service-shapes.js";
import type { ShapesById } from "../shapes/settled-shapes.js";
import type { Shape } from "../shapes/shape.js";
import { unreachable } from "../../unreachable.js";
import type { NarrowedPlace } from "./narrowed-types.js";

/** True if a call had no type of its own before a fact of a schema: what it gives is the schema, or a list or a map of it. */
export function restsOnSchema(
  given: GivenShape,
  { name, slot }: Extract<NarrowedPlace, { readonly kind: "schema" }>,
  named: ShapesById,
): boolean {
  const rests = (shape: Shape): boolean => {
    switch (shape.kind) {
      case "list":
        return rests(shape.item);
      case "map":
        return rests(shape.value);
      case "nullable":
        return rests(shape.of);
      case "named": {
        const target = named.get(shape.id);
        const alias = target?.kind === "alias" ? target.shape : undefined;
        // A record, an enum or a union had its type before its parts were known; a list of what is not shown had none.
        if (shape.id === name) return slot.length === 0 || (alias !== undefined && isPart(slot));
        return alias !== undefined && rests(alias);
      }
      case "raw":
      case "scalar":
      case "constant":
      case "tuple":
        return false;
      default:
        return unreachable(shape);
    }
  };
  return given.kind === "value" && rests(given.shape);
}

const isPart = (slot: readonly string[]): boolean =>
  slot.every((step) => step === "items" || step === "additional");
