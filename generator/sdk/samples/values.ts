/** Values that samples give: the least that a schema asks for, with the manifest's own examples where it has some. */
import type {
  ArraySchema,
  CombinedSchema,
  NumberSchema,
  Schema,
  StringSchema,
} from "../../model/schema.js";
import {
  dereferenced,
  type FindSchema,
  isObjectSchema,
  type MemberProperty,
  propertiesThrough,
} from "../../model/schema-members.js";
import type { ApiModel } from "../../model/model.js";
import { schemaFinder } from "../../model/schema-finder.js";
import { numberRefusal, textRefusal } from "../../model/schema-refusal.js";
import { plainJson } from "../json-schema/json-objects.js";
import { mayStandTogether, plainParts } from "../schemas/plain-objects.js";
import { isHidden, type Side } from "../schemas/sides.js";
import { isSampleObject, type SampleObject, type SampleValue } from "./sample-value.js";
import { unreachable } from "../../unreachable.js";
import { type WholeMaker, wholeMaker } from "./whole-values.js";

/** The parts that make values. */
export interface ValueScope {
  readonly find: FindSchema;
  /** Which way the values go. */
  readonly side: Side;
  /** Values that are not made of JSON, such as files; asked first, at every place. */
  readonly special?: (schema: Schema, name: string) => SampleValue | undefined;
  /** Makes what cannot be put together of the little that a sample shows. */
  readonly makeWhole: WholeMaker;
}

const scopes = new WeakMap<Pick<ApiModel, "schemas">, Omit<ValueScope, "side">>();

/** Returns the parts that make a model's values in one direction; they are found once. */
export function valueScope(model: Pick<ApiModel, "schemas">, side: Side): ValueScope {
  const known = scopes.get(model) ?? { find: schemaFinder(model), makeWhole: wholeMaker(model) };
  scopes.set(model, known);
  return { ...known, side };
}

/**
 * A value that a schema accepts, and that shows little; where none can be put together so, a whole one, as a mock answers it.
 * `undefined` where none is found, or nothing is said of it. `name` says what it is for.
 */
export function sampleValue(
  schema: Schema,
  name: string,
  scope: ValueScope,
): SampleValue | undefined {
  const making = (optionalLevels: number): Making => ({
    ...scope,
    inside: new Set(),
    optionalLevels,
    budget: { left: mostParts },
  });
  // Where a value is too large with what may be left out, it may be small enough without.
  return (
    sampleOf(schema, name, making(levelsWithOptional)) ??
    sampleOf(schema, name, making(0)) ??
    (saysSomething(schema, scope) ? wholeOf(schema, name, scope) : undefined)
  );
}

/** True if a value can be more than a guess. */
function saysSomething(schema: Schema, { find }: ValueScope): boolean {
  const target = dereferenced(schema, find);
  const item = target?.kind === "array" && target.prefix.length === 0 ? target.items : target;
  return item !== undefined && item.kind !== "any" && item.kind !== "notShown";
}

/** A mock makes no files. */
function wholeOf(
  schema: Schema,
  name: string,
  { special, side, makeWhole }: ValueScope,
): SampleValue | undefined {
  return special === undefined ? makeWhole(schema, name, side) : undefined;
}

/** How one value of a whole is made. */
interface Making extends ValueScope {
  /** Named schemas that are being made: one that is among them has no end. */
  readonly inside: ReadonlySet<string>;
  /** On how many further levels an object has what it may do without. */
  readonly optionalLevels: number;
  /** The budget of all values of a whole, because schemas that refer to each other make trees of any size. */
  readonly budget: { left: number };
}

/** Objects in objects that show what they may do without: deeper ones have what they must have. */
const levelsWithOptional = 3;

/** Parts that may be tried for one value. A larger one would be none to read, and most of it would be thrown away. */
const mostParts = 1000;

