/** Unions as structs with one member for each variant: what a value says of itself decides, and nothing is tried in turn. */
import type { JsonType, NamedShape, VariantShape } from "../../sdk/shapes/shape.js";
import { identifiersOf } from "../../sdk/names/scope.js";
import { unreachable } from "../../unreachable.js";
import { type Code, code, type Hole, lines, nothing } from "../text/code.js";
import { cell, doc, id, list, std, str } from "./go-code.js";
import { goNames } from "./names.js";
import { schemaDeprecation, schemaTexts } from "../schema-docs.js";
import { namedDoc, schemaWords } from "./schema-docs.js";
import { type GoTypes, goType } from "./types.js";

/** A shape that is one of several. */
export type UnionType = Extract<NamedShape, { readonly kind: "union" }>;

/** Name of the member that has the JSON. */
const rawMember = "Raw";

/** A variant with its member's name. */
interface Member {
  readonly variant: VariantShape;
  readonly name: string;
}

/** The members of a union, in the manifest's order. */
export function membersOf({ variants }: UnionType): readonly Member[] {
  const wanted = variants.map(({ name }) => name);
  const names = identifiersOf(wanted, "field", goNames, [rawMember]);
  return variants.map((variant, index) => ({ variant, name: names[index] ?? "" }));
}

/** The struct of a union, and how it is read and written. */
export function unionType(shape: UnionType, name: string, types: GoTypes): Code {
  const members = membersOf(shape);
  const docs = [
    ...namedDoc(name, schemaWords(shape, types), schemaTexts(shape.schema)),
    toldBy(shape),
  ];
  const fields = members.map(
    (each) => code`${id(each.name)}${cell}*${goType(each.variant.shape, types)}`,
  );
  const struct = code`${doc(docs, schemaDeprecation([shape.schema]))}
type ${id(name)} struct {
	${lines(fields)}
	${doc([`${rawMember} is the JSON as received. It is sent if no member is set.`])}
	${id(rawMember)} ${std("RawMessage", "encoding/json")}
}`;
  const given = list([
    code`v.${id(rawMember)}`,
    ...members.map((each) => code`member(v.${id(each.name)})`),
  ]);
  const writing = code`${doc([`MarshalJSON encodes the member that is set, or ${rawMember}.`])}
func (v ${id(name)}) MarshalJSON() ([]byte, error) {
	return marshalUnion(${given})
}`;
  return lines([struct, reading(shape, name, members), writing], 1);
}

/** The property that tells which member a value is. */
function toldBy({ by }: UnionType): string {
  switch (by.kind) {
    case "tag":
      return `The property "${by.tag.wire}" selects the member that is set. For other values, only ${rawMember} is set.`;
    case "json-type":
      return `The JSON type selects the member that is set. For other values, only ${rawMember} is set.`;
    case "fields":
      return `Properties that only one member has select it. For other values, only ${rawMember} is set.`;
    case "nothing":
      return `Not shown: how to tell its members apart. In a response only ${rawMember} is set, which you decode into the type that you expect. In a request, set one member.`;
    default:
      return unreachable(by);
  }
}

function reading(shape: UnionType, name: string, members: readonly Member[]): Code {
  return code`${doc([`UnmarshalJSON keeps the JSON in ${rawMember}, and decodes the member that it selects.`])}
func (v *${id(name)}) UnmarshalJSON(text []byte) error {
	*v = ${id(name)}{${id(rawMember)}: ${std("Clone", "bytes")}(text)}
	${choice(shape, members)}
	return nil
}`;
}

function choice(shape: UnionType, members: readonly Member[]): Code {
  const { by } = shape;
  switch (by.kind) {
    case "nothing":
      return nothing;
    case "tag": {
      const tagged = members.flatMap((each) => caseOf(each, each.variant.tags?.map(str) ?? []));
      return lines([
        code`switch tagOf(text, ${str(by.tag.wire)}) {`,
        ...tagged,
        code`}`,
        ofTypes(members.filter(({ variant }) => variant.tags === undefined)),
      ]);
    }
    case "json-type":
      return ofTypes(members);
    case "fields": {
      const told = members.filter(({ variant }) => variant.fields !== undefined);
      return lines([
        ...told.map((each) => byFields(each, told)),
        ofTypes(members.filter(({ variant }) => variant.fields === undefined)),
      ]);
    }
    default:
      return unreachable(by);
  }
}

/** Variants that their type of JSON tells apart. */
function ofTypes(members: readonly Member[]): Code {
  const cases = members.flatMap((each) => caseOf(each, each.variant.types.map(jsonType)));
  return cases.length === 0 ? nothing : lines([code`switch jsonTypeOf(text) {`, ...cases, code`}`]);
}

function jsonType(type: JsonType): Code {
  return code`${str(type)}`;
}

function caseOf(each: Member, values: readonly Hole[]): readonly Code[] {
  if (values.length === 0) return [];
  return [
    code`case ${list(values)}:
	${read(each)}`,
  ];
}

/** A value that has the properties of one variant only is of that one. */
function byFields(each: Member, told: readonly Member[]): Code {
  const has = ({ variant }: Member): Code =>
    code`hasFields(${list([code`text`, ...(variant.fields ?? []).map(str)])})`;
  const others = told.filter((other) => other !== each).map((other) => code` && !${has(other)}`);
  return code`if ${has(each)}${whole(others)} {
	${read(each)}
}`;
}

function whole(parts: readonly Code[]): Code {
  return parts.reduce((before, part) => code`${before}${part}`, nothing);
}

function read({ name }: Member): Code {
  return code`return decodeJSON(text, &v.${id(name)})`;
}
