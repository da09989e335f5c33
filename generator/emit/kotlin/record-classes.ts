/** Objects as views of their JSON: a property for each one that is shown, and a builder for those that are sent. */
import { type NamedField, namedFields, type RecordShape } from "../../sdk/shapes/class-fields.js";
import { hasType } from "../../sdk/shapes/class-shapes.js";
import { plainShape } from "../../sdk/shapes/settled-shapes.js";
import type { FieldShape, Shape } from "../../sdk/shapes/shape.js";
import { schemaDeprecation } from "../schema-docs.js";
import { type Code, code, type Hole, lines, nothing, numberLiteral } from "../text/code.js";
import { kdoc } from "./kdoc.js";
import {
  block,
  boolLiteral,
  call,
  classHeader,
  expressionFunction,
  generic,
  id,
  lambda,
  orNull,
  parameter,
  str,
} from "./kotlin-code.js";
import { kotlinNames } from "./names.js";
import { readProperty, sentProperty } from "./properties.js";
import { classTexts, deprecated, fieldTexts } from "./schema-docs.js";
import { decoderOf, elementType, type KotlinTypes, readType, runtime } from "./types.js";

/** A shape that is an object. */
export type RecordType = RecordShape;

/** The properties of an object, under names that nothing added later takes. */
export function fieldsOf(
  shape: RecordType,
  types: Pick<KotlinTypes, "named">,
): readonly NamedField[] {
  return namedFields(shape, { policy: kotlinNames }, (each) => hasType(each, types));
}

/** Everything that a class is made with. */
export interface RecordScope {
  readonly name: string;
  /** Classes in its name space. */
  readonly inner: readonly Code[];
  readonly types: KotlinTypes;
  readonly isSent: boolean;
}

/** The class of an object. */
export function recordClass(shape: RecordType, scope: RecordScope): Code {
  const { name, inner, types, isSent } = scope;
  const fields = fieldsOf(shape, types);
  const parts = [
    ...(isSent ? [builtConstructor()] : []),
    ...fields.map((each) => property(each, types)),
    others(shape, types),
    ...(isSent ? [copyFunction(name)] : []),
    ...inner,
    isSent ? builderClass(fields, scope) : nothing,
  ];
  return lines([
    kdoc([...classTexts(shape, types), ...leftOut(shape, fields)]),
    block(
      classHeader(
        code`public class ${id(name)}`,
        [parameter("json", runtime("JsonValue", types))],
        call(runtime("JsonModel", types), [id("json")]),
      ),
      parts.filter((each) => !each.isEmpty),
      1,
    ),
  ]);
}

