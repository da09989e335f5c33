/** Which operations have no body in their requests. */
import { knownValue } from "../../model/known.js";
import type { Operation } from "../../model/model.js";

/** Methods with which fetch sends no body (Fetch standard, section 5.4). */
const bodiless: ReadonlySet<string | undefined> = new Set(["GET", "HEAD"]);

/** True if requests of a method can have a body; undefined = the method is not known. */
export function canHaveBody(method: string | undefined): boolean {
  return !bodiless.has(method);
}

/** True if an operation can have a body, as far as is known. */
export function mayHaveBody({ method, body }: Pick<Operation, "method" | "body">): boolean {
  return body.state !== "none" && canHaveBody(knownValue(method));
}
