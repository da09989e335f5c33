/**
 * Schemas of the model → validators. None refuses what its schema accepts: what is not shown is not checked, formats are
 * annotations (JSON Schema 2020-12, validation, section 7.2.1), a list that was merely observed may grow, and more than one
 * member of a `oneOf` may fit. What a document lists is complete, as its type says, in requests and in answers.
 */
import type {
  CombinedSchema,
  ConditionalSchema,
  EnumSchema,
  JsonValue,
  NumberSchema,
  Schema,
  StringSchema,
} from "../../../model/schema.js";
import { dereferenced, propertiesThrough } from "../../../model/schema-members.js";
import { patternCost } from "../../../patterns/longest-text.js";
import { plainJson } from "../../../sdk/json-schema/json-objects.js";
import { arrayKind } from "./array-validators.js";
import { isExact } from "./exactness.js";
import { objectKind } from "./object-validators.js";
import { isHidden } from "../../../sdk/schemas/sides.js";
import { bound } from "./validator-bounds.js";
import type { ValidatorScope } from "./validator-scope.js";
import {
  allOfKinds,
  anyOfKinds,
  checkOf,
  type CheckTree,
  isUnknownKind,
  kindOf,
  type KindTree,
  plain,
} from "./validator-tree.js";
import { unreachable } from "../../../unreachable.js";

const none: ReadonlySet<string> = new Set();

/** Makes the surroundings of validators. */
export function validatorScope(parts: Omit<ValidatorScope, "kindOf">): ValidatorScope {
  const scope: ValidatorScope = {
    ...parts,
    kindOf: (schema, hidden = none) => kindOfSchema(schema, hidden, scope),
  };
  return scope;
}

function kindOfSchema(
  schema: Schema,
  hidden: ReadonlySet<string>,
  scope: ValidatorScope,
): KindTree {
  switch (schema.kind) {
    case "any":
    case "notShown":
      return kindOf("unknown");
    case "never":
      return kindOf("never");
    case "reference":
      return referenceKind(schema, scope);
    case "string":
      return stringKind(schema);
    case "number":
      return numberKind(schema);
    case "boolean":
      return kindOf("boolean");
    case "null":
      return kindOf("nullValue");
    case "enum":
      return enumKind(schema);
    case "array":
      return arrayKind(schema, scope);
    case "object":
      return objectKind(schema, hidden, scope);
    case "allOf": {
      const all = hiddenIn(schema, hidden, scope);
      return allOfKinds(schema.members.map((member) => scope.kindOf(member, all)));
    }
    case "anyOf":
    case "oneOf":
      return anyOfKinds(schema.members.map((member) => scope.kindOf(member, hidden)));
    case "not":
      return negatedKind(schema.schema, hidden, scope);
    case "conditional":
      return conditionalKind(schema, hidden, scope);
    default:
      return unreachable(schema);
  }
}

/** A name for what nobody has shown says nothing either. */
function referenceKind(schema: Schema & { readonly kind: "reference" }, scope: ValidatorScope) {
  const target = dereferenced(schema, scope.find);
  const saysNothing = target === undefined || target.kind === "any" || target.kind === "notShown";
  return saysNothing
    ? kindOf("unknown")
    : kindOf("refer", { kind: "validator", schema: schema.name });
}

function stringKind({ minLength, maxLength, pattern }: StringSchema): KindTree {
  return kindOf(
    "string",
    ...bound("minLength", minLength),
    ...bound("maxLength", maxLength),
    ...(pattern === undefined ? [] : [patternCheck(pattern)]),
  );
}

/** A pattern that must not run on every text gets a maximum length. */
function patternCheck(pattern: string): CheckTree {
  const { longest } = patternCost(pattern);
  return checkOf("pattern", ...[pattern, ...(longest === Infinity ? [] : [longest])].map(plain));
}

function numberKind(schema: NumberSchema): KindTree {
  return kindOf(
    "number",
    ...(schema.integer ? [checkOf("integer")] : []),
    ...bound("minimum", schema.minimum),
    ...bound("exclusiveMinimum", schema.exclusiveMinimum),
    ...bound("maximum", schema.maximum),
    ...bound("exclusiveMaximum", schema.exclusiveMaximum),
    ...bound("multipleOf", schema.multipleOf),
  );
}

/** A list that may grow accepts further values of the kinds seen, as its type does. */
function enumKind({ values, open }: EnumSchema): KindTree {
  if (open) {
    return anyOfKinds(
      [...new Set(values.map(({ kind }) => kind))].map((kind) =>
        kindOf(kind === "string" || kind === "number" ? kind : "unknown"),
      ),
    );
  }
  const primitives = values.flatMap((value) => {
    const primitive = primitiveOf(value);
    return primitive === undefined ? [] : [plain(primitive)];
  });
  const others = values.filter((value) => primitiveOf(value) === undefined);
  return anyOfKinds([
    ...(primitives.length === 0 ? [] : [kindOf("literals", ...primitives)]),
    ...others.map((value) => kindOf("constant", plain(plainJson(value)))),
  ]);
}

function primitiveOf(value: JsonValue): string | number | boolean | null | undefined {
  if (value.kind === "array" || value.kind === "object") return undefined;
  return value.kind === "null" ? null : value.value;
}

/** Removes properties that a member of an `allOf` marks as not going this way from what the others require. */
function hiddenIn(
  schema: CombinedSchema,
  hidden: ReadonlySet<string>,
  scope: ValidatorScope,
): ReadonlySet<string> {
  const marked = propertiesThrough(schema, scope.find).filter((each) =>
    isHidden(each.schema, scope),
  );
  return new Set([...hidden, ...marked.map(({ name }) => name)]);
}

/** Only where it is certain that a value is of a schema it is certain that it must not be. */
function negatedKind(schema: Schema, hidden: ReadonlySet<string>, scope: ValidatorScope): KindTree {
  return isExact(schema, hidden, scope)
    ? kindOf("not", scope.kindOf(schema, hidden))
    : kindOf("unknown");
}

/** Where it is not certain that the condition holds, either side may. */
function conditionalKind(
  { condition, consequence, alternative }: ConditionalSchema,
  hidden: ReadonlySet<string>,
  scope: ValidatorScope,
): KindTree {
  const sideOf = (schema: Schema | undefined): KindTree =>
    schema === undefined ? kindOf("unknown") : scope.kindOf(schema, hidden);
  const [holding, other] = [sideOf(consequence), sideOf(alternative)];
  if (isUnknownKind(holding) && isUnknownKind(other)) return kindOf("unknown");
  const kind = scope.kindOf(condition, hidden);
  if (!isExact(condition, hidden, scope)) return anyOfKinds([allOfKinds([kind, holding]), other]);
  return kindOf("conditional", kind, holding, ...(isUnknownKind(other) ? [] : [other]));
}