function leftOut(shape: RecordType, fields: readonly NamedField[]): readonly string[] {
  const shown = new Set(fields.map(({ field }) => field));
  const missing = shape.fields.filter((each) => !shown.has(each)).map(({ name }) => name.wire);
  if (missing.length === 0) return [];
  return [
    `Read by their names alone, as in \`value["name"]\`: ${missing.map((each) => `\`${each}\``).join(", ")}.`,
  ];
}

/**
 * A property is there if the manifest says that it is required, except numbers and booleans: their getters have another type on
 * the JVM when they cannot be null, so that the fact would break callers that are compiled.
 */
function property({ field, name }: NamedField, types: KotlinTypes): Code {
  const { presence, shape, name: of } = field;
  const { type, held } = readType(shape, types);
  const isThere = presence === "required" && shape.kind !== "nullable" && held !== "primitive";
  const read = reading(of.wire, shape, types);
  return readProperty(
    {
      docs: kdoc(fieldTexts(field, types)),
      annotation: deprecated(schemaDeprecation(field.schemas)),
      name,
      type: isThere ? type : orNull(type),
    },
    isThere ? call(id("required"), [str(of.wire), read]) : read,
    { isWrapped: held === "wrapped" },
  );
}

/** The expression that reads a property. */
function reading(name: string, shape: Shape, types: KotlinTypes): Code {
  const plain = plainShape(shape, types.named);
  const by = (reader: string, read: Code): Code => code`${call(id(reader), [str(name)])} ${read}`;
  switch (plain.kind) {
    case "list":
      return by("list", decoderOf(elementType(plain.item, types)));
    case "map":
      return by("map", decoderOf(elementType(plain.value, types)));
    default: {
      const own = readType(plain, types);
      if (own.held === "wrapped") return wrappedText(name, own.type);
      return own.reader === undefined
        ? by("view", decoderOf(own))
        : call(id(own.reader), [str(name)]);
    }
  }
}

/** A text in a class of its own. A decoder of such a class would be a class itself: the compiler makes no lambda of it. */
function wrappedText(name: string, type: Code): Code {
  return code`${call(id("text"), [str(name)])}?.let ${lambda(call(type, [id("it")]))}`;
}

/** The properties that have none in the class, where it is known what they are. */
function others(shape: RecordType, types: KotlinTypes): Code {
  if (typeof shape.others === "string" || !hasType(shape.others, types)) return nothing;
  const item = elementType(shape.others, types);
  const known = shape.fields.map(({ name }) => str(name.wire));
  const type = generic(id("Map"), [id("String"), item.type]);
  return lines([
    kdoc(["The properties that this class does not have, by their names."]),
    expressionFunction(
      code`public fun others(): ${type}`,
      call(id("others"), [decoderOf(item), ...known]),
    ),
  ]);
}

function builtConstructor(): Code {
  return lines([
    kdoc(["Makes a value to send, of the properties that the block sets."]),
    code`public constructor(block: Builder.() -> Unit) : this(Builder().apply(block).json())`,
  ]);
}

function copyFunction(name: string): Code {
  return lines([
    kdoc(["Makes a value to send: this one, with the properties that the block sets."]),
    expressionFunction(
      code`public fun copy(block: Builder.() -> Unit): ${id(name)}`,
      call(id(name), [code`Builder().apply { from(this@${id(name)}) }.apply(block).json()`]),
    ),
  ]);
}

function builderClass(fields: readonly NamedField[], { name, types }: RecordScope): Code {
  const constants = fields.flatMap(({ field }) => constantOf(field, types));
  const parts = [
    ...(constants.length === 0 ? [] : [block(code`init`, constants)]),
    ...fields.map((each) => setter(each, types)),
  ];
  return lines([
    kdoc([`The properties of a ${name} to send: one that is not set is not sent.`]),
    block(
      classHeader(
        code`public class Builder internal constructor`,
        [],
        call(runtime("ModelBuilder", types)),
      ),
      parts,
      1,
    ),
  ]);
}

/** A property with only one value is set from the start. */
function constantOf({ name, presence, shape }: FieldShape, types: KotlinTypes): readonly Code[] {
  const plain = plainShape(shape, types.named);
  if (plain.kind !== "constant" || presence === "optional" || shape.kind === "nullable") return [];
  const { value } = plain;
  const given: Hole | undefined =
    value.kind === "string"
      ? str(value.value)
      : value.kind === "number"
        ? numberLiteral(value.value)
        : value.kind === "boolean"
          ? boolLiteral(value.value)
          : undefined;
  return given === undefined ? [] : [call(id("put"), [str(name.wire), given])];
}

function setter({ field, name }: NamedField, types: KotlinTypes): Code {
  const { shape } = field;
  const mayBeNull = shape.kind === "nullable";
  return sentProperty(
    {
      docs: kdoc([...fieldTexts(field, types), ...(mayBeNull ? ["Null is sent as null."] : [])]),
      annotation: deprecated(schemaDeprecation(field.schemas)),
      name,
      type: readType(shape, types).type,
    },
    call(id(mayBeNull ? "put" : "putGiven"), [str(field.name.wire), id("value")]),
  );
}
