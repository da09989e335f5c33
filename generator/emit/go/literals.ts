/** Values of a manifest as literals of Go. */
import type { Shape } from "../../sdk/shapes/shape.js";
import { type Code, code, type Hole, numberLiteral } from "../text/code.js";
import { id, str } from "./go-code.js";

/** A text, number or boolean; undefined for what is no constant in Go. */
export function constantLiteral(
  value: Extract<Shape, { readonly kind: "constant" }>["value"],
): Hole | undefined {
  switch (value.kind) {
    case "string":
      return str(value.value);
    case "number":
      return numberLiteral(value.value);
    case "boolean":
      return boolLiteral(value.value);
    default:
      return undefined;
  }
}

/** `true` or `false`. */
export function boolLiteral(value: boolean): Code {
  return code`${id(value ? "true" : "false")}`;
}
