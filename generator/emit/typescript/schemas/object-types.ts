/** Objects: their properties under the names on the wire, and what others they may have. */
import type { ObjectSchema, Schema } from "../../../model/schema.js";
import type { MemberProperty } from "../../../model/schema-members.js";
import { type DocComment, docComment } from "../doc-comments.js";
import {
  type IndexSignature,
  intersectionOf,
  keyword,
  objectType,
  type Property,
  type TypeTree,
  unionOf,
} from "../type-tree.js";
import { isUnknown } from "./enum-types.js";
import { listedNames, onlyNames } from "../../../sdk/schemas/listed-names.js";
import { saysNothing } from "../../../sdk/schemas/says-nothing.js";
import { schemaDocs } from "./schema-docs.js";
import { isHidden } from "../../../sdk/schemas/sides.js";
import type { TypeScope } from "./type-scope.js";

/** The members of an object type or an interface. */
export interface ObjectMembers {
  readonly properties: readonly Property[];
  readonly indexSignature?: IndexSignature;
}

/** The type of an object that stands where it is used. */
export function objectTypeOf(schema: ObjectSchema, scope: TypeScope): TypeTree {
  const { properties, indexSignature } = objectMembers([schema], [], scope);
  return objectType(properties, indexSignature);
}

/**
 * Returns the members of several object schemas together. `inherited` are properties that their values have anyway: a
 * redeclared one has both types, and one that is only required now has the type that it has there.
 */
export function objectMembers(
  objects: readonly ObjectSchema[],
  inherited: readonly MemberProperty[],
  scope: TypeScope,
): ObjectMembers {
  const required = requiredNames(objects);
  const others = byName(inherited);
  const properties: Property[] = [];
  for (const [name, here] of declaredSchemas(objects, required)) {
    const there = others.get(name) ?? [];
    const says = there.length === 0 ? here : [...here, ...there.map(({ schema }) => schema)];
    const isRequiredThere = there.some((each) => each.required);
    const isSettled = here.length === 0 && isRequiredThere;
    if (isSettled || says.some((each) => isHidden(each, scope))) continue;
    const isRequired = required.has(name) || isRequiredThere;
    const type = says.length === 0 ? undeclaredType(objects, scope) : typeOfAll(says, scope);
    if (type === undefined) continue;
    properties.push(typedProperty({ name, type, isRequired, schemas: says }, scope));
  }
  const indexSignature = indexSignatureOf(objects, properties, { inherited, scope });
  return { properties, ...(indexSignature && { indexSignature }) };
}

function requiredNames(objects: readonly ObjectSchema[]): ReadonlySet<string> {
  const required = new Set<string>();
  for (const object of objects) for (const name of object.required) required.add(name);
  return required;
}

/**
 * Returns the schemas of named properties, also of those that are the only allowed names. It leaves out those that are only
 * required, which come last.
 */
function declaredSchemas(
  objects: readonly ObjectSchema[],
  required: ReadonlySet<string>,
): ReadonlyMap<string, readonly Schema[]> {
  const declared = new Map<string, Schema[]>();
  for (const object of objects) {
    for (const { name, schema } of object.properties) add(declared, name, schema);
    for (const name of listedNames(object)) add(declared, name, object.additional);
  }
  for (const name of required) if (!declared.has(name)) declared.set(name, []);
  return declared;
}

function byName(
  properties: readonly MemberProperty[],
): ReadonlyMap<string, readonly MemberProperty[]> {
  const groups = new Map<string, MemberProperty[]>();
  for (const property of properties) add(groups, property.name, property);
  return groups;
}

function add<T>(groups: Map<string, T[]>, name: string, value: T): void {
  const group = groups.get(name);
  if (group === undefined) groups.set(name, [value]);
  else group.push(value);
}

/** A property that is required and nowhere declared; none where an object allows no such property. */
function undeclaredType(objects: readonly ObjectSchema[], scope: TypeScope): TypeTree | undefined {
  const [only, ...others] = objects;
  if (only === undefined || others.length > 0 || only.patternProperties.length > 0) {
    return keyword("unknown");
  }
  return only.additional.kind === "never" ? undefined : scope.typeOf(only.additional);
}

