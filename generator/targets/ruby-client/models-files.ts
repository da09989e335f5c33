/** The classes of objects: a file for each that stands in no other. */
import { modelDeclaration } from "../../emit/ruby/model-classes.js";
import { moduleOf } from "../../emit/ruby/ruby-code.js";
import type { BuiltFile } from "../../emit/target.js";
import type { NamedShape } from "../../sdk/shapes/shape.js";
import type { Emission } from "./emission.js";
import { libraryFile } from "./source-files.js";

/** A model that stands in no other. */
interface DeclaredModel {
  readonly shape: NamedShape;
  readonly name: string;
  readonly file: string;
}

/** All of them. */
export function declaredModels({ shapes, types, models }: Emission): readonly DeclaredModel[] {
  return shapes.all.flatMap((shape) => {
    if (shape.owner !== undefined) return [];
    const declared = modelDeclaration(shape, shapes.all, types);
    if (declared.isEmpty) return [];
    return [{ shape, name: types.names.get(shape.id) ?? "", file: models.get(shape.id) ?? "" }];
  });
}

/** Their files. */
export function modelFiles(names: Emission, origin: string): readonly BuiltFile[] {
  const { shapes, types } = names;
  return declaredModels(names).map(({ shape, file }) =>
    libraryFile(names, `${names.gem}/models/${file}`, [origin], () =>
      moduleOf("Models", [modelDeclaration(shape, shapes.all, types)]),
    ),
  );
}
