/** Schemas as they are written in a manifest → their types, as text. */
import type { FindSchema } from "../../../../../generator/model/schema-members.js";
import type { NamedSchema } from "../../../../../generator/model/model.js";
import { typeScope } from "../../../../../generator/emit/typescript/schemas/schema-types.js";
import type { Side } from "../../../../../generator/sdk/schemas/sides.js";
import { docComment } from "../../../../../generator/emit/typescript/doc-comments.js";
import { Imports } from "../../../../../generator/emit/typescript/imports.js";
import { sourceFileOf } from "../../../../../generator/emit/typescript/module-structures.js";
import { extendableNames } from "../../../../../generator/emit/typescript/schemas/extendable.js";
import { schemaDeclaration } from "../../../../../generator/emit/typescript/schemas/schema-declarations.js";
import { typescriptFile } from "../../../../../generator/emit/typescript/source-file.js";
import { pascalCase } from "../../../../../generator/emit/typescript/names.js";
import { typeText } from "../../../../../generator/emit/typescript/tree-text.js";
import { reference } from "../../../../../generator/emit/typescript/type-tree.js";
import type { Schema } from "../../../../../generator/model/schema.js";
import { nothingShared, rootOf, saidBy } from "../../../../../generator/resolve/place.js";
import { schemaAt } from "../../../../../generator/resolve/schemas.js";
import type { SchemaValue } from "../../../../../generator/validate/schema-shape.js";

/** Named schemas, by name. */
export type Schemas = Readonly<Record<string, SchemaValue>>;

/** Reads a schema; what is said was `observed` or stands in a document. */
export function schemaOf(written: SchemaValue, kind: "document" | "observed" = "document"): Schema {
  const observers = new Set(kind === "observed" ? ["source"] : []);
  const root = rootOf("schemas/a.yaml", { observers, shared: nothingShared });
  return schemaAt(written, saidBy(root, ["source"]));
}

/** Named schemas of the model. */
export function namedSchemas(schemas: Schemas): readonly NamedSchema[] {
  return Object.entries(schemas).map(([name, written]) => {
    const schema = schemaOf(written);
    return { name, schema, at: schema.at, sources: [] };
  });
}

/** The type of a schema, as text on one line; docs of properties are left out. */
export function typeOf(
  written: SchemaValue,
  {
    side = "response",
    schemas = {},
    kind = "document",
  }: { side?: Side; schemas?: Schemas; kind?: "document" | "observed" } = {},
): string {
  const named = new Map(namedSchemas(schemas).map(({ name, schema }) => [name, schema]));
  const find: FindSchema = (name) => named.get(name);
  const scope = typeScope({
    side,
    find,
    isExtendable: (name) => extendableNames([...named.keys()], find).includes(name),
    refer: (name) => reference(pascalCase(name)),
  });
  return typeText(scope.typeOf(schemaOf(written, kind)))
    .replace(/\n\/\*\*.*?\*\/\n/gs, "")
    .replace(/\s+/g, " ");
}

/** The declarations of named schemas as they are sent, without docs. */
export async function declarationsOf(schemas: Schemas): Promise<string> {
  const named = namedSchemas(schemas);
  const bySchema = new Map(named.map(({ name, schema }) => [name, schema]));
  const find: FindSchema = (name) => bySchema.get(name);
  const extendable = extendableNames([...bySchema.keys()], find);
  const scope = typeScope({
    side: "request",
    find,
    isExtendable: (name) => extendable.includes(name),
    refer: (name) => reference(pascalCase(name)),
  });
  const statements = named.map(({ name, schema }) =>
    schemaDeclaration({ name: pascalCase(name), docs: docComment({}) }, schema, scope),
  );
  const imports = new Imports();
  const file = typescriptFile("schemas.ts", () =>
    sourceFileOf({ header: [], imports, statements }),
  );
  return (await file.print()).replace(/\/\*\*.*?\*\//gs, "");
}
