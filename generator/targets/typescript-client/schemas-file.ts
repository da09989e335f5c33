/** `src/schemas.ts`: a type for each named schema. */
import type { StatementStructures } from "ts-morph";
import type { BuiltFile } from "../../emit/target.js";
import { docComment } from "../../emit/typescript/doc-comments.js";
import { interfaceOf, typeAliasOf } from "../../emit/typescript/structures.js";
import { reference } from "../../emit/typescript/type-tree.js";
import type { ApiModel, NamedSchema } from "../../model/model.js";
import { placeText } from "../../model/place.js";
import { originText } from "./facts.js";
import {
  indexSignatureOf,
  propertiesOf,
  type SchemaNames,
  schemaTypeName,
  typeOfSchema,
} from "./schema-types.js";
import { FileImports, sourceFile } from "./source-files.js";

/** The file, or none where the manifest has no schemas. */
export function schemasFile(model: ApiModel, className: string): readonly BuiltFile[] {
  if (model.schemas.length === 0) return [];
  const names: SchemaNames = (schema) => reference(schemaTypeName(schema, className));
  const statements = model.schemas.map((named) =>
    schemaStatement(named, schemaTypeName(named.name, className), names, model),
  );
  const { imports } = new FileImports("schemas", []);
  return [
    sourceFile({
      file: "schemas",
      origins: [placeText(model.folder, { file: "schemas/*.yaml", path: [] })],
      imports,
      statements,
    }),
  ];
}

function schemaStatement(
  named: NamedSchema,
  typeName: string,
  names: SchemaNames,
  model: ApiModel,
): StatementStructures {
  const { schema, name } = named;
  const { title, description, deprecated } = schema;
  const docs = docComment({
    summary: title ?? (description === undefined ? `\`${name}\`` : ""),
    paragraphs: [
      ...(description === undefined ? [] : [description]),
      ...(schema.kind === "notShown" ? ["Not shown: its fields."] : []),
      originText(named, model),
    ],
    tags: deprecated ? [{ tag: "deprecated" }] : [],
  });
  if (schema.kind !== "object") {
    return typeAliasOf({ name: typeName, docs, type: typeOfSchema(schema, names) });
  }
  const indexSignature = indexSignatureOf(schema, names);
  const properties = propertiesOf(schema, names);
  return interfaceOf({
    name: typeName,
    docs,
    properties,
    ...(indexSignature && { indexSignature }),
  });
}
