/** Objects as structs: what may be absent is a pointer, and what is not shown has no field. */
import { type NamedField, namedFields } from "../../sdk/shapes/class-fields.js";
import { typeName } from "../../sdk/shapes/class-names.js";
import type { FieldShape, NamedShape, Shape } from "../../sdk/shapes/shape.js";
import { isSettled, plainShape } from "../../sdk/shapes/settled-shapes.js";
import { type Code, code, lines, nothing, rawLiteral } from "../text/code.js";
import { cell, doc, id, list, std, str, structOf } from "./go-code.js";
import { constantLiteral } from "./literals.js";
import { goNames } from "./names.js";
import { schemaDeprecation, schemaTexts, shapeTexts } from "../schema-docs.js";
import { namedDoc, schemaWords } from "./schema-docs.js";
import { goText } from "./text.js";
import { type GoTypes, goType, hasNil, pointerType } from "./types.js";

/** A shape that is a struct. */
export type RecordType = Extract<NamedShape, { readonly kind: "record" }>;

/** Name of the field that has all other properties. */
const othersField = "Others";

/** The fields of a record that callers can have: those that are settled, under names that nothing added later takes. */
export function fieldsOf(shape: RecordType, types: GoTypes): readonly NamedField[] {
  return namedFields(shape, { policy: goNames, taken: [othersField] }, (each) =>
    isSettled(each, types.named),
  );
}

/** The struct of a record, and how it is read and written where encoding/json alone would do otherwise. */
export function recordType(shape: RecordType, name: string, types: GoTypes): Code {
  const all = fieldsOf(shape, types);
  const fields = all.filter(({ field }) => isTagName(field.name.wire));
  const others = othersOf(shape, types);
  const texts = schemaTexts(shape.schema);
  const docs = [...namedDoc(name, schemaWords(shape, types), texts), ...leftOut(shape, fields)];
  const declared = [
    ...fields.map((each) => fieldLine(each, shape, types)),
    ...(others === undefined
      ? []
      : [
          code`${doc([`${othersField} has the properties that have no field.`])}
${id(othersField)}${cell}map[string]${others}${cell}${tag("-")}`,
        ]),
  ];
  const struct = code`${doc(docs, schemaDeprecation([shape.schema]))}
type ${id(name)} ${structOf(declared)}`;
  return lines(
    [struct, reading(shape, name, others), writing(shape, name, fields, others, types)],
    1,
  );
}

/** The sentences about properties without a field in the comment of a struct. */
function leftOut(shape: RecordType, fields: readonly NamedField[]): readonly string[] {
  const shown = new Set(fields.map(({ field }) => field));
  const missing = shape.fields.filter((each) => !shown.has(each)).map(({ name }) => name.wire);
  if (missing.length === 0) return [];
  const names = missing.map((each) => `"${each}"`).join(", ");
  return [`Properties without a field: ${names}. Answer.Raw has them.`];
}

function fieldLine({ field, name }: NamedField, owner: RecordType, types: GoTypes): Code {
  const { presence, shape } = field;
  const texts = field.schemas.map(schemaTexts).find(({ length }) => length > 0) ?? [];
  const docs = [...texts, ...shapeTexts(shape, types.named)];
  const omit = presence === "optional" ? ",omitzero" : "";
  const type = fieldType(field, owner, types);
  return code`${doc(docs, schemaDeprecation(field.schemas))}
${id(name)}${cell}${type}${cell}${tag(field.name.wire + omit)}`;
}

/** A required field is a value, unless it is made of itself. Absent or null is nil; where both may be, they are told apart. */
function fieldType({ presence, shape }: FieldShape, owner: RecordType, types: GoTypes): Code {
  const mayBeNull = shape.kind === "nullable";
  if (presence === "optional" && mayBeNull && plainShape(shape, types.named).kind !== "raw") {
    return code`Nullable[${goType(shape, types)}]`;
  }
  const isIndirect = presence === "optional" || mayBeNull || isCircular(shape, owner, types);
  return isIndirect ? pointerType(shape, types) : goType(shape, types);
}

