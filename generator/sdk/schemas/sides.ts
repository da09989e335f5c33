/** Which way a value goes, and what goes one way only. */
import type { Schema } from "../../model/schema.js";
import { type FindSchema, isMarked } from "../../model/schema-members.js";

/** Which way a value goes. */
export type Side = "request" | "response";

/** A sent value has no `readOnly` property, and an answered one has no `writeOnly` property (OpenAPI 3.1.1, section 4.8.24). */
export function isHidden(
  schema: Schema,
  { side, find }: { readonly side: Side; readonly find: FindSchema },
): boolean {
  return isMarked(schema, side === "request" ? "readOnly" : "writeOnly", find);
}
