/** The files of all types of values, and what makes their classes. */
import { modelClass, type ModelScope, namesWithin } from "../../emit/kotlin/model-classes.js";
import { type BuiltFile, ofParts } from "../../emit/target.js";
import type { ApiModel } from "../../model/model.js";
import { classScope, hasClass } from "../../sdk/shapes/class-scope.js";
import type { NamedShape } from "../../sdk/shapes/shape.js";
import { madeOfOwner } from "../../sdk/shapes/made-of-shapes.js";
import type { Emission } from "./emission.js";
import type { PackageNames } from "./package-names.js";
import { classFile } from "./source-files.js";

/** Makes the classes of a package. */
export function modelScope({ shapes, types }: PackageNames): ModelScope {
  return { types, ...classScope(shapes) };
}

/** The files; none where no schema is shown. */
export function modelFiles(
  names: Emission,
  model: ApiModel,
  origins: readonly string[],
): readonly BuiltFile[] {
  const { shapes, models, types } = names;
  const ownedBy = ({ id }: NamedShape): readonly NamedShape[] => models.owned.get(id) ?? [];
  return shapes.all
    .filter((each) => each.owner === undefined)
    .flatMap((shape) => {
      if (!hasClass(shape, models)) return [];
      const className = types.names.get(shape.id) ?? "";
      const head = { package: types.models, className, origins };
      const file = classFile(
        head,
        () => modelClass(shape, models),
        () => [...namesWithin(shape, models), "Builder", "Known", "Unknown"],
      );
      return ofParts(madeOfOwner(shape, ownedBy, model), [file]);
    });
}
