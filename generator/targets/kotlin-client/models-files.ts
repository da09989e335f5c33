/** The files of all types of values, and what makes their classes. */
import { modelClass, type ModelScope, namesWithin } from "../../emit/kotlin/model-classes.js";
import { type BuiltFile, showing } from "../../emit/target.js";
import type { ApiModel } from "../../model/model.js";
import { sentShapes } from "../../sdk/shapes/sent-shapes.js";
import { declaredShapes } from "../../sdk/shapes/service-shapes.js";
import type { NamedShape } from "../../sdk/shapes/shape.js";
import { textsOfOwner } from "../../sdk/shapes/shown-shapes.js";
import type { Emission } from "./emission.js";
import type { PackageNames } from "./package-names.js";
import { classFile } from "./source-files.js";

/** Makes the classes of a package. */
export function modelScope({ shapes, types }: PackageNames): ModelScope {
  const declared = new Set(declaredShapes(shapes));
  const sent = sentShapes(shapes);
  const owned = new Map<string, NamedShape[]>();
  for (const each of shapes.all) {
    if (each.owner === undefined) continue;
    const list = owned.get(each.owner) ?? [];
    list.push(each);
    owned.set(each.owner, list);
  }
  return {
    ...{ types, owned },
    isLeftOut: (shape) => !declared.has(shape),
    isSent: (shape) => sent.has(shape.id),
  };
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
      const made = modelClass(shape, models);
      if (made.isEmpty) return [];
      const className = types.names.get(shape.id) ?? "";
      const head = { package: types.models, className, origins };
      const file = classFile(
        head,
        () => made,
        () => [...namesWithin(shape, models), "Builder", "Known", "Unknown"],
      );
      return showing(textsOfOwner(shape, ownedBy, model), [file]);
    });
}
