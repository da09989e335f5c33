/** `allOf`: an interface that extends what is referred to where TypeScript can say it so, an intersection elsewhere. */
import type { CombinedSchema, JsonValue, ReferenceSchema, Schema } from "../../../model/schema.js";
import {
  isObjectSchema,
  type MemberProperty,
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
import { isExtendable, partsOf } from "./extendable.js";
import { saysNothing } from "../../../sdk/schemas/says-nothing.js";
import type { TypeScope } from "./type-scope.js";
import { negationBesideObject, unionBesideObject } from "./union-types.js";

/** The bases of an interface, and its own members. */
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
  if (schema.kind !== "allOf" || !isExtendable(schema, scope.isExtendable)) return undefined;
  const { bases, objects } = partsOf(schema);
  // With nothing of its own it is another name for its base.
  if (bases.length === 1 && objects.length === 0) return undefined;
  const inheritances = bases.map((base) => propertiesThrough(base, scope.find));
  const own = objectMembers(objects, inheritances.flat(), scope);
  const settled = settledProperties(inheritances, own.properties, scope);
  return { ...own, bases, properties: [...settled, ...own.properties] };
}

/** Properties that two bases declare differently: an interface that extends both must say what holds. */
function settledProperties(
  inheritances: readonly (readonly MemberProperty[])[],
  own: readonly Property[],
  scope: TypeScope,
): readonly Property[] {
  const declared = new Set(own.map(({ name }) => name));
  const sayings = new Map<
    string,
    { readonly all: MemberProperty[]; readonly texts: Set<string> }
  >();
  for (const inherited of inheritances) {
    for (const [name, said] of grouped(inherited)) {
      const before = sayings.get(name) ?? { all: [], texts: new Set() };
      sayings.set(name, before);
      before.all.push(...said);
      before.texts.add(JSON.stringify(said, withoutPlaces));
    }
  }
  return [...sayings].flatMap(([name, { all, texts }]) => {
    if (texts.size === 1 || declared.has(name)) return [];
    const schemas = all.map(({ schema }) => schema);
    const isRequired = all.some(({ required }) => required);
    const type = typeOfAll(schemas, scope);
    return [typedProperty({ name, type, isRequired, schemas }, scope)];
  });
}

function grouped(properties: readonly MemberProperty[]): ReadonlyMap<string, MemberProperty[]> {
  const groups = new Map<string, MemberProperty[]>();
  for (const property of properties) {
    const group = groups.get(property.name);
    if (group === undefined) groups.set(property.name, [property]);
    else group.push(property);
  }
  return groups;
}

/** Two schemas that say the same stand in two places. */
function withoutPlaces(key: string, value: unknown): unknown {
  return key === "at" ? undefined : value;
}

function isEmpty({ properties, indexSignature }: ObjectMembers): boolean {
  return (
    properties.length === 0 && (indexSignature === undefined || isUnknown(indexSignature.type))
  );
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

/**
 * Returns the type that several schemas give a value that is not an object. From a list of values, those remain that no `not`
 * beside it excludes.
 */
function valueType(members: readonly Schema[], scope: TypeScope): TypeTree {
  const excluded = members.flatMap((member) =>
    member.kind === "not" && member.schema.kind === "enum" ? member.schema.values : [],
  );
  const texts = new Set(excluded.map(valueText));
  return narrowest(
    members
      .filter((member) => !saysNothing(member))
      .map((member) =>
        member.kind === "enum"
          ? enumType({
              ...member,
              values: member.values.filter((value) => !texts.has(valueText(value))),
            })
          : scope.typeOf(member),
      ),
  );
}

/** Equal values have equal texts: the model keeps the keys of its values in one order. */
function valueText(value: JsonValue): string {
  return JSON.stringify(value);
}
