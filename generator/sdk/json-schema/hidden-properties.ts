/** Properties that do not go the way that a schema is made for: nothing requires them, and what they hold is not checked. */
import type { ObjectSchema, Schema } from "../../model/schema.js";
import { propertiesThrough } from "../../model/schema-members.js";
import { isHidden } from "../schemas/sides.js";
import type { JsonSchemaOptions } from "./schema-scope.js";

/** The options that decide it. */
type Scope = Pick<JsonSchemaOptions, "side" | "find">;

/** True if a property of a schema does not go this way. */
export function isAway(schema: Schema, { side, find }: Scope): boolean {
  return side !== undefined && isHidden(schema, { side, find });
}

/** Names of the properties that an object marks so. */
export function hiddenIn({ properties }: ObjectSchema, scope: Scope): readonly string[] {
  return properties.filter(({ schema }) => isAway(schema, scope)).map(({ name }) => name);
}

/** Returns the properties that one part of an `allOf` hides, so that the others do not require them. */
export function hiddenTogether(
  schema: Schema,
  hidden: ReadonlySet<string>,
  scope: Scope,
): ReadonlySet<string> {
  if (scope.side === undefined) return hidden;
  const marked = propertiesThrough(schema, scope.find).filter((each) => isAway(each.schema, scope));
  return new Set([...hidden, ...marked.map(({ name }) => name)]);
}
