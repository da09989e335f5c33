/** Schemas of the model → types of TypeScript. What is not shown is `unknown`; nothing is guessed. */
import type { ArraySchema, Schema } from "../../../model/schema.js";
import { arrayOf, intersectionOf, keyword, tupleOf, type TypeTree, unionOf } from "../type-tree.js";
import { allOfType } from "./all-of-types.js";
import { enumType } from "./enum-types.js";
import { objectTypeOf } from "./object-types.js";
import { saysNothing } from "../../../sdk/schemas/says-nothing.js";
import type { TypeScope } from "./type-scope.js";
import { unionType } from "./union-types.js";
import { unreachable } from "../../../unreachable.js";

/** Makes the surroundings of types; `refer` says how the file at hand calls a named schema. */
export function typeScope(parts: Omit<TypeScope, "typeOf">): TypeScope {
  // The results of an operation are asked for three times: as what it gives back, as an answer, as a declaration.
  const known = new Map<Schema, TypeTree>();
  const references = new Map<string, TypeTree>();
  // A schema beside a `$ref` to its owner stands in its own properties again. The `$ref` is enough there.
  const open = new Set<Schema>();
  const scope: TypeScope = {
    ...parts,
    typeOf: (schema) => {
      // Three schemas of five: they are made sooner than found.
      if (isWord(schema)) return keyword(schema.kind);
      if (schema.kind === "reference") return scope.refer(schema.name);
      const found = known.get(schema);
      if (found !== undefined) return found;
      if (open.has(schema)) return keyword("unknown");
      if (schema.kind === "allOf") open.add(schema);
      const type = typeOfSchema(schema, scope);
      open.delete(schema);
      known.set(schema, type);
      return type;
    },
    refer: (name) => {
      const found = references.get(name);
      if (found !== undefined) return found;
      const type = parts.refer(name);
      references.set(name, type);
      return type;
    },
  };
  return scope;
}

/** Schemas whose type is the word for their kind. */
type WordSchema = Extract<Schema, { readonly kind: "string" | "number" | "boolean" | "null" }>;

function isWord(schema: Schema): schema is WordSchema {
  const { kind } = schema;
  return kind === "string" || kind === "number" || kind === "boolean" || kind === "null";
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

/** A sent value may be a readonly array. A tuple has as many items as `minItems` says. */
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
