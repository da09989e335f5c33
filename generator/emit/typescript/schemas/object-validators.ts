/** Validators of objects: the properties that they name, and what is said of all others. */
import type { ObjectSchema } from "../../../model/schema.js";
import { patternCost } from "../../../patterns/longest-text.js";
import { isHidden } from "../../../sdk/schemas/sides.js";
import { bound } from "./validator-bounds.js";
import type { ValidatorScope } from "./validator-scope.js";
import {
  checkOf,
  type CheckTree,
  isUnknownKind,
  kindOf,
  type KindTree,
  type Named,
  plain,
  record,
} from "./validator-tree.js";

/** The validator of an object. What it names but does not go this way is neither required nor checked. */
export function objectKind(
  schema: ObjectSchema,
  hidden: ReadonlySet<string>,
  scope: ValidatorScope,
): KindTree {
  const away = new Set([...hidden, ...ownHidden(schema, scope)]);
  const rest = restOf(schema, scope);
  const entries = entriesOf(schema, away, scope);
  const checks = checksOf(schema, away, scope);
  if (rest.length > 0) return kindOf("object", record(entries), record(rest), ...checks);
  const telling = entries.filter(({ isOptional, kind }) => !(isOptional && isUnknownKind(kind)));
  return kindOf("looseObject", record(telling), ...checks);
}

function ownHidden({ properties }: ObjectSchema, scope: ValidatorScope): readonly string[] {
  return properties.filter((each) => isHidden(each.schema, scope)).map(({ name }) => name);
}

/** A property, as it stands in the shape. */
interface FieldEntry extends Named {
  readonly kind: KindTree;
  readonly isOptional: boolean;
}

function entriesOf(
  schema: ObjectSchema,
  away: ReadonlySet<string>,
  scope: ValidatorScope,
): readonly FieldEntry[] {
  const required = new Set(schema.required);
  return schema.properties.map(({ name, schema: said }) => {
    const kind = away.has(name) ? kindOf("unknown") : scope.kindOf(said);
    const isOptional = away.has(name) || !required.has(name);
    return { name, kind, isOptional, value: isOptional ? kindOf("optional", kind) : kind };
  });
}

/** Returns the rule for properties that are not in the shape; nothing where they may have any value. */
function restOf(
  { patternProperties, additional }: ObjectSchema,
  scope: ValidatorScope,
): readonly Named[] {
  const others = scope.kindOf(additional);
  const isOpen = isUnknownKind(others);
  const patterns = patternProperties
    .map(({ pattern, schema }) => ({ name: pattern, value: scope.kindOf(schema) }))
    // One that says nothing still tells which names the others are not.
    .filter(({ value }) => !isOpen || !isUnknownKind(value));
  const longest = patterns
    .map(({ name }) => [name, patternCost(name).longest] as const)
    .filter(([, most]) => most !== Infinity);
  return [
    ...(patterns.length === 0 ? [] : [{ name: "patterns", value: record(patterns) }]),
    ...(longest.length === 0
      ? []
      : [{ name: "longest", value: plain(Object.fromEntries(longest)) }]),
    ...(isOpen ? [] : [{ name: "additional", value: others }]),
  ];
}

function checksOf(
  schema: ObjectSchema,
  away: ReadonlySet<string>,
  scope: ValidatorScope,
): readonly CheckTree[] {
  const { properties, propertyNames, minProperties, maxProperties } = schema;
  const undeclared = schema.required.filter(
    (name) => !away.has(name) && !properties.some((property) => property.name === name),
  );
  const names = propertyNames && scope.kindOf(propertyNames);
  const requirements = (schema.dependentRequired ?? [])
    .map(({ name, requires }) => ({ name, requires: requires.filter((each) => !away.has(each)) }))
    .filter(({ requires }) => requires.length > 0);
  const dependent = (schema.dependentSchemas ?? [])
    .map((each) => ({ name: each.name, value: scope.kindOf(each.schema, away) }))
    .filter(({ value }) => !isUnknownKind(value));
  return [
    ...(undeclared.length === 0 ? [] : [checkOf("required", ...undeclared.map(plain))]),
    ...bound("minProperties", away.size > 0 ? undefined : minProperties),
    ...bound("maxProperties", maxProperties),
    ...(names === undefined || isUnknownKind(names) ? [] : [checkOf("propertyNames", names)]),
    ...(requirements.length === 0
      ? []
      : [
          checkOf(
            "dependentRequired",
            plain(Object.fromEntries(requirements.map(({ name, requires }) => [name, requires]))),
          ),
        ]),
    ...(dependent.length === 0 ? [] : [checkOf("dependentSchemas", record(dependent))]),
  ];
}
