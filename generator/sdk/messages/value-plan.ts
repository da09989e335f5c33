/** The known facts of a value on the wire: its schema, and whether it is required. */
import type { Certain } from "../../model/known.js";
import type { Schema } from "../../model/schema.js";

/** True if a thing must be there; not shown = it may be left out, and the service may want it all the same. */
export type Presence = "required" | "optional" | "not-shown";

/** A schema, of kind `notShown` where it is not shown. */
export function schemaOf(schema: Certain<Schema>): Schema {
  return schema.state === "known" ? schema.value : { kind: "notShown", at: schema.at };
}

/** By what is said of a thing's being required. */
export function presenceOf(required: Certain<boolean>): Presence {
  if (required.state === "notShown") return "not-shown";
  return required.value ? "required" : "optional";
}