function sampleOf(schema: Schema, name: string, scope: Making): SampleValue | undefined {
  if (scope.budget.left-- <= 0) return undefined;
  const special = scope.special?.(schema, name);
  if (special !== undefined) return special;
  switch (schema.kind) {
    case "string": {
      const text = sampleText(schema, name);
      // A name is no date and no address.
      const isNoName = schema.format === undefined || text !== name;
      const isFine = isNoName && textRefusal(text, schema) === undefined;
      return isFine ? text : scope.makeWhole(schema, name, scope.side);
    }
    case "number": {
      const number = sampleNumber(schema);
      const isFine = numberRefusal(number, schema) === undefined;
      return isFine ? number : scope.makeWhole(schema, name, scope.side);
    }
    case "boolean":
      return true;
    case "null":
      return null;
    case "enum": {
      const value = schema.values.find(({ kind }) => kind !== "null") ?? schema.values[0];
      return value && plainJson(value);
    }
    case "array":
      return sampleList(schema, name, scope);
    case "object":
      return sampleObject(schema, scope);
    case "allOf":
      return isObjectSchema(schema, scope.find) ? sampleObject(schema, scope) : undefined;
    case "anyOf":
    case "oneOf":
      return sampleMember(schema, name, scope);
    case "reference": {
      const { find, inside } = scope;
      const target = inside.has(schema.name) ? undefined : find(schema.name);
      return (
        target && sampleOf(target, name, { ...scope, inside: new Set(inside).add(schema.name) })
      );
    }
    case "any":
    case "never":
    case "notShown":
    case "not":
    case "conditional":
      return undefined;
    default:
      return unreachable(schema);
  }
}

/** Texts of formats (JSON Schema 2020-12, validation, section 7.3). */
const texts: Readonly<Record<string, string>> = {
  date: "2026-03-01",
  "date-time": "2026-03-01T12:00:00Z",
  time: "12:00:00Z",
  email: "someone@example.com",
  uri: "https://example.com",
  uuid: "9f2c41d0-7be6-4a83-9c51-3d0e8f7a6b25",
};

function sampleText({ examples = [], format = "", contentEncoding }: StringSchema, name: string) {
  const example = examples.flatMap((each) => (each.kind === "string" ? each.value : []));
  const single = example.find((text) => /^.+$/.test(text));
  const text = Object.hasOwn(texts, format) ? texts[format] : undefined;
  return single ?? text ?? (contentEncoding === "base64" ? "AAECAwQ=" : name);
}

function sampleNumber({ examples = [], minimum, exclusiveMinimum, maximum }: NumberSchema): number {
  const example = examples.flatMap((each) => (each.kind === "number" ? each.value : []))[0];
  return (
    example ?? minimum ?? (exclusiveMinimum === undefined ? maximum : exclusiveMinimum + 1) ?? 1
  );
}

/** As many items as there must be, and one where there may be none; more than a few would be none to read. */
function sampleList(schema: ArraySchema, name: string, scope: Making): SampleValue | undefined {
  const { prefix, items, minItems = 0, maxItems = Infinity } = schema;
  const length = Math.max(minItems, Math.min(maxItems, Math.max(1, prefix.length)));
  if (length > 3 || schema.contains !== undefined) return undefined;
  const made: SampleValue[] = [];
  while (made.length < length) {
    const item = prefix[made.length] ?? items;
    const value = sampleOf(item, name.replace(/(?<=\w)s$/, ""), scope);
    if (value === undefined) return undefined;
    made.push(value);
  }
  return schema.uniqueItems !== true || areUnique(made) ? made : undefined;
}

function areUnique(values: readonly SampleValue[]): boolean {
  return new Set(values.map((each) => JSON.stringify(each))).size === values.length;
}

/** An entry of an object that names none. */
function furtherEntry(schema: Schema, scope: Making): SampleObject {
  const key = "key";
  const value = schema.kind === "object" ? sampleOf(schema.additional, key, scope) : undefined;
  return value === undefined ? {} : { [key]: value };
}

