/** The types of what a caller gives for multipart forms, in which some properties are bytes. */
import { isUnknown, openUnionOf } from "../schemas/enum-types.js";
import { objectTypeOf } from "../schemas/object-types.js";
import type { TypeScope } from "../schemas/type-scope.js";
import { arrayOf, intersectionOf, type TypeTree, unionOf } from "../type-tree.js";
import type { ObjectSchema, Schema } from "../../../model/schema.js";
import { dereferenced } from "../../../model/schema-members.js";
import type { FormFile } from "../../../sdk/messages/form-files.js";

/** The parts that make the types of one form. */
interface PartScope {
  readonly scope: TypeScope;
  /** The type of bytes. */
  readonly binary: () => TypeTree;
  /** The properties that are given as files, by name. */
  readonly files: ReadonlyMap<string, FormFile["given"]>;
  /** The types that are made already: several ways may lead to one schema, and from there to others. */
  readonly known: Map<Schema, TypeTree | undefined>;
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

/** The types of a form; `binary` stands for the bytes of its files. */
export function multipartTypes(
  { schema, files }: { readonly schema: Schema; readonly files: readonly FormFile[] },
  { scope, binary }: Pick<PartScope, "scope" | "binary">,
): FormTypes {
  const given = files.flatMap((each) =>
    each.given === "text" ? [] : [[each.name, each.given] as const],
  );
  const parts: PartScope = { scope, binary, files: new Map(given), known: new Map() };
  const target = dereferenced(schema, scope.find);
  const object = target?.kind === "object" ? withTypedBytes(target, parts) : undefined;
  return {
    type: () => formType(schema, parts) ?? scope.typeOf(schema),
    object,
    properties: object === undefined ? scope : propertyScope(object, parts),
  };
}

/** Bytes of which a schema says no type are held as a condition, of which no type says anything: here they are strings. */
function withTypedBytes(schema: ObjectSchema, { files }: PartScope): ObjectSchema {
  if (files.size === 0) return schema;
  const properties = schema.properties.map((each) => {
    const { schema: own } = each;
    const isUntyped = own.kind === "conditional" && files.get(each.name) === "bytes";
    const said = isUntyped && own.consequence?.kind === "string" ? own.consequence : undefined;
    return said === undefined ? each : { ...each, schema: { ...own, ...said, format: "binary" } };
  });
  return { ...schema, properties };
}

/** The surroundings in which the files of an object have their types. */
function propertyScope({ properties }: ObjectSchema, parts: PartScope): TypeScope {
  const found = new Map(
    properties.flatMap(({ name, schema }) => {
      const given = parts.files.get(name);
      return given === undefined ? [] : [[schema, given] as const];
    }),
  );
  const { scope } = parts;
  const typeOf = (schema: Schema): TypeTree => {
    const given = found.get(schema);
    return given === undefined ? scope.typeOf(schema) : fileType(schema, given, parts);
  };
  return { ...scope, typeOf };
}

/** The type of what has files in it; undefined of anything else, which keeps its own name, and of what stands in itself. */
function formType(schema: Schema, parts: PartScope): TypeTree | undefined {
  const { known } = parts;
  if (known.has(schema)) return known.get(schema);
  known.set(schema, undefined);
  const type = typeWithFiles(schema, parts);
  known.set(schema, type);
  return type;
}

function typeWithFiles(schema: Schema, parts: PartScope): TypeTree | undefined {
  const { scope, files } = parts;
  switch (schema.kind) {
    case "object": {
      if (!schema.properties.some(({ name }) => files.has(name))) return undefined;
      const object = withTypedBytes(schema, parts);
      return objectTypeOf(object, propertyScope(object, parts));
    }
    case "reference": {
      const target = scope.find(schema.name);
      return target && formType(target, parts);
    }
    case "allOf":
    case "anyOf":
    case "oneOf": {
      const members = schema.members.map((each) => ({ each, type: formType(each, parts) }));
      if (members.every(({ type }) => type === undefined)) return undefined;
      const types = members.map(({ each, type }) => type ?? scope.typeOf(each));
      return schema.kind === "allOf"
        ? intersectionOf(types.filter((type) => !isUnknown(type)))
        : openUnionOf(types);
    }
    default:
      return undefined;
  }
}

/** The type of a file, of a list of files, or of one that may be null. */
function fileType(
  schema: Schema,
  given: FormFile["given"],
  parts: PartScope,
  above: readonly Schema[] = [],
): TypeTree {
  const { scope, binary } = parts;
  const inside = (each: Schema): TypeTree => fileType(each, given, parts, [...above, schema]);
  switch (schema.kind) {
    case "array":
      return arrayOf(inside(schema.items), { readonly: true });
    case "anyOf":
    case "oneOf":
      return openUnionOf(schema.members.map(inside));
    case "reference": {
      const target = scope.find(schema.name);
      return target === undefined || above.includes(target) ? scope.typeOf(schema) : inside(target);
    }
    case "string":
    case "conditional":
      return given === "bytes" ? binary() : unionOf([scope.typeOf(schema), binary()]);
    default:
      return scope.typeOf(schema);
  }
}
