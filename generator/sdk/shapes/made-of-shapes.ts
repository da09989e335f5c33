/** Of which parts of the manifest a file is made that declares types of shapes. */
import type { ApiModel } from "../../model/model.js";
import { type MadeOf, madeOfSchemas } from "../../model/made-of.js";
import type { NamedShape } from "./shape.js";

/** Of the schemas that shapes were made of. */
export function madeOfShapes(shapes: readonly NamedShape[], model: ApiModel): MadeOf {
  return madeOfSchemas(
    shapes.map(({ schema }) => schema),
    model,
  );
}

/** Of a shape, and of all that stand in its name space. */
export function madeOfOwner(
  shape: NamedShape,
  ownedBy: (shape: NamedShape) => readonly NamedShape[],
  model: ApiModel,
): MadeOf {
  const ofAll = (): MadeOf => {
    const own = [shape];
    for (const each of own) own.push(...ownedBy(each));
    return madeOfShapes(own, model);
  };
  return {
    texts: (edited) => ofAll().texts(edited),
    facts: (edited) => ofAll().facts?.(edited) ?? true,
  };
}