/** True if a struct would have itself as a part. */
function isCircular(shape: Shape, owner: RecordType, types: GoTypes): boolean {
  const visited = new Set<string>();
  const leads = (each: Shape): boolean => {
    const plain = plainShape(each, types.named);
    if (plain.kind !== "named") return false;
    if (plain.id === owner.id) return true;
    const target = visited.has(plain.id) ? undefined : types.named.get(plain.id);
    visited.add(plain.id);
    return (
      target?.kind === "record" &&
      target.fields.some(
        (field) =>
          field.presence === "required" && field.shape.kind !== "nullable" && leads(field.shape),
      )
    );
  };
  return leads(shape);
}

/** The type of other properties, where they have one and none of them is read as JSON alone. */
function othersOf({ others }: RecordType, types: GoTypes): Code | undefined {
  if (typeof others === "string" || !isSettled(others, types.named)) return undefined;
  return others.kind === "nullable" ? pointerType(others, types) : goType(others, types);
}

/** Others are found by reading the JSON once more. */
function reading(shape: RecordType, name: string, others: Code | undefined): Code {
  if (others === undefined) return nothing;
  const names = shape.fields.map((field) => str(field.name.wire));
  const given = list([code`text`, code`(*plain)(v)`, code`&v.${id(othersField)}`, ...names]);
  return code`${doc([`UnmarshalJSON decodes the properties that have a field, and all others into ${othersField}.`])}
func (v *${id(name)}) UnmarshalJSON(text []byte) error {
	type plain ${id(name)}
	return readOthers(${given})
}`;
}

/** A required member is written also where it is not set: a list as an empty one, a constant as itself. */
function writing(
  shape: RecordType,
  name: string,
  fields: readonly NamedField[],
  others: Code | undefined,
  types: GoTypes,
): Code {
  const isSent = shape.side !== "answered";
  const settings = isSent ? fields.map((each) => settingOf(each, shape, types)) : [];
  const set = settings.filter((each) => !each.isEmpty);
  if (set.length === 0 && others === undefined) return nothing;
  const plain = code`plain(v)`;
  const written =
    others === undefined
      ? code`${std("Marshal", "encoding/json")}(${plain})`
      : code`writeOthers(${plain}, v.${id(othersField)})`;
  const docs =
    others === undefined
      ? "MarshalJSON encodes required fields that are not set as constants, or as empty lists and objects."
      : `MarshalJSON encodes the fields, and the properties in ${othersField}.`;
  return code`${doc([docs])}
func (v ${id(name)}) MarshalJSON() ([]byte, error) {
	type plain ${id(name)}
	${lines(set)}
	return ${written}
}`;
}

function settingOf({ field, name }: NamedField, owner: RecordType, types: GoTypes): Code {
  const { presence, shape } = field;
  if (presence === "optional" || shape.kind === "nullable") return nothing;
  const plain = plainShape(shape, types.named);
  const own = code`v.${id(name)}`;
  if (plain.kind === "constant") {
    const value = constantLiteral(plain.value);
    return value === undefined || isCircular(shape, owner, types)
      ? nothing
      : code`${own} = ${value}`;
  }
  const isEmptied = plain.kind === "list" || plain.kind === "map" || plain.kind === "tuple";
  if (!isEmptied || !hasNil(shape, types)) return nothing;
  return code`if ${own} == nil {
	${own} = ${goType(shape, types)}{}
}`;
}

/** A tag for encoding/json. */
export function tag(text: string): Code {
  return code`${rawLiteral(`json:"${text}"`, goText)}`;
}

/** A name that stands for itself in a tag (`encoding/json`, "isValidTag"); any other is found in the JSON of an answer alone. */
export function isTagName(name: string): boolean {
  return name !== "-" && /^[\p{L}\p{Nd}!#$%&()*+\-./:;<=>?@[\]^_{|}~ ]+$/u.test(name);
}

/** The name of the type of a record. */
export function recordName(shape: RecordType, types: GoTypes): string {
  return typeName(shape.id, types);
}
