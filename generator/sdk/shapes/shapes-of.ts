/** The shapes of an API: of its named schemas, and of any other schema in a place of its own. */
import type { ApiModel } from "../../model/model.js";
import { schemaFinder } from "../../model/schema-finder.js";
import type {
  ArraySchema,
  CombinedSchema,
  NumberSchema,
  Schema,
  StringSchema,
} from "../../model/schema.js";
import { unreachable } from "../../unreachable.js";
import { isEncoded } from "../messages/binary-content.js";
import { saysNothing } from "../schemas/says-nothing.js";
import { schemaWays } from "../schemas/schema-ways.js";
import { withoutCircles } from "./alias-circles.js";
import { enumOf } from "./enums.js";
import { isOfObjects, jsonTypes } from "./json-types.js";
import { OpenRecords } from "./open-records.js";
import { rawnessIn } from "./rawness.js";
import { recordOf } from "./records.js";
import { SaidProperties } from "./said-properties.js";
import type { NamedHead, NamedShape, Shape, ShapeId, ShapeSide } from "./shape.js";
import {
  eachOnce,
  type Made,
  notNull,
  nullable,
  raw,
  type ShapeMaker,
  unsayable,
} from "./shape-maker.js";
import { placeBelow, type ShapePlace, schemaPlace } from "./shape-places.js";
import { unionOf } from "./unions.js";

/** Shapes while a plan is made: those of named schemas are there, others come as they are asked for. */
export interface Shapes {
  /**
   * The shape of a schema that stands by itself, such as that of a body; what needs a name in it gets one there. Asked again it
   * is the same, and a place has one schema.
   */
  readonly of: (schema: Schema, place: ShapePlace) => Shape;
  /** All that have a name so far, owners before what they own. */
  readonly named: () => readonly NamedShape[];
}

/** The shapes of a model. */
export function shapesOf(model: ApiModel): Shapes {
  const { sent, answered, marked } = schemaWays(model);
  const find = schemaFinder(model);
  const typesOf = jsonTypes(find);
  const rawnessOf = rawnessIn(find, typesOf);
  // JSON that may be anything may be null without saying so.
  const mayBeNull = (schema: Schema): boolean =>
    rawnessOf(schema) === "no" && typesOf(schema).has("null");
  const slots: (NamedShape | undefined)[] = [];

  const placeOf = (name: string, side: ShapeSide): ShapePlace =>
    schemaPlace(name, side, side === "sent" && marked.has(name));

  const refer = (name: string, side: ShapeSide): Shape => {
    const { id } = placeOf(name, side);
    const target = find(name);
    const shape: Shape = { kind: "named", id };
    return target !== undefined && mayBeNull(target) ? nullable(shape) : shape;
  };

  const said = new SaidProperties(find, typesOf);
  const open = new OpenRecords({ find, typesOf, rawnessOf, said });
  const maker: ShapeMaker = {
    find,
    ...{ typesOf, rawnessOf, placeOf, said },
    made: (schema, place) =>
      schema.kind === "reference"
        ? notNull(refer(schema.name, place.side))
        : made(schema, place, maker),
    shapeOf: (schema, place) => {
      const around = open.sameAs(schema, place.side);
      if (around !== undefined) return mayBeNull(schema) ? nullable(around) : around;
      // Owners stand before what they own, and what they own is made while they are.
      const slot = slots.push(undefined) - 1;
      const found = open.while(schema, place, () => maker.made(schema, place));
      const shape = needsName(found) ? { kind: "named" as const, id: place.id } : found;
      if (needsName(found)) slots[slot] = { ...place, schema, ...found };
      else if (slot === slots.length - 1) slots.pop();
      return mayBeNull(schema) ? nullable(shape) : shape;
    },
    shapeElsewhere: (schema, place) => {
      const count = slots.length;
      const shape = maker.shapeOf(schema, place);
      slots.length = count;
      return shape;
    },
  };

  const declare = (name: string, schema: Schema, side: ShapeSide): void => {
    const head: NamedHead = { ...placeOf(name, side), schema };
    const slot = slots.push(undefined) - 1;
    const found = open.while(schema, head, () =>
      maker.made(schema, { id: head.id, owner: head.id, names: [], side }),
    );
    slots[slot] = needsName(found)
      ? { ...head, ...found }
      : { ...head, kind: "alias", shape: notNull(found) };
  };
  for (const { name, schema } of model.schemas) {
    if (marked.has(name)) {
      if (answered.has(name) || !sent.has(name)) declare(name, schema, "answered");
      if (sent.has(name)) declare(name, schema, "sent");
    } else {
      const isBoth = sent.has(name) && answered.has(name);
      declare(name, schema, isBoth ? "both" : sent.has(name) ? "sent" : "answered");
    }
  }
  const asked = new Map<ShapeId, { readonly schema: Schema; readonly shape: Shape }>();
  return {
    of: (schema, place) => {
      const known = asked.get(place.id);
      if (known !== undefined && known.schema !== schema) throw new Error(`two at ${place.id}`);
      const shape = known?.shape ?? maker.shapeOf(schema, place);
      asked.set(place.id, { schema, shape });
      return shape;
    },
    named: () => withoutCircles(slots.filter((each) => each !== undefined)),
  };
}

