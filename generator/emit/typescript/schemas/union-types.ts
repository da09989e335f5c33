/** `oneOf` and `anyOf`: unions, of which a discriminator tells the members apart. */
import type {
  CombinedSchema,
  Discriminator,
  ReferenceSchema,
  Schema,
} from "../../../model/schema.js";
import {
  type MemberProperty,
  ofObjectsOnly,
  propertiesThrough,
} from "../../../model/schema-members.js";
import {
  intersectionOf,
  keyword,
  literal,
  objectType,
  type Property,
  type TypeTree,
  unionOf,
} from "../type-tree.js";
import { openUnionOf } from "./enum-types.js";
import { absentName, onlyRequirement } from "./extendable.js";
import { objectMembers } from "./object-types.js";
import { discriminatedValues } from "../../../sdk/schemas/discriminated-values.js";
import { saysNothing } from "../../../sdk/schemas/says-nothing.js";
import { isHidden } from "../../../sdk/schemas/sides.js";
import type { TypeScope } from "./type-scope.js";

/** The type of a union. */
export function unionType(schema: CombinedSchema, scope: TypeScope): TypeTree {
  if (saysNothing(schema)) return keyword("unknown");
  const { members, discriminator } = schema;
  return openUnionOf(
    members.map((member) =>
      member.kind === "reference" && discriminator !== undefined
        ? discriminatedType(member, discriminator, scope)
        : scope.typeOf(member),
    ),
  );
}

/** A member with the values of the property that mean it; where its own schema says which these are, that is enough. */
function discriminatedType(
  member: ReferenceSchema,
  discriminator: Discriminator,
  scope: TypeScope,
): TypeTree {
  const { propertyName } = discriminator;
  const type = scope.typeOf(member);
  const declared = propertiesThrough(member, scope.find).filter(
    ({ name }) => name === propertyName,
  );
  const isSaid = declared.some(({ schema }) => schema.kind === "enum" && !schema.open);
  if (isSaid || declared.some(({ schema }) => isHidden(schema, scope))) return type;
  const values = discriminatedValues(member, discriminator);
  return intersectionOf([
    type,
    objectType([{ name: propertyName, type: unionOf(values.map(literal)) }]),
  ]);
}

/**
 * The type of a union that stands beside an object whose properties are known: `{ required: [id] }` then says that
 * this property is there, and of a `oneOf` that those of the other members are not. `unknown` where it says nothing.
 */
export function unionBesideObject(
  schema: CombinedSchema,
  properties: readonly MemberProperty[],
  scope: TypeScope,
): TypeTree {
  const objects = schema.members.map((member) =>
    member.kind === "conditional" ? ofObjectsOnly(member) : undefined,
  );
  if (
    !schema.members.every((member, index) => objects[index] !== undefined || !saysNothing(member))
  ) {
    return keyword("unknown");
  }
  const alone = new Set(objects.flatMap((each) => (each && onlyRequirement(each)) ?? []));
  return openUnionOf(
    schema.members.map((member, index) => {
      const object = objects[index];
      if (object === undefined) return scope.typeOf(member);
      // Their docs stand at the object itself.
      const own = objectMembers([object], properties, scope).properties.map(
        ({ docs: _docs, ...property }) => property,
      );
      const declared = new Set([...own.map(({ name }) => name), ...object.required]);
      const excluded =
        schema.kind === "oneOf" ? [...alone].filter((name) => !declared.has(name)) : [];
      return objectType([...own, ...excluded.flatMap((name) => absentProperty(name, scope))]);
    }),
  );
}

/** A property that must not be there. */
function absentProperty(name: string, { side }: TypeScope): readonly Property[] {
  return [{ name, type: keyword(side === "request" ? "undefined" : "never"), optional: true }];
}

/** Returns the type that `not` gives an object: `{ not: { required: [id] } }` is an object without that property. */
export function negationBesideObject(negated: Schema, scope: TypeScope): TypeTree {
  const name = absentName(negated);
  return name === undefined ? keyword("unknown") : objectType(absentProperty(name, scope));
}
