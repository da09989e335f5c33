/** `schemas.py`: the types of all values that have a name. */
import { shapeTypes } from "../../emit/python/shape-types.js";
import { schemasModule } from "../../emit/python/types.js";
import type { BuiltFile } from "../../emit/target.js";
import { type Code, lines } from "../../emit/text/code.js";
import { declaredShapes } from "../../sdk/shapes/service-shapes.js";
import type { Emission } from "./emission.js";
import { serviceTitle } from "./service-file.js";
import { sourceFile } from "./source-files.js";

/** The file; none where no schema is shown. */
export function schemasFile(names: Emission, origins: readonly string[]): readonly BuiltFile[] {
  const declared = declaredShapes(names.shapes);
  if (declared.length === 0) return [];
  const body = (): Code => lines(shapeTypes(declared, names.types), 2);
  const taken = declared.map(({ id }) => names.types.names.get(id) ?? "");
  const docs = [`Types of ${serviceTitle(names)}: what \`json\` gives, and what is sent as JSON.`];
  return [sourceFile(names, schemasModule, { docs, origins, taken }, body)];
}
