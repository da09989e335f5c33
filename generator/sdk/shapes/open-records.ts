/** The records that are being made, so that one that stands in itself is made once. */
import { membersOfObject, objectsThrough } from "../../model/schema-members.js";
import type { ObjectSchema, Schema } from "../../model/schema.js";
import { isOfObjects } from "./json-types.js";
import type { Shape, ShapeSide } from "./shape.js";
import { type ShapeMaker, unsayable } from "./shape-maker.js";
import type { ShapePlace } from "./shape-places.js";

/** A record, by all objects that say something of it. */
interface OpenRecord extends Pick<ShapePlace, "id" | "side"> {
  readonly objects: ReadonlySet<ObjectSchema>;
}

/**
 * The records around what is being made. A property that says of itself what its owner says, and more, has in it a property of which the
 * same is said again, without an end: references end by their names, but what is said beside them is no name.
 */
export class OpenRecords {
  readonly #maker: Pick<ShapeMaker, "find" | "typesOf" | "rawnessOf" | "said">;
  readonly #open: OpenRecord[] = [];

  constructor(maker: Pick<ShapeMaker, "find" | "typesOf" | "rawnessOf" | "said">) {
    this.#maker = maker;
  }

  /** Makes something of a schema, which is around whatever is made on the way. */
  while<Made>(
    schema: Schema,
    { id, side }: Pick<ShapePlace, "id" | "side">,
    make: () => Made,
  ): Made {
    const objects = this.#objectsOf(schema);
    if (objects === undefined) return make();
    this.#open.push({ id, side, objects });
    try {
      return make();
    } finally {
      this.#open.pop();
    }
  }

  /** The shape around of which the very same is said; undefined where there is none. */
  sameAs(schema: Schema, side: ShapeSide): Shape | undefined {
    if (this.#open.length === 0) return undefined;
    const objects = this.#objectsOf(schema);
    const same =
      objects && this.#open.find((each) => each.side === side && areSame(each.objects, objects));
    if (same === undefined) return undefined;
    const isRecord = this.#maker.said.of(schema, side).size > 0;
    return isRecord ? { kind: "named", id: same.id } : unsayable("it stands in itself");
  }

  /** The objects that say together what a value is; undefined of a schema that comes to an end by itself, or says other things, too. */
  #objectsOf(schema: Schema): ReadonlySet<ObjectSchema> | undefined {
    const { find, typesOf, rawnessOf } = this.#maker;
    if (schema.kind !== "allOf" || !isOfObjects(schema, typesOf)) return undefined;
    if (rawnessOf(schema) !== "no" || !membersOfObject(schema).every(isObject)) return undefined;
    return new Set(objectsThrough(schema, find));
  }
}

function isObject({ kind }: Schema): boolean {
  return kind === "object" || kind === "reference";
}

function areSame(one: ReadonlySet<ObjectSchema>, other: ReadonlySet<ObjectSchema>): boolean {
  return one.size === other.size && [...one].every((object) => other.has(object));
}