/** The type of a value for which several schemas hold. */
export function typeOfAll(schemas: readonly Schema[], scope: TypeScope): TypeTree {
  const only = schemas[0];
  // Nearly every property is said in one place.
  if (only !== undefined && schemas.length === 1) return scope.typeOf(only);
  const types = schemas.filter((each) => !saysNothing(each)).map(scope.typeOf);
  const telling = types.filter((type) => !isUnknown(type));
  return telling.length === 0 ? keyword("unknown") : narrowest(telling);
}

/** All types at once; one that another one is a case of is left out, so that `string` and `"book"` are `"book"`. */
export function narrowest(types: readonly TypeTree[]): TypeTree {
  return intersectionOf(
    types.filter((type, index) =>
      types.every((other, place) => place === index || !isWider(type, other)),
    ),
  );
}

/** True if a type is a keyword that holds for every literal of another type. */
function isWider(type: TypeTree, other: TypeTree): boolean {
  if (type.kind !== "keyword") return false;
  const members = other.kind === "union" ? other.members : [other];
  return members.every((each) => each.kind === "literal" && typeof each.value === type.name);
}

/** A property as its side has it: what is sent may be `undefined` where it is optional. */
export function typedProperty(
  parts: {
    readonly name: string;
    readonly type: TypeTree;
    readonly isRequired: boolean;
    /** All that is said of it; the first that says something to people makes its docs. */
    readonly schemas: readonly Schema[];
  },
  { side }: TypeScope,
): Property {
  const { name, type, isRequired, schemas } = parts;
  const docs = firstDocs(schemas);
  if (isRequired) return docs === undefined ? { name, type } : { name, type, docs };
  const isWithUndefined = side === "request" && !isUnknown(type);
  const isNever = type.kind === "keyword" && type.name === "never";
  const given = isWithUndefined
    ? unionOf([...(isNever ? [] : [type]), keyword("undefined")])
    : type;
  const property = { name, type: given, optional: true };
  return docs === undefined ? property : { ...property, docs };
}

function firstDocs(schemas: readonly Schema[]): DocComment | undefined {
  for (const schema of schemas) {
    const docs = schemaDocs(schema);
    if (docs !== undefined) return docs;
  }
  return undefined;
}

/** The index signature of an object, and what is said of it where further properties are not shown. */
function indexSignatureOf(
  objects: readonly ObjectSchema[],
  properties: readonly Property[],
  {
    inherited,
    scope,
  }: { readonly inherited: readonly MemberProperty[]; readonly scope: TypeScope },
): IndexSignature | undefined {
  const hasInherited = inherited.length > 0;
  const type = indexType(objects, properties, { hasInherited, scope });
  if (type === undefined) return undefined;
  const isOpen = objects.some(({ additional }) => additional.kind === "notShown");
  const summary = "There may be others, which are not shown.";
  return { keyName: "name", type, ...(isOpen && { docs: docComment({ summary }) }) };
}

/**
 * Returns the type of undeclared properties, where the schema gives one. A type of TypeScript cannot tell them apart from
 * declared ones, so the signature covers all, and `undefined` for optional ones where exactOptionalPropertyTypes is off.
 */
function indexType(
  objects: readonly ObjectSchema[],
  properties: readonly Property[],
  { hasInherited, scope }: { readonly hasInherited: boolean; readonly scope: TypeScope },
): TypeTree | undefined {
  const isEmpty = properties.length === 0 && !hasInherited;
  const further: Schema[] = [];
  for (const each of objects) {
    if (onlyNames(each).length > 0) continue;
    for (const { schema } of each.patternProperties) further.push(schema);
    further.push(each.additional);
  }
  const typed = further.filter(({ kind }) => kind !== "never");
  if (typed.length === 0) {
    return isEmpty && further.length > 0 ? keyword("never") : undefined;
  }
  const isSaid = objects.some(({ takesOthers }) => takesOthers === true);
  if (!isEmpty && !isSaid && typed.every(({ kind }) => kind === "any")) return undefined;
  // Asked of the schemas: to ask for their types would import what is then not used.
  if (typed.some(saysNothing) || properties.some(({ type }) => isUnknown(type))) {
    return keyword("unknown");
  }
  const mayBeAbsent = properties.some(({ optional }) => optional === true);
  return unionOf([
    ...typed.map(scope.typeOf),
    ...properties.map((property) => property.type),
    ...(mayBeAbsent ? [keyword("undefined")] : []),
  ]);
}
