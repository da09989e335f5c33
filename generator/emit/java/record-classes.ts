/** Objects as views of their JSON: an accessor for each property that is shown, and a builder for those that are sent. */
import { identifiersOf } from "../../sdk/names/scope.js";
import { type NamedField, namedFields, type RecordShape } from "../../sdk/shapes/class-fields.js";
import { hasType } from "../../sdk/shapes/class-shapes.js";
import { plainShape } from "../../sdk/shapes/settled-shapes.js";
import type { FieldShape, Shape } from "../../sdk/shapes/shape.js";
import { schemaDeprecation } from "../schema-docs.js";
import { type Code, code, type Hole, lines, nothing, numberLiteral } from "../text/code.js";
import { deprecatedAlone } from "./deprecated.js";
import {
  block,
  boolLiteral,
  call,
  generic,
  header,
  id,
  make,
  parameter,
  signature,
  std,
  str,
} from "./java-code.js";
import { javadoc, returnDoc } from "./javadoc.js";
import { javaNames } from "./names.js";
import { classTexts, fieldNotes, fieldTexts } from "./schema-docs.js";
import { elementType, givenType, type JavaTypes, orNull, readType, runtime } from "./types.js";

/** A shape that is an object. */
export type RecordType = RecordShape;

/** Members of all views and builders that take nothing, or one value: no property is called so. */
const members =
  `asText asInt asLong asDouble asDecimal asBoolean asObject asArray asDate asDateTime isNull hashCode toString getClass
  notify notifyAll wait clone finalize names members toBuilder builder build json of equals`.split(
    /\s+/,
  );

/** The properties of an object that have accessors, under names that nothing added later takes. */
export function fieldsOf(
  shape: RecordType,
  types: Pick<JavaTypes, "named">,
): readonly NamedField[] {
  return namedFields(shape, { policy: javaNames, taken: members }, (each) => hasType(each, types));
}

/** Everything that a class is made with. */
export interface RecordScope {
  readonly name: string;
  readonly modifiers: Code;
  /** Classes in its name space. */
  readonly inner: readonly Code[];
  readonly types: JavaTypes;
  readonly isSent: boolean;
}

/** The class of an object. */
export function recordClass(shape: RecordType, scope: RecordScope): Code {
  const { name, modifiers, inner, types, isSent } = scope;
  const fields = fieldsOf(shape, types);
  const deprecation = schemaDeprecation([shape.schema]);
  const json = parameter(runtime("JsonValue", types), "json");
  const parts = [
    lines([
      javadoc(
        [`Views JSON as this type.`],
        [
          { tag: "param", name: "json", text: "an object" },
          { tag: "throws", name: `${types.package}.JsonException`, text: "if it is no object" },
        ],
      ),
      block(code`public ${signature({ name: id(name) }, [json])}`, [code`super(json);`]),
    ]),
    ...fields.map((each) => accessor(each, types)),
    others(shape, types),
    ...(isSent ? builderMethods() : []),
    ...inner,
    isSent ? builderClass(fields, scope) : nothing,
  ];
  return lines([
    javadoc([...classTexts(shape, types), ...leftOut(shape, fields)], deprecatedTag(deprecation)),
    deprecatedAlone(deprecation),
    block(
      header(code`${modifiers} final class ${id(name)}`, [
        ["extends", [runtime("JsonObject", types)]],
      ]),
      parts.filter((each) => !each.isEmpty),
      1,
    ),
  ]);
}

/** The tag of what is deprecated. */
export function deprecatedTag(text: string | undefined) {
  return text === undefined ? [] : [{ tag: "deprecated" as const, text }];
}

function leftOut(shape: RecordType, fields: readonly NamedField[]): readonly string[] {
  const shown = new Set(fields.map(({ field }) => field));
  const missing = shape.fields.filter((each) => !shown.has(each)).map(({ name }) => name.wire);
  if (missing.length === 0) return [];
  return [
    `Properties without an accessor, which \`get\` returns: ${missing.map((each) => `\`${each}\``).join(", ")}.`,
  ];
}

function accessor({ field, name }: NamedField, types: JavaTypes): Code {
  const { presence, shape, name: of } = field;
  const isThere = presence === "required" && shape.kind !== "nullable";
  const { type } = readType(shape, types);
  const read = reading(of.wire, shape, types);
  const value = isThere ? call(id("required"), [str(of.wire), read]) : read;
  const deprecation = schemaDeprecation(field.schemas);
  return lines([
    returnDoc(
      `the property \`${of.wire}\`${isThere ? "" : "; null if it is absent or null"}`,
      fieldNotes(field, types),
      deprecatedTag(deprecation),
    ),
    deprecatedAlone(deprecation),
    block(
      signature({ before: code`public`, type: isThere ? type : orNull(type), name: id(name) }, []),
      [code`return ${value};`],
    ),
  ]);
}

