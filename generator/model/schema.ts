/**
 * Schemas of the model: JSON Schema 2020-12 as OpenAPI 3.1 uses it, in a form that emitters can switch over.
 *
 * Keywords that JSON Schema lets stand side by side are told apart by what they apply to: a schema is one `kind`
 * with its own assertions, and applicators beside it (`allOf`, `oneOf`, …) become members of an `allOf`.
 */
import type { SourceRef } from "../source-ref.js";

/** Any JSON value. Objects are lists of entries, so that order and names such as `__proto__` survive. */
export type JsonValue =
  | { readonly kind: "null" }
  | { readonly kind: "boolean"; readonly value: boolean }
  | { readonly kind: "number"; readonly value: number }
  | { readonly kind: "string"; readonly value: string }
  | { readonly kind: "array"; readonly items: readonly JsonValue[] }
  | { readonly kind: "object"; readonly entries: readonly JsonEntry[] };

/** One member of a JSON object. */
export interface JsonEntry {
  readonly name: string;
  readonly value: JsonValue;
}

/** The keywords that every schema may have beside its kind. Left out = no constraint, as in JSON Schema. */
export interface Annotations {
  readonly at: SourceRef;
  readonly title?: string;
  readonly description?: string;
  readonly default?: JsonValue;
  readonly examples?: readonly JsonValue[];
  readonly deprecated?: boolean;
  readonly readOnly?: boolean;
  readonly writeOnly?: boolean;
  /** The rule for items and properties that no other keyword here or in a member evaluates. */
  readonly unevaluatedItems?: Schema;
  readonly unevaluatedProperties?: Schema;
}

/** Anything goes: `true`, or a schema without assertions. */
export interface AnySchema extends Annotations {
  readonly kind: "any";
}

/** Nothing goes: `false`. */
export interface NeverSchema extends Annotations {
  readonly kind: "never";
}

/** Not known: a subschema that is `not shown`. `at` is where to fill it in. */
export interface NotShownSchema extends Annotations {
  readonly kind: "notShown";
}

/** A reference to a named schema, by name: recursion stays data. */
export interface ReferenceSchema extends Annotations {
  readonly kind: "reference";
  readonly name: string;
}

/** A string; lengths count Unicode code points. */
export interface StringSchema extends Annotations {
  readonly kind: "string";
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly contentEncoding?: string;
  readonly contentMediaType?: string;
  readonly contentSchema?: Schema;
}

/** A number, or with `integer` one without a fraction. */
export interface NumberSchema extends Annotations {
  readonly kind: "number";
  readonly integer: boolean;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
}

/** `true` or `false`. */
export interface BooleanSchema extends Annotations {
  readonly kind: "boolean";
}

/** `null` and nothing else. */
export interface NullSchema extends Annotations {
  readonly kind: "null";
}

/** One of some values: `enum`, or `const` with one value. */
export interface EnumSchema extends Annotations {
  readonly kind: "enum";
  readonly values: readonly JsonValue[];
  /** True if further values may come: the list was merely observed. */
  readonly open: boolean;
}

/** An array; `prefix` are the schemas of its first items, `items` that of the rest. */
export interface ArraySchema extends Annotations {
  readonly kind: "array";
  readonly prefix: readonly Schema[];
  readonly items: Schema;
  readonly contains?: Schema;
  readonly minContains?: number;
  readonly maxContains?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
}

/** An object. */
export interface ObjectSchema extends Annotations {
  readonly kind: "object";
  readonly properties: readonly Property[];
  /** Names that must be there, also such as no property declares. A name that is not listed may be absent. */
  readonly required: readonly string[];
  readonly patternProperties: readonly PatternProperty[];
  /** The schema of properties that are not declared; `notShown` where more may exist that nobody has listed. */
  readonly additional: Schema;
  /**
   * True if it is written that others may be anything: `additionalProperties: true`, or `{}`. To JSON Schema that is the same
   * as to leave it out; an author who writes it means that others come.
   */
  readonly takesOthers?: true;
  readonly propertyNames?: Schema;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly dependentRequired?: readonly DependentNames[];
  /** Schemas that hold for the whole object as soon as a property is there. */
  readonly dependentSchemas?: readonly Property[];
  readonly discriminator?: Discriminator;
}

/** A declared property, under its name on the wire. */
export interface Property {
  readonly name: string;
  readonly schema: Schema;
}

/** Properties whose names match a regular expression (ECMA-262). */
export interface PatternProperty {
  readonly pattern: string;
  readonly schema: Schema;
}

/** Names that must be there as soon as another one is (`dependentRequired`). */
export interface DependentNames {
  readonly name: string;
  readonly requires: readonly string[];
}

/** Several schemas at once: all of them, at least one, or exactly one hold. */
export interface CombinedSchema extends Annotations {
  readonly kind: "allOf" | "anyOf" | "oneOf";
  readonly members: readonly Schema[];
  readonly discriminator?: Discriminator;
}

/** The property that tells the members of a union apart (OpenAPI 3.1.1, section 4.8.25). */
export interface Discriminator {
  readonly propertyName: string;
  /** Value of the property → name of the schema; values not listed stand for the schema of that name. */
  readonly mapping: readonly DiscriminatorMapping[];
}

/** One value of a discriminator and the schema that it stands for. */
export interface DiscriminatorMapping {
  readonly value: string;
  readonly schema: string;
}

/** A schema that must not hold. */
export interface NegatedSchema extends Annotations {
  readonly kind: "not";
  readonly schema: Schema;
}

/** `if`, `then`, `else`. */
export interface ConditionalSchema extends Annotations {
  readonly kind: "conditional";
  readonly condition: Schema;
  readonly consequence?: Schema;
  readonly alternative?: Schema;
}

/** The known shape of a value. */
export type Schema =
  | AnySchema
  | NeverSchema
  | NotShownSchema
  | ReferenceSchema
  | StringSchema
  | NumberSchema
  | BooleanSchema
  | NullSchema
  | EnumSchema
  | ArraySchema
  | ObjectSchema
  | CombinedSchema
  | NegatedSchema
  | ConditionalSchema;
