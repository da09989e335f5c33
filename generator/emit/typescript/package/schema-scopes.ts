/** The types of schemas as one file of the package has them, for what is sent and for what is answered. */
import type { SchemaNames } from "../schemas/schema-names.js";
import type { Side } from "../../../sdk/schemas/sides.js";
import { typeScope } from "../schemas/schema-types.js";
import type { SharedTypes, TypeScope } from "../schemas/type-scope.js";
import { reference } from "../type-tree.js";
import type { FileImports } from "./source-files.js";

/** The file of the types of shared responses, below `src/` and without its ending. */
export const sharedResponsesPath = "responses";

/** The surroundings of types, by the side that they stand on. */
export type TypeScopes = Readonly<Record<Side, TypeScope>>;

/** Types that import named schemas from the file that declares them. */
export function importingScopes(names: SchemaNames, imports: FileImports): TypeScopes {
  return scopesOf(
    names,
    (typeName) => imports.type(typeName, "schemas"),
    (typeName) => imports.type(typeName, sharedResponsesPath),
  );
}

/** Types of the very file that declares the named schemas. */
export function declaringScopes(names: SchemaNames): TypeScopes {
  const itself = (typeName: string): string => typeName;
  return scopesOf(names, itself, itself);
}

function scopesOf(
  names: SchemaNames,
  local: (typeName: string) => string,
  localOfShared: (typeName: string) => string,
): TypeScopes {
  const shared = (response: string): SharedTypes | undefined => {
    const own = names.shared?.(response);
    if (own === undefined) return undefined;
    const { answer, body } = own;
    return {
      answer: () => reference(localOfShared(answer)),
      ...(body !== undefined && { body: () => reference(localOfShared(body)) }),
    };
  };
  const scopeOf = (side: Side): TypeScope =>
    typeScope({
      side,
      find: names.find,
      isExtendable: names.isExtendable,
      refer: (schema) => reference(local(names.typeName(schema, side))),
      ...(side === "response" && names.shared !== undefined && { shared }),
    });
  return { request: scopeOf("request"), response: scopeOf("response") };
}
