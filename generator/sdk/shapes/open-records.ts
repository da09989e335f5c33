/** The records that are being made, so that one that stands in itself is made once. */
import { membersOfObject, objectsThrough } from "../../model/schema-members.js";
import type { ObjectSchema, Schema } from "../../model/schema.js";
import { isOfObjects } from "./json-types.js";
import type { Shape, ShapeSide } from "./shape.js";
import { type ShapeMaker, unsayable } from "./shape-maker.js";
import type { ShapePlace } from "./shape-places.js";

/** An `allOf` that may be a record. */
interface OpenRecord extends Pick<ShapePlace, "id" | "side"> {
  readonly schema: Schema;
  /** Its objects; looked for late, because most records are compared with no other. */
  objects?: ReadonlySet<ObjectSchema> | undefined;
}

/**
 * The records that are being made, outer ones first. A property with a `$ref` to its owner, and more beside it, has that property
 * again, without an end. A `$ref` ends at a name, but what stands beside it has none.
 */
export class OpenRecords {
  readonly #maker: Pick<ShapeMaker, "find" | "typesOf" | "rawnessOf" | "said">;
  readonly #open: OpenRecord[] = [];

  constructor(maker: Pick<ShapeMaker, "find" | "typesOf" | "rawnessOf" | "said">) {
    this.#maker = maker;
  }

  /** Calls `make`; meanwhile the schema is one of those that are being made. */
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

  /** Returns the shape of an outer record that has the same objects; undefined where there is none. */
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

  /** Returns the objects of an `allOf`; none where it is no object, or has other members, too. */
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
