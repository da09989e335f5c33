/** The records that are being made, so that one that stands in itself is made once. */
import { membersOfObject, objectsThrough } from "../../model/schema-members.js";
import type { ObjectSchema, Schema } from "../../model/schema.js";
import { isOfObjects } from "./json-types.js";
import type { Shape, ShapeSide } from "./shape.js";
import { type ShapeMaker, unsayable } from "./shape-maker.js";
import type { ShapePlace } from "./shape-places.js";

/** What may be a record, by all objects that say something of it. */
interface OpenRecord extends Pick<ShapePlace, "id" | "side"> {
  readonly schema: Schema;
  /** Late: in most records nothing is made that may be the same, and to look for objects takes as long as the way to them. */
  objects?: ReadonlySet<ObjectSchema> | undefined;
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
    if (schema.kind !== "allOf") return make();
    this.#open.push({ id, side, schema });
    try {
      return make();
    } finally {
      this.#open.pop();
    }
  }

  /** The shape around of which the very same is said; undefined where there is none. */
  sameAs(schema: Schema, side: ShapeSide): Shape | undefined {
    if (schema.kind !== "allOf" || this.#open.length === 0) return undefined;
    const objects = this.#objectsOf(schema);
    const same = this.#open.find((each) => {
      each.objects ??= this.#objectsOf(each.schema);
      return each.side === side && areSame(each.objects, objects);
    });
    if (same === undefined) return undefined;
    const isRecord = this.#maker.said.of(schema, side).size > 0;
    return isRecord ? { kind: "named", id: same.id } : unsayable("it stands in itself");
  }

  /** The objects that say together what a value is; none of a schema that is no object, or says other things, too. */
  #objectsOf(schema: Schema): ReadonlySet<ObjectSchema> {
    const { find, typesOf, rawnessOf } = this.#maker;
    const isRecord =
      isOfObjects(schema, typesOf) &&
      rawnessOf(schema) === "no" &&
      membersOfObject(schema).every(isObject);
    return new Set(isRecord ? objectsThrough(schema, find) : []);
  }
}

function isObject({ kind }: Schema): boolean {
  return kind === "object" || kind === "reference";
}

function areSame(one: ReadonlySet<ObjectSchema>, other: ReadonlySet<ObjectSchema>): boolean {
  return one.size > 0 && one.size === other.size && [...one].every((object) => other.has(object));
}
