/** Which way a value goes, and what goes one way only. */
import type { Schema } from "../../model/schema.js";
import { type FindSchema, isMarked } from "../../model/schema-members.js";

/** Which way a value goes. */
export type Side = "request" | "response";

/** What a caller sends has no `readOnly` property, what is answered no `writeOnly` one (OpenAPI 3.1.1, section 4.8.24). */
export function isHidden(
  schema: Schema,
  { side, find }: { readonly side: Side; readonly find: FindSchema },
): boolean {
  return isMarked(schema, side === "request" ? "readOnly" : "writeOnly", find);
}
