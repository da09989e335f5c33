/** The classes of objects: a file for each that stands in no other. */
import { hasDeclaration, modelDeclaration } from "../../emit/ruby/model-classes.js";
import { moduleOf } from "../../emit/ruby/ruby-code.js";
import { type BuiltFile, ofParts } from "../../emit/target.js";
import { grouped } from "../../model/grouped.js";
import type { ApiModel } from "../../model/model.js";
import type { NamedShape } from "../../sdk/shapes/shape.js";
import { madeOfOwner } from "../../sdk/shapes/made-of-shapes.js";
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
  const ownedBy = ownersOf(shapes);
  return shapes.all.flatMap((shape) => {
    if (shape.owner !== undefined || !hasDeclaration(shape, ownedBy, types)) return [];
    return [{ shape, name: types.names.get(shape.id) ?? "", file: models.get(shape.id) ?? "" }];
  });
}

function ownersOf({ all }: Emission["shapes"]): (shape: NamedShape) => readonly NamedShape[] {
  const owned = grouped(all, ({ owner }) => owner);
  return ({ id }) => owned.get(id) ?? [];
}

/** Their files. */
export function modelFiles(names: Emission, model: ApiModel, origin: string): readonly BuiltFile[] {
  const { shapes, types } = names;
  const ownedBy = ownersOf(shapes);
  return declaredModels(names).flatMap(({ shape, file }) =>
    ofParts(madeOfOwner(shape, ownedBy, model), [
      libraryFile(names, `${names.gem}/models/${file}`, [origin], () =>
        moduleOf("Models", [modelDeclaration(shape, shapes.all, types)]),
      ),
    ]),
  );
}
