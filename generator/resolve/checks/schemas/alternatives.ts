/** Discriminators with what they tell apart, read across references. */
import type { Discriminator, Schema } from "../../../model/schema.js";
import type { SourceRef } from "../../../source-ref.js";
import type { Reading } from "./clash.js";
import { conjunctsOf } from "../../../model/conjuncts.js";
import { withImplied } from "./kinds.js";

/** A discriminator, the schema that has it, and what holds beside that schema. */
export interface Discriminated {
  readonly discriminator: Discriminator;
  /** A union, or an object that stands for its heirs. */
  readonly owner: Schema;
  readonly beside: readonly Schema[];
}

/** The facts of one alternative, and of the property that tells it apart. */
export interface Alternative {
  readonly schema: Schema;
  /** All that is said of the property; empty = it is not declared. */
  readonly property: readonly Schema[];
  readonly names: readonly string[];
  readonly required: boolean;
  /** True if there may be more than is said: something is not shown, or depends on the value. */
  readonly open: boolean;
}

/** Each schema with a discriminator, once; within an `allOf` the other members hold too. */
export function discriminatedIn(schemas: readonly Schema[]): readonly Discriminated[] {
  const found = new Map<Schema, Discriminated>();
  const add = (owner: Schema, beside: readonly Schema[]): void => {
    const discriminator = discriminatorIn(owner);
    if (discriminator === undefined || found.has(owner)) return;
    found.set(owner, { discriminator, owner, beside });
  };
  for (const schema of schemas) {
    add(schema, []);
    if (schema.kind !== "allOf") continue;
    for (const member of schema.members) {
      add(
        member,
        schema.members.filter((other) => other !== member),
      );
    }
  }
  return [...found.values()];
}

/** The discriminator of a schema, of whatever kind it is. */
export function discriminatorIn(schema: Schema): Discriminator | undefined {
  switch (schema.kind) {
    case "object":
    case "allOf":
    case "anyOf":
    case "oneOf":
      return schema.discriminator;
    default:
      return undefined;
  }
}

/** Returns the members of a union; of heirs only the shared part is at hand. */
export function membersOf({ owner }: Discriminated): readonly Schema[] {
  return owner.kind === "anyOf" || owner.kind === "oneOf" ? owner.members : [owner];
}

/** Returns the facts of an alternative, or nothing where it is not an object or not known at all. */
export function alternativeOf(
  schema: Schema,
  { discriminator, beside }: Discriminated,
  { find, kindsOf }: Reading,
): Alternative | undefined {
  const { propertyName } = discriminator;
  const roots = [schema, ...beside].map((each) => ({ schema: each }));
  const conjuncts = withImplied(conjunctsOf(roots, find), kindsOf);
  const objects = conjuncts.flatMap((each) => (each.schema.kind === "object" ? [each.schema] : []));
  if (objects.length === 0) return undefined;
  const properties = objects.flatMap((object) => object.properties);
  return {
    schema,
    property: properties.flatMap((each) => (each.name === propertyName ? [each.schema] : [])),
    names: properties.map(({ name }) => name),
    required: objects.some(({ required }) => required.includes(propertyName)),
    open:
      conjuncts.some((each) => mayMore(each.schema)) ||
      objects.some(({ additional }) => additional.kind === "notShown"),
  };
}

/** True if a schema may say more of a value than can be read from it alone. */
export function mayMore({ kind }: Schema): boolean {
  return ["notShown", "reference", "anyOf", "oneOf", "conditional"].includes(kind);
}

/** Where a keyword of a discriminator stands. */
export function discriminatorPlace(
  { owner }: Discriminated,
  ...keys: readonly string[]
): SourceRef {
  const { file, path } = owner.at;
  return { file, path: [...path, "discriminator", ...keys], part: "value" };
}
