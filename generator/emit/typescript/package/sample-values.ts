/** Values that samples give: the least that a schema asks for, with the manifest's own examples where it has some. */
import { isHidden, type Side } from "../schemas/schema-names.js";
import { unreachable } from "../type-tree.js";
import {
  arrayValue,
  type Entry,
  literalValue,
  objectValue,
  type ValueTree,
} from "../value-tree.js";
import type {
  ArraySchema,
  CombinedSchema,
  JsonValue,
  NumberSchema,
  ObjectSchema,
  Schema,
  StringSchema,
} from "../../../model/schema.js";
import {
  type FindSchema,
  isObjectSchema,
  type MemberProperty,
  membersOfObject,
  propertiesThrough,
} from "../../../model/schema-members.js";

/** What values are made with. */
export interface ValueScope {
  readonly find: FindSchema;
  /** Which way the values go; they are sent unless given. */
  readonly side?: Side;
  /** Values that are not made of JSON, such as files; asked first, at every place. */
  readonly special?: (schema: Schema, name: string) => ValueTree | undefined;
  /** Named schemas that are being made: one that is among them has no end. */
  readonly inside?: readonly string[];
}

/** A value that the type of a schema takes; `undefined` where none can be made up. `name` says what it is for. */
export function sampleValue(
  schema: Schema,
  name: string,
  scope: ValueScope,
): ValueTree | undefined {
  const special = scope.special?.(schema, name);
  if (special !== undefined) return special;
  switch (schema.kind) {
    case "string":
      return literalValue(sampleText(schema, name));
    case "number":
      return literalValue(sampleNumber(schema));
    case "boolean":
      return literalValue(true);
    case "null":
      return literalValue(null);
    case "enum": {
      const value = schema.values.find(({ kind }) => kind !== "null") ?? schema.values[0];
      return value && jsonValue(value);
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
      const { find, inside = [] } = scope;
      const target = inside.includes(schema.name) ? undefined : find(schema.name);
      return target && sampleValue(target, name, { ...scope, inside: [...inside, schema.name] });
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

/** Columns that an example may take; longer ones would hide what a sample shows. */
const longestText = 60;

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
  const short = example.find((text) => /^.+$/.test(text) && text.length <= longestText);
  const text = Object.hasOwn(texts, format) ? texts[format] : undefined;
  return short ?? text ?? (contentEncoding === "base64" ? "AAECAwQ=" : name);
}

function sampleNumber({ examples = [], minimum, exclusiveMinimum, maximum }: NumberSchema): number {
  const example = examples.flatMap((each) => (each.kind === "number" ? each.value : []))[0];
  return (
    example ?? minimum ?? (exclusiveMinimum === undefined ? maximum : exclusiveMinimum + 1) ?? 1
  );
}

/** As many items as there must be, and one where there may be none; more than a few would be none to read. */
function sampleList(schema: ArraySchema, name: string, scope: ValueScope): ValueTree | undefined {
  const { prefix, items, minItems = 0, maxItems = Infinity } = schema;
  const length = Math.max(minItems, Math.min(maxItems, Math.max(1, prefix.length)));
  if (length > 3) return undefined;
  const values = Array.from({ length }, (_, index) =>
    sampleValue(prefix[index] ?? items, name.replace(/(?<=\w)s$/, ""), scope),
  );
  const made = values.filter((each) => each !== undefined);
  const isFine = made.length === length && (schema.uniqueItems !== true || areUnique(made));
  return isFine ? arrayValue(made) : undefined;
}

function areUnique(values: readonly ValueTree[]): boolean {
  return new Set(values.map((each) => JSON.stringify(each))).size === values.length;
}

/** An entry of an object that names none. */
function furtherEntry(schema: Schema, scope: ValueScope): readonly Entry[] {
  const key = "key";
  const value = schema.kind === "object" ? sampleValue(schema.additional, key, scope) : undefined;
  return value === undefined ? [] : [{ key, value }];
}

/** Whether every object has something of that name: left out, it would count as given with a wrong type. */
export function isInherited(name: string): boolean {
  return name in Object.prototype;
}

/** What must be there; where nothing must be, the first few of what may be. */
function sampleObject(schema: Schema, scope: ValueScope): ValueTree | undefined {
  if (!isPlain(schema, scope.find)) return undefined;
  const { side = "request", find } = scope;
  const all = propertiesThrough(schema, find);
  // Hidden in one place is hidden as a whole.
  const hidden = new Set(
    all.filter((each) => isHidden(each.schema, { side, find })).map(({ name }) => name),
  );
  const properties = all.filter(({ name }) => !hidden.has(name));
  if (properties.some(({ name }) => isInherited(name))) return undefined;
  const needed = new Set(properties.flatMap((each) => (each.required ? each.name : [])));
  const required = entriesOf(
    properties.filter(({ name }) => needed.has(name)),
    scope,
  );
  if (required.length < needed.size) return undefined;
  const optional = needed.size === 0 ? entriesOf(properties, scope).slice(0, 2) : [];
  const further = all.length === 0 ? furtherEntry(schema, scope) : [];
  return objectValue([...required, ...optional, ...further]);
}

/** One entry for each name of which a value can be made up: where several places say something of it, only if they agree. */
function entriesOf(properties: readonly MemberProperty[], scope: ValueScope): readonly Entry[] {
  const names = [...new Set(properties.map(({ name }) => name))];
  return names.flatMap((name) => {
    const said = properties
      .filter((each) => each.name === name && each.schema.kind !== "any")
      .map(({ schema }) => schema);
    const schema = said.length > 1 ? constantIn(said) : said[0];
    const value = schema && sampleValue(schema, name, scope);
    return value === undefined ? [] : [{ key: name, value }];
  });
}

/** The list of texts among schemas that else ask for a text only. */
function constantIn(said: readonly Schema[]): Schema | undefined {
  const [list, ...others] = said.filter(({ kind }) => kind !== "string");
  const isOfTexts = list?.kind === "enum" && list.values.every(({ kind }) => kind === "string");
  return isOfTexts && others.length === 0 ? list : undefined;
}

/**
 * Whether an object says all that it wants in its properties, and not in unions or conditions beside them, or as what no
 * other property may be.
 */
function isPlain(schema: Schema, find: FindSchema): boolean {
  const objects: ObjectSchema[] = [];
  const visited = new Set<Schema>();
  const isKnown = (member: Schema): boolean => {
    if (visited.has(member)) return true;
    visited.add(member);
    if (member.kind === "object") objects.push(member);
    const target = member.kind === "reference" ? find(member.name) : undefined;
    return (
      member.kind === "object" || (target !== undefined && membersOfObject(target).every(isKnown))
    );
  };
  if (!membersOfObject(schema).every(isKnown)) return false;
  return objects.every(
    ({ propertyNames, patternProperties, additional }) =>
      propertyNames === undefined &&
      patternProperties.length === 0 &&
      (objects.length === 1 || additional.kind === "any" || additional.kind === "notShown"),
  );
}

/** The first member of a union that can be made up, with the value of the discriminator that means it. */
function sampleMember(
  { members, discriminator }: CombinedSchema,
  name: string,
  scope: ValueScope,
): ValueTree | undefined {
  const [first] = members
    .filter(({ kind }) => kind !== "null")
    .flatMap((member) => {
      const value = sampleValue(member, name, scope);
      return value === undefined ? [] : [{ member, value }];
    });
  if (first === undefined) return undefined;
  const { member, value } = first;
  if (discriminator === undefined || member.kind !== "reference") return value;
  if (value.kind !== "object") return undefined;
  const { propertyName, mapping } = discriminator;
  const mapped = mapping.find((each) => each.schema === member.name)?.value ?? member.name;
  const others = value.entries.filter((each) => "kind" in each || each.key !== propertyName);
  return objectValue([{ key: propertyName, value: literalValue(mapped) }, ...others]);
}

function jsonValue(value: JsonValue): ValueTree {
  switch (value.kind) {
    case "null":
      return literalValue(null);
    case "boolean":
    case "number":
    case "string":
      return literalValue(value.value);
    case "array":
      return arrayValue(value.items.map(jsonValue));
    case "object":
      return objectValue(
        value.entries.map((entry) => ({ key: entry.name, value: jsonValue(entry.value) })),
      );
    default:
      return unreachable(value);
  }
}
