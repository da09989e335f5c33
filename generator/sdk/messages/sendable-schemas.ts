/**
 * The part of a schema's values that can be written into a request: the types of clients have this part, and nothing that would
 * throw.
 */
import { knownItems, knownValue } from "../../model/known.js";
import type { Content, Parameter, PartEncoding } from "../../model/message.js";
import type { CombinedSchema, JsonValue, ObjectSchema, Schema } from "../../model/schema.js";
import type { FindSchema } from "../../model/schema-members.js";
import { valueFacts, type WithValue } from "./parameter-values.js";
import { isJson } from "./media-types.js";
import { schemaOf } from "./value-plan.js";

/**
 * How much a writing can hold: `deep` all but null; `flat` single values, lists and objects of them; `single` no more than one;
 * `part` what a property of a form is without a style, whose objects are JSON; `open` whatever a style that is not shown can.
 */
type Extent = "deep" | "flat" | "single" | "part" | "open";

/** The schema of what can be sent as a parameter; of kind `notShown` where its schema is not shown. */
export function sendableValue(
  parameter: WithValue & Pick<Parameter, "style" | "explode">,
  find: FindSchema,
): Schema {
  const { schema, isJson: isText } = valueFacts(parameter);
  if (schema.state === "notShown" || isText) return schemaOf(schema);
  const isStyled = parameter.schema === schema && parameter.explode.state === "known";
  const extent = isStyled ? extentOf(parameter) : "open";
  return new Sendable(find).partOf(schema.value, extent);
}

/** The schema of what can be sent as a form. */
export function sendableForm(
  schema: Schema,
  { encoding }: Pick<Content, "encoding">,
  find: FindSchema,
): Schema {
  const parts = new Map(knownItems(encoding).map((each) => [each.property, each]));
  return new Sendable(find).formOf(schema, (name) => partExtent(parts.get(name)));
}

function partExtent(part: PartEncoding | undefined): Extent | undefined {
  if (part === undefined) return "part";
  const isStyled = part.style.state === "known" || part.explode.state === "known";
  if (isStyled) return knownValue(part.style) === "deepObject" ? "deep" : "flat";
  return isJson(knownValue(part.contentType) ?? "") ? undefined : "part";
}

function extentOf({ style }: Pick<Parameter, "style">): Extent {
  if (style.state === "notShown") return "open";
  return style.value === "deepObject" ? "deep" : "flat";
}

/** Takes out what cannot be sent. What is as it was stays the same object, so that types keep their names. */
class Sendable {
  readonly #find: FindSchema;
  /** By extent and name; `same` where nothing is taken out, as far as is known yet. */
  readonly #known = new Map<string, Schema | "same">();

  constructor(find: FindSchema) {
    this.#find = find;
  }

  /** The form with what can be sent of each property; nothing is taken out of what has no extent. */
  formOf(schema: Schema, extentOf: (property: string) => Extent | undefined): Schema {
    const inside = (each: Schema): Schema => this.formOf(each, extentOf);
    switch (schema.kind) {
      case "object":
        return withParts(schema, (each, name) => {
          const extent = name === undefined ? "part" : extentOf(name);
          return extent === undefined ? each : this.partOf(each, extent);
        });
      case "reference":
        return this.#target(schema, "form", inside);
      case "allOf":
      case "anyOf":
      case "oneOf":
        return withMembers(schema, schema.members.map(inside));
      default:
        return schema;
    }
  }

  /** Returns the part of a schema's values that can be sent. */
  partOf(schema: Schema, extent: Extent): Schema {
    const inside = insides[extent];
    switch (schema.kind) {
      case "null":
        return { kind: "never", at: schema.at };
      case "enum": {
        const values = schema.values.filter((value) => isSendable(value, extent));
        if (values.length === schema.values.length) return schema;
        return values.length === 0 ? { kind: "never", at: schema.at } : { ...schema, values };
      }
      case "array": {
        if (inside === undefined) return schema;
        if (inside === "nothing") return { kind: "never", at: schema.at };
        const prefix = schema.prefix.map((each) => this.partOf(each, inside));
        const items = this.partOf(schema.items, inside);
        const isSame = items === schema.items && isSameList(prefix, schema.prefix);
        return isSame ? schema : { ...schema, prefix, items };
      }
      case "object":
        // What is no part of the table has JSON in forms.
        if (inside === undefined || extent === "part") return schema;
        if (inside === "nothing") return { kind: "never", at: schema.at };
        return withParts(schema, (each) => this.partOf(each, inside));
      case "allOf":
      case "anyOf":
      case "oneOf":
        return withMembers(
          schema,
          schema.members.map((each) => this.partOf(each, extent)),
        );
      case "reference":
        return this.#target(schema, extent, (target) => this.partOf(target, extent));
      case "string":
      case "number":
      case "boolean":
      case "any":
      case "never":
      case "not":
      case "notShown":
      case "conditional":
        return schema;
    }
  }

  /** Returns the target of a name, each looked at once; a schema that contains itself keeps its name inside. */
  #target(
    schema: Schema & { readonly kind: "reference" },
    extent: Extent | "form",
    sendable: (target: Schema) => Schema,
  ): Schema {
    const key = `${extent} ${schema.name}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known === "same" ? schema : known;
    const target = this.#find(schema.name);
    if (target === undefined) return schema;
    this.#known.set(key, "same");
    const found = sendable(target);
    this.#known.set(key, found === target ? "same" : found);
    return found === target ? schema : found;
  }
}

/** The extent of values in lists and objects: `nothing` where they cannot be sent, left out where all can. */
const insides: Readonly<Record<Extent, Extent | "nothing" | undefined>> = {
  deep: "deep",
  flat: "single",
  single: "nothing",
  part: "open",
  open: undefined,
};

function isSendable(value: JsonValue, extent: Extent): boolean {
  if (value.kind === "null") return false;
  return extent !== "single" || (value.kind !== "array" && value.kind !== "object");
}

function withMembers(schema: CombinedSchema, members: readonly Schema[]): Schema {
  if (isSameList(members, schema.members)) return schema;
  if (schema.kind === "allOf") {
    return members.some(isNever) ? { kind: "never", at: schema.at } : { ...schema, members };
  }
  const left = members.filter((each) => !isNever(each));
  return left.length === 0 ? { kind: "never", at: schema.at } : { ...schema, members: left };
}

function withParts(
  schema: ObjectSchema,
  part: (schema: Schema, name: string | undefined) => Schema,
): ObjectSchema {
  const properties = schema.properties.map((each) => {
    const own = part(each.schema, each.name);
    return own === each.schema ? each : { ...each, schema: own };
  });
  const patternProperties = schema.patternProperties.map((each) => {
    const own = part(each.schema, undefined);
    return own === each.schema ? each : { ...each, schema: own };
  });
  const additional = part(schema.additional, undefined);
  const isSame =
    additional === schema.additional &&
    isSameList(properties, schema.properties) &&
    isSameList(patternProperties, schema.patternProperties);
  return isSame ? schema : { ...schema, properties, patternProperties, additional };
}

function isNever({ kind }: Schema): boolean {
  return kind === "never";
}

function isSameList<T>(one: readonly T[], other: readonly T[]): boolean {
  return one.every((each, index) => each === other[index]);
}
