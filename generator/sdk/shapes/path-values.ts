/** The kind of a value of a path, for clients that take a text there, whatever is known of it. */
import type { ParameterPlan } from "../operations/parameters.js";
import { unreachable } from "../../unreachable.js";
import { plainShape, type ShapesById } from "./settled-shapes.js";
import type { Shape } from "./shape.js";

/**
 * `parts`: also a list or an object, of a known shape. `any`: also any JSON, as the manifest says. `not-shown`: nobody knows, but
 * it is known how lists and objects would be written. `text`: nothing else.
 */
export type PathValueKind = "text" | "parts" | "any" | "not-shown";

/** Says it of one parameter; `shape` is undefined while it is not settled. */
export function pathValueKind(
  { writing }: Pick<ParameterPlan, "writing">,
  shape: Shape | undefined,
  named: ShapesById,
): PathValueKind {
  if (writing === undefined) return "text";
  if (shape === undefined) return "not-shown";
  const plain = plainShape(shape, named);
  switch (plain.kind) {
    case "list":
    case "map":
    case "tuple":
      return "parts";
    case "raw":
      return plain.why === "not-shown" ? "not-shown" : "any";
    case "named": {
      const target = named.get(plain.id);
      return target?.kind === "record" || target?.kind === "union" ? "parts" : "text";
    }
    case "scalar":
    case "constant":
      return "text";
    default:
      return unreachable(plain);
  }
}