type Unnamed = Exclude<Made, Shape>;

function needsName(found: Made): found is Unnamed {
  return found.kind === "record" || found.kind === "enum" || found.kind === "union";
}

/** Returns the shape of a schema, without null. */
function made(schema: Schema, place: ShapePlace, maker: ShapeMaker): Made {
  switch (schema.kind) {
    case "any":
      return raw("any");
    case "notShown":
      return raw("not-shown");
    case "not":
      return unsayable("only what it is not is said");
    case "never":
      return unsayable("no value is allowed");
    case "conditional":
      return saysNothing(schema)
        ? unsayable("what is said holds for values of one type only")
        : unsayable("what it is depends on a condition");
    case "reference":
      return maker.made(schema, place);
    case "string":
      return stringOf(schema);
    case "number":
      return numberOf(schema);
    case "boolean":
      return { kind: "scalar", type: "boolean" };
    case "null":
      return { kind: "constant", value: { kind: "null" } };
    case "enum":
      return enumOf(schema);
    case "array":
      return listOf(schema, place, maker);
    case "object":
      return recordOf(schema, place, maker);
    case "allOf":
      return allOf(schema, place, maker);
    case "anyOf":
    case "oneOf":
      return unionOf(schema, place, maker);
    default:
      return unreachable(schema);
  }
}

function stringOf(schema: StringSchema): Shape {
  const { format } = schema;
  const encoding = isEncoded(schema) ? schema.contentEncoding : undefined;
  return {
    kind: "scalar",
    type: "string",
    ...(format !== undefined && { format }),
    ...(encoding !== undefined && { encoding }),
  };
}

function numberOf({ integer, format }: NumberSchema): Shape {
  const type = integer ? "integer" : "number";
  return { kind: "scalar", type, ...(format !== undefined && { format }) };
}

function listOf(schema: ArraySchema, place: ShapePlace, maker: ShapeMaker): Shape {
  const { prefix, items, minItems = 0, maxItems = Infinity } = schema;
  if (prefix.length === 0) {
    return { kind: "list", item: maker.shapeOf(items, placeBelow(place, "item")) };
  }
  const first = prefix.slice(0, maxItems);
  const mayGoOn = items.kind !== "never" && maxItems > prefix.length;
  return {
    kind: "tuple",
    items: first.map((each, index) => maker.shapeOf(each, placeBelow(place, String(index + 1)))),
    least: Math.min(minItems, first.length),
    ...(mayGoOn && { rest: maker.shapeOf(items, placeBelow(place, "item")) }),
  };
}

/**
 * All of some schemas. What one of them says holds for every value, so that of values which are no objects the one that says most
 * is enough; objects have what all of them say.
 */
function allOf(schema: CombinedSchema, place: ShapePlace, maker: ShapeMaker): Made {
  const isObject = isOfObjects(schema, maker.typesOf);
  const rawness = maker.rawnessOf(schema);
  if (rawness !== "no") return raw(rawness);
  const said = eachOnce(schema.members).filter((member) =>
    isObject ? !saysNothingOfObjects(member) : maker.rawnessOf(member) === "no",
  );
  const [only, ...others] = said;
  // What says of objects only what they are is JSON by itself, and a record here.
  const isMoreHere = isObject && only !== undefined && maker.rawnessOf(only) === "any";
  if (only !== undefined && others.length === 0 && !isMoreHere) return maker.made(only, place);
  if (isObject) return recordOf(schema, place, maker);
  const [best] = said.toSorted((a, b) => rank(a) - rank(b));
  return best === undefined ? raw("any") : maker.made(best, place);
}

function saysNothingOfObjects(member: Schema): boolean {
  if (member.kind === "conditional") return false;
  if (member.kind !== "object") return saysNothing(member);
  const { properties, required, patternProperties, additional, propertyNames } = member;
  return (
    [properties, required, patternProperties].every(({ length }) => length === 0) &&
    additional.kind === "any" &&
    propertyNames === undefined
  );
}

/** The less, the more a schema says. */
function rank(schema: Schema): number {
  if (schema.kind === "enum") return 0;
  if (schema.kind === "reference") return 1;
  if (schema.kind === "number" && !schema.integer) return 4;
  return schema.kind === "string" || schema.kind === "boolean" ? 3 : 2;
}
