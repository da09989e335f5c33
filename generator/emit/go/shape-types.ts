/** The declarations of all shapes that have a name in Go. */
import { typeName } from "../../sdk/shapes/class-names.js";
import type { Scope } from "../../sdk/names/scope.js";
import type { NamedShape } from "../../sdk/shapes/shape.js";
import { isSettled } from "../../sdk/shapes/settled-shapes.js";
import { unreachable } from "../../unreachable.js";
import { type Code, code } from "../text/code.js";
import { doc, id } from "./go-code.js";
import { enumType } from "./enum-types.js";
import { recordType } from "./record-types.js";
import { schemaDeprecation, schemaTexts, shapeTexts } from "../schema-docs.js";
import { namedDoc, schemaWords } from "./schema-docs.js";
import { type GoTypes, goType } from "./types.js";
import { unionType } from "./union-types.js";

/**
 * The declarations of shapes, in their order; `names` are those of the package. A schema that is not shown has none: it would be
 * another type as soon as it is.
 */
export function shapeTypes(
  shapes: readonly NamedShape[],
  types: GoTypes,
  names: Scope,
): readonly Code[] {
  return shapes.flatMap((shape) => {
    const name = typeName(shape.id, types);
    switch (shape.kind) {
      case "record":
        return [recordType(shape, name, types)];
      case "enum":
        return [enumType(shape, name, types, names)];
      case "union":
        return [unionType(shape, name, types)];
      case "alias": {
        if (!isSettled(shape.shape, types.named)) return [];
        const texts = [...schemaTexts(shape.schema), ...shapeTexts(shape.shape, types.named)];
        return [
          code`${doc(namedDoc(name, schemaWords(shape, types), texts), schemaDeprecation([shape.schema]))}
type ${id(name)} = ${goType(shape.shape, types)}`,
        ];
      }
      default:
        return unreachable(shape);
    }
  });
}
