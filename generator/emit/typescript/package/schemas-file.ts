/** `src/schemas.ts`: a type for each named schema, two where what is sent differs from what is answered. */
import { type BuiltFile, ofParts } from "../../target.js";
import { type DocComment, docComment } from "../doc-comments.js";
import { schemaDeclaration } from "../schemas/schema-declarations.js";
import { boundsOf } from "../../schema-bounds.js";
import { notShownIn, schemaTags } from "../schemas/schema-docs.js";
import type { SchemaNames } from "../schemas/schema-names.js";
import type { ApiModel, NamedSchema } from "../../../model/model.js";
import { placeText } from "../../../model/place.js";
import { madeOfNamedSchemas } from "../../../model/made-of.js";
import { originText } from "../../../sdk/operations/facts.js";
import { declaringScopes } from "./schema-scopes.js";
import { FileImports, type FileParts, type MakeLateFile } from "./source-files.js";

/** The file, or none where the manifest has no schemas. */
export function schemasFile(
  model: ApiModel,
  names: SchemaNames,
  lateFile: MakeLateFile,
): readonly BuiltFile[] {
  if (model.schemas.length === 0) return [];
  return ofParts(madeOfNamedSchemas(model), [
    lateFile("schemas", () => schemasParts(model, names)),
  ]);
}

function schemasParts(model: ApiModel, names: SchemaNames): FileParts {
  const scopes = declaringScopes(names);
  const statements = model.schemas.flatMap((named) =>
    names.sidesOf(named.name).map((side, index) => {
      const name = names.typeName(named.name, side);
      const docs =
        index === 0
          ? schemaDocs(named, model)
          : sentDocs(named, names.typeName(named.name, "response"), model);
      return schemaDeclaration({ name, docs }, named.schema, scopes[side]);
    }),
  );
  return {
    origins: [placeText(model.folder, { file: "schemas/*.yaml", path: [] })],
    imports: new FileImports("schemas", []).imports,
    statements,
  };
}

function schemaDocs(named: NamedSchema, model: ApiModel): DocComment {
  const { schema, name } = named;
  const { title, description } = schema;
  return docComment({
    summary: title ?? (description === undefined ? `\`${name}\`` : ""),
    paragraphs: [
      ...(description === undefined ? [] : [description]),
      ...(schema.kind === "notShown" ? ["Not shown: its fields."] : notShownIn(schema)),
      boundsOf(schema).join(" "),
      originText(named, model),
    ],
    tags: schemaTags(schema),
  });
}

/** Returns the docs of the type that is sent, where another type is answered. */
function sentDocs(named: NamedSchema, answered: string, model: ApiModel): DocComment {
  return docComment({
    summary: `\`${answered}\` as it is sent.`,
    paragraphs: [originText(named, model)],
    tags: named.schema.deprecated === true ? [{ tag: "deprecated" }] : [],
  });
}
