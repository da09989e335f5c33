/** Which texts for people a file may have that declares types of shapes. */
import type { ApiModel } from "../../model/model.js";
import { type ShowsTexts, textsOfSchemas } from "../../model/shown-texts.js";
import type { NamedShape } from "./shape.js";

/** Those of the schemas that shapes were made of. */
export function textsOfShapes(shapes: readonly NamedShape[], model: ApiModel): ShowsTexts {
  return textsOfSchemas(
    shapes.map(({ schema }) => schema),
    model,
  );
}

/** Those of a shape, and of all that stand in its name space. */
export function textsOfOwner(
  shape: NamedShape,
  ownedBy: (shape: NamedShape) => readonly NamedShape[],
  model: ApiModel,
): ShowsTexts {
  return (edited) => {
    const own = [shape];
    for (const each of own) own.push(...ownedBy(each));
    return textsOfShapes(own, model)(edited);
  };
}
