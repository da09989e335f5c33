/** Tells for which schemas a validator says exactly what JSON Schema says, so that `not` can use it. */
import { patternCost } from "../../../patterns/longest-text.js";
import type { Schema } from "../../../model/schema.js";
import { childrenOf, schemasIn } from "../../../model/walk.js";
import { isHidden } from "../../../sdk/schemas/sides.js";
import type { ValidatorScope } from "./validator-scope.js";

/**
 * True if a value that the validator accepts is surely one that the schema accepts. Where something is not shown, or a
 * validator is looser than JSON Schema, nothing follows from its "yes".
 */
export function isExact(
  schema: Schema,
  hidden: ReadonlySet<string>,
  { side, find }: ValidatorScope,
): boolean {
  const visited = new Set<Schema>();
  const isOf = (each: Schema): boolean => {
    if (visited.has(each)) return true;
    visited.add(each);
    if (each.unevaluatedItems !== undefined || each.unevaluatedProperties !== undefined) {
      return false;
    }
    switch (each.kind) {
      case "notShown":
      case "oneOf":
        return false;
      case "enum":
        return !each.open;
      case "number":
        return each.multipleOf === undefined;
      case "string":
        return each.pattern === undefined || patternCost(each.pattern).longest === Infinity;
      case "reference": {
        const target = find(each.name);
        return target !== undefined && isOf(target);
      }
      case "object":
        return (
          each.patternProperties.every(
            ({ pattern }) => patternCost(pattern).longest === Infinity,
          ) &&
          each.properties.every(
            (property) =>
              property.name !== "__proto__" && !isHidden(property.schema, { side, find }),
          ) &&
          childrenOf(each).every(isOf)
        );
      default:
        return childrenOf(each).every(isOf);
    }
  };
  const isAway = hidden.size > 0 && [...schemasIn(schema)].some((each) => names(each, hidden));
  return !isAway && isOf(schema);
}

/** True if a schema of objects names one of some properties. */
function names(schema: Schema, hidden: ReadonlySet<string>): boolean {
  return (
    schema.kind === "object" &&
    (schema.required.some((name) => hidden.has(name)) ||
      schema.properties.some(({ name }) => hidden.has(name)))
  );
}
