/** Schemas as declarations: an interface where TypeScript has one for it, else the alias of a type. */
import type { InterfaceDeclarationStructure, TypeAliasDeclarationStructure } from "ts-morph";
import type { Schema } from "../../../model/schema.js";
import type { DocComment } from "../doc-comments.js";
import { interfaceOf, typeAliasOf } from "../structures.js";
import type { TypeTree } from "../type-tree.js";
import { interfaceParts } from "./all-of-types.js";
import type { TypeScope } from "./type-scope.js";

/** A declared type. */
export type TypeDeclaration = InterfaceDeclarationStructure | TypeAliasDeclarationStructure;

/** Declares the type of a schema under a name; `type` is that type, where it is made already. */
export function schemaDeclaration(
  {
    name,
    docs,
    type,
  }: { readonly name: string; readonly docs: DocComment; readonly type?: TypeTree },
  schema: Schema,
  scope: TypeScope,
): TypeDeclaration {
  if (schema.kind === "object" && type?.kind === "object") {
    const { members: properties, indexSignature } = type;
    return interfaceOf({ name, docs, properties, ...(indexSignature && { indexSignature }) });
  }
  const parts = interfaceParts(schema, scope);
  if (parts === undefined) return typeAliasOf({ name, docs, type: scope.typeOf(schema) });
  const { bases, properties, indexSignature } = parts;
  return interfaceOf({
    name,
    docs,
    extends: bases.map(scope.typeOf),
    properties,
    ...(indexSignature && { indexSignature }),
  });
}

/** True if a type is short enough to stand where it is used: a word, a name, or a list of such. */
export function isShort(type: TypeTree): boolean {
  switch (type.kind) {
    case "keyword":
    case "literal":
      return true;
    case "reference":
      return type.typeArguments.every(isShort);
    case "array":
      return isShort(type.element);
    default:
      return false;
  }
}
