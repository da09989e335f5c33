/** `schemas.go`: the types of all values that have a name. */
import { shapeTypes } from "../../emit/go/shape-types.js";
import type { BuiltFile } from "../../emit/target.js";
import { type Code, lines } from "../../emit/text/code.js";
import { declaredShapes } from "../../sdk/shapes/service-shapes.js";
import type { Emission } from "./emission.js";
import { sourceFile } from "./source-files.js";

/** The file; none where no schema is shown. */
export function schemasFile(names: Emission, origins: readonly string[]): readonly BuiltFile[] {
  const declared = declaredShapes(names.shapes);
  if (declared.length === 0) return [];
  const body = (): Code => lines(shapeTypes(declared, names.types, names.constants()), 1);
  const taken = declared.map(({ id }) => names.types.names.get(id) ?? "");
  return [sourceFile("schemas.go", { package: names.package, origins }, body, taken)];
}