/** The accessor of a property. */
function reading(name: string, shape: Shape, types: JavaTypes): Code {
  const plain = plainShape(shape, types.named);
  switch (plain.kind) {
    case "list":
      return call(id("list"), [str(name), elementType(plain.item, types).decoder]);
    case "map":
      return call(id("map"), [str(name), elementType(plain.value, types).decoder]);
    default: {
      const { reader, decoder } = readType(plain, types);
      return reader === undefined
        ? call(id("view"), [str(name), decoder])
        : call(id(reader), [str(name)]);
    }
  }
}

/** The properties that have no accessor, where it is known what they are. */
function others(shape: RecordType, types: JavaTypes): Code {
  if (typeof shape.others === "string" || !hasType(shape.others, types)) return nothing;
  const { type, decoder } = elementType(shape.others, types);
  const known = shape.fields.map(({ name }) => str(name.wire));
  const taken = new Set(
    identifiersOf(
      shape.fields.map(({ name }) => name),
      "field",
      javaNames,
      members,
    ),
  );
  const name = taken.has("others") ? "others_" : "others";
  return lines([
    returnDoc("the properties that have no accessor, by their names", []),
    block(
      signature(
        {
          before: code`public`,
          type: generic(std("Map", "java.util"), [id("String"), type]),
          name: id(name),
        },
        [],
      ),
      [code`return ${call(id("others"), [decoder, ...known])};`],
    ),
  ]);
}

function builderMethods(): readonly Code[] {
  return [
    lines([
      returnDoc("a builder of a value to send", []),
      block(code`public static Builder builder()`, [code`return new Builder();`]),
    ]),
    lines([
      returnDoc("a builder with the properties of this value", []),
      block(code`public Builder toBuilder()`, [code`return new Builder().of(this);`]),
    ]),
  ];
}

function builderClass(fields: readonly NamedField[], { name, types }: RecordScope): Code {
  const constants = fields.flatMap(({ field }) => constantOf(field, types));
  const parts = [
    block(code`private Builder()`, constants),
    ...fields.flatMap((each) => setters(each, types)),
    lines([
      returnDoc("the value with these properties", []),
      block(code`public ${id(name)} build()`, [code`return ${make(id(name), [code`json()`])};`]),
    ]),
  ];
  const base = code`${runtime("JsonObject", types)}.${generic(id("Builder"), [id("Builder")])}`;
  return lines([
    javadoc([`Makes values of ${name}.`]),
    block(header(code`public static final class Builder`, [["extends", [base]]]), parts, 1),
  ]);
}

/** A property with only one value is set from the start. */
function constantOf({ name, presence, shape }: FieldShape, types: JavaTypes): readonly Code[] {
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
  return given === undefined ? [] : [code`${call(id("set"), [str(name.wire), given])};`];
}

function setters({ field, name }: NamedField, types: JavaTypes): readonly Code[] {
  const { shape } = field;
  const { type, reader } = readType(shape, types);
  const given = givenType(shape, types);
  const isPrimitive = reader === "integer" || reader === "number" || reader === "bool";
  const mayBeNull = shape.kind === "nullable";
  const kinds =
    isPrimitive && mayBeNull ? [given, orNull(type)] : [mayBeNull ? orNull(type) : given];
  const deprecation = schemaDeprecation(field.schemas);
  return kinds.map((each) =>
    lines([
      javadoc(fieldTexts(field, types), [
        {
          tag: "param",
          name: "value",
          text: mayBeNull ? "the value; null is sent as null" : "the value",
        },
        { tag: "return", text: "this builder" },
        ...deprecatedTag(deprecation),
      ]),
      deprecatedAlone(deprecation),
      block(
        signature({ before: code`public`, type: id("Builder"), name: id(name) }, [
          parameter(each, "value"),
        ]),
        [code`return ${call(id("set"), [str(field.name.wire), code`value`])};`],
      ),
    ]),
  );
}
