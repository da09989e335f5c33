/** Which schemas a type can say nothing of: that of their values is `unknown`. */
import type { Schema } from "../../model/schema.js";
import { unreachable } from "../../unreachable.js";

/** True if the type of a schema's values is `unknown`. */
export function saysNothing(schema: Schema): boolean {
  switch (schema.kind) {
    case "any":
    case "notShown":
    case "not":
      return true;
    case "conditional": {
      const { condition, consequence, alternative } = schema;
      if (alternative === undefined || saysNothing(alternative)) return true;
      return saysNothing(condition) && (consequence === undefined || saysNothing(consequence));
    }
    case "anyOf":
    case "oneOf":
      return schema.members.some(saysNothing);
    case "allOf":
      return schema.members.every(saysNothing);
    case "never":
    case "reference":
    case "string":
    case "number":
    case "boolean":
    case "null":
    case "enum":
    case "array":
    case "object":
      return false;
    default:
      return unreachable(schema);
  }
}
