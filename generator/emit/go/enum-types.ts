/** Lists of values as named types with constants: open by nature, since any text is of a text's type. */
import type { NamedShape } from "../../sdk/shapes/shape.js";
import { identifierOf } from "../../sdk/names/policy.js";
import type { Scope } from "../../sdk/names/scope.js";
import { type Code, code, lines, nothing, numberLiteral } from "../text/code.js";
import { cell, doc, id, str } from "./go-code.js";
import { goNames } from "./names.js";
import { schemaDeprecation, schemaTexts } from "../schema-docs.js";
import { namedDoc, schemaWords } from "./schema-docs.js";
import type { GoTypes } from "./types.js";

type EnumType = Extract<NamedShape, { readonly kind: "enum" }>;

const basicTypes = { string: "string", integer: "int", number: "float64" } as const;

/** The type of an enum and its values; `names` are those of the package, in which constants get theirs. */
export function enumType(shape: EnumType, name: string, types: GoTypes, names: Scope): Code {
  const { of, values, isOpen, schema } = shape;
  const texts = schemaTexts(schema);
  const docs = namedDoc(name, schemaWords(shape, types), texts);
  const constants = values.map((each) => {
    const own = names.take(name + identifierOf(each.name, "constant", goNames));
    const value = typeof each.value === "string" ? str(each.value) : numberLiteral(each.value);
    return code`${id(own)}${cell}${id(name)}${cell}= ${value}`;
  });
  const said = [
    ...docs,
    ...(isOpen ? ["The list of its values is open: others are valid, too."] : []),
  ];
  const declaration = code`${doc(said, schemaDeprecation([schema]))}
type ${id(name)} ${id(basicTypes[of])}`;
  const block =
    constants.length === 0
      ? nothing
      : code`${doc([`Values of ${name}. Responses may have others, which are kept.`])}
const (
	${lines(constants)}
)`;
  return lines([declaration, block], 1);
}
