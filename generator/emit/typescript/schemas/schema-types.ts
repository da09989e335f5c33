/** Schemas of the model → types of TypeScript. What is not shown is `unknown`; nothing is guessed. */
import type { ArraySchema, Schema } from "../../../model/schema.js";
import {
  arrayOf,
  intersectionOf,
  keyword,
  tupleOf,
  type TypeTree,
  unionOf,
  unreachable,
} from "../type-tree.js";
import { allOfType } from "./all-of-types.js";
import { enumType } from "./enum-types.js";
import { objectTypeOf } from "./object-types.js";
import { saysNothing } from "./says-nothing.js";
import type { TypeScope } from "./type-scope.js";
import { unionType } from "./union-types.js";

/** Makes the surroundings of types; `refer` says how the file at hand calls a named schema. */
export function typeScope(parts: Omit<TypeScope, "typeOf">): TypeScope {
  const scope: TypeScope = { ...parts, typeOf: (schema) => typeOfSchema(schema, scope) };
  return scope;
}

/** The type of the values that a schema accepts, as far as a type can say it. */
function typeOfSchema(schema: Schema, scope: TypeScope): TypeTree {
  if (saysNothing(schema)) return keyword("unknown");
  switch (schema.kind) {
    case "any":
    case "notShown":
    case "not":
      return keyword("unknown");
    case "never":
      return keyword("never");
    case "reference":
      return scope.refer(schema.name);
    case "string":
    case "number":
    case "boolean":
    case "null":
      return keyword(schema.kind);
    case "enum":
      return enumType(schema);
    case "array":
      return arrayType(schema, scope);
    case "object":
      return objectTypeOf(schema, scope);
    case "allOf":
      return allOfType(schema, scope);
    case "anyOf":
    case "oneOf":
      return unionType(schema, scope);
    case "conditional": {
      // Either the condition holds, and so does the consequence, or the alternative does.
      const { condition, consequence, alternative } = schema;
      const both = consequence === undefined ? [condition] : [condition, consequence];
      const said = both.filter((each) => !saysNothing(each)).map(scope.typeOf);
      const other = alternative === undefined ? keyword("unknown") : scope.typeOf(alternative);
      return unionOf([intersectionOf(said), other]);
    }
    default:
      return unreachable(schema);
  }
}

/** What is sent may be a readonly array. The items of a tuple are there as far as `minItems` says so. */
function arrayType(schema: ArraySchema, scope: TypeScope): TypeTree {
  const { prefix, items, minItems = 0, maxItems = Infinity } = schema;
  const readonly = scope.side === "request";
  if (prefix.length === 0) return arrayOf(scope.typeOf(items), { readonly });
  const elements = prefix.slice(0, maxItems).map(scope.typeOf);
  const mayGoOn = items.kind !== "never" && maxItems > prefix.length;
  return tupleOf(elements, {
    required: Math.min(minItems, elements.length),
    readonly,
    ...(mayGoOn && { rest: scope.typeOf(items) }),
  });
}
