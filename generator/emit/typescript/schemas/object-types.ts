/** Objects: their properties under the names on the wire, and what others they may have. */
import type { ObjectSchema, Schema } from "../../../model/schema.js";
import type { MemberProperty } from "../../../model/schema-members.js";
import { docComment } from "../doc-comments.js";
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
import { listedNames, onlyNames } from "./listed-names.js";
import { saysNothing } from "./says-nothing.js";
import { schemaDocs } from "./schema-docs.js";
import { isHidden } from "./schema-names.js";
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
 * What objects say together. `inherited` are properties that their values have anyway: one of them that is declared again
 * holds both, one that is required only now is declared with the type that it has there.
 */
export function objectMembers(
  objects: readonly ObjectSchema[],
  inherited: readonly MemberProperty[],
  scope: TypeScope,
): ObjectMembers {
  const own = objects.flatMap(declaredProperties);
  const required = new Set(objects.flatMap((each) => each.required));
  const names = new Set([...own.map(({ name }) => name), ...required]);
  const properties = [...names].flatMap((name): readonly Property[] => {
    const here = own.filter((each) => each.name === name);
    const there = inherited.filter((each) => each.name === name);
    const says = [...here, ...there].map(({ schema }) => schema);
    const isSettled = here.length === 0 && there.some((each) => each.required);
    if (isSettled || says.some((each) => isHidden(each, scope))) return [];
    const isRequired = required.has(name) || there.some((each) => each.required);
    const type = says.length === 0 ? undeclaredType(objects, scope) : typeOfAll(says, scope);
    return type === undefined
      ? []
      : [typedProperty({ name, type, isRequired, schemas: says }, scope)];
  });
  const indexSignature = indexSignatureOf(objects, properties, { inherited, scope });
  return { properties, ...(indexSignature && { indexSignature }) };
}

/** The properties that an object names, also those that are the only names that it may have. */
function declaredProperties(
  schema: ObjectSchema,
): readonly Pick<MemberProperty, "name" | "schema">[] {
  return [
    ...schema.properties,
    ...listedNames(schema).map((name) => ({ name, schema: schema.additional })),
  ];
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
  return narrowest(schemas.filter((each) => !saysNothing(each)).map(scope.typeOf));
}

/** All types at once; one that another one is a case of is left out, so that `string` and `"book"` are `"book"`. */
export function narrowest(types: readonly TypeTree[]): TypeTree {
  return intersectionOf(
    types.filter((type, index) =>
      types.every((other, place) => place === index || !isWider(type, other)),
    ),
  );
}

/** Whether a type is a keyword that holds for every literal of another type. */
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
  const docs = schemas.map(schemaDocs).find((each) => each !== undefined);
  if (isRequired) return { name, type, ...(docs && { docs }) };
  const isWithUndefined = side === "request" && !isUnknown(type);
  return {
    name,
    type: isWithUndefined ? unionOf([type, keyword("undefined")]) : type,
    optional: true,
    ...(docs && { docs }),
  };
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
  const docs = docComment({ summary: "There may be others, which are not shown." });
  return { keyName: "name", type, ...(isOpen && { docs }) };
}

/**
 * What properties hold that are not declared, where the schema says so. A type of TypeScript cannot tell them apart
 * from declared ones, so the signature holds for all; and for what an optional one is where exactOptionalPropertyTypes is off.
 */
function indexType(
  objects: readonly ObjectSchema[],
  properties: readonly Property[],
  { hasInherited, scope }: { readonly hasInherited: boolean; readonly scope: TypeScope },
): TypeTree | undefined {
  const isEmpty = properties.length === 0 && !hasInherited;
  const further = objects
    .filter((each) => onlyNames(each).length === 0)
    .flatMap(({ additional, patternProperties }) => [
      ...patternProperties.map(({ schema }) => schema),
      additional,
    ]);
  const typed = further.filter(({ kind }) => kind !== "never");
  if (typed.length === 0) {
    return isEmpty && further.length > 0 ? keyword("never") : undefined;
  }
  if (!isEmpty && typed.every(({ kind }) => kind === "any")) return undefined;
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
