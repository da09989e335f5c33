/** The types of schemas as one file of the package has them, for what is sent and for what is answered. */
import type { SchemaNames, Side } from "../schemas/schema-names.js";
import { typeScope } from "../schemas/schema-types.js";
import type { TypeScope } from "../schemas/type-scope.js";
import { reference } from "../type-tree.js";
import type { FileImports } from "./source-files.js";

/** The surroundings of types, by the side that they stand on. */
export type TypeScopes = Readonly<Record<Side, TypeScope>>;

/** Types that import named schemas from the file that declares them. */
export function importingScopes(names: SchemaNames, imports: FileImports): TypeScopes {
  return scopesOf(names, (typeName) => imports.type(typeName, "schemas"));
}

/** Types of the very file that declares the named schemas. */
export function declaringScopes(names: SchemaNames): TypeScopes {
  return scopesOf(names, (typeName) => typeName);
}

function scopesOf(names: SchemaNames, local: (typeName: string) => string): TypeScopes {
  const scopeOf = (side: Side): TypeScope =>
    typeScope({
      side,
      find: names.find,
      isExtendable: names.isExtendable,
      refer: (schema) => reference(local(names.typeName(schema, side))),
    });
  return { request: scopeOf("request"), response: scopeOf("response") };
}
