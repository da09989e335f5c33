/** Which shapes are classes. */
import type { NamedShape } from "../../sdk/shapes/shape.js";
import { isTagged } from "./types.js";

/** True if a shape is a class: an object, a list of texts, or a union that a tag tells apart. Others are what they are made of. */
export function isDeclared(shape: NamedShape): boolean {
  switch (shape.kind) {
    case "record":
      return true;
    case "enum":
      return shape.of === "string";
    case "union":
      return isTagged(shape);
    case "alias":
      return false;
  }
}
