/** How doc comments of Java speak of schemas. */
import type { NamedShape, FieldShape } from "../../sdk/shapes/shape.js";
import { wayTo } from "../../sdk/shapes/class-names.js";
import { schemaPlace, schemaTexts, shapeTexts } from "../schema-docs.js";
import type { JavaTypes } from "./types.js";

/** The texts about a class: its own behind a sentence of ours, since these may be anything. */
export function classTexts(shape: NamedShape, types: JavaTypes): readonly string[] {
  const { path, root, schema, operation } = schemaPlace(shape, types.named);
  const from =
    path === ""
      ? `The schema \`${schema}\`.`
      : `The type of \`${path}\` in \`${operation ?? wayTo(root.id, types).join(".")}\`.`;
  return [from, ...schemaTexts(shape.schema)];
}

/** The texts about a property. */
export function fieldTexts(field: FieldShape, types: JavaTypes): readonly string[] {
  return [`The property \`${field.name.wire}\`.`, ...fieldNotes(field, types)];
}

/** The texts about a property behind its name. */
export function fieldNotes({ schemas, shape }: FieldShape, types: JavaTypes): readonly string[] {
  const texts = schemas.map(schemaTexts).find(({ length }) => length > 0) ?? [];
  return [...texts, ...shapeTexts(shape, types.named)];
}
