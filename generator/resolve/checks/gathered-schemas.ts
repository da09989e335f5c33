/** The schemas of a model by what there is to check in them, gathered in one walk. */
import type { ApiModel } from "../../model/model.js";
import type { ArraySchema, CombinedSchema, ObjectSchema, Schema } from "../../model/schema.js";
import { eachChild, rootSchemas } from "../../model/walk.js";
import { discriminatorIn } from "./schemas/alternatives.js";

/**
 * Schemas by what there is to check in them, outer ones first. To look at each of 60,000 takes 10 ms, however little is asked of
 * it, and hardly any can be at fault; so each check has a list of its own.
 */
export interface GatheredSchemas {
  /** References, and what names schemas in a discriminator. */
  readonly referring: readonly Schema[];
  /** Schemas that say several things of one value, or of one member of it. */
  readonly combining: readonly (CombinedSchema | ObjectSchema | ArraySchema)[];
  /** Schemas with a discriminator, and `allOf`s, whose other members hold beside it. */
  readonly discriminating: readonly Schema[];
  /** With a keyword that may be at fault by itself: a default, a list of values, a pattern, bounds on both sides. */
  readonly telling: readonly Schema[];
  readonly objects: readonly ObjectSchema[];
  /** Objects that say what there is; conditions, and what must not be, are no shapes of their own. */
  readonly described: readonly DescribedObject[];
  /** The names that a schema which stands by itself refers to, where there are any. */
  readonly referred: ReadonlyMap<Schema, readonly string[]>;
}

/** An object among others. */
export interface DescribedObject {
  readonly object: ObjectSchema;
  /** The position of the first that is not in it. */
  readonly next: number;
}

/** Goes through all schemas of a model. */
export function gatherSchemas(model: ApiModel): GatheredSchemas {
  const referring: Schema[] = [];
  const combining: (CombinedSchema | ObjectSchema | ArraySchema)[] = [];
  const discriminating: Schema[] = [];
  const telling: Schema[] = [];
  const objects: ObjectSchema[] = [];
  const described: { readonly object: ObjectSchema; next: number }[] = [];
  let names: string[] = [];
  let isDescribing = true;
  const inside = (schema: Schema): void => {
    eachChild(schema, visit);
  };
  const visit = (schema: Schema): void => {
    if (isTelling(schema)) telling.push(schema);
    switch (schema.kind) {
      case "reference":
        referring.push(schema);
        names.push(schema.name);
        break;
      case "object":
        combining.push(schema);
        objects.push(schema);
        break;
      case "array":
      case "allOf":
        combining.push(schema);
        break;
      default:
    }
    const discriminator = discriminatorIn(schema);
    if (discriminator !== undefined) referring.push(schema);
    if (discriminator !== undefined || schema.kind === "allOf") discriminating.push(schema);
    if (schema.kind === "object" && isDescribing) {
      const entry = { object: schema, next: 0 };
      described.push(entry);
      inside(schema);
      entry.next = described.length;
    } else if (isDescribing && (schema.kind === "not" || schema.kind === "conditional")) {
      isDescribing = false;
      inside(schema);
      isDescribing = true;
    } else inside(schema);
  };
  const referred = new Map<Schema, readonly string[]>();
  for (const root of rootSchemas(model)) {
    visit(root);
    if (names.length > 0) referred.set(root, names);
    names = [];
  }
  return { referring, combining, discriminating, telling, objects, described, referred };
}

/** True if a schema has something that it can be at fault with by itself. */
function isTelling(schema: Schema): boolean {
  if (schema.default !== undefined) return true;
  switch (schema.kind) {
    case "enum":
      return true;
    case "string":
      return schema.pattern !== undefined || areBoth(schema.minLength, schema.maxLength);
    case "number": {
      const { minimum, exclusiveMinimum, maximum, exclusiveMaximum } = schema;
      return areBoth(minimum ?? exclusiveMinimum, maximum ?? exclusiveMaximum);
    }
    case "array":
      return (
        areBoth(schema.minItems, schema.maxItems) || areBoth(schema.minContains, schema.maxContains)
      );
    case "object":
      return areBoth(schema.minProperties, schema.maxProperties);
    default:
      return false;
  }
}

function areBoth(low: number | undefined, high: number | undefined): boolean {
  return low !== undefined && high !== undefined;
}
