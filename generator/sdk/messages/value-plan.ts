/** What is known of a value that goes over the wire, and whether it has to be there. */
import type { Certain } from "../../model/known.js";
import type { Schema } from "../../model/schema.js";

/** What is known of a value. */
export type ValuePlan =
  { readonly kind: "schema"; readonly schema: Schema } | { readonly kind: "not-shown" };

/** Whether a thing must be there; not shown = it may be left out, and the service may want it all the same. */
export type Presence = "required" | "optional" | "not-shown";

/** A value by its schema. */
export function plannedValue(schema: Certain<Schema>): ValuePlan {
  return schema.state === "known"
    ? { kind: "schema", schema: schema.value }
    : { kind: "not-shown" };
}

/** The schema of a value; undefined where it is not shown, for places where that says as much as any value. */
export function schemaOf(value: ValuePlan): Schema | undefined {
  return value.kind === "schema" ? value.schema : undefined;
}

/** By what is said of a thing's being required. */
export function presenceOf(required: Certain<boolean>): Presence {
  if (required.state === "notShown") return "not-shown";
  return required.value ? "required" : "optional";
}
