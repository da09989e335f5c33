/** Objects as classes of `TypedDict`; in the form of a call where a name of theirs is none of Python's. */
import { typeName } from "../../sdk/shapes/class-names.js";
import type { FieldShape, NamedShape } from "../../sdk/shapes/shape.js";
import { type Code, code, type Hole, lines, nothing } from "../text/code.js";
import { schemaPlace, schemaTexts, shapeTexts } from "../schema-docs.js";
import { docstring, sentence } from "./docstrings.js";
import { dictOf, generic, id, std, stdType, str } from "./python-code.js";
import { pythonNames } from "./names.js";
import { alone, inBrackets, type Operands, type PythonTypes, valueType } from "./types.js";

/** A shape that is an object. */
export type RecordType = Extract<NamedShape, { readonly kind: "record" }>;

/** A property with its type. */
export interface TypedField {
  readonly field: FieldShape;
  readonly type: Operands;
}

/** Names of types that stand in annotations of a class, where a property of that name would hide them. */
const hiding: ReadonlySet<string> = new Set(
  "bool bytes dict float int list object str tuple".split(" "),
);

/** True if an object can be written as a class: all its names are identifiers that hide nothing and stay unchanged in a class. */
export function isClass({ fields }: RecordType): boolean {
  return fields.every(({ name: { wire } }) => isKey(wire));
}

/** True if no `TypedDict` can be written: type checkers take no empty name, and would refuse a value that has it. */
export function hasEmptyName({ fields }: RecordType): boolean {
  return fields.some(({ name: { wire } }) => wire === "");
}

function isKey(wire: string): boolean {
  return (
    /^[A-Za-z_]\w*$/.test(wire) &&
    !/^__/.test(wire) &&
    !hiding.has(wire) &&
    !/^[A-Z]/.test(wire) &&
    !pythonNames.reserved.field.has(wire)
  );
}

/** The fields of a record, of which each is written as the shape says. */
export function fieldsOf({ fields }: RecordType, types: PythonTypes): readonly TypedField[] {
  return fields.map((field) => ({ field, type: valueType(field.shape, types) }));
}

/** The class of an object. */
export function recordClass(record: RecordType, types: PythonTypes): Code {
  return typedDictClass(
    typeName(record.id, types),
    recordTexts(record, types),
    fieldsOf(record, types),
    types,
  );
}

/** A class with some fields. */
export function typedDictClass(
  name: string,
  texts: readonly string[],
  fields: readonly TypedField[],
  types: PythonTypes,
): Code {
  const members = fields.map(
    (each) => code`${id(each.field.name.wire)}: ${presence(each, types.isOwnFile)}
${docstring(fieldTexts(each.field, types))}`,
  );
  return code`class ${id(name)}(${std("TypedDict", "typing")}):
    ${docstring(texts)}
    ${
      members.length === 0
        ? nothing
        : code`
${lines(members)}`
    }`;
}

/** The entries of an object whose names are no identifiers. */
export function recordEntries(record: RecordType, types: PythonTypes): Code {
  return dictOf(
    fieldsOf(record, types).map((each): readonly [Hole, Hole] => [
      str(each.field.name.wire),
      presence(each, types.isOwnFile, true),
    ]),
  );
}

function presence({ field, type }: TypedField, isOwnFile: true | undefined, isEager?: true): Code {
  if (field.presence === "required") return isEager ? inBrackets(type) : alone(type);
  const optional =
    isOwnFile || isEager ? std("NotRequired", "typing") : stdType("NotRequired", "typing");
  return generic(optional, [inBrackets(type)]);
}

/** The texts about an object. */
export function recordTexts(record: RecordType, types: PythonTypes): readonly string[] {
  const [first, ...others] = schemaTexts(record.schema);
  const texts = first === undefined ? [] : [sentence(first), ...others];
  const isOld = record.schema.deprecated === true ? ["Deprecated."] : [];
  return [...(texts.length > 0 ? texts : [schemaSentence(record, types)]), ...isOld];
}

function fieldTexts({ schemas, shape }: FieldShape, { named }: PythonTypes): readonly string[] {
  const texts = schemas.map(schemaTexts).find(({ length }) => length > 0) ?? [];
  const isOld = schemas.some(({ deprecated }) => deprecated === true) ? ["Deprecated."] : [];
  return [...texts, ...shapeTexts(shape, named), ...isOld];
}

/** The sentence on a type whose schema has no texts: which schema it is of, or which part of one. */
export function schemaSentence(shape: NamedShape, types: PythonTypes): string {
  const { path, root, schema, operation } = schemaPlace(shape, types.named);
  if (path === "") return `The schema \`${schema}\`.`;
  return operation === undefined
    ? `The type of \`${path}\` in \`${typeName(root.id, types)}\`.`
    : `The type of \`${path}\` of \`${operation}\`.`;
}
