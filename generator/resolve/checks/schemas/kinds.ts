/** Which kinds of value a schema may accept: the first thing in which two schemas can exclude each other. */
import type { NamedSchema } from "../../../model/model.js";
import type { JsonValue, Schema } from "../../../model/schema.js";
import type { FindSchema } from "../../../model/schema-members.js";
import type { Conjunct } from "../../../model/conjuncts.js";
import type { KnownNames } from "../known-names.js";

/** Kinds of JSON value. */
export type Kinds = ReadonlySet<JsonValue["kind"]>;

/** Tells the kinds of value that a schema may accept; what is not known may be of any kind. */
export type KindsOf = (schema: Schema) => Kinds;

const anyKind: Kinds = new Set(["string", "number", "boolean", "null", "array", "object"]);

/** Reads the kinds of the schemas of a model, each once; named ones first, in their order, so that no chain of references is deep. */
export function kindReader(
  schemas: KnownNames["schemas"],
  ordered: readonly NamedSchema[],
): KindsOf {
  const read = new Map<Schema, Kinds>();
  const kindsOf: KindsOf = (schema) => {
    const known = read.get(schema);
    if (known !== undefined) return known;
    // Where a schema leads back to itself, it says nothing more there.
    read.set(schema, anyKind);
    const kinds = kindsFrom(schema, kindsOf, (name) => schemas.get(name)?.schema);
    read.set(schema, kinds);
    return kinds;
  };
  for (const { schema } of ordered) kindsOf(schema);
  return kindsOf;
}

/** The kinds that are in both. */
export function common(one: Kinds, other: Kinds): Kinds {
  return new Set([...one].filter((kind) => other.has(kind)));
}

/** The kinds that values of several schemas at once may have. */
export function commonKinds(conjuncts: readonly Conjunct[], kindsOf: KindsOf): Kinds {
  return conjuncts.map(({ schema }) => kindsOf(schema)).reduce(common, anyKind);
}

/**
 * Conjuncts and what follows from them: keywords without a `type` hold for values of their type only, and so for all
 * values once something else leaves no other type.
 */
export function withImplied(conjuncts: readonly Conjunct[], kindsOf: KindsOf): readonly Conjunct[] {
  const typed = conjuncts.flatMap((parent): readonly Conjunct[] => {
    const schema = typedPart(parent.schema);
    return schema === undefined ? [] : [{ schema, parent }];
  });
  if (typed.length === 0) return conjuncts;
  const kinds = commonKinds(conjuncts, kindsOf);
  const implied = typed.filter(({ schema }) => kinds.size > 0 && isWithin(kinds, kindsOf(schema)));
  return [...conjuncts, ...implied];
}

/** True if all kinds of the first are among those of the second. */
export function isWithin(kinds: Kinds, others: Kinds): boolean {
  return [...kinds].every((kind) => others.has(kind));
}

/**
 * Returns the part of a schema for the type of its keywords, where it has no `type`: the condition that nobody wrote stands in
 * their place.
 */
function typedPart(schema: Schema): Schema | undefined {
  if (schema.kind !== "conditional") return undefined;
  const { condition, consequence, at } = schema;
  return condition.at.path.length === at.path.length ? consequence : undefined;
}

function kindsFrom(schema: Schema, kindsOf: KindsOf, find: FindSchema): Kinds {
  switch (schema.kind) {
    case "string":
    case "number":
    case "boolean":
    case "null":
    case "array":
    case "object":
      return new Set([schema.kind]);
    case "never":
      return new Set();
    case "enum":
      return schema.open ? anyKind : new Set(schema.values.map(({ kind }) => kind));
    case "allOf":
      return schema.members.map(kindsOf).reduce(common, anyKind);
    case "anyOf":
    case "oneOf":
      return new Set(schema.members.flatMap((member) => [...kindsOf(member)]));
    case "reference": {
      const target = find(schema.name);
      return target === undefined ? anyKind : kindsOf(target);
    }
    case "any":
    case "notShown":
    case "not":
    case "conditional":
      return anyKind;
  }
}
