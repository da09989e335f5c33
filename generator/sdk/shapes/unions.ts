/** Unions: what tells their variants apart. Nothing is tried in turn: where nothing does, the value stays JSON. */
import type { CombinedSchema, Schema } from "../../model/schema.js";
import { nameOf, nameOfId } from "../names/words.js";
import { discriminatedValues } from "../schemas/discriminated-values.js";
import { withJoinedScalars } from "./enums.js";
import type { Said } from "./said-properties.js";
import type { JsonType, UnionTest, VariantShape } from "./shape.js";
import { eachOnce, type Made, notNull, raw, type ShapeMaker, unsayable } from "./shape-maker.js";
import { placeOfMember, placeOfPart, type ShapePlace } from "./shape-places.js";

/** Returns the shape of a union, without null. */
export function unionOf(schema: CombinedSchema, place: ShapePlace, maker: ShapeMaker): Made {
  const members = alternativesOf(schema);
  const rawness = maker.rawnessOf(schema);
  if (rawness !== "no") return raw(rawness);
  const own = withJoinedScalars(members.filter(({ kind }) => kind !== "null"));
  const variants = own
    .map((each) => variantOf(each, maker))
    .filter(({ schema: each, types }) => each.kind === "reference" || types.length > 0);
  const [only, ...others] = variants;
  if (only === undefined) return { kind: "constant", value: { kind: "null" } };
  if (others.length === 0) return maker.made(only.schema, place);
  const told = toldApart(variants, schema, place, maker);
  if (told === undefined) return notToldApart(variants, place, maker);
  return {
    kind: "union",
    by: told.by,
    variants: told.variants.map((each) => shapedVariant(each, place, maker)),
  };
}

/** The members, those of unions among them too, and each schema that has a name once. */
function alternativesOf(schema: CombinedSchema): readonly Schema[] {
  const flat = (member: Schema): readonly Schema[] =>
    (member.kind === "anyOf" || member.kind === "oneOf") && member.discriminator === undefined
      ? member.members.flatMap(flat)
      : [member];
  return eachOnce(schema.members.flatMap(flat));
}

/** An alternative, and which values are its. */
interface Variant {
  readonly schema: Schema;
  readonly types: readonly JsonType[];
  readonly tags?: readonly string[];
  readonly fields?: readonly string[];
}

function variantOf(schema: Schema, { typesOf }: ShapeMaker): Variant {
  return { schema, types: [...typesOf(schema)].filter((type) => type !== "null") };
}

interface Told {
  readonly by: UnionTest;
  readonly variants: readonly Variant[];
}

/** By their JSON types, and objects among them by a tag or by properties that they all have. */
function toldApart(
  variants: readonly Variant[],
  schema: CombinedSchema,
  place: ShapePlace,
  maker: ShapeMaker,
): Told | undefined {
  const claims = new Map<JsonType, number>();
  for (const { types } of variants) {
    for (const type of types) claims.set(type, (claims.get(type) ?? 0) + 1);
  }
  const contested = [...claims].flatMap(([type, count]) => (count > 1 ? [type] : []));
  if (contested.length === 0) return { by: { kind: "json-type" }, variants };
  const objects = variants.filter(({ types }) => types.includes("object"));
  const isAboutObjects = contested.every((type) => type === "object");
  if (!isAboutObjects || objects.some(({ types }) => types.length > 1)) return undefined;
  const said = new Map(objects.map((each) => [each, maker.said.of(each.schema, place.side)]));
  return byTag(variants, said, schema) ?? byFields(variants, said);
}

/** The properties of each variant that is an object, by their names. */
type Objects = ReadonlyMap<Variant, ReadonlyMap<string, Said>>;

/** The property that the discriminator names, or the first of which each variant says which values it has. */
function byTag(
  variants: readonly Variant[],
  objects: Objects,
  { discriminator }: CombinedSchema,
): Told | undefined {
  const [first] = objects.values();
  const names =
    discriminator === undefined ? [...(first?.keys() ?? [])] : [discriminator.propertyName];
  for (const name of names) {
    const tags = new Map<Variant, readonly string[]>();
    for (const [variant, properties] of objects) {
      const own = textsOf(properties.get(name)?.schemas ?? []);
      const { schema } = variant;
      const values =
        own.length === 0 && discriminator !== undefined && schema.kind === "reference"
          ? discriminatedValues(schema, discriminator)
          : own;
      tags.set(variant, values);
    }
    const all = [...tags.values()];
    const isEach = all.every(({ length }) => length > 0);
    if (!isEach || new Set(all.flat()).size < all.flat().length) continue;
    const tagged = variants.map((each) => {
      const own = tags.get(each);
      return own === undefined ? each : { ...each, tags: own };
    });
    return { by: { kind: "tag", tag: nameOf(name) }, variants: tagged };
  }
  return undefined;
}

/** The only texts that a property may be, as far as one of its schemas lists them. */
function textsOf(schemas: readonly Schema[]): readonly string[] {
  const list = schemas.find((each) => each.kind === "enum");
  if (list?.kind !== "enum" || list.open) return [];
  const texts = list.values.flatMap((each) => (each.kind === "string" ? [each.value] : []));
  return texts.length === list.values.length ? texts : [];
}

/**
 * By a property that all objects of a variant have, and no other variant declares. A value that has those of one variant only is
 * of that one, since it lacks what the others must have. Variants without a name would lose theirs to a tag that is filled in.
 */
function byFields(variants: readonly Variant[], objects: Objects): Told | undefined {
  const declared = new Map<string, number>();
  for (const properties of objects.values()) {
    for (const name of properties.keys()) declared.set(name, (declared.get(name) ?? 0) + 1);
  }
  const told: Variant[] = [];
  for (const each of variants) {
    const properties = objects.get(each);
    if (properties === undefined) told.push(each);
    else {
      const fields = [...properties.values()].flatMap(({ name, isRequired }) =>
        isRequired && declared.get(name) === 1 ? [name] : [],
      );
      if (fields.length === 0 || each.schema.kind !== "reference") return undefined;
      told.push({ ...each, fields });
    }
  }
  return { by: { kind: "fields" }, variants: told };
}

/** Those that have a name or need none can be asked for; others get a name when something tells them apart. */
function notToldApart(variants: readonly Variant[], place: ShapePlace, maker: ShapeMaker): Made {
  const sayable = variants.filter(({ schema }) =>
    ["reference", "string", "number", "boolean"].includes(schema.kind),
  );
  if (!sayable.some(({ schema }) => schema.kind === "reference")) {
    return unsayable("nothing tells its alternatives apart");
  }
  return {
    kind: "union",
    by: { kind: "nothing" },
    variants: sayable.map((each) => shapedVariant(each, place, maker)),
  };
}

function shapedVariant(
  { schema, types, tags, fields }: Variant,
  owner: ShapePlace,
  maker: ShapeMaker,
): VariantShape {
  const [type = "object"] = types;
  const [tag] = tags ?? [];
  const place = tag === undefined ? placeOfPart(owner, type) : placeOfMember(owner, tag);
  return {
    name: schema.kind === "reference" ? nameOfId(schema.name) : (place.names[0] ?? nameOf(type)),
    shape: notNull(maker.shapeOf(schema, place)),
    types,
    ...(tags !== undefined && { tags }),
    ...(fields !== undefined && { fields }),
  };
}
