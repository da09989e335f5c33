/** The types of what a caller gives for multipart forms, in which some properties are bytes. */
import { isUnknown, openUnionOf } from "../schemas/enum-types.js";
import { objectTypeOf } from "../schemas/object-types.js";
import type { TypeScope } from "../schemas/type-scope.js";
import { arrayOf, intersectionOf, type TypeTree, unionOf } from "../type-tree.js";
import type { ObjectSchema, Schema } from "../../../model/schema.js";
import { dereferenced } from "../../../model/schema-members.js";
import {
  contentSchema,
  formProperties,
  isBinary,
  isEncoded,
  saidOfText,
} from "../../../sdk/messages/binary-content.js";

/** What the types of one form are made with. */
interface PartScope {
  readonly scope: TypeScope;
  /** The type of bytes. */
  readonly binary: () => TypeTree;
  /** Schemas of text whose encoding says that they are bytes: a value may be given as either. */
  readonly either: ReadonlySet<Schema>;
}

/** The types of one form. */
export interface FormTypes {
  /** The type of the form as a whole. */
  readonly type: () => TypeTree;
  /** Its schema, where that is of one object alone. */
  readonly object: ObjectSchema | undefined;
  /** The surroundings of the types of its properties, which are not those of what is below them. */
  readonly properties: TypeScope;
}

/** The types of a form; `bytes` are names of properties that are said to be such, and `binary` stands for each that is. */
export function multipartTypes(
  { schema, bytes }: { readonly schema: Schema; readonly bytes: readonly string[] },
  { scope, binary }: Pick<PartScope, "scope" | "binary">,
): FormTypes {
  const names = new Set(bytes);
  const either = formProperties(schema, scope.find).flatMap((property) => {
    const content = contentSchema(property.schema, scope.find);
    const isText = content?.kind === "string" && !isEncoded(content);
    return names.has(property.name) && isText ? [content] : [];
  });
  const parts: PartScope = { scope, binary, either: new Set(either) };
  const properties: TypeScope = { ...scope, typeOf: (each) => partType(each, parts) };
  const target = dereferenced(schema, scope.find);
  return {
    type: () => formType(schema, { ...parts, properties }, new Map()),
    object: target?.kind === "object" ? withTypedBytes(target) : undefined,
    properties,
  };
}

/** Bytes of which a schema says no type are held as a condition, of which no type says anything: here they are strings. */
function withTypedBytes(schema: ObjectSchema): ObjectSchema {
  const properties = schema.properties.map((each) => {
    const isTyped = each.schema.kind === "string" || !isBinary(each.schema);
    const said = isTyped ? undefined : saidOfText(each.schema);
    return said === undefined
      ? each
      : { ...each, schema: { ...each.schema, ...said, format: "binary" } };
  });
  return { ...schema, properties };
}

/** `known` are the types that are made already: several ways may lead to one schema, and from there to others. */
function formType(
  schema: Schema,
  parts: PartScope & Pick<FormTypes, "properties">,
  known: Map<Schema, TypeTree | undefined>,
): TypeTree {
  const { scope, properties } = parts;
  const hasBytes = formProperties(schema, scope.find).some((each) => isPart(each.schema, parts));
  // What has no bytes in it keeps its own name, and so does what stands in itself.
  if (!hasBytes || known.has(schema)) return known.get(schema) ?? scope.typeOf(schema);
  known.set(schema, undefined);
  const type = formTypeOf(schema, properties, (each) => formType(each, parts, known));
  known.set(schema, type);
  return type;
}

function formTypeOf(
  schema: Schema,
  scope: TypeScope,
  inside: (schema: Schema) => TypeTree,
): TypeTree {
  switch (schema.kind) {
    case "object":
      return objectTypeOf(withTypedBytes(schema), scope);
    case "reference": {
      const target = scope.find(schema.name);
      return target === undefined ? scope.typeOf(schema) : inside(target);
    }
    case "allOf":
      return intersectionOf(schema.members.map(inside).filter((type) => !isUnknown(type)));
    case "anyOf":
    case "oneOf":
      return openUnionOf(schema.members.map(inside));
    default:
      return scope.typeOf(schema);
  }
}

function isPart(schema: Schema, { scope, either }: PartScope): boolean {
  const content = contentSchema(schema, scope.find);
  return content !== undefined && (either.has(content) || isBinary(content));
}

function partType(schema: Schema, parts: PartScope): TypeTree {
  const { scope, binary } = parts;
  if (!isPart(schema, parts)) return scope.typeOf(schema);
  switch (schema.kind) {
    case "array":
      return arrayOf(partType(schema.items, parts), { readonly: true });
    case "anyOf":
    case "oneOf":
      return openUnionOf(schema.members.map((each) => partType(each, parts)));
    case "reference": {
      const target = scope.find(schema.name);
      return target === undefined ? scope.typeOf(schema) : partType(target, parts);
    }
    default:
      return isBinary(schema) ? binary() : unionOf([scope.typeOf(schema), binary()]);
  }
}
