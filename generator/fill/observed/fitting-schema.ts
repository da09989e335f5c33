/**
 * A schema that was seen beside one that is known. What was seen is never a limit: it leaves out what callers may send, is wider
 * by `null`, and names types by samples. So where all of it fits, nothing is left to tell; what is left is new, or contradicts.
 */
import type { JsonValue } from "../../model/schema.js";
import { isNotShown, jsonOfTold, textsOf, valueIn } from "../edits/json-map.js";
import { type Told, toldIn, toldMap } from "../told.js";

/** How values were seen: as JSON, or as the texts of parameters, headers and forms. */
export type Written = "json" | "text";

/** The rules for comparing. */
export interface FittingRules {
  /** A schema of the manifest by its name. */
  readonly schemaOf: (name: string) => JsonValue | undefined;
  /** Takes what is told of a schema with a name, where the manifest refers to it. */
  readonly refer: (name: string, told: Told) => void;
}

/** Aliases of aliases are not followed further. */
const mostSteps = 64;

/** Returns the rest that is not known yet; undefined where all of it fits. */
export function leftOfSchema(
  told: Told,
  known: JsonValue | undefined,
  written: Written,
  rules: FittingRules,
): Told | undefined {
  if (isNotShown(jsonOfTold(told))) return undefined;
  if (known === undefined || isNotShown(known)) return told;
  const name = referred(known);
  if (name !== undefined && rules.schemaOf(name) !== undefined) {
    rules.refer(name, told);
    return undefined;
  }
  if (clashesHere(told, known, written)) return told;
  if (hasBranches(known)) return clashes(told, known, written, rules) ? told : undefined;
  const properties = leftOfProperties(told, known, written, rules);
  const items = toldIn(told, "items");
  const knownItems = valueIn(known, "items");
  const item = items && knownItems && leftOfSchema(items, knownItems, written, rules);
  if (properties === undefined && item === undefined) return undefined;
  return toldMap(
    [
      ["properties", properties],
      ["items", item],
    ],
    told.at,
  );
}

function leftOfProperties(
  told: Told,
  known: JsonValue,
  written: Written,
  rules: FittingRules,
): Told | undefined {
  const properties = toldIn(told, "properties");
  if (properties?.kind !== "map") return undefined;
  const listed = valueIn(known, "properties");
  const rest = valueIn(known, "additionalProperties");
  // A schema that lists nothing and says no more says nothing of properties.
  const isSilent = listed === undefined && (rest === undefined || isTrue(rest));
  if (isSilent || valueIn(known, "patternProperties") !== undefined) return undefined;
  const left = properties.entries.flatMap(
    ({ key, value }): readonly (readonly [string, Told])[] => {
      const own = valueIn(listed, key);
      const schema = own ?? (isListed(rest) ? rest : undefined);
      const each = schema === undefined ? value : leftOfSchema(value, schema, written, rules);
      return each === undefined ? [] : [[key, own === undefined ? value : each]];
    },
  );
  return left.length === 0 ? undefined : toldMap(left, properties.at);
}

/** True if other properties have a schema of their own: neither refused, nor not known. */
function isListed(rest: JsonValue | undefined): boolean {
  return rest?.kind === "object" || (rest !== undefined && isTrue(rest));
}

function isTrue(value: JsonValue): boolean {
  return value.kind === "boolean" && value.value;
}

/** True if something was seen that a schema does not allow, at any depth. */
function clashes(
  told: Told,
  known: JsonValue | undefined,
  written: Written,
  rules: FittingRules,
  step = 0,
): boolean {
  if (known === undefined || step > mostSteps || told.kind !== "map") return false;
  const inner = (part: Told | undefined, schema: JsonValue | undefined): boolean =>
    part !== undefined && clashes(part, schema, written, rules, step + 1);
  const name = referred(known);
  if (name !== undefined) return inner(told, rules.schemaOf(name));
  if (clashesHere(told, known, written)) return true;
  const properties = toldIn(told, "properties");
  const hasClash =
    properties?.kind === "map" &&
    properties.entries.some(({ key, value }) =>
      inner(value, valueIn(valueIn(known, "properties"), key)),
    );
  if (hasClash || inner(toldIn(told, "items"), valueIn(known, "items"))) return true;
  return (
    branches(known, "allOf").some((branch) => inner(told, branch)) ||
    ["oneOf", "anyOf"].some((word) => {
      const all = branches(known, word);
      return all.length > 0 && all.every((branch) => inner(told, branch));
    })
  );
}

/** True if a value of one of the types that were seen is refused by the types of a schema, whatever stands below. */
function clashesHere(told: Told, known: JsonValue, written: Written): boolean {
  if (known.kind === "boolean") return !known.value;
  const allowed = textsOf(valueIn(known, "type"));
  const seen = textsOf(valueIn(jsonOfTold(told), "type"));
  if (allowed.length === 0) return false;
  return !seen.every((type) => allowed.some((each) => holds(each, type, written)));
}

/** True if what was seen as one type may be of another: `null` was assumed, and a text may stand for anything it spells. */
function holds(allowed: string, seen: string, written: Written): boolean {
  if (seen === "null" || allowed === seen) return true;
  if (allowed === "number" && seen === "integer") return true;
  if (written === "json") return false;
  // A list or an object may be written as one text.
  return seen !== "array" && ["string", "array", "object"].includes(allowed);
}

function hasBranches(known: JsonValue): boolean {
  return ["allOf", "oneOf", "anyOf"].some((word) => valueIn(known, word) !== undefined);
}

function branches(known: JsonValue, word: string): readonly JsonValue[] {
  const list = valueIn(known, word);
  return list?.kind === "array" ? list.items : [];
}

/** The name that a schema refers to. */
function referred(known: JsonValue): string | undefined {
  const [reference] = textsOf(valueIn(known, "$ref"));
  return reference === undefined ? undefined : /^#\/schemas\/(.+)$/.exec(reference)?.[1];
}
