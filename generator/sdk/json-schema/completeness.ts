/** True if all is shown of a schema, so that something follows from a value's not being of it. */
import type { Schema } from "../../model/schema.js";
import { childrenOf, schemasIn } from "../../model/walk.js";
import { hiddenIn } from "./hidden-properties.js";
import type { JsonSchemaScope } from "./schema-scope.js";

/** The options that decide it. */
type Scope = Pick<JsonSchemaScope, "side" | "find">;

/** True if its JSON Schema accepts exactly what a schema accepts, also in what it refers to. */
export function saysAll(schema: Schema, hidden: ReadonlySet<string>, scope: Scope): boolean {
  const visited = new Set<Schema>();
  const says = (each: Schema): boolean => {
    if (visited.has(each)) return true;
    visited.add(each);
    switch (each.kind) {
      case "notShown":
        return false;
      case "enum":
        return !each.open;
      case "reference": {
        const target = scope.find(each.name);
        return target !== undefined && says(target) && childrenOf(each).every(says);
      }
      case "object":
        return hiddenIn(each, scope).length === 0 && childrenOf(each).every(says);
      default:
        return childrenOf(each).every(says);
    }
  };
  const isAway = hidden.size > 0 && [...schemasIn(schema)].some((each) => names(each, hidden));
  return !isAway && says(schema);
}

/** True if a schema of objects names one of some properties. */
function names(schema: Schema, hidden: ReadonlySet<string>): boolean {
  return (
    schema.kind === "object" &&
    (schema.required.some((name) => hidden.has(name)) ||
      schema.properties.some(({ name }) => hidden.has(name)))
  );
}

/** True if it is shown what looks at the items and properties of a value: all parts that hold for the value itself. */
export function showsAllParts(schema: Schema, { find }: Pick<Scope, "find">): boolean {
  const visited = new Set<Schema>();
  const shows = (each: Schema): boolean => {
    if (visited.has(each)) return true;
    visited.add(each);
    switch (each.kind) {
      case "notShown":
        return false;
      case "reference": {
        const target = find(each.name);
        return target !== undefined && shows(target);
      }
      case "array":
        return each.items.kind !== "notShown";
      case "object":
        return (
          each.additional.kind !== "notShown" &&
          (each.dependentSchemas ?? []).every((dependent) => shows(dependent.schema))
        );
      case "allOf":
      case "anyOf":
      case "oneOf":
      case "conditional":
        return childrenInPlace(each).every(shows);
      default:
        return true;
    }
  };
  return shows(schema);
}

function childrenInPlace(
  schema: Extract<Schema, { readonly kind: "allOf" | "anyOf" | "oneOf" | "conditional" }>,
): readonly Schema[] {
  if (schema.kind !== "conditional") return schema.members;
  const { condition, consequence, alternative } = schema;
  return [condition, consequence, alternative].filter((each) => each !== undefined);
}
