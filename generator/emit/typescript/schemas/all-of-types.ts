/** `allOf`: an interface that extends what is referred to where TypeScript can say it so, an intersection elsewhere. */
import type {
  CombinedSchema,
  JsonValue,
  ObjectSchema,
  ReferenceSchema,
  Schema,
} from "../../../model/schema.js";
import {
  type FindSchema,
  isObjectSchema,
  type MemberProperty,
  membersOfObject,
  propertiesThrough,
} from "../../../model/schema-members.js";
import { objectType, type Property, type TypeTree } from "../type-tree.js";
import { enumType, isUnknown } from "./enum-types.js";
import {
  narrowest,
  objectMembers,
  type ObjectMembers,
  typedProperty,
  typeOfAll,
} from "./object-types.js";
import { saysNothing } from "./says-nothing.js";
import type { TypeScope } from "./type-scope.js";
import { absentName, negationBesideObject, unionBesideObject } from "./union-types.js";

/** The parts of an object that is said in several places. */
interface ObjectParts {
  readonly bases: readonly ReferenceSchema[];
  readonly objects: readonly ObjectSchema[];
  /** Unions, negations and whatever else holds too. */
  readonly others: readonly Schema[];
}

/** What an interface extends, and its own members. */
export interface InterfaceParts extends ObjectMembers {
  readonly bases: readonly ReferenceSchema[];
}

/** The type of an `allOf` where it is used. */
export function allOfType(schema: CombinedSchema, scope: TypeScope): TypeTree {
  if (!isObjectSchema(schema, scope.find)) return valueType(schema.members, scope);
  const { bases, objects, others } = partsOf(schema);
  const inherited = bases.flatMap((base) => propertiesThrough(base, scope.find));
  const own = objectMembers(objects, inherited, scope);
  const properties = propertiesThrough(schema, scope.find);
  return narrowest(
    [
      ...bases.map(scope.typeOf),
      ...(isEmpty(own) ? [] : [objectType(own.properties, own.indexSignature)]),
      ...others.map((each) => typeBesideObject(each, properties, scope)),
    ].filter((type) => !isUnknown(type)),
  );
}

/** A schema of objects as an interface, or undefined where only an intersection or a union can say it. */
export function interfaceParts(schema: Schema, scope: TypeScope): InterfaceParts | undefined {
  if (schema.kind === "object") return { bases: [], ...objectMembers([schema], [], scope) };
  if (schema.kind !== "allOf" || !isExtendable(schema, scope.find)) return undefined;
  const { bases, objects } = partsOf(schema);
  // With nothing of its own it is another name for its base.
  if (bases.length === 1 && objects.length === 0) return undefined;
  const inheritances = bases.map((base) => propertiesThrough(base, scope.find));
  const own = objectMembers(objects, inheritances.flat(), scope);
  const settled = settledProperties(inheritances, own.properties, scope);
  return { ...own, bases, properties: [...settled, ...own.properties] };
}

/** Whether an interface can extend the type of a schema: its members are known, and it says nothing of others. */
function isExtendable(schema: Schema, find: FindSchema): boolean {
  switch (schema.kind) {
    case "object": {
      const { additional, patternProperties, properties } = schema;
      const isOpen = additional.kind === "any" || additional.kind === "notShown";
      const isClosed = additional.kind === "never" && properties.length > 0;
      return patternProperties.length === 0 && (isOpen || isClosed);
    }
    case "reference": {
      const target = find(schema.name);
      return target !== undefined && isExtendable(target, find);
    }
    case "allOf": {
      const { bases, objects, others } = partsOf(schema);
      const members = [...bases, ...objects];
      return (
        isObjectSchema(schema, find) &&
        members.every((member) => isExtendable(member, find)) &&
        others.every(saysNothingBesideObject)
      );
    }
    default:
      return false;
  }
}

/** Properties that two bases declare differently: an interface that extends both must say what holds. */
function settledProperties(
  inheritances: readonly (readonly MemberProperty[])[],
  own: readonly Property[],
  scope: TypeScope,
): readonly Property[] {
  const declared = new Set(own.map(({ name }) => name));
  const [first = [], ...others] = inheritances;
  const known = new Map(first.map((each) => [each.name, [each]]));
  const shared = new Set<string>();
  for (const property of others.flat()) {
    const before = known.get(property.name) ?? [];
    if (before.some((each) => !saysTheSame(each, property, scope))) shared.add(property.name);
    known.set(property.name, [...before, property]);
  }
  return [...shared].flatMap((name) => {
    const said = declared.has(name) ? [] : (known.get(name) ?? []);
    if (said.length === 0) return [];
    const schemas = said.map(({ schema }) => schema);
    const isRequired = said.some(({ required }) => required);
    const type = typeOfAll(schemas, scope);
    return [typedProperty({ name, type, isRequired, schema: schemas[0] }, scope)];
  });
}

function saysTheSame(left: MemberProperty, right: MemberProperty, scope: TypeScope): boolean {
  if (left.schema === right.schema) return left.required === right.required;
  const types = [left, right].map(({ schema }) => JSON.stringify(scope.typeOf(schema)));
  return left.required === right.required && types[0] === types[1];
}

function partsOf(schema: CombinedSchema): ObjectParts {
  const bases: ReferenceSchema[] = [];
  const objects: ObjectSchema[] = [];
  const others: Schema[] = [];
  for (const member of membersOfObject(schema)) {
    if (member.kind === "reference") bases.push(member);
    else if (member.kind === "object") objects.push(member);
    else others.push(member);
  }
  return { bases, objects, others };
}

function isEmpty({ properties, indexSignature }: ObjectMembers): boolean {
  return (
    properties.length === 0 && (indexSignature === undefined || isUnknown(indexSignature.type))
  );
}

/** What an interface leaves out without loss; unions may say which properties are there. */
function saysNothingBesideObject(schema: Schema): boolean {
  if (schema.kind === "anyOf" || schema.kind === "oneOf") return false;
  return saysNothing(schema) && (schema.kind !== "not" || absentName(schema.schema) === undefined);
}

function typeBesideObject(
  schema: Schema,
  properties: readonly MemberProperty[],
  scope: TypeScope,
): TypeTree {
  switch (schema.kind) {
    case "anyOf":
    case "oneOf":
      return unionBesideObject(schema, properties, scope);
    case "not":
      return negationBesideObject(schema.schema, scope);
    default:
      return scope.typeOf(schema);
  }
}

/** What several schemas say of a value that is no object: of a list of values, those that no `not` beside it excludes. */
function valueType(members: readonly Schema[], scope: TypeScope): TypeTree {
  const excluded = members.flatMap((member) =>
    member.kind === "not" && member.schema.kind === "enum" ? member.schema.values : [],
  );
  const texts = new Set(excluded.map(textOf));
  return narrowest(
    members
      .filter((member) => !saysNothing(member))
      .map((member) =>
        member.kind === "enum"
          ? enumType({
              ...member,
              values: member.values.filter((value) => !texts.has(textOf(value))),
            })
          : scope.typeOf(member),
      ),
  );
}

/** Equal values have equal texts: the model keeps the keys of its values in one order. */
function textOf(value: JsonValue): string {
  return JSON.stringify(value);
}
