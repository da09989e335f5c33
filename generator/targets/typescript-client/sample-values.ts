/** Values that samples give: the least that a schema asks for, with the manifest's own examples where it has some. */
import { isHidden, type Side } from "../../emit/typescript/schemas/schema-names.js";
import { unreachable } from "../../emit/typescript/type-tree.js";
import {
  arrayValue,
  type Entry,
  literalValue,
  objectValue,
  type ValueTree,
} from "../../emit/typescript/value-tree.js";
import type {
  ArraySchema,
  CombinedSchema,
  JsonValue,
  NumberSchema,
  Schema,
  StringSchema,
} from "../../model/schema.js";
import {
  type FindSchema,
  isObjectSchema,
  type MemberProperty,
  membersOfObject,
  propertiesThrough,
} from "../../model/schema-members.js";

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
  return made.length === length ? arrayValue(made) : undefined;
}

/** What must be there; where nothing must be, the first few of what may be. */
function sampleObject(schema: Schema, scope: ValueScope): ValueTree | undefined {
  if (!isPlain(schema, scope.find, new Set())) return undefined;
  const { side = "request", find } = scope;
  const properties = propertiesThrough(schema, find).filter(
    (each) => !isHidden(each.schema, { side, find }),
  );
  if (properties.some(({ name }) => isInherited(name))) return undefined;
  const needed = new Set(properties.flatMap((each) => (each.required ? each.name : [])));
  const required = entriesOf(
    properties.filter(({ name }) => needed.has(name)),
    scope,
  );
  if (required.length < needed.size) return undefined;
  const optional = needed.size === 0 ? entriesOf(properties, scope).slice(0, 2) : [];
  return objectValue([...required, ...optional]);
}

/** Whether every object has something of that name: left out, it would count as given with a wrong type. */
export function isInherited(name: string): boolean {
  return name in Object.prototype;
}

/** One entry for each name of which a value can be made up; of what is said of it in several places the first list counts. */
function entriesOf(properties: readonly MemberProperty[], scope: ValueScope): readonly Entry[] {
  const names = [...new Set(properties.map(({ name }) => name))];
  return names.flatMap((name) => {
    const said = properties.filter((each) => each.name === name).map(({ schema }) => schema);
    const narrowed = said.toSorted((a, b) => Number(b.kind === "enum") - Number(a.kind === "enum"));
    const values = narrowed.map((each) => sampleValue(each, name, scope));
    const value = values.find((each) => each !== undefined);
    return value === undefined ? [] : [{ key: name, value }];
  });
}

/** Whether an object says all that it wants in its properties, and not in unions or conditions beside them. */
function isPlain(schema: Schema, find: FindSchema, visited: Set<Schema>): boolean {
  return membersOfObject(schema).every((member) => {
    if (visited.has(member)) return true;
    visited.add(member);
    if (member.kind === "object") return member.propertyNames === undefined;
    const target = member.kind === "reference" ? find(member.name) : undefined;
    return target !== undefined && isPlain(target, find, visited);
  });
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