/** True if every object has something of that name: left out, it would count as given with a wrong type. */
export function isInherited(name: string): boolean {
  return name in Object.prototype;
}

/** Makes an object of its required properties; where none is required, of the first few others. */
function sampleObject(schema: Schema, scope: Making): SampleValue | undefined {
  const parts = plainParts(schema, scope.find);
  if (parts === undefined) return undefined;
  const { side, find, optionalLevels } = scope;
  const all = propertiesThrough(schema, find);
  // Hidden in one place is hidden as a whole.
  const hidden = new Set(
    all.filter((each) => isHidden(each.schema, { side, find })).map(({ name }) => name),
  );
  const byName = propertiesByName(all.filter(({ name }) => !hidden.has(name)));
  if ([...byName.keys()].some(isInherited)) return undefined;
  const makeOf = (name: string): SampleValue | undefined => {
    const said = saidTogether(byName.get(name) ?? []);
    return said && sampleOf(said, name, { ...scope, optionalLevels: optionalLevels - 1 });
  };
  const entries: [string, SampleValue][] = [];
  const needed = [...byName].filter(([, said]) => said.some(({ required }) => required));
  for (const [name] of needed) {
    const value = makeOf(name);
    if (value === undefined) return undefined;
    entries.push([name, value]);
  }
  const optional = needed.length === 0 && optionalLevels > 0 ? byName.keys() : [];
  for (const name of optional) {
    if (entries.length === mostOptional) break;
    const value = makeOf(name);
    if (value !== undefined) entries.push([name, value]);
  }
  const made = all.length === 0 ? furtherEntry(schema, scope) : Object.fromEntries(entries);
  const names = new Set(Object.keys(made));
  return parts.every((part) => mayStandTogether(names, part)) ? made : undefined;
}

/** How many properties are shown that may be left out. */
const mostOptional = 2;

/** All that is said of each property, in the order in which they are named. */
function propertiesByName(
  properties: readonly MemberProperty[],
): ReadonlyMap<string, readonly MemberProperty[]> {
  const byName = new Map<string, MemberProperty[]>();
  for (const each of properties) {
    const said = byName.get(each.name);
    if (said === undefined) byName.set(each.name, [each]);
    else said.push(each);
  }
  return byName;
}

/** The one schema that a property has; where several places say something of it, only if they agree. */
function saidTogether(properties: readonly MemberProperty[]): Schema | undefined {
  const said = properties.map(({ schema }) => schema).filter(({ kind }) => kind !== "any");
  return said.length > 1 ? constantIn(said) : said[0];
}

/** The list of texts among schemas that else ask for a text only. */
function constantIn(said: readonly Schema[]): Schema | undefined {
  const [list, ...others] = said.filter(({ kind }) => kind !== "string");
  const isOfTexts = list?.kind === "enum" && list.values.every(({ kind }) => kind === "string");
  return isOfTexts && others.length === 0 ? list : undefined;
}

/** The first member of a union that can be made up, with the value of the discriminator that means it. */
function sampleMember(
  { members, discriminator }: CombinedSchema,
  name: string,
  scope: Making,
): SampleValue | undefined {
  const first = firstMade(members, name, scope);
  if (first === undefined) return undefined;
  const { member, value } = first;
  if (discriminator === undefined || member.kind !== "reference") return value;
  if (!isSampleObject(value)) return undefined;
  const { propertyName, mapping } = discriminator;
  const mapped = mapping.find((each) => each.schema === member.name)?.value ?? member.name;
  return { [propertyName]: mapped, ...value, [propertyName]: mapped };
}

function firstMade(
  members: readonly Schema[],
  name: string,
  scope: Making,
): { readonly member: Schema; readonly value: SampleValue } | undefined {
  for (const member of members) {
    const value = member.kind === "null" ? undefined : sampleOf(member, name, scope);
    if (value !== undefined) return { member, value };
  }
  return undefined;
}
