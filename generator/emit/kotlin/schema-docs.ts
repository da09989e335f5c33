/** How doc comments of Kotlin speak of schemas. */
import type { FieldShape, NamedShape } from "../../sdk/shapes/shape.js";
import { wayTo } from "../../sdk/shapes/class-names.js";
import { schemaDeprecation, schemaPlace, schemaTexts, shapeTexts } from "../schema-docs.js";
import { type Code, code, nothing } from "../text/code.js";
import { call, str } from "./kotlin-code.js";
import type { KotlinTypes } from "./types.js";

/** The texts about a class: its own behind a sentence of ours, since these may be anything. */
export function classTexts(shape: NamedShape, types: KotlinTypes): readonly string[] {
  const { path, root, schema, operation } = schemaPlace(shape, types.named);
  const from =
    path === ""
      ? `The schema \`${schema}\`.`
      : `The type of \`${path}\` in \`${operation ?? wayTo(root.id, types).join(".")}\`.`;
  // The code of the package itself uses the class, so that an annotation would warn of that alone.
  const deprecation = schemaDeprecation([shape.schema]);
  return [
    from,
    ...schemaTexts(shape.schema),
    ...(deprecation === undefined ? [] : [`Deprecated. ${deprecation}`]),
  ];
}

/** The texts about a property. */
export function fieldTexts(
  { name, schemas, shape }: FieldShape,
  types: KotlinTypes,
): readonly string[] {
  const texts = schemas.map(schemaTexts).find(({ length }) => length > 0) ?? [];
  return [`The property \`${name.wire}\`.`, ...texts, ...shapeTexts(shape, types.named)];
}

/** The annotation of what is deprecated; nothing where it is not. */
export function deprecated(text: string | undefined): Code {
  return text === undefined ? nothing : call(code`@Deprecated`, [str(text)]);
}
